/** The last pieces of a board as a puzzle: the reader chooses the place of each, may be wrong, and takes it back. */
import { middleOf } from '#pictures/tetrasticks/layout.ts';
import { type Edge, endsOf, pointText } from '#puzzles/tetrasticks/lattice.ts';
import { fits, lastPiecesInParts } from '#puzzles/tetrasticks/last-pieces.ts';
import { resultOf } from '#puzzles/result-of.ts';
import { inFigures, listed } from '#english/english.ts';
import { ARROWS } from '#ui/kit/keys.ts';
import { type LastBoard, choices, pressed, rowsOn, standing } from '#ui/lessons/place-last/last-board.ts';

export interface HandBoard extends LastBoard {
  /** The piece in hand, by its place in `left`; -1 once all of them are on the board. */
  readonly hand: number;
}

/** An edge of the board with its column. */
interface Place {
  readonly column: number;
  readonly edge: Edge;
}

/**
 * A board to go on from, with the first piece in hand.
 * @param text as `parseSketch` reads it
 */
export function openingOf(text: string): HandBoard {
  return resultOf(openingInParts(text));
}

/** The same, and yields now and then, so that a page can make it in several short tasks. */
export function* openingInParts(text: string): Generator<unknown, HandBoard> {
  const { problem, laid, left } = yield* lastPiecesInParts(text);
  return { problem, fixed: laid, left, places: left.map(() => -1), hand: 0 };
}

/** The edges that no piece covers. */
export function emptyEdges(board: LastBoard): Place[] {
  const taken = columnsOf(board, rowsOn(board));
  return board.problem.meanings.flatMap((meaning, column) =>
    meaning.kind === 'edge' && !taken.has(column) ? [{ column, edge: meaning.edge }] : [],
  );
}

/** The empty edges that no piece left can cover any more. */
export function deadEdges(board: LastBoard): ReadonlySet<number> {
  const on = rowsOn(board);
  const open = board.left.flatMap(({ rows }, index) =>
    (board.places[index] ?? -1) < 0 ? rows.filter((row) => fits(board.problem, row, on)) : [],
  );
  const inReach = columnsOf(board, open);
  return new Set(emptyEdges(board).flatMap(({ column }) => (inReach.has(column) ? [] : [column])));
}

/** The piece of the reader's on an edge, by its place in `left`; -1 for none. */
export function pieceOn(board: LastBoard, column: number): number {
  return board.places.findIndex((row) => covers(board, row, column));
}

/** The row in which a press on an edge lays the piece in hand; -1 where it does not fit, or the edge is taken. */
export function rowAt(board: HandBoard, column: number): number {
  return pieceOn(board, column) < 0 ? nextRow(board, board.hand, column) : -1;
}

/**
 * A press on an edge. It lays the piece in hand there, and the next one is in hand. A piece of the reader's that already
 * covers the edge goes to its next place on it, and after the last one it is back in hand.
 *
 * @returns the same board where the piece in hand does not fit
 */
export function edgePressed(board: HandBoard, column: number): HandBoard {
  const own = pieceOn(board, column);
  const index = own < 0 ? board.hand : own;
  const row = nextRow(board, index, column);
  if (row < 0) return own < 0 ? board : takenBack(board, own);
  const places = board.places.with(index, row);
  const open = [...places.keys()].filter((each) => (places[each] ?? -1) < 0);
  const next = open.find((each) => each > index) ?? open[0] ?? -1;
  return { ...board, places, hand: own < 0 ? next : board.hand };
}

/** A piece in hand, from the tray or from the board. */
export function takenBack(board: HandBoard, index: number): HandBoard {
  return { ...board, places: board.places.with(index, -1), hand: index };
}

/** Where the next piece goes, before anything is pressed. */
export function openingWords(board: HandBoard): string {
  const edges = inFigures(emptyEdges(board).length, 'empty edge');
  return `Fill the ${edges}. Where does ${inHand(board)} go? Press an edge, or choose another piece first.`;
}

/** What is said once a piece is in hand. */
export function handWords(board: HandBoard): string {
  return `${inHand(board)} is in your hand. Press an empty edge to lay it there.`;
}

/** What is said where the piece in hand does not fit. */
export function noFitWords(board: HandBoard): string {
  return `${inHand(board)} doesn’t fit there. Try another edge or another piece.`;
}

/** What is said once a piece lies: the next one, or what is left without a place. */
export function laidWords(board: HandBoard, index: number): string {
  if (standing(board) === 'solved') return 'Solved! Every edge is covered.';
  const letters = board.left.map(({ piece }) => piece);
  const counts = choices(board);
  const shut = letters.filter((_, each) => counts[each] === 0);
  const laid = letters[index] ?? '';
  if (shut.length > 0) {
    const fit = shut.length === 1 ? 'fits' : 'fit';
    return `${laid} lies there, but now ${listed(shut)} ${fit} nowhere. You’re stuck: take a piece back.`;
  }
  const dead = deadEdges(board).size;
  if (dead > 0) {
    const edges = dead === 1 ? 'edge' : 'edges';
    return `${laid} lies there, but no piece can cover the crossed-out ${edges}. You’re stuck: take a piece back.`;
  }
  return `${laid} lies there. Press it to turn it or take it back. Next: ${inHand(board)}.`;
}

/** The name of an edge for the ear, with what is on it. */
export function edgeWords(board: HandBoard, { column, edge }: Place): string {
  const [from, to] = endsOf(edge).map(pointText);
  const piece = board.left[pieceOn(board, column)]?.piece;
  const state = piece ? `${piece} lies here` : deadEdges(board).has(column) ? 'no piece fits here' : 'empty';
  return `Edge from ${from ?? ''} to ${to ?? ''}, ${state}`;
}

/** What the button of a piece adds to its letter, for the ear. */
export function pieceWords(board: HandBoard, index: number): string {
  const count = choices(board)[index];
  if (count === null) return ', on the board';
  return count === 0 ? ', fits nowhere' : '';
}

/**
 * The edge that an arrow key leads to: the nearest one that way, where going aside counts double.
 * @returns the edge itself at the border, null for any other key
 */
export function edgeToward(edges: readonly Place[], from: Place, key: string): Place | null {
  const arrow = ARROWS.get(key);
  if (!arrow) return null;
  let [best, least] = [from, Infinity];
  const start = middleOf(from.edge);
  for (const each of edges) {
    const { x, y } = middleOf(each.edge);
    const [right, down] = [x - start.x, y - start.y];
    const along = right * arrow.dx + down * arrow.dy;
    const aside = Math.abs(right * arrow.dy) + Math.abs(down * arrow.dx);
    const way = along + 2 * aside;
    if (along > 0 && way < least) [best, least] = [each, way];
  }
  return best;
}

function inHand({ left, hand }: HandBoard): string {
  return left[hand]?.piece ?? '';
}

/** The next row of a piece that covers an edge and fits beside the others; -1 for none. */
function nextRow(board: HandBoard, index: number, column: number): number {
  const rows = (board.left[index]?.rows ?? []).filter((row) => covers(board, row, column));
  return pressed(board, index, rows).places[index] ?? -1;
}

function covers({ problem }: LastBoard, row: number, column: number): boolean {
  return problem.matrix.rows[row]?.includes(column) ?? false;
}

function columnsOf({ problem }: LastBoard, rows: readonly number[]): ReadonlySet<number> {
  return new Set(rows.flatMap((row) => problem.matrix.rows[row] ?? []));
}
