/** The page of a single figure: it tells the page around it how high it is, and repeats the stretch of its address. */
import { addressQuery, onceRead } from '#ui/kit/address.ts';
import { knownFigure } from '#ui/figure/known-figures.ts';
import { parsePlay, repeatStretch } from './play.ts';

/** The message to the page around it; `/embed/` documents it. */
interface HeightMessage {
  readonly type: 'cover-and-uncover:height';
  /** The id of the figure. */
  readonly figure: string;
  /** In CSS pixels. */
  readonly height: number;
}

const host = document.querySelector<HTMLElement>('main .figure-host, main .figure');

function tellHeight(): void {
  if (window.parent === window || !host) return;
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  const message: HeightMessage = { type: 'cover-and-uncover:height', figure: host.id, height };
  // It says nothing that the page around it must not know.
  window.parent.postMessage(message, '*');
}

new ResizeObserver(tellHeight).observe(document.body);
addEventListener('load', tellHeight);

/** Waits for the code of the figure, which comes when it is near the screen. */
function whenReady(element: HTMLElement, act: () => void): void {
  if ('ready' in element.dataset) {
    act();
    return;
  }
  const observer = new MutationObserver(() => {
    if (!('ready' in element.dataset)) return;
    observer.disconnect();
    act();
  });
  observer.observe(element, { attributeFilter: ['data-ready'] });
}

onceRead(() => {
  const play = parsePlay(new URLSearchParams(addressQuery()).get('play'));
  if (!host || !play) return;
  whenReady(host, () => {
    const known = knownFigure(host);
    if (known) repeatStretch(host, known.figure, play);
  });
});
