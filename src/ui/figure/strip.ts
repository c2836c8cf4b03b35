import type { Recording, Reveal } from '#history/index.ts';
import { drawStrip } from '#pictures/timeline/draw.ts';
import { type StripView, stripView } from '#pictures/timeline/view.ts';
import type { Lens } from '#player/lens.ts';
import type { Player } from '#player/player.ts';
import type { Run } from '#player/run.ts';
import { mountSolvingBar } from './solving-bar.ts';

/** Milliseconds between two drawings of the strip of a growing run. */
const STRIP_EVERY = 200;

/** What a strip covers, and whether it shows what comes next. */
export interface StripPlace {
  readonly lens: Lens;
  readonly reveal: Reveal;
}

/**
 * Keeps the strip of a timeline and the bar of a long search up to date.
 *
 * @returns a function to call at each picture, with the part of the run to cover
 */
export function createStrip(
  host: HTMLElement,
  strip: SVGSVGElement,
  player: Player,
  signal: AbortSignal,
  run: () => Run,
): (place: StripPlace) => void {
  let drawn: {
    readonly recording: Recording;
    readonly lens: Lens;
    readonly at: number;
    readonly finished: boolean;
    readonly zoom: string;
    readonly view: StripView;
  } | null = null;
  let later = 0;
  const solving = mountSolvingBar(host, run, signal);
  signal.addEventListener('abort', () => clearTimeout(later));

  return function update({ lens, reveal }: StripPlace): void {
    const { recording, zoom, step } = player;
    const { finished } = recording;
    solving();
    clearTimeout(later);
    const isSame = drawn?.recording === recording && drawn.zoom === zoom;
    const isThere = isSame && drawn?.lens.from === lens.from && drawn.lens.to === lens.to;
    if (drawn && isThere && drawn.finished === finished) {
      // The run is the same; only how much of it is shown has changed.
      const isAsShown = drawn.view.reveal === reveal && (reveal === 'all' || drawn.view.step === step);
      if (!isAsShown) show({ ...drawn, view: { ...drawn.view, reveal, step } });
      return;
    }
    const now = performance.now();
    const hurry = !isSame || finished || lens.from > 0 || reveal === 'past';
    const wait = hurry ? 0 : (drawn?.at ?? 0) + STRIP_EVERY - now;
    // A run that pauses sends nothing more; the strip must not stay behind it.
    if (wait > 0) later = window.setTimeout(() => update({ lens, reveal }), wait);
    else show({ recording, lens, at: now, finished, zoom, view: stripView(player, lens, reveal) });
  };

  function show(next: NonNullable<typeof drawn>): void {
    drawn = next;
    drawStrip(strip, next.view);
  }
}
