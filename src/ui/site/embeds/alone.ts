/** The page of a single figure: it tells the page around it how high it is, and repeats the stretch of its address. */
import { addressQuery, onceRead } from '#ui/kit/address.ts';
import { knownFigure } from '#ui/figure/known-figures.ts';
import { parsePlay, repeatStretch } from './play.ts';
import { whenReady } from '#ui/kit/when-ready.ts';

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

onceRead(() => {
  const play = parsePlay(new URLSearchParams(addressQuery()).get('play'));
  if (!host || !play) return;
  whenReady(host, () => {
    const known = knownFigure(host);
    if (known) repeatStretch(host, known.figure, play);
  });
});
