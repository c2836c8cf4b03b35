import { type Column, type ColumnKind, createMatrix } from '#dlx/matrix.ts';
import { type ColumnMeaning, columnGroups, columnMeanings, columnName, columnsOfRow } from './columns.ts';
import { copyOrder } from './copy-order.ts';
import type { TetrastickProblem } from './encode.ts';
import { type CustomBoard, crossroads, piecesIn, placementsOn } from './custom-board.ts';
import type { PieceId } from './pieces.ts';
import { type Placement, placementName } from './placements.ts';
import { describeMeaning, describePlacement } from './describe.ts';
import { edgeName, pointText } from './lattice.ts';

export interface CustomBoardOptions {
  /** `off` leaves crossings free; rows and columns keep their numbers. */
  readonly junctions?: 'secondary' | 'off';
}

/** One of the pieces in play, with the columns that keep it in order with its like. */
interface Copy {
  readonly name: string;
  readonly placements: readonly Placement[];
  /** For each placement, columns that it takes besides those of `encode`, in rising order. */
  readonly ordering: readonly number[][];
}

const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';

/** What a copy of a piece is called: `F`, `F₂`. With plain digits, H and 20 would be an edge. */
export function copyName(id: PieceId, copy: number): string {
  if (copy === 1) return id;
  return id + [...String(copy)].map((digit) => SUBSCRIPTS[Number(digit)] ?? '').join('');
}

/**
 * The exact cover problem of a board of the reader's own. It is `encode` with three differences:
 *
 * - An edge that the board lacks keeps its column, which is off, and no row has a one there.
 * - A junction where fewer than four edges meet is off: nothing can cross there.
 * - A piece that is there n times has n columns and n times its rows, and secondary columns that let
 *   its copies lie in the order of their rows only (`copy-order.ts`): so no board comes n! times.
 *
 * `meanings` ends before the columns that order copies.
 */
export function encodeCustomBoard(board: CustomBoard, options: CustomBoardOptions = {}): TetrastickProblem {
  const plan = { width: board.width, height: board.height, pieces: piecesIn(board) };
  const meanings = columnMeanings(plan);
  const { copies, orderNames } = copiesOf(board, plan.pieces, meanings.length);
  const columns = [
    ...boardColumns(board, meanings, options).map((column, index) => ({
      ...column,
      name: copies[index]?.name ?? column.name,
    })),
    ...orderNames.map((name): Column => ({ name, kind: 'secondary' })),
  ];
  const placements = copies.flatMap((copy) => copy.placements);
  const rows = copies.flatMap((copy, piece) =>
    copy.placements.map(({ edges, straight }, place) => [
      ...columnsOfRow(plan, piece, edges, straight),
      ...(copy.ordering[place] ?? []),
    ]),
  );
  const matrix = createMatrix(columns, rows);
  const groups = columnGroups(plan);
  if (orderNames.length > 0) {
    groups.push({ name: 'order of copies', from: meanings.length, to: columns.length });
  }
  return {
    ...plan,
    matrix,
    placements,
    meanings,
    missing: board.missing,
    rowNames: copies.flatMap(({ name, placements: lays }) =>
      lays.map((lay) => placementName(lay).replace(lay.piece, name)),
    ),
    groups,
    describeRow: (row) => describeOwnRow(board, plan.pieces, placements, matrix.rows[row]?.[0], row),
    describeColumn: (column, kind) => {
      const name = columns[column]?.name;
      if (name === undefined) throw new RangeError(`the puzzle has no column ${column}`);
      return describeOwnColumn(board, plan.pieces, meanings[column], { column, name, kind });
    },
  };
}

/** The columns of `encode`, with those off that the board has no use for. */
function boardColumns(
  board: CustomBoard,
  meanings: TetrastickProblem['meanings'],
  { junctions }: CustomBoardOptions,
): Column[] {
  const open = new Set(crossroads(board).map(({ x, y }) => `I${x}${y}`));
  return meanings.map((meaning) => {
    const name = columnName(meaning);
    if (meaning.kind === 'piece') return { name, kind: 'primary' };
    if (meaning.kind === 'edge') {
      return { name, kind: board.missing.has(name) ? 'off' : 'primary' };
    }
    return { name, kind: open.has(name) && junctions !== 'off' ? 'secondary' : 'off' };
  });
}

/** Every piece in play; the columns that order copies are numbered from `firstColumn`. */
function copiesOf(
  board: CustomBoard,
  pieces: readonly PieceId[],
  firstColumn: number,
): { readonly copies: readonly Copy[]; readonly orderNames: readonly string[] } {
  const orderNames: string[] = [];
  const copies = [...new Set(pieces)].flatMap((id): Copy[] => {
    const placements = placementsOn(id, board);
    const count = board.counts.get(id) ?? 0;
    const order = copyOrder(count > 1 ? placements.length : 0);
    const alike = Array.from({ length: count }, (_, index) => ({
      name: copyName(id, index + 1),
      placements,
      ordering: placements.map((): number[] => []),
    }));
    alike.slice(1).forEach((second, index) => {
      const first = alike[index] ?? second;
      const from = firstColumn + orderNames.length;
      for (const [place] of placements.entries()) {
        first.ordering[place]?.push(...(order.first[place] ?? []).map((n) => from + n));
        second.ordering[place]?.push(...(order.second[place] ?? []).map((n) => from + n));
      }
      for (let n = 1; n <= order.columns; n += 1) {
        orderNames.push(`${first.name}<${second.name} ${n}`);
      }
    });
    return alike;
  });
  return { copies, orderNames };
}

/**
 * What choosing a row does, and which copy it lays; `column` is that of its piece.
 * @throws RangeError when there is no such row
 */
function describeOwnRow(
  board: CustomBoard,
  pieces: readonly PieceId[],
  placements: readonly Placement[],
  column: number | undefined,
  row: number,
): string {
  const placement = placements[row];
  if (placement === undefined) throw new RangeError(`the puzzle has no row ${row}`);
  const which = copyWords(board, pieces, column ?? 0);
  return `${describePlacement(placement, board)}${which && ` It is ${which}.`}`;
}

/** What a column of this name and kind stands for and asks; one without a meaning orders copies. */
function describeOwnColumn(
  board: CustomBoard,
  pieces: readonly PieceId[],
  meaning: ColumnMeaning | undefined,
  { column, name, kind }: { column: number; name: string; kind: ColumnKind },
): string {
  if (meaning === undefined) return orderWords(name, kind);
  if (meaning.kind === 'edge' && board.missing.has(edgeName(meaning.edge))) {
    return `Edge ${edgeName(meaning.edge)} is not on this board, and no row has a 1 here.`;
  }
  if (meaning.kind === 'junction') {
    const where = pointText(meaning.point);
    if (!crossroads(board).some((point) => pointText(point) === where)) {
      return `Junction ${where}: fewer than four edges meet here, so nothing can cross.`;
    }
  }
  const words = describeMeaning(meaning, kind);
  const which = meaning.kind === 'piece' ? copyWords(board, pieces, column) : '';
  if (which === '') return words;
  return words.replace(/^(Piece \w)(:?)/, (_, name: string, colon: string) => `${name}, ${which}${colon || ','}`);
}

/** `copy 2 of 3`, or nothing for a piece that is there once. */
function copyWords({ counts }: CustomBoard, pieces: readonly PieceId[], column: number): string {
  const id = pieces[column];
  const count = id === undefined ? 1 : (counts.get(id) ?? 1);
  if (id === undefined || count === 1) return '';
  return `copy ${column - pieces.indexOf(id) + 1} of ${count}`;
}

function orderWords(name: string, kind: ColumnKind): string {
  const [first = '', second = ''] = name.replace(/ \d+$/, '').split('<');
  const what = `Order of ${first} and ${second}`;
  return kind === 'off'
    ? `${what}: switched off, so the two may trade places, and a board may appear twice.`
    : `${what}: with others like it, this column keeps the row of ${first} before that of ${second}, so no board ` +
        'appears twice.';
}
