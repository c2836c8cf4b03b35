/** The page of examples: its frames are as high as their figures, and their lines can be copied. */
import { copyText } from '#ui/kit/copy-text.ts';
import { say } from '#ui/kit/parts.ts';

addEventListener('message', ({ source, data }: MessageEvent<{ type?: unknown; height?: unknown } | null>) => {
  if (data?.type !== 'cover-and-uncover:height' || typeof data.height !== 'number') return;
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.contentWindow === source) frame.height = String(data.height);
  }
});

const said = document.querySelector('[data-part="copied"]');
for (const button of document.querySelectorAll<HTMLElement>('[data-do="copy-lines"]')) {
  button.addEventListener('click', () => {
    const lines = document.getElementById(button.dataset['lines'] ?? '')?.textContent ?? '';
    void copyText('The code', lines).then((words) => said && say(said, words));
  });
}
