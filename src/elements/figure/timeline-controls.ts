import { ZOOMS } from '../../history/index.ts';
import type { Player } from '../../player/player.ts';
import { speedAt } from '../../player/speed.ts';
import type { TimelineView } from '../../player/timeline-view.ts';
import { mountJumps } from './jumps.ts';
import { late } from './late.ts';
import type { LensControl } from './lens-control.ts';
import { fetchPart } from '../page/fetch-part.ts';
import { firstTouch } from '../page/first-touch.ts';
import { button, onPress, optionalPart, part, setText } from '../page/parts.ts';
import { showBlocked, showSlider } from './show-controls.ts';

export interface TimelineControls {
  /**
   * Brings the controls up to the view: once for each picture.
   *
   * @param isBuilt true for the moment that was drawn at build time
   */
  update(view: TimelineView, isBuilt: boolean): void;
}

/** How often a slider that moves by itself is read out, in milliseconds. */
const SPEAK_EVERY = 2_500;

/**
 * Wires the transport, the slider, the zoom, the speed and the strip to a player.
 * `committed` is called when the reader has settled on a step (not while dragging), `redraw` when the
 * controls have changed and the step has not.
 */
export function mountTimeline(
  host: HTMLElement,
  player: Player,
  committed: () => void,
  redraw: () => void,
  signal: AbortSignal,
): TimelineControls {
  const range = part(host, 'step', HTMLInputElement);
  const zoom = part(host, 'zoom', HTMLSelectElement);
  const speed = part(host, 'speed', HTMLInputElement);
  const speedText = part(host, 'speed-words', HTMLElement);
  const position = part(host, 'position', HTMLElement);
  const strip = part(host, 'strip', SVGSVGElement);
  const play = button(host, 'play');
  const builtLast = Number(range.getAttribute('max'));
  const updateStrip = late<null>(
    host,
    async () => {
      const { createStrip } = await fetchPart(host, 'the overview', () => import('./strip.ts'), signal); // prettier-ignore
      return createStrip(strip, player, signal);
    },
    signal,
    'at first touch',
    () => (strip.dataset['live'] = ''),
  );

  const acts = {
    first: () => player.seek(0),
    previous: () => player.move(-1),
    play: () => togglePlay(player),
    next: () => player.move(1),
    last: () => player.seek(player.last),
  };
  for (const [name, act] of Object.entries(acts)) {
    onPress(
      host,
      name,
      () => {
        act();
        committed();
      },
      signal,
    );
  }
  range.addEventListener('input', () => player.seek(range.valueAsNumber), { signal });
  range.addEventListener('change', committed, { signal });
  zoom.addEventListener(
    'change',
    () => {
      player.setZoom(ZOOMS.find((name) => name === zoom.value) ?? 'decisions');
      committed();
    },
    { signal },
  );
  speed.addEventListener('input', () => player.setSpeed(speedAt(speed.valueAsNumber)), { signal });
  strip.addEventListener(
    'pointerdown',
    (event) => {
      const box = strip.getBoundingClientRect();
      player.seek(((event.clientX - box.left) / box.width) * player.last);
      committed();
    },
    { signal },
  );

  player.setSpeed(speedAt(speed.valueAsNumber));
  mountJumps(host, player, committed, signal);
  const jumps = optionalPart(host, 'jumps', HTMLElement);
  const lensParts = ['lens', 'lens-tools'].map((name) => optionalPart(host, name, HTMLElement));
  let lens: LensControl | null = null;
  let isLensAsked = false;

  let spokenAt = -Infinity;
  let spokenStep = -1;

  /** The lens can only be taken hold of by a reader who is there; until then the slider has it all. */
  async function fetchLens(): Promise<void> {
    if (isLensAsked) return;
    isLensAsked = true;
    await firstTouch();
    const { mountLens } = await fetchPart(host, 'the lens', () => import('./lens-control.ts'), signal); // prettier-ignore
    if (signal.aborted) return;
    lens = mountLens(host, player, committed, redraw, signal);
    redraw();
  }

  /** What the slider says; a run that plays or grows is not read out at every picture. */
  function speak(text: string): void {
    const now = performance.now();
    const isBusy = player.playing || (player.step === spokenStep && !player.recording.finished);
    if (isBusy && now - spokenAt < SPEAK_EVERY) return;
    spokenAt = now;
    spokenStep = player.step;
    range.setAttribute('aria-valuetext', text);
  }

  return {
    update(view, isBuilt) {
      for (const one of lensParts) if (one) one.hidden = !view.hasLens;
      if (view.hasLens) void fetchLens();
      // What has once been there stays, whatever the reader makes of the problem.
      if (jumps && view.hasJumps) jumps.hidden = false;
      showSlider(range, lens?.narrow(view.slider) ?? view.slider);
      speak(view.slider.words);
      showSlider(speed, view.speed);
      speed.setAttribute('aria-valuetext', view.speed.words);
      setText(speedText, view.speed.words);
      setText(position, view.position);
      position.style.setProperty('--digits', String(view.digits));
      showBlocked(host, view.blocked);
      play?.setAttribute('aria-label', view.isPlaying ? 'Pause' : 'Play');
      play?.toggleAttribute('data-playing', view.isPlaying);
      updateStrip(null, isBuilt && player.last === builtLast);
    },
  };
}

/** Plays, or pauses. */
export function togglePlay(player: Player): void {
  if (player.playing) player.pause();
  else player.play();
}
