import { drawStrip, moveCursor } from '../../pictures/timeline/draw.ts';
import { cursorAt } from '../../pictures/timeline/layout.ts';
import type { Names, Recording } from '../../history/index.ts';
import { caption, ZOOMS } from '../../history/index.ts';
import { LONG } from '../../player/lengths.ts';
import type { Player } from '../../player/player.ts';
import { positionWords, speedWords, valueText } from '../../player/control-words.ts';
import { mountJumps } from './jumps.ts';
import type { LensControl } from './lens-control.ts';
import { fetchPart } from '../page/fetch-part.ts';
import { firstTouch } from '../page/first-touch.ts';
import { button, onPress, optionalPart, part, setDisabled, setText } from '../page/parts.ts';
import { SPEED_TICKS, speedAt, tickOf } from './speed.ts';

export interface TimelineControls {
  /**
   * Brings the controls up to the player: once for each picture. The caption is not said aloud while
   * `isQuiet`: somebody else says what has changed.
   */
  update(names: Names, isQuiet?: boolean): void;
}

/** How often a slider that moves by itself is read out, in milliseconds. */
const SPEAK_EVERY = 2_500;

/** How often the strip of a growing run is drawn again, in milliseconds. */
const STRIP_EVERY = 200;

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
  const captionLine = part(host, 'caption', HTMLElement);
  const strip = part(host, 'strip', SVGSVGElement);
  const play = button(host, 'play');

  const then = (action: () => void) => () => {
    action();
    committed();
  };
  const first = onPress(
    host,
    'first',
    then(() => player.seek(0)),
    signal,
  );
  const previous = onPress(
    host,
    'previous',
    then(() => player.move(-1)),
    signal,
  );
  const next = onPress(
    host,
    'next',
    then(() => player.move(1)),
    signal,
  );
  const last = onPress(
    host,
    'last',
    then(() => player.seek(player.last)),
    signal,
  );
  play?.addEventListener(
    'click',
    then(() => togglePlay(player)),
    { signal },
  );

  range.addEventListener('input', () => player.seek(range.valueAsNumber), { signal });
  range.addEventListener('change', committed, { signal });
  zoom.addEventListener(
    'change',
    then(() => player.setZoom(ZOOMS.find((name) => name === zoom.value) ?? 'decisions')),
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
  const lensParts = ['lens', 'lens-tools'].map((name) => optionalPart(host, name, HTMLElement));
  let lens: LensControl | null = null;
  let isLensAsked = false;
  const jumps = mountJumps(host, player, committed, signal);

  let wasPlaying = false;
  let spokenAt = -Infinity;
  let spokenStep = -1;
  let drawn: { recording: Recording; last: number; at: number; finished: boolean } | null = null;
  let later = 0;
  signal.addEventListener('abort', () => clearTimeout(later));

  /** Only a long run has a lens, and nobody moves it before the first touch. */
  async function fetchLens(): Promise<void> {
    if (isLensAsked) return;
    isLensAsked = true;
    await firstTouch();
    const { mountLens } = await fetchPart(host, 'the lens', () => import('./lens-control.ts'), signal); // prettier-ignore
    if (signal.aborted) return;
    lens = mountLens(host, player, committed, redraw, signal);
    redraw();
  }

  function updateStrip(): void {
    const { recording } = player;
    const lastStep = player.last;
    const stale =
      drawn?.recording !== recording ||
      drawn.last !== lastStep ||
      drawn.finished !== recording.finished;
    const now = performance.now();
    const hurry = drawn?.recording !== recording || recording.finished;
    const wait = hurry ? 0 : (drawn?.at ?? 0) + STRIP_EVERY - now;
    clearTimeout(later);
    if (stale && wait <= 0) {
      drawn = { recording, last: lastStep, at: now, finished: recording.finished };
      drawStrip(strip, {
        buckets: recording.overview(),
        zoom: player.zoom,
        last: lastStep,
        step: player.step,
        deepest: recording.totals.profile.length - 1,
      });
      return;
    }
    // A run that pauses sends nothing more; the strip must not stay behind it.
    if (stale) later = window.setTimeout(updateStrip, wait);
    moveCursor(strip, cursorAt(player.step, lastStep));
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
    update(names, isQuiet = false) {
      const { frame, step, last: end, recording, playing } = player;
      const isLong = end >= LONG;
      for (const one of lensParts) if (one) one.hidden = !isLong;
      if (isLong) void fetchLens();
      lens?.update();
      jumps.update();
      const { from, to } = lens?.lens ?? { from: 0, to: end };
      range.min = String(from);
      range.max = String(to);
      range.valueAsNumber = step;
      range.style.setProperty('--at', String(to === from ? 0 : (step - from) / (to - from)));
      speak(valueText(step, recording, end, frame, names));
      zoom.value = player.zoom;
      speed.valueAsNumber = tickOf(player.speed);
      speed.style.setProperty('--at', String(speed.valueAsNumber / SPEED_TICKS));
      speed.setAttribute('aria-valuetext', speedWords(player.speed));
      setText(speedText, speedWords(player.speed));
      setText(position, positionWords(step, recording, end));
      position.style.setProperty('--digits', String(String(end).length));
      // The slider says its own caption; a second voice would only repeat it.
      const spoken = !playing && !isQuiet && document.activeElement !== range;
      const words = caption(frame, names);
      if (spoken && captionLine.getAttribute('aria-live') === 'off' && wasPlaying) {
        // Playing has just ended, and nobody has said where: the words are put there once more.
        captionLine.textContent = '';
        requestAnimationFrame(() => setText(captionLine, words));
      } else setText(captionLine, words);
      captionLine.setAttribute('aria-live', spoken ? 'polite' : 'off');
      wasPlaying = playing;
      setDisabled(first, step === 0);
      setDisabled(previous, step === 0);
      setDisabled(next, step >= end);
      setDisabled(last, step >= end);
      play?.setAttribute('aria-label', playing ? 'Pause' : 'Play');
      play?.toggleAttribute('data-playing', playing);
      updateStrip();
    },
  };
}

/** Plays, or pauses. */
export function togglePlay(player: Player): void {
  if (player.playing) player.pause();
  else player.play();
}
