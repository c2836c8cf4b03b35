import type { Matrix } from '#dlx/index.ts';
import { extentOf } from '#pictures/race/view.ts';
import { type Ghost, ghostOf, ghostWords, withGhost } from '#exhibits/race-ghosts.ts';
import { type Ran, clockWords, guessWords, lengthOf, orderWords, runsOf, standingAt } from '#exhibits/race-replay.ts';
import {
  budgetOf,
  choosersOf,
  resultWords,
  runnerOf,
  RUNNERS,
  startingStandings,
  timeWords,
} from '#exhibits/race-words.ts';
import { seedSetting } from '#player/seed.ts';
import { inFigures } from '#english/english.ts';
import type { FromRacer } from '#workers/race-protocol.ts';
import { mountSettings } from '#ui/figure/settings-controls.ts';
import { fetchAtPress, fetchPart } from '#ui/kit/fetch-part.ts';
import { ownSettings } from '#ui/kit/own-settings.ts';
import { setDisabled, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { openWorker } from '#ui/kit/worker.ts';
import { lanesAt, startOf } from '#pictures/lanes/view.ts';
import type * as RacePictures from './race-pictures.ts';
import { mountReplay } from './replay.ts';
import { mountSeed } from '../kit/seed.ts';
import { writeTable } from './table.ts';
import { defineElement } from '#ui/kit/define-element.ts';

/** The words before the replay has ended. */
const REPLAYED = 'The race is over; this is the replay.';

/**
 * Five choosers on one problem and one clock. A worker runs the race and records it; then the page replays it on the
 * clock of updates. The code that draws it is fetched when it is first drawn.
 */
function mountRace(host: HTMLElement, signal: AbortSignal): void {
  const { part, press, on } = wiring(host, signal);
  const problem = part('problem', HTMLSelectElement);
  const budgets = part('budget', HTMLSelectElement);
  const seed = part('seed', HTMLInputElement);
  const guess = part('guess', HTMLSelectElement);
  const notice = part('notice', HTMLElement);
  const said = part('said', HTMLElement);
  const time = part('clock', HTMLElement);
  const controls = part('replay', HTMLElement);
  const earlier = part('earlier', HTMLElement);
  const lanes = part('lanes', SVGSVGElement);
  const chart = part('chart', SVGSVGElement);
  const choices = { problem: valuesOf(problem), budget: valuesOf(budgets) };

  const own = ownSettings(host, choices, seedSetting);

  /** The race with these settings, empty before it is run; and in `ghosts` the results of past races. */
  let runs: readonly Ran[] = [];
  let ghosts: readonly Ghost[] = [];
  let lit: string | null = null;
  let race = 0;
  let isOn = false;
  /** True once the worker has been sent the race. */
  let hasBegun = false;
  let pictures: Promise<typeof RacePictures> | null = null;

  const limit = (): ReturnType<typeof budgetOf> => budgetOf(own.now['budget'] ?? '');
  const titleNow = (): string => `${problem.selectedOptions[0]?.text ?? ''}, seed ${own.now['seed'] ?? ''}`;
  const ghostsNow = (): Ghost[] => ghosts.filter(({ title }) => title !== titleNow());

  const draw = async (): Promise<void> => {
    pictures ??= fetchPart(host, 'the pictures', () => import('./race-pictures.ts'), signal);
    const { drawLanes, drawRace } = await pictures;
    if (signal.aborted) return;
    const lines = runs.map((ran) => {
      const { chooser, profile } = standingAt(ran, replay.clock);
      return { id: runnerOf(chooser), name: runnerOf(chooser), profile };
    });
    const extent = runs.length > 0 ? extentOf(runs.map(({ standing }) => standing)) : null;
    const view = runs.length > 0 ? lanesAt(runs, replay.clock, ghostsNow(), lit) : startOf(RUNNERS, ghostsNow(), lit);
    drawLanes(lanes, view, { id: `${host.id}-lanes`, title: nameOf(lanes) });
    drawRace(chart, { lines, lit, extent }, { id: `${host.id}-chart`, title: nameOf(chart) });
  };

  /** Shows the race at a time of its clock, and returns the words for it. */
  const show = (clock: number): string => {
    const standings = runs.map((ran) => standingAt(ran, clock));
    writeTable(host, runs.length > 0 ? standings : startingStandings(own.now['seed']), limit());
    const words = runs.length > 0 ? clockWords(standings, clock) : 'Nobody has started.';
    const isOver = runs.length > 0 && clock === lengthOf(runs);
    // The result stays hidden until the replay has ended.
    if (runs.length > 0 && !isOver) setText(said, REPLAYED);
    const total = standings.reduce((sum, { elapsed }) => sum + elapsed, 0);
    const took = isOver ? `; ${timeWords(total)} for all five` : '';
    setText(time, runs.length > 0 ? `${inFigures(clock, 'update')} on the clock${took}.` : words);
    void draw();
    return words;
  };

  const rested = (): void => {
    if (runs.length === 0) return;
    own.goTo(replay.clock);
    if (replay.clock === lengthOf(runs)) sayResult();
  };

  const sayResult = (): void => {
    const standings = runs.map(({ standing }) => standing);
    setText(
      said,
      ['The race is over.', guessWords(guess.value, standings), orderWords(standings), resultWords(standings, limit())]
        .filter((words) => words !== '')
        .join(' '),
    );
  };

  const showControls = (): void => {
    setDisabled(start, isOn);
    setDisabled(stop, !isOn);
    for (const control of [problem, budgets, seed]) control.disabled = isOn;
    controls.hidden = runs.length === 0;
    const others = ghostsNow();
    earlier.hidden = others.length === 0;
    setText(part('ghosts', HTMLElement), ghostWords(others));
  };

  /** Goes back to the start line; the results of earlier races stay. */
  const clear = (): void => {
    runs = [];
    replay.load(null);
    setText(said, 'Guess who finishes first, then press Start.');
    showControls();
  };

  const end = (words: string): void => {
    isOn = false;
    host.removeAttribute('data-racing');
    setText(said, words);
    showControls();
  };

  const receive = (message: FromRacer): void => {
    if (message.race !== race) return;
    if (message.kind === 'failed') {
      end(`The race failed: ${message.message}.`);
    } else if (message.kind === 'clock') {
      setText(time, `Running: ${inFigures(message.clock, 'update')} on the clock so far.`);
    } else {
      const { standings, tracks } = message;
      runs = runsOf(standings, tracks);
      ghosts = withGhost(ghosts, ghostOf(titleNow(), standings));
      end(REPLAYED);
      setText(start, 'Start again');
      replay.load(lengthOf(runs));
      if (own.step === null) replay.play();
      else replay.seek(own.step);
      if (replay.clock === lengthOf(runs)) sayResult();
    }
  };

  const worker = openWorker('race', receive, (why) => {
    if (isOn) end(`The race failed: ${why}.`);
  });
  signal.addEventListener('abort', () => worker.close());

  const go = async (): Promise<void> => {
    if (isOn) return;
    isOn = true;
    hasBegun = false;
    race += 1;
    const number = race;
    host.dataset['racing'] = '';
    clear();
    setText(said, `The race is on: ${problem.selectedOptions[0]?.text ?? ''}.`);
    const matrix = await fetchMatrix(own.now['problem'] ?? '').catch((error: unknown) => {
      if (number === race) end((error as Error).message);
    });
    if (signal.aborted || !matrix || number !== race) return;
    hasBegun = true;
    const choosers = choosersOf(own.now['seed'] ?? '');
    worker.post({ kind: 'start', race, matrix, choosers, budget: limit() });
  };

  const begin = (): void => {
    own.goTo(null);
    void go();
  };
  const callOff = (): void => {
    if (!isOn) return;
    if (hasBegun) {
      worker.post({ kind: 'stop', race });
    } else {
      race += 1;
      end('The race was called off before it started.');
    }
  };
  const change = (name: string, value: string): void => {
    own.set({ [name]: value });
    setText(start, 'Start');
    clear();
  };
  const forget = (): void => {
    ghosts = ghosts.filter(({ title }) => runs.length > 0 && title === titleNow());
    showControls();
    start?.focus();
    void draw();
  };

  const start = press('start', begin);
  const stop = press('stop', callOff);
  press('forget', forget);
  mountSettings(host, signal, change).update(own.now);
  mountSeed(seed, notice, own.now['seed'] ?? '', signal, (value) => change('seed', value));
  const replay = mountReplay(host, show, rested, signal);

  // Pointing at a runner in the table, or at its lane or line, highlights all three.
  const point = (event: Event): void => {
    const mark = event.target instanceof Element ? event.target.closest('[data-runner]') : null;
    const runner = mark?.getAttribute('data-runner') ?? null;
    if (runner === lit) return;
    lit = runner;
    for (const row of host.querySelectorAll<HTMLElement>('tr[data-runner]')) {
      row.classList.toggle('is-lit', row.dataset['runner'] === lit);
    }
    void draw();
  };
  const stage = part('stage', HTMLElement);
  on(stage, 'pointerover', point);
  on(stage, 'pointerleave', point);

  showControls();
  if (own.now['seed'] !== seedSetting['seed']?.standard) {
    writeTable(host, startingStandings(own.now['seed']), limit());
  }
  // A link to a moment of a race starts the race.
  if (own.step !== null) void go();
}

async function fetchMatrix(problem: string): Promise<Matrix | undefined> {
  const { raceProblems } = await fetchAtPress('the race', () => import('./race-problems.ts'));
  return raceProblems[problem]?.matrix();
}

function nameOf(picture: SVGSVGElement): string {
  return picture.getAttribute('aria-label') ?? '';
}

function valuesOf(select: HTMLSelectElement): string[] {
  // `choices` expects the default first.
  const options = Array.from(select.options).sort((a, b) => Number(b.defaultSelected) - Number(a.defaultSelected));
  return options.map(({ value }) => value);
}

defineElement('race-figure', mountRace);
