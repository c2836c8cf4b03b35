import { defineElement } from '#ui/kit/define-element.ts';
import { part, say } from '#ui/kit/parts.ts';

/** The buttons that copy a program. The stylesheet alone shows the chosen language. */
defineElement('program-texts', (host, signal) => {
  for (const program of host.querySelectorAll('.program')) {
    const text = part(program, 'program-text', HTMLElement);
    const said = part(program, 'said', HTMLElement);
    const copy = async (): Promise<void> => {
      try {
        const code = text.querySelector('code')?.textContent ?? '';
        await navigator.clipboard.writeText(`${code}\n`);
        say(said, 'The program is copied.');
      } catch {
        say(said, 'The browser does not let this page copy: select the program, and copy it by hand.');
      }
    };
    program.querySelector('[data-do="copy"]')?.addEventListener('click', () => void copy(), { signal });
  }
});
