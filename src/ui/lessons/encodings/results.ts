/** Writes a run into the table of encodings, and draws the pictures below it. */
import { type Proof, drawProof, proofWords } from '#pictures/ripple-effect/draw-proof.ts';
import { type EncodingRun, compare, compared } from '#puzzles/ripple-effect/compare.ts';
import type { RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';
import { type Guesses, scoreWords, YARDSTICK } from './guesses.ts';
import { markGuesses } from './marks.ts';
import { encodingPuzzles } from './puzzles.ts';
import { type ProvedName, clockWords, endWords, proofOf, PROOFS, runWords, shortTime } from './run-words.ts';
import { part, setText } from '#ui/kit/parts.ts';

/** The puzzle of a setting; the first one for an unknown name. */
export function puzzleOf(id: string): RipplePuzzle {
  const found = Object.entries(encodingPuzzles).find(([name]) => name === id);
  return (found?.[1] ?? Object.values(encodingPuzzles)[0]!).puzzle;
}

/** Shows a puzzle before its run: the sizes of all encodings, and the whole row of the yardstick. */
export function showSizes(host: HTMLElement, id: string): void {
  const puzzle = puzzleOf(id);
  const [yardstick] = compared(puzzle, [YARDSTICK]);
  const runs = compare(puzzle).runs();
  if (!yardstick) return;
  write(host, [yardstick, ...runs.slice(1)]);
  for (const cell of host.querySelectorAll('[data-cell="time"]')) setText(cell, '–');
}

/** Shows a moment of the run; `clock` is in updates. */
export function showRuns(host: HTMLElement, runs: readonly EncodingRun[], clock: number, isOver: boolean): void {
  write(host, runs);
  setText(part(host, 'clock', HTMLElement), clockWords(runs, clock, isOver));
}

function write(host: HTMLElement, runs: readonly EncodingRun[]): void {
  const [yardstick] = runs;
  if (!yardstick) return;
  for (const run of runs) {
    const row = host.querySelector<HTMLElement>(`tr[data-encoding="${run.name}"]`);
    for (const [cell, words] of Object.entries(runWords(run, yardstick))) {
      setText(row?.querySelector(`[data-cell="${cell}"]`) ?? null, words);
    }
  }
}

/** Shows the time of each encoding in milliseconds, in the order of the rows. */
export function showTimes(host: HTMLElement, times: readonly number[]): void {
  host.querySelectorAll('[data-cell="time"]').forEach((cell, index) => {
    const time = times[index];
    if (time !== undefined) setText(cell, shortTime(time));
  });
}

/** Marks the guesses and draws the evidence against the wrong encodings; returns the words for the end. */
export function showEnd(
  host: HTMLElement,
  puzzle: RipplePuzzle,
  runs: readonly EncodingRun[],
  guesses: Guesses,
): string {
  const marks = markGuesses(guesses, runs);
  for (const { name, kind, isRight } of marks) {
    const place = host.querySelector<HTMLElement>(`[data-mark="${name} ${kind}"]`);
    setText(place, isRight ? '◆ right' : '× wrong');
    if (place) place.dataset['verdict'] = isRight ? 'right' : 'wrong';
  }
  for (const name of Object.keys(PROOFS) as ProvedName[]) {
    showProof(host, puzzle, name, proofOf(puzzle, name, runs));
  }
  return `${endWords(runs)} ${scoreWords(marks)}`;
}

function showProof(host: HTMLElement, puzzle: RipplePuzzle, name: ProvedName, proof: Proof | null): void {
  const place = host.querySelector<HTMLElement>(`[data-proof="${name}"]`);
  const svg = place?.querySelector('svg');
  if (!place || !svg) return;
  place.hidden = proof === null;
  if (!proof) return;
  const id = svg.getAttribute('aria-describedby')?.replace(/-desc$/, '') ?? name;
  drawProof(svg, puzzle, proof, { id, title: PROOFS[name] });
  setText(place.querySelector('[data-part="words"]'), proofWords(puzzle, proof).join(' '));
}
