/** A game in words: its text twin, the names of its cells, and what is said after each act. */
import type { Fault } from '../../puzzles/ripple-effect/check.ts';
import type { Game, Sheet } from '../../puzzles/ripple-effect/game.ts';
import { cellsLeft, isBegun, isSolved } from '../../puzzles/ripple-effect/game.ts';
import type { Hint, SmallestColumn } from '../../puzzles/ripple-effect/hint.ts';
import type { Measure } from '../../puzzles/ripple-effect/level.ts';
import { levelOf } from '../../puzzles/ripple-effect/level.ts';
import type { RipplePuzzle } from '../../puzzles/ripple-effect/puzzle.ts';
import { placeOf } from '../../puzzles/ripple-effect/puzzle.ts';
import { list } from '../../puzzles/ripple-effect/words.ts';
import type { GridView } from './view.ts';

/** So many faults are told one by one. */
const FAULTS_TOLD = 3;

/** The grid in one sentence or two; the lines follow it as a list. */
export function describeGame(view: GridView): string {
  const { puzzle, numbers, marks, faulty } = view;
  const givens = numbers.filter(({ isGiven }) => isGiven).length;
  const left = puzzle.roomOf.length - numbers.length;
  return [
    `A grid ${puzzle.width} across and ${puzzle.height} down in ${count(puzzle.rooms.length, 'room')}.`,
    `${count(givens, 'number')} given, ${numbers.length - givens} put in, ${count(left, 'cell')} empty.`,
    ...(view.isSolved ? ['It is solved.'] : []),
    ...(marks.length > 0 ? [`${count(marks.length, 'pencil mark')}.`] : []),
    ...(faulty.length > 0 ? [`Ringed: ${places(puzzle, faulty)}.`] : []),
  ].join(' ');
}

/** Each line of the grid in words, from the top: what stands in it, cell by cell. */
export function describeLines(puzzle: RipplePuzzle, sheet: Sheet): string[] {
  return Array.from({ length: puzzle.height }, (_, y) => {
    const cells = Array.from({ length: puzzle.width }, (_, x) => y * puzzle.width + x);
    const words = cells.map((cell) => {
      const room = puzzle.rooms[puzzle.roomOf[cell] ?? -1]?.name ?? '?';
      return `${room} ${contentOf(puzzle, sheet, cell)}`;
    });
    return `Line ${y + 1}: ${words.join(', ')}.`;
  });
}

function contentOf({ givens }: RipplePuzzle, { numbers, marks }: Sheet, cell: number): string {
  const number = numbers[cell] ?? 0;
  if (number > 0) return (givens[cell] ?? 0) > 0 ? `${number} given` : String(number);
  const small = marks[cell] ?? [];
  return small.length > 0 ? `marked ${small.join(' ')}` : 'empty';
}

/** The name of a cell: its place, its room and what stands in it. */
export function describeGameCell(view: GridView, cell: number): string {
  const { puzzle, numbers, marks, faulty } = view;
  const room = puzzle.rooms[puzzle.roomOf[cell] ?? -1];
  const number = numbers.find((one) => one.cell === cell);
  const small = marks.filter((mark) => mark.cell === cell).map(({ value }) => String(value));
  const inside = number
    ? `${number.value}${number.isGiven ? ', given' : ''}`
    : small.length > 0
      ? `pencil marks ${list(small)}`
      : 'empty';
  const fault = faulty.includes(cell) ? ', ringed as a mistake' : '';
  const size = room?.cells.length ?? 0;
  return `${placeOf(puzzle.width, cell)}, room ${room?.name ?? '?'} of ${size}: ${inside}${fault}`;
}

/** How the game stands. */
export function standOf(game: Game): string {
  if (isSolved(game)) return 'Solved! Every room is full and every ripple is clear: the check of the rules agrees.'; // prettier-ignore
  const left = cellsLeft(game);
  if (left > 0) return `${count(left, 'cell')} to fill.`;
  return 'Every cell has a number, but not every rule holds.';
}

/** What one cell came to between two moments, or what became of several. */
export function changeOf(puzzle: RipplePuzzle, before: Sheet, after: Sheet): string {
  const changed = puzzle.roomOf.flatMap((_, cell) => (isSame(before, after, cell) ? [] : [cell]));
  const [cell] = changed;
  if (cell === undefined) return 'nothing has changed';
  if (changed.length > 1) return `${changed.length} cells are as they were`;
  const place = `the cell ${placeOf(puzzle.width, cell)}`;
  const number = after.numbers[cell] ?? 0;
  if (number > 0) return `${number} in ${place}`;
  const [was, is] = [before.marks[cell] ?? [], after.marks[cell] ?? []];
  if (is.length === 0) return `${place} is empty`;
  if ((before.numbers[cell] ?? 0) > 0)
    return `${place} has its pencil marks ${list(is.map(String))}`;
  const added = is.find((mark) => !was.includes(mark));
  const gone = was.find((mark) => !is.includes(mark));
  if (added !== undefined && gone === undefined) return `pencil mark ${added} in ${place}`;
  if (gone !== undefined && added === undefined) return `pencil mark ${gone} rubbed out in ${place}`; // prettier-ignore
  return `${place} has the pencil marks ${list(is.map(String))}`;
}

function isSame(before: Sheet, after: Sheet, cell: number): boolean {
  return (
    before.numbers[cell] === after.numbers[cell] &&
    (before.marks[cell] ?? []).join() === (after.marks[cell] ?? []).join()
  );
}

/** A sentence with a capital and a full stop. */
export function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** What breaks a rule, pair by pair, or that nothing does. */
export function faultWords(faults: readonly Fault[]): string {
  const broken = faults.filter(({ rule }) => rule !== 'cell');
  if (broken.length === 0) return 'No rule is broken so far. That does not mean that every number is right.'; // prettier-ignore
  const told = broken.slice(0, FAULTS_TOLD).map(({ message }) => message);
  const more = broken.length - told.length;
  return [...told, ...(more > 0 ? [`And ${count(more, 'more fault')}.`] : [])].join(' ');
}

/** Which numbers are not those of the only solution. */
export function differenceWords(puzzle: RipplePuzzle, cells: readonly number[]): string {
  if (cells.length === 0) return 'Every number so far is that of the only solution.';
  const verb = cells.length === 1 ? 'is not that' : 'are not those';
  return `${count(cells.length, 'number')} ${verb} of the only solution: ${places(puzzle, cells)}.`;
}

/** A hint in words: the column that the search looks at, and why. */
export function hintWords(puzzle: RipplePuzzle, hint: Hint): string {
  switch (hint.kind) {
    case 'full':
      return 'The grid is full: nothing is left to put.';
    case 'fault':
      return `First mend this: ${hint.fault.message}`;
    case 'wrong': {
      const place = placeOf(puzzle.width, hint.cell);
      const wrong = `The ${hint.value} in the cell ${place} is not that of the only solution.`;
      if (!hint.dead) return `No solution goes on from here. ${wrong}`;
      return `${deadWords(puzzle, hint.dead)} ${wrong}`;
    }
    case 'dead':
      return `${deadWords(puzzle, hint.column)} At least one number on the grid is wrong.`;
    case 'next':
      return columnWords(puzzle, hint.column);
  }
}

function columnWords(puzzle: RipplePuzzle, column: SmallestColumn): string {
  const { name, meaning, choices } = column;
  const [only] = choices;
  const size = choices.length;
  const next = `The column ${name} has size 1, so the search takes this row next.`;
  if (meaning.kind === 'room') {
    const room = puzzle.rooms[meaning.room]?.name ?? '?';
    const at = choices.map(({ cell }) => placeOf(puzzle.width, cell));
    if (size === 1) {
      return `Room ${room} has one place left for its ${meaning.value}: ${at[0] ?? ''}. ${reasons(puzzle, column)}${next}`;
    }
    return `No column has size 1. The search would branch on ${name}, the ${meaning.value} of room ${room}, with ${size} places left: ${at.join('; ')}.`;
  }
  const place = meaning.kind === 'cell' ? placeOf(puzzle.width, meaning.cell) : '';
  if (size === 1) {
    return `The cell ${place} has one number left: ${only?.value ?? 0}. ${reasons(puzzle, column)}${next}`;
  }
  const values = choices.map(({ value }) => String(value));
  return `No column has size 1. The search would branch on ${name}, the cell ${place}, with ${size} numbers left: ${list(values)}.`;
}

function deadWords(puzzle: RipplePuzzle, column: SmallestColumn): string {
  const { name, meaning } = column;
  const nothing =
    meaning.kind === 'room'
      ? `Room ${puzzle.rooms[meaning.room]?.name ?? '?'} has no place left for its ${meaning.value}.`
      : `Nothing fits into the cell ${placeOf(puzzle.width, meaning.cell)}.`;
  return `No solution goes on from here: the column ${name} has no row left. ${nothing} ${reasons(puzzle, column)}`.trimEnd();
}

/** What took the other rows of a column away, in a sentence or two, each with a space after it. */
function reasons(puzzle: RipplePuzzle, { meaning, gone }: SmallestColumn): string {
  const told: string[] = [];
  const inRoom = gone.filter(({ blocker }) => blocker.rule === 'room');
  if (meaning.kind === 'cell' && inRoom.length > 0) {
    told.push(`Its room has ${list(inRoom.map(({ value }) => String(value)))} already.`);
  }
  const ripples = new Map(
    gone.flatMap(({ value, blocker: { rule, by } }) =>
      rule === 'ripple' ? [[by, `the ${value} at ${placeOf(puzzle.width, by)}`] as const] : [],
    ),
  );
  if (meaning.kind === 'cell' && gone.length === 0) told.push('Its room is this one cell.');
  if (ripples.size > 0) {
    const what = list([...ripples.values()]);
    told.push(
      meaning.kind === 'room'
        ? `Its other empty ${gone.filter(({ blocker }) => blocker.rule === 'ripple').length === 1 ? 'cell lies' : 'cells lie'} in the ripples of ${what}.`
        : `It lies in the ripples of ${what}.`,
    );
  } else if (meaning.kind === 'room' && gone.length > 0) told.push('Its other cells are full.');
  return told.map((words) => `${words} `).join('');
}

function places({ width }: RipplePuzzle, cells: readonly number[]): string {
  return cells.map((cell) => placeOf(width, cell)).join('; ');
}

export function count(number: number, noun: string): string {
  return `${number === 0 ? 'no' : number} ${noun}${number === 1 ? '' : 's'}`;
}

/** What the search that solves a puzzle says of its level. */
export function levelWords(puzzle: RipplePuzzle, measure: Measure): string {
  const level = levelOf(puzzle, measure);
  const met = measure.deadEnds === 0 ? 'no dead end' : count(measure.deadEnds, 'dead end');
  return sentence(
    `${level}: the search meets ${met} in ${measure.nodes.toLocaleString('en')} nodes`,
  );
}

/** How far a game has come, in a word for a list; empty when nothing has been put in. */
export function solvedOrBegun(game: Game): string {
  return isSolved(game) ? 'solved' : isBegun(game) ? 'begun' : '';
}
