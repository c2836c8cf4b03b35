import type { Judgement } from '../puzzles/ripple-effect/judge.ts';
import { differences } from '../puzzles/ripple-effect/judge.ts';
import { levelOf } from '../puzzles/ripple-effect/level.ts';
import type { RipplePuzzle } from '../puzzles/ripple-effect/puzzle.ts';
import { placeOf } from '../puzzles/ripple-effect/puzzle.ts';
import type { FromMaker } from '../workers/make-protocol.ts';

/** So many cells are told one by one. */
const CELLS_TOLD = 6;

/** How far the search for solutions is. */
export type JudgeState = 'searching' | 'resting' | 'cancelled' | 'over';

/** What the page says of a sound puzzle: the answer, and what it rests on. */
export function judgeWords(
  puzzle: RipplePuzzle,
  { solutions, nodes, deadEnds }: Judgement,
  state: JudgeState,
): { readonly head: string; readonly note: string } {
  const [first, second] = solutions;
  const cost = `${count(nodes, 'node')}, ${count(deadEnds, 'dead end')}`;
  if (first && second) {
    const cells = differences(first, second);
    const told = cells.slice(0, CELLS_TOLD).map((cell) => placeOf(puzzle.width, cell));
    const more = cells.length > told.length ? `; and ${cells.length - told.length} more` : '';
    return {
      head: 'More than one solution.',
      note: `These two differ in ${count(cells.length, 'cell')}, which are marked: ${told.join('; ')}${more}. ${cost}.`,
    };
  }
  if (state === 'over') {
    if (!first) {
      return { head: 'No solution.', note: `The search has tried everything: ${cost}.` };
    }
    const measure = { solutions: 1, nodes, deadEnds, isWhole: true };
    return {
      head: 'Exactly one solution.',
      note: `Measured level: ${levelOf(puzzle, measure)}. ${cost}.`,
    };
  }
  const known = first ? 'One solution is found' : 'No solution so far';
  const open = first
    ? 'whether there is another is not known'
    : 'whether there is one is not known';
  if (state === 'searching') {
    return {
      head: first ? 'One solution is found. Looking for another …' : 'Looking for a solution …',
      note: nodes === 0 ? '' : `Still searching: ${cost}.`,
    };
  }
  return {
    head: state === 'resting' ? `${known}; the search rests.` : `${known}; you stopped the search.`,
    note: `So far ${cost}; ${open}.`,
  };
}

/** What came of making a puzzle. */
export function makerWords(message: FromMaker, asked: string): string {
  if (message.kind === 'failed') return `No puzzle could be made: ${message.message}.`;
  if (message.kind === 'making') {
    const { grids, givens } = message.making;
    return `Making: grid ${grids}, ${count(givens, 'given')} left.`;
  }
  const { level, measure } = message;
  const other =
    level === asked ? '' : ` No grid that was tried came out ${asked}; this was the nearest.`;
  return `It is in the grid, and has exactly one solution. Measured: ${level}, ${count(measure.nodes, 'node')}, ${count(measure.deadEnds, 'dead end')}.${other}`;
}

function count(number: number, noun: string): string {
  const words = number === 0 ? 'no' : number.toLocaleString('en');
  return `${words} ${noun}${number === 1 ? '' : 's'}`;
}
