import type { EncodingName } from '#puzzles/ripple-effect/encodings.ts';
import type { ComparisonTurn } from '#workers/encodings.ts';
import type * as Results from './results.ts';
import { type GuessKind, type Guesses, NO_GUESSES, readGuesses, writeGuesses } from './guesses.ts';
import { fetchAtPress, fetchPart } from '#ui/kit/fetch-part.ts';
import { ownSettings } from '#ui/kit/own-settings.ts';
import { setDisabled, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { mountSettings } from '#ui/figure/settings-controls.ts';
import { openTask } from '#ui/kit/worker.ts';

/** Milliseconds between two turns of the clock; 0 with reduced motion. */
const PAUSE_MS = 35;

const written = {
  guesses: {
    standard: NO_GUESSES,
    noun: 'list of guesses',
    accepts: (text: string) => readGuesses(text) !== null,
  },
};

/**
 * The same puzzle in every encoding, in a worker. The reader guesses first, and the answers stay covered until the
 * run. The code that fills the table is fetched with the first run.
 */
export function mountEncodings(host: HTMLElement, signal: AbortSignal): void {
  const { part, press, on } = wiring(host, signal);
  const puzzles = part('puzzle', HTMLSelectElement);
  const clock = part('clock', HTMLElement);
  const said = part('said', HTMLElement);
  const selects = Array.from(host.querySelectorAll<HTMLSelectElement>('select[data-guess]'));
  const choices = { puzzle: Array.from(puzzles.options, ({ value }) => value) };

  const own = ownSettings(host, choices, written);
  const worker = openTask('encodings', signal, {
    progress: showTurn,
    done(times) {
      results?.showTimes(host, times);
      worker.close();
    },
    failed: (why) => fail(`The run failed: ${why}.`),
  });
  let latest = 0;
  /** The code that fills the table, once it has been fetched. */
  let results: typeof Results | null = null;
  const guesses = (): Guesses => readGuesses(own.now['guesses'] ?? '') ?? readGuesses(NO_GUESSES)!;

  function setState(state: 'guessing' | 'running' | 'run'): void {
    host.dataset['state'] = state;
    const isOn = state === 'running';
    for (const control of [puzzles, ...selects]) control.disabled = isOn;
    setDisabled(start, isOn);
    setDisabled(stop, !isOn);
    setText(start, state === 'run' ? 'Run again' : 'Run all seven');
  }

  /** Covers the answers, and removes the marks. */
  function cover(): void {
    worker.close();
    setState('guessing');
    setText(clock, 'Not run yet.');
    setText(said, '');
    for (const mark of host.querySelectorAll('[data-mark]')) setText(mark, '');
  }

  function keep(name: string, value: string): void {
    own.set({ [name]: value });
    if (host.dataset['state'] !== 'guessing') cover();
  }

  async function showPuzzle(): Promise<void> {
    const puzzle = own.now['puzzle'] ?? '';
    results ??= await fetchPart(host, 'the table', () => import('./results.ts'), signal);
    if (!signal.aborted && puzzle === own.now['puzzle']) results.showSizes(host, puzzle);
  }

  function fail(words: string): void {
    cover();
    setText(clock, '');
    setText(said, words);
    // The numbers of a run that broke off are not results, so the table goes back to the sizes.
    results?.showSizes(host, own.now['puzzle'] ?? '');
  }

  async function run(): Promise<void> {
    if (host.dataset['state'] === 'running') return;
    cover();
    setState('running');
    latest += 1;
    const number = latest;
    setText(said, `Running the encodings: ${puzzles.selectedOptions[0]?.text ?? ''}.`);
    const isOver = (): boolean => number !== latest || host.dataset['state'] !== 'running';
    try {
      results ??= await fetchAtPress('the table', () => import('./results.ts'));
    } catch (error) {
      if (!isOver()) fail((error as Error).message);
      return;
    }
    if (signal.aborted || isOver()) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const puzzle = results.puzzleOf(own.now['puzzle'] ?? '');
    worker.begin({ puzzle, pause: isStill ? 0 : PAUSE_MS });
  }

  function showTurn({ runs, clock, isOver }: ComparisonTurn): void {
    if (!results) return;
    results.showRuns(host, runs, clock, isOver);
    if (!isOver) return;
    setState('run');
    const puzzle = results.puzzleOf(own.now['puzzle'] ?? '');
    setText(said, results.showEnd(host, puzzle, runs, guesses()));
  }

  const start = press('start', () => void run());
  const stop = press('stop', () => {
    if (host.dataset['state'] === 'running') fail('Stopped before the end.');
  });
  const controls = mountSettings(host, signal, (name, value) => {
    keep(name, value);
    void showPuzzle();
  });
  controls.update(own.now);
  for (const select of selects) {
    const name = select.dataset['encoding'] as EncodingName;
    const kind = select.dataset['guess'] as GuessKind;
    select.value = guesses()[kind][name] ?? '';
    on(select, 'change', () => {
      const now = guesses();
      const letters = { ...now[kind], [name]: select.value === '' ? undefined : select.value };
      keep('guesses', writeGuesses({ ...now, [kind]: letters }));
    });
  }
  cover();
  if (own.now['puzzle'] !== choices.puzzle[0]) void showPuzzle();
}
