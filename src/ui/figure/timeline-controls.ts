/** The timeline of a run: its buttons, its strip, and what its slider says. The slider itself is in `scrub.ts`. */
import type { Lens } from '#player/lens.ts';
import type { Player } from '#player/player.ts';
import type { TimelineView } from '#player/timeline-view.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { atTouch } from './at-touch.ts';
import type { Figure } from './figure.ts';
import { showBlocked, showSlider } from './show-controls.ts';
import { mountScrub } from './scrub.ts';
import type { StripPlace } from './strip.ts';

/** Least milliseconds between two announcements of a slider that moves by itself. */
const SPEAK_EVERY = 2_500;

/**
 * Wires the transport, and the strip with its slider, to the player of a figure. `settled` is called when the
 * reader has settled on a step (not while dragging).
 */
export function mountTimeline(host: HTMLElement, figure: Figure, settled: () => void, signal: AbortSignal) {
  const { player } = figure;
  const { part, button, press } = wiring(host, signal);
  const range = part('step', HTMLInputElement);
  const position = part('position', HTMLElement);
  const strip = part('strip', SVGSVGElement);
  const play = button('play');
  /** `Play figure 2.1` */
  const playName = play?.getAttribute('aria-label') ?? 'Play';
  const builtLast = Number(range.max);
  const updateStrip = atTouch<StripPlace>(
    host,
    async () => {
      const { createStrip } = await fetchPart(host, 'the strip', () => import('./strip.ts'), signal);
      return createStrip(host, strip, player, signal, () => figure.run);
    },
    signal,
    'at touch',
    () => (strip.dataset['ready'] = ''),
  );
  const acts = (name: string, act: () => void): void => {
    press(name, () => {
      act();
      settled();
    });
  };
  acts('previous', () => player.move(-1));
  acts('play', () => togglePlay(player));
  acts('next', () => player.move(1));
  mountScrub(range, figure, settled, signal);

  let spokenAt = -Infinity;
  let spokenStep = -1;

  /** Sets what the slider announces, but not at every picture while a run plays or grows. */
  function speak(text: string): void {
    const now = performance.now();
    const isBusy = player.playing || (player.step === spokenStep && !player.recording.finished);
    if (isBusy && now - spokenAt < SPEAK_EVERY) return;
    spokenAt = now;
    spokenStep = player.step;
    range.setAttribute('aria-valuetext', text);
  }

  return {
    /**
     * Updates the controls to the view; called once for each picture.
     *
     * @param lens the part of the run that the strip covers
     * @param isBuilt true for the moment that was drawn at build time
     */
    update(view: TimelineView, lens: Lens, isBuilt: boolean): void {
      showSlider(range, { ...view.slider, min: lens.from, max: lens.to });
      range.toggleAttribute('data-away', player.step < lens.from || player.step > lens.to);
      speak(view.slider.words);
      setText(position, view.position);
      showBlocked(host, view.blocked);
      play?.setAttribute('aria-label', view.isPlaying ? playName.replace('Play', 'Pause') : playName);
      play?.toggleAttribute('data-playing', view.isPlaying);
      updateStrip({ lens, reveal: view.reveal }, isBuilt && player.last === builtLast);
    },
  };
}

/** Plays, or pauses. */
export function togglePlay(player: Player): void {
  if (player.playing) player.pause();
  else player.play();
}
