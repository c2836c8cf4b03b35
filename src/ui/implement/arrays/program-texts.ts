import { copyText } from '#ui/kit/copy-text.ts';
import { defineElement } from '#ui/kit/define-element.ts';
import { part, say } from '#ui/kit/parts.ts';

/** The buttons that copy a program. The stylesheet alone shows the chosen language. */
defineElement('program-texts', (host, signal) => {
  for (const program of host.querySelectorAll('.program')) {
    const text = part(program, 'program-text', HTMLElement);
    const said = part(program, 'said', HTMLElement);
    const copy = async (): Promise<void> => {
      const code = text.querySelector('code')?.textContent ?? '';
      say(said, await copyText('The program', `${code}\n`));
    };
    program.querySelector('[data-do="copy"]')?.addEventListener('click', () => void copy(), { signal });
  }
});
