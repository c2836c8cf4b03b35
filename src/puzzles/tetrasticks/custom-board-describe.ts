/** Rows and columns of a board of the reader's own in words. */
import type { ColumnKind } from '#dlx/matrix.ts';
import type { ColumnMeaning } from './columns.ts';
import { describeMeaning, describePlacement } from './describe.ts';
import { edgeName, pointText } from './lattice.ts';
import type { CustomBoard } from './custom-board.ts';
import { crossroads } from './custom-board.ts';
import type { PieceId } from './pieces.ts';
import type { Placement } from './placements.ts';

/**
 * What choosing a row does, and which copy it lays; `column` is that of its piece.
 * @throws RangeError when there is no such row
 */
export function describeOwnRow(
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
export function describeOwnColumn(
  board: CustomBoard,
  pieces: readonly PieceId[],
  meaning: ColumnMeaning | undefined,
  { column, name, kind }: { column: number; name: string; kind: ColumnKind },
): string {
  if (meaning === undefined) return orderWords(name, kind);
  if (meaning.kind === 'edge' && board.missing.has(edgeName(meaning.edge))) {
    return `Edge ${edgeName(meaning.edge)} is not on this board, and no row has a one here.`;
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
    ? `${what}: switched off, so the two may trade places, and a board may come twice.`
    : `${what}: with its fellows this column keeps the row of ${first} before that of ${second}, so that no board ` +
        'comes twice.';
}
