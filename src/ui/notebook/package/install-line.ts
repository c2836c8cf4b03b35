import { copyText } from '#ui/kit/copy-text.ts';
import { defineElement } from '#ui/kit/define-element.ts';
import { part, say } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';

/** The line that installs the package. Its address is where this page has come from, which a build may not know. */
defineElement('install-line', (host, signal) => {
  const { press } = wiring(host, signal);
  const line = part(host, 'line', HTMLElement);
  const said = part(host, 'said', HTMLElement);
  const file = host.querySelector('a')?.href;
  if (file !== undefined) part(host, 'address', HTMLElement).textContent = file;
  press('copy', () => void copyText('The line', line.textContent).then((words) => say(said, words)));
});
