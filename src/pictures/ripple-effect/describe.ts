/** The grid in words: the text twin of the picture, and the names of its cells. */
import { cellInRoom, cellWords } from '#puzzles/ripple-effect/puzzle.ts';
import { grid } from '#puzzles/ripple-effect/text.ts';
import type { Region } from './region.ts';
import type { GridNumber } from './parts.ts';
import { gridFaultWords } from './fault-words.ts';
import type { GridView } from './view.ts';
import { capital, counted, listed, withArticle } from '#english/english.ts';

/** At most this many pairs that are too close are listed. */
const FAULTS_TOLD = 4;

/** Says what the picture shows now, ending with the numbers line by line. */
export function describeGrid(view: GridView): string {
  const { puzzle, numbers, conflicts } = view;
  const standing = numbers.filter(({ state }) => state !== 'pointed' && state !== 'undone');
  const givens = standing.filter(({ isGiven }) => isGiven).length;
  const sentences = [
    `A grid ${puzzle.width} across and ${puzzle.height} down in ${counted(puzzle.rooms.length, 'room')}.`,
    `${capital(counted(givens, 'number'))} given, ${standing.length - givens} ${view.isByHand ? 'put in' : 'found'}` +
      (view.isSolved ? ': solved.' : '.'),
    ...numbers.flatMap((number) => eventOf(view, number)),
    ...pointedSentence(view),
    ...(view.branch ? [branchSentence(view, view.branch)] : []),
    ...(view.marks.length > 0 ? [`${counted(view.marks.length, 'small number')} can still be chosen.`] : []),
    ...conflicts
      .slice(0, FAULTS_TOLD)
      .map(
        ({ value, first, second, between }) =>
          `Two ${value}s too close, ${cellWords(puzzle.width, first)} and ${cellWords(puzzle.width, second)}: ` +
          `${counted(between, 'cell')} between them, ${value} needed.`,
      ),
    ...(conflicts.length > FAULTS_TOLD
      ? [`${counted(conflicts.length - FAULTS_TOLD, 'more pair')} of equal numbers too close.`]
      : []),
    ...repeatSentence(view),
    ...(view.isBroken
      ? [`Every primary column is covered, but ${gridFaultWords(view, true)}: not a solution of the puzzle.`]
      : []),
    `Line by line: ${linesOf(view)}.`,
  ];
  return sentences.join(' ');
}

/** The name of a cell: its place, room and what stands in it. */
export function describeCell(view: GridView, cell: number): string {
  const { puzzle, numbers, marks } = view;
  const inside = numbers.filter((number) => number.cell === cell).map((number) => shortNumber(view, number));
  const small = marks.filter((mark) => mark.cell === cell).map(({ value }) => String(value));
  const words = inside.length > 0 ? listed(inside) : small.length > 0 ? `can be ${orList(small)}` : 'nothing fits';
  const fault = view.faulty.includes(cell) ? ', against the rules' : '';
  return `${cellInRoom(puzzle, cell)}: ${words}${fault}`;
}

function shortNumber(view: GridView, { value, isGiven, state }: GridNumber): string {
  const kind = isGiven ? 'given' : view.isByHand ? 'yours' : 'found';
  if (state === 'trying') return `${value}, being tried`;
  if (state === 'undone') return `${value}, taken back`;
  if (state === 'pointed') return `${value}, pointed at`;
  return `${value}, ${kind}`;
}

function eventOf(view: GridView, { value, cell, state }: GridNumber): string[] {
  const place = cellWords(view.puzzle.width, cell);
  if (state === 'undone') return [`${value} in the cell ${place} is taken back.`];
  if (state !== 'trying') return [];
  return [`${value} in the cell ${place} is tried${reachWords(view, false)}.`];
}

/** What the reader points at. */
function pointedSentence(view: GridView): string[] {
  const { pointed, pointedCell, pointedValue, puzzle } = view;
  const row =
    pointedCell < 0
      ? []
      : [`Pointed at: ${pointedValue} in the cell ${cellWords(puzzle.width, pointedCell)}${reachWords(view, true)}.`];
  return pointed ? [...row, `Pointed at: ${regionWords(view, pointed)}.`] : row;
}

function reachWords({ arms }: GridView, isPointed: boolean): string {
  const reach = arms.filter((arm) => arm.isPointed === isPointed).map((arm) => `${arm.reach.length} ${arm.direction}`);
  return reach.length === 0 ? '' : `; its ripples reach ${listed(reach)}`;
}

function branchSentence(view: GridView, branch: Region & { readonly isDeadEnd: boolean }): string {
  const what = regionWords(view, branch);
  return branch.isDeadEnd ? `Dead end: nothing is left for ${what}.` : `The search branches on ${what}.`;
}

function regionWords({ puzzle }: GridView, { meaning }: Region): string {
  if (meaning.kind === 'room') {
    return `the ${meaning.value} of room ${puzzle.rooms[meaning.room]?.name ?? '?'}`;
  }
  const place = cellWords(puzzle.width, meaning.cell);
  if (meaning.kind === 'cell') return `the cell ${place}`;
  return `the cell ${place} in the ripple going ${meaning.direction} from ${withArticle(meaning.value)}`;
}

/** Cells that break a rule other than that of distance: a number twice in a room, two in a cell. */
function repeatSentence({ puzzle, faulty, conflicts }: GridView): string[] {
  const near = new Set(conflicts.flatMap(({ first, second }) => [first, second]));
  const others = faulty.filter((cell) => !near.has(cell));
  if (others.length === 0) return [];
  return [
    `A number twice in its room, or two in a cell: ${others.map((cell) => cellWords(puzzle.width, cell)).join('; ')}.`,
  ];
}

/** The numbers that stand, line by line, with a dot for each empty cell. */
function linesOf({ puzzle, numbers }: GridView): string {
  const cells = puzzle.roomOf.map(() => '.');
  for (const { cell, value, state } of numbers) {
    if (state === 'undone' || state === 'pointed') continue;
    cells[cell] = cells[cell] === '.' ? String(value) : `${cells[cell] ?? ''}/${value}`;
  }
  return grid(cells, puzzle.width).replaceAll('\n', ', ');
}

function orList(words: readonly string[]): string {
  return listed(words).replace(/ and (?=[^ ]*$)/, ' or ');
}
