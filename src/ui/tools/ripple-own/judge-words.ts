import { type Design, cellsOf } from '#puzzles/ripple-effect/design.ts';
import { type Judgement, differences } from '#puzzles/ripple-effect/judge.ts';
import { levelOf } from '#puzzles/ripple-effect/level.ts';
import { type RipplePuzzle, cellWords } from '#puzzles/ripple-effect/puzzle.ts';
import { answerWords } from '#english/answer-words.ts';
import type { Made, Making } from '#puzzles/ripple-effect/make.ts';
import { counted, sentence } from '#english/english.ts';

/** The state of the search for solutions. */
export type JudgeState = 'searching' | 'resting' | 'cancelled' | 'over';

/** The verdict, and its evidence. */
export interface Words {
  readonly head: string;
  readonly note: string;
}

/** Returns the verdict on a sound puzzle; `far` is the progress of the search in words (`shareWords`). */
export function judgeWords(
  puzzle: RipplePuzzle,
  { solutions, nodes, deadEnds }: Judgement,
  state: JudgeState,
  far = '',
): Words {
  const [first, second] = solutions;
  const cost = `${counted(nodes, 'node')}, ${counted(deadEnds, 'dead end')}`;
  if (first && second) {
    const cells = counted(differences(first, second).length, 'cell');
    return {
      head: 'More than one solution.',
      note: `These two differ in ${cells}, hatched in both. ${cost}.`,
    };
  }
  if (state === 'over') {
    if (!first) {
      return { head: answerWords({ kind: 'searched', nodes }), note: sentence(counted(deadEnds, 'dead end')) };
    }
    const measure = { solutions: 1, nodes, deadEnds, isWhole: true };
    return {
      head: 'Exactly one solution.',
      note: `Measured level: ${levelOf(puzzle, measure)}. ${cost}.`,
    };
  }
  if (state === 'searching') {
    return {
      head: first ? 'One solution found. Looking for another…' : 'Looking for a solution…',
      note: nodes === 0 ? '' : `Still searching: ${cost}${far && `; ${far}`}.`,
    };
  }
  const stopped = answerWords({ kind: 'open', done: nodes, unit: 'node' });
  const why = state === 'resting' ? 'The search is paused' : 'You stopped the search';
  return {
    head: first
      ? `One solution found; whether there is another is ${stopped.charAt(0).toLowerCase()}${stopped.slice(1)}`
      : stopped,
    note: `${why} after ${counted(deadEnds, 'dead end')}${first ? '' : ', with no solution so far'}.`,
  };
}

/** Returns the verdict on a puzzle that breaks the rules: its only fault, or the number of faults. */
export function designFaultWords(faults: readonly { readonly message: string }[]): Words {
  const [first, ...others] = faults;
  const only = first && others.length === 0 ? sentence(first.message) : '';
  return { head: 'Not a puzzle yet.', note: only || `${counted(faults.length, 'fault')}.` };
}

/** The verdict on a grid in which every room has one cell: it breaks no rule, but is not a puzzle yet. */
export const BLANK: Words = {
  head: 'Not a puzzle yet.',
  note: 'Every cell is a room of its own. Choose “Make a room”, and drag over a few cells.',
};

/** The verdict when a text cannot be read. */
export const REFUSED: Words = {
  head: 'The text has not been read.',
  note: 'The grid still shows the previous puzzle.',
};

/** True when every cell is its own room; a grid of a single cell is a puzzle. */
export function isBlank({ rooms, roomOf }: RipplePuzzle): boolean {
  return roomOf.length > 1 && rooms.length === roomOf.length;
}

/** What a pointer does on the grid. */
export type GridTool = 'numbers' | 'grow' | 'new';

/** Instructions for a tool. */
export function toolWords(tool: GridTool): string {
  if (tool === 'grow') return 'Drag from a room into neighbouring cells, or press Shift and an arrow.';
  if (tool === 'new') return 'Drag over cells to make them one room.';
  return 'Press a cell, then a number.';
}

/** The picked cell in words: "2 across, 1 down, in room B of 3 cells". */
export function cellAndRoom(design: Design, cell: number): string {
  const room = design.labels[cell] ?? '?';
  return `${cellWords(design.width, cell)}, in room ${room} of ${counted(cellsOf(design, room).length, 'cell')}`;
}

/** The progress of the maker in words. */
export function makingWords({ grids, mostGrids, givens, misfits, nearest }: Making): string {
  const now =
    givens > 0
      ? `${counted(givens, 'given')} left`
      : `looking for rooms that fit, ${counted(misfits, 'attempt')} so far`;
  const near = nearest === null ? '' : ` Nearest so far: ${nearest}.`;
  return `Grid ${grids} of at most ${mostGrids}: ${now}.${near}`;
}

/** The result of the maker in words; `asked` is the level that was requested. */
export function madeWords({ level, measure }: Pick<Made, 'level' | 'measure'>, asked: string, seed: number): string {
  const other = level === asked ? '' : ` None of the grids tried came out ${asked}; this one came nearest.`;
  return (
    `Made from seed ${seed}, with exactly one solution. Measured: ${level}, ${counted(measure.nodes, 'node')}, ` +
    `${counted(measure.deadEnds, 'dead end')}.${other}`
  );
}
