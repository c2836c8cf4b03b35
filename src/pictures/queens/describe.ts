import { isDiagonal, lineName } from '#puzzles/queens/lines.ts';
import { type CellMark, type LineMark, type QueensView, isLeftEmpty } from './view.ts';
import { listed } from '#english/english.ts';

/** The board in words: where queens stand, what the search does, and which of them attack each other. */
export function describeQueens(view: QueensView): string {
  const { n, isSolved, isBroken, fault, pointedAt } = view;
  const sentences = [
    `A board of ${n} by ${n} squares.`,
    standingWords(view),
    triedWords(view),
    emptyWords(view),
    searchWords(view),
    moveWords(view),
    isSolved || isBroken ? '' : outWords(view),
    attackWords(view),
    isSolved ? 'This is a solution.' : '',
    isBroken ? `Every primary column is covered, but ${fault}: not a solution of the puzzle.` : '',
    pointedAt === '' ? '' : `Pointed at: ${pointedAt}`,
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

function inState({ cells }: QueensView, state: CellMark['state']): string[] {
  return cells
    .filter((mark) => mark.state === state)
    .toSorted((a, b) => a.order - b.order)
    .map(({ id }) => id);
}

function standingWords(view: QueensView): string {
  const chosen = inState(view, 'chosen');
  if (chosen.length === 0) return inState(view, 'trying').length > 0 ? '' : 'No queen is on it.';
  return `${chosen.length === 1 ? 'A queen stands' : 'Queens stand, in this order,'} at ${listed(chosen)}.`;
}

function triedWords(view: QueensView): string {
  const sentences = [
    ...inState(view, 'trying').map((id) => `A queen is being tried at ${id}.`),
    ...inState(view, 'undone').map((id) => `The queen at ${id} is taken back.`),
  ];
  const before = inState(view, 'tried');
  if (before.length > 0) sentences.push(`Tried before: ${listed(before)}.`);
  return sentences.join(' ');
}

function emptyWords({ lines }: QueensView): string {
  const empty = lines.filter(isLeftEmpty).map(({ id }) => id);
  if (empty.length === 0) return '';
  return `Left empty by ${empty.length === 1 ? 'its slack row' : 'their slack rows'}: ${listed(empty)}.`;
}

function searchWords(view: QueensView): string {
  const asked = view.lines.find(({ search }) => search !== 'none');
  if (asked === undefined) return '';
  if (asked.search === 'dead end') return `Dead end: nothing is left for ${nameOf(asked)}.`;
  const slack = view.lines.filter((mark) => mark.slack?.state === 'candidate');
  const left = [...inState(view, 'candidate'), ...slack.map(({ id }) => `leaving ${id} empty`)];
  const rest = left.length === 0 ? 'nothing is left to try' : `left to try: ${listed(left)}`;
  return `The search branches on ${nameOf(asked)}; ${rest}.`;
}

function moveWords({ lines }: QueensView): string {
  const moved = lines.find(({ move }) => move !== 'none');
  if (moved === undefined) return '';
  return `${moved.move === 'cover' ? 'Covered' : 'Uncovered'} just now: ${nameOf(moved)}.`;
}

function outWords(view: QueensView): string {
  const hidden = inState(view, 'hidden').length;
  if (hidden === 0) return '';
  return `${hidden} of ${view.cells.length} squares can take no queen now.`;
}

function attackWords({ n, cells, attacks }: QueensView): string {
  if (attacks.length === 0) return '';
  const name = (rank: number, file: number): string => cells[rank * n + file]?.id ?? '';
  const pairs = attacks.map(
    ({ first, second, line }) =>
      `${name(first.rank, first.file)} and ${name(second.rank, second.file)} along ${lineName(line)}`,
  );
  return `Queens that attack each other: ${pairs.join('; ')}.`;
}

function nameOf({ id, line }: LineMark): string {
  return isDiagonal(line) ? `the ${line.kind} diagonal ${id}` : `${line.kind} ${id}`;
}
