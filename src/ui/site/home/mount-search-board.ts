import type { EventKind } from '#history/index.ts';
import { drawStrip } from '#pictures/timeline/draw.ts';
import { stripView } from '#pictures/timeline/view.ts';
import type { HomeMoment, HomeRun } from '#scenarios/home-search.ts';
import { drawHomeBoard, homeMoment, homeOpening, homeRun, homeRunInParts } from '#scenarios/home-search.ts';
import { inFigures, inWords } from '#english/english.ts';
import { afterPaint } from '#ui/kit/after-paint.ts';
import { say, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { createTicker } from './ticker.ts';

/** How long each kind of moment is shown, in milliseconds. */
const PACE: Readonly<Record<EventKind, number>> = {
  start: 1_200,
  choose: 650,
  try: 750,
  'dead end': 1_300,
  retreat: 700,
  solution: 6_000,
  done: 6_000,
};
/** Updates per slice of solving: some milliseconds, on a phone too, where the first of them run before they are compiled. */
const SLICE = 2_000;
/** Decisions per Page Down or Page Up. */
const PAGE = 100;

/**
 * The board that searches by itself while it is on the screen in a visible tab, unless the system asks for reduced
 * motion. A press on the picture or the slider pauses; Play continues. `data-search` is `running`, `resting` (out of
 * sight) or `paused`.
 */
export function mountSearchBoard(host: HTMLElement, signal: AbortSignal): void {
  const { part, on } = wiring(host, signal);
  const board = part('board', SVGSVGElement);
  const strip = part('strip', SVGSVGElement);
  const range = part('step', HTMLInputElement);
  const story = part('story', HTMLElement);
  const count = part('count', HTMLElement);
  const said = part('said', HTMLElement);
  const play = part('play', HTMLButtonElement);
  const cross = part('cross', HTMLButtonElement);
  const runs = new Map<boolean, HomeRun>();
  const preparing = homeRunInParts(false);
  let mayCross = false;
  const opened = Number(range.value);
  let step = opened;
  const ticker = createTicker(host, advance, signal);

  /** The run that the switch asks for. */
  function run(): HomeRun {
    const known = runs.get(mayCross) ?? homeRun(mayCross);
    runs.set(mayCross, known);
    return known;
  }

  /** Prepares the first run in short tasks, unless a press needs it at once. */
  function prepareOn(): void {
    if (signal.aborted) return;
    const prepared = runs.has(false) ? null : preparing.next();
    if (prepared?.done) runs.set(false, prepared.value);
    setTimeout(runs.has(false) ? solveOn : prepareOn);
  }

  /**
   * Solves ahead in slices, so that the run is ready when a later step is shown. The first drawing takes several times as
   * long as the next ones, so it has a task of its own, in which nothing changes.
   */
  function solveOn(): void {
    if (signal.aborted) return;
    if (run().isWhole) {
      if (step === opened) show(step, false);
      return;
    }
    run().advance(SLICE);
    setTimeout(solveOn);
  }

  function show(to: number, isStep: boolean): HomeMoment {
    const shown = run();
    while (shown.recording.lastStep() < to && !shown.isWhole) shown.advance(SLICE);
    step = Math.max(0, Math.min(to, shown.recording.lastStep()));
    const moment = homeMoment(shown, step);
    host.classList.toggle('is-stepping', isStep);
    drawHomeBoard(board, moment);
    setText(story, moment.words);
    story.dataset['event'] = moment.view.isBroken ? 'crossing' : moment.frame.event;
    setText(count, `${moment.laid} of ${inFigures(shown.problem.pieces.length, 'piece')}`);
    range.value = String(step);
    range.setAttribute('aria-valuetext', `step ${inWords(step)} of ${inWords(Number(range.max))}: ${moment.words}`);
    return moment;
  }

  /** Shows the next decision, after the last one the first; returns its time in milliseconds. */
  function advance(): number {
    const next = step >= Number(range.max) ? 0 : step + 1;
    return PACE[show(next, true).frame.event];
  }

  function showState(): void {
    const isOn = ticker.state !== 'paused';
    play.toggleAttribute('data-playing', isOn);
    play.setAttribute('aria-label', isOn ? 'Pause the search' : 'Play the search');
  }

  function pause(): void {
    ticker.pause();
    showState();
  }

  function switchTo(crossing: boolean): void {
    if (crossing !== mayCross) return;
    const chosen = run();
    chosen.advance();
    const { recording } = chosen;
    const last = recording.lastStep();
    range.max = String(last);
    const opening = homeOpening(chosen, crossing);
    drawStrip(strip, stripView({ recording, zoom: 'decisions', last, step: opening }));
    say(said, show(opening, false).words);
    host.dataset['crossing'] = crossing ? 'allowed' : 'forbidden';
  }

  on(play, 'click', () => {
    if (ticker.state === 'paused') ticker.play();
    else ticker.pause();
    showState();
  });
  on(cross, 'click', () => {
    pause();
    mayCross = !mayCross;
    cross.setAttribute('aria-checked', String(mayCross));
    const crossing = mayCross;
    afterPaint(() => switchTo(crossing), signal);
  });
  on(part('picture', HTMLElement), 'pointerdown', pause);
  let before = step;
  on(range, 'pointerdown', () => {
    pause();
    before = step;
  });
  // A swipe that scrolls the page must not move the slider.
  on(range, 'pointercancel', () => show(before, false));
  on(range, 'input', () => {
    pause();
    show(Number(range.value), false);
  });
  on(range, 'keydown', (event) => {
    const page = { PageDown: PAGE, PageUp: -PAGE }[event.key];
    if (page === undefined) return;
    event.preventDefault();
    pause();
    show(step + page, false);
  });

  // Mounting and encoding are tasks of their own, so that none is long.
  setTimeout(prepareOn);
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) ticker.play();
  showState();
}
