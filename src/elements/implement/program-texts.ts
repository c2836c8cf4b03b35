import { copyText } from '../page/copy-text.ts';
import { defineElement } from '../page/define-element.ts';
import { part, say } from '../page/parts.ts';

/** The buttons that copy a program. Choosing a language is a matter of the sheet alone. */
defineElement('program-texts', (host, signal) => {
  const said = part(host, 'said', HTMLElement);
  for (const program of host.querySelectorAll('.program')) {
    const text = part(program, 'program-text', HTMLElement);
    const copy = program.querySelector('[data-do="copy"]');
    copy?.addEventListener(
      'click',
      () => void copyText('The program', `${text.querySelector('code')?.textContent ?? ''}\n`).then((words) => say(said, words)), // prettier-ignore
      { signal },
    );
  }
});
