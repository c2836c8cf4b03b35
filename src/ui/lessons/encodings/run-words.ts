/** The words of the table of encodings. */
import type { Proof } from '#pictures/ripple-effect/draw-proof.ts';
import { type EncodingRun, rowClashOf, findingOf, isSameTree } from '#puzzles/ripple-effect/compare.ts';
import type { EncodingName } from '#puzzles/ripple-effect/encodings.ts';
import type { RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';
import { YARDSTICK } from './guesses.ts';
import { inFigures, inWords } from '#english/english.ts';

/** The name of each encoding, and what it does in a few words. */
export const ENCODING_WORDS: Readonly<Record<EncodingName, { name: string; does: string }>> = {
  'four arms': { name: 'Four arms', does: 'a plane for each value and direction' },
  'two arms': { name: 'Two arms', does: 'the same for two of the four directions' },
  pairs: { name: 'Pairs', does: 'a column for each pair of rows that are too close' },
  'rooms secondary': { name: 'Rooms secondary', does: 'four arms; a room’s value at most once' },
  'one plane': { name: 'One plane', does: 'one plane for all values and directions' },
  plus: { name: 'Plus', does: 'a plane for each value, claimed as a plus' },
  'no rooms': { name: 'No rooms', does: 'four arms; room columns off' },
};

/** The encodings that can have a picture of why they fail. */
export const PROOFS = {
  'one plane': 'One plane: two numbers that clash',
  plus: 'Plus: two numbers that clash',
  'no rooms': 'No rooms: a wrong filling',
} as const;

export type ProvedName = keyof typeof PROOFS;

/** The words of a run in the table, cell by cell. */
type RunWords = Readonly<Record<'columns' | 'ones' | 'nodes' | 'tree' | 'updates' | 'solutions' | 'finding', string>>;

export function runWords(run: EncodingRun, yardstick: EncodingRun): RunWords {
  const { state, size, nodes, updates, solutions } = run;
  const isOver = state !== 'running';
  return {
    columns: inWords(size.primary + size.secondary),
    ones: inWords(size.ones),
    nodes: inWords(nodes),
    tree: isOver ? treeWords(run, yardstick) : 'searching',
    updates: inWords(updates),
    solutions: inWords(solutions),
    finding: isOver && yardstick.state !== 'running' ? findingWords(run, yardstick) : '',
  };
}

function treeWords(run: EncodingRun, yardstick: EncodingRun): string {
  if (run.name === YARDSTICK) return 'the yardstick';
  if (yardstick.state === 'running') return '';
  if (isSameTree(run, yardstick)) return 'same size';
  if (run.state === 'at the limit') return 'stopped';
  return run.nodes > yardstick.nodes ? 'larger' : 'smaller';
}

function findingWords(run: EncodingRun, yardstick: EncodingRun): string {
  const finding = findingOf(run, yardstick);
  if (finding === 'right') return 'right';
  if (finding === 'none') return 'none: wrong';
  if (finding === 'too few') return 'too few: wrong';
  const stopped = run.state === 'at the limit' ? 'stopped; ' : '';
  const all = run.broken === run.solutions ? 'all' : inWords(run.broken);
  return `${stopped}${run.broken === 1 ? '1 breaks' : `${all} break`} a rule`;
}

/** The words on the clock: the updates that each search may have made, and at the end the most that one has made. */
export function clockWords(runs: readonly EncodingRun[], clock: number, isOver: boolean): string {
  const most = isOver ? Math.max(...runs.map(({ updates }) => updates)) : clock;
  return `${inFigures(most, 'update')} on the clock.`;
}

/** The words once all encodings have run. */
export function endWords(runs: readonly EncodingRun[]): string {
  const yardstick = runs.find(({ name }) => name === YARDSTICK);
  if (!yardstick) return '';
  const names = (test: (run: EncodingRun) => boolean): string =>
    runs
      .filter(test)
      .map(({ name }) => ENCODING_WORDS[name].name.toLowerCase())
      .join(', ');
  const right = names((run) => findingOf(run, yardstick) === 'right');
  const wrong = names((run) => findingOf(run, yardstick) !== 'right');
  return `Right: ${right}. Wrong: ${wrong || 'none'}.`;
}

/** The evidence against an encoding: a wrong filling, or a clash in the yardstick's solution; null without any. */
export function proofOf(puzzle: RipplePuzzle, name: EncodingName, runs: readonly EncodingRun[]): Proof | null {
  const run = runs.find((candidate) => candidate.name === name);
  if (run?.wrong) return { kind: 'filling', rows: run.wrong };
  const solution = runs.find((candidate) => candidate.name === YARDSTICK)?.right;
  const clash = solution ? rowClashOf(puzzle, name, solution) : null;
  return solution && clash ? { kind: 'clash', rows: solution, clash } : null;
}

/** A time in milliseconds with its unit: `84 µs`, `1.2 ms`. */
export function shortTime(ms: number): string {
  if (ms < 1) return `${Math.max(1, Math.round(ms * 1000))} µs`;
  return ms < 100 ? `${ms.toFixed(1)} ms` : `${(ms / 1000).toFixed(1)} s`;
}
