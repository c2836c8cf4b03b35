/** A game in words: its text twin, the names of its cells, and what is said after each act. */
import { type Fault, check } from '#puzzles/ripple-effect/check.ts';
import { type Game, type GridState, cellsLeft, isBegun, isSolved } from '#puzzles/ripple-effect/game.ts';
import { type Measure, levelOf } from '#puzzles/ripple-effect/level.ts';
import { type RipplePuzzle, cellInRoom, cellWords } from '#puzzles/ripple-effect/puzzle.ts';
import type { GridView } from './view.ts';
import { capital, counted, inFigures, listed, sentence } from '#english/english.ts';

/** At most this many faults are listed. */
const FAULTS_TOLD = 3;

/** The grid in one sentence or two; the lines follow it as a list. */
export function describeGame(view: GridView): string {
  const { puzzle, numbers, marks, faulty } = view;
  const givens = numbers.filter(({ isGiven }) => isGiven).length;
  const left = puzzle.roomOf.length - numbers.length;
  return [
    `A grid ${puzzle.width} across and ${puzzle.height} down in ${counted(puzzle.rooms.length, 'room')}.`,
    `${capital(counted(givens, 'number'))} given, ${numbers.length - givens} put in, ${counted(left, 'cell')} empty.`,
    ...(view.isSolved ? ['It is solved.'] : []),
    ...(marks.length > 0 ? [`${counted(marks.length, 'pencil mark')}.`] : []),
    ...(faulty.length > 0 ? [`Ringed: ${places(puzzle, faulty)}.`] : []),
  ].join(' ');
}

/** Each line of the grid in words, from the top: what stands in it, cell by cell. */
export function describeLines(puzzle: RipplePuzzle, sheet: GridState): string[] {
  return Array.from({ length: puzzle.height }, (_, y) => {
    const cells = Array.from({ length: puzzle.width }, (_, x) => y * puzzle.width + x);
    const words = cells.map((cell) => {
      const room = puzzle.rooms[puzzle.roomOf[cell] ?? -1]?.name ?? '?';
      return `${room} ${contentOf(puzzle, sheet, cell)}`;
    });
    return `Line ${y + 1}: ${words.join(', ')}.`;
  });
}

function contentOf({ givens }: RipplePuzzle, { numbers, marks }: GridState, cell: number): string {
  const number = numbers[cell] ?? 0;
  if (number > 0) return (givens[cell] ?? 0) > 0 ? `${number} given` : String(number);
  const small = marks[cell] ?? [];
  return small.length > 0 ? `marked ${small.join(' ')}` : 'empty';
}

/** The name of a cell: its place, its room and what stands in it. */
export function describeGameCell(view: GridView, cell: number): string {
  const { puzzle, numbers, marks, faulty } = view;
  const number = numbers.find((one) => one.cell === cell);
  const small = marks.filter((mark) => mark.cell === cell).map(({ value }) => String(value));
  const inside = number
    ? `${number.value}${number.isGiven ? ', given' : ''}`
    : small.length > 0
      ? `pencil marks ${listed(small)}`
      : 'empty';
  const fault = faulty.includes(cell) ? ', ringed as a mistake' : '';
  return `${cellInRoom(puzzle, cell)}: ${inside}${fault}`;
}

/** How the game stands, in a few words. */
export function standOf(game: Game): string {
  if (isSolved(game)) return 'Solved!';
  const left = cellsLeft(game);
  return left > 0 ? `${counted(left, 'cell')} to fill` : 'Full, but not solved';
}

/** What is said when the last number has gone in; empty while cells are empty. */
export function endOf(game: Game): string {
  if (isSolved(game)) return 'Solved! Every room is full and every ripple is clear: a check of the rules agrees.';
  return cellsLeft(game) > 0 ? '' : 'Every cell has a number, but not every rule holds.';
}

/** What an act has changed between two moments, and what it took away with it. */
export function changeOf(puzzle: RipplePuzzle, before: GridState, after: GridState): string {
  const [cell, others] = changed(puzzle, before, after);
  if (cell < 0) return `${counted(others, 'cell')} changed`;
  const place = `the cell ${cellWords(puzzle.width, cell)}`;
  const number = after.numbers[cell] ?? 0;
  const [was, is] = [before.marks[cell] ?? [], after.marks[cell] ?? []];
  if (number > 0) {
    const here = was.length > 0 ? `, over its pencil ${marksOf(was)}` : '';
    const there = others > 0 ? `; mark ${number} rubbed out in ${counted(others, 'other cell')}` : '';
    return `${number} in ${place}${here}${there}`;
  }
  if (is.length === 0) return `${place} is empty`;
  const added = is.find((mark) => !was.includes(mark));
  const gone = was.find((mark) => !is.includes(mark));
  if (added !== undefined && gone === undefined) return `pencil mark ${added} in ${place}`;
  if (gone !== undefined && added === undefined) return `pencil mark ${gone} rubbed out in ${place}`;
  return stateOf(puzzle, before, after);
}

/** What stands there after a step back or forward again. */
export function stateOf(puzzle: RipplePuzzle, before: GridState, after: GridState): string {
  const [cell, others] = changed(puzzle, before, after);
  if (cell < 0) return counted(others, 'cell');
  const place = `the cell ${cellWords(puzzle.width, cell)}`;
  const more = others > 0 ? `, and the pencil marks of ${counted(others, 'other cell')}` : '';
  const number = after.numbers[cell] ?? 0;
  const marks = after.marks[cell] ?? [];
  if (number > 0) return `${number} in ${place}${more}`;
  return `${marks.length > 0 ? `pencil ${marksOf(marks)} in ${place}` : `${place} is empty`}${more}`;
}

/**
 * The cell that an act was about, or -1 when it was about several; and how many more it has changed.
 * A number that goes in or out is what it is about, whatever pencil marks went with it.
 */
function changed(puzzle: RipplePuzzle, before: GridState, after: GridState): readonly [number, number] {
  const cells = puzzle.roomOf.flatMap((_, cell) => (isSame(before, after, cell) ? [] : [cell]));
  const numbers = cells.filter((cell) => before.numbers[cell] !== after.numbers[cell]);
  const [only] = numbers.length === 0 && cells.length === 1 ? cells : numbers;
  return only === undefined || numbers.length > 1 ? [-1, cells.length] : [only, cells.length - 1];
}

function marksOf(marks: readonly number[]): string {
  return `${marks.length === 1 ? 'mark' : 'marks'} ${listed(marks.map(String))}`;
}

function isSame(before: GridState, after: GridState, cell: number): boolean {
  return (
    before.numbers[cell] === after.numbers[cell] &&
    (before.marks[cell] ?? []).join() === (after.marks[cell] ?? []).join()
  );
}

/** What breaks a rule, pair by pair, or that nothing does. */
export function gameFaultWords(faults: readonly Fault[]): string {
  const broken = faults.filter(({ rule }) => rule !== 'cell');
  if (broken.length === 0) return 'No rule is broken so far. That does not mean that every number is right.';
  const told = broken.slice(0, FAULTS_TOLD).map(({ message }) => message);
  const more = broken.length - told.length;
  return [...told, ...(more > 0 ? [`And ${counted(more, 'more fault')}.`] : [])].join(' ');
}

/** True when words call a room by its letter. */
export function callsRoom(words: string): boolean {
  return /\broom \S(?![\p{L}\d])/iu.test(words);
}

/** The rules that the number in a cell breaks; empty when it breaks none. */
export function faultsAt({ puzzle, now }: Game, cell: number): string {
  return check(puzzle, now.numbers)
    .filter(({ rule, cells }) => rule !== 'cell' && cells.includes(cell))
    .map(({ message }) => message)
    .join(' ');
}

export function nothingToCompare(why: string, count: number | null): string {
  if (count === 0) return why;
  return count === null
    ? `There is no known solution to compare with. ${why}`
    : 'No single solution to compare with: this puzzle has more than one.';
}

export function differenceWords(puzzle: RipplePuzzle, cells: readonly number[]): string {
  if (cells.length === 0) return 'Every number so far is part of the only solution.';
  const verb = cells.length === 1 ? 'is not part' : 'are not part';
  return `${counted(cells.length, 'number')} ${verb} of the only solution: ${places(puzzle, cells)}.`;
}

function places({ width }: RipplePuzzle, cells: readonly number[]): string {
  return cells.map((cell) => cellWords(width, cell)).join('; ');
}

/** What the search that solves a puzzle says of its level. */
export function levelWords(puzzle: RipplePuzzle, measure: Measure): string {
  const level = levelOf(puzzle, measure);
  const met = measure.deadEnds === 0 ? 'no dead end' : counted(measure.deadEnds, 'dead end');
  return sentence(`${level}: the search meets ${met} in ${inFigures(measure.nodes, 'node')}`);
}

/** How far a game has come, in a word for a list; empty when nothing has been put in. */
export function solvedOrBegun(game: Game): string {
  return isSolved(game) ? 'solved' : isBegun(game) ? 'begun' : '';
}
