/** Pieces that are alike: primary columns that can be exchanged, with rows that draw the same shapes. */
import { times } from '#english/english.ts';
import { onesOf } from '../colours.ts';
import type { UserProblem, UserRow } from '../problem.ts';
import type { Finder } from './finding.ts';
import { alike, columnNames, rowsByColumn, tellGroups } from './finding.ts';

/**
 * Two primary columns can be exchanged when each row with one of them comes again with the other in its place.
 * A solution that covers them by two rows then comes once more, with the two exchanged. That is worth a word
 * where both are pieces on a board, of two cells or more: two talks or two people are not the same because
 * nothing tells them apart.
 */
export const exchangeable: Finder = (problem) => {
  const byColumn = rowsByColumn(problem);
  const likely = alike(likenessesOf(problem, byColumn), (likeness) => likeness);
  const groups = likely.flatMap((columns) => {
    const rests = columns.map((column) => restsOf(problem, column, byColumn[column] ?? []));
    return alike(rests, (rest) => rest).map((group) => group.map((at) => columns[at] ?? 0));
  });
  return tellGroups(
    groups,
    (columns) => ({
      kind: 'exchangeable columns',
      sentence:
        `${columnNames(problem, columns)} are pieces that are alike: each row of one turns up again for ` +
        `${columns.length === 2 ? 'the other' : 'each of the others'}. So a solution turns up ${inAllOrders(columns.length)}, with ` +
        'these pieces exchanged. If they should be alike, divide the count; if not, look at their shapes.',
      rows: [],
      columns,
    }),
    'consist of pieces that are alike',
  );
};

/** How often a solution with so many exchangeable things turns up: once for each of their orders. */
function inAllOrders(count: number): string {
  let orders = 1;
  for (let factor = 2; factor <= count; factor += 1) orders *= factor;
  return Number.isSafeInteger(orders) ? times(orders) : 'very often';
}

/**
 * A text for each column that is the same for exchangeable ones, and seldom for others: the sum over its rows
 * of a number that follows from the other columns of the row. Empty for what is no piece.
 */
function likenessesOf({ columns, rows }: UserProblem, byColumn: readonly (readonly number[])[]): string[] {
  const numbers = columns.map((_, column) => scrambled(column + 1));
  const sums = rows.map((row) => row.columns.reduce((sum, one) => sum ^ (numbers[one] ?? 0), 0));
  return columns.map(({ kind }, column) => {
    const own = byColumn[column] ?? [];
    if (kind !== 'primary' || own.some((row) => placesOf(rows[row]).length < 2)) return '';
    const rest = own.map((row) => scrambled((sums[row] ?? 0) ^ (numbers[column] ?? 0)));
    return `${own.length} ${rest.reduce((sum, one) => sum + one, 0)}`;
  });
}

/** The places that a row marks, in their order; what is written there may distinguish equal pieces. */
function placesOf(row: UserRow | undefined): string[] {
  const places = (row?.marks ?? []).flatMap((mark): string[] => {
    if (mark.mark === 'path') return mark.through.map((at) => `p${at.join()}`);
    if (mark.mark === 'fill') return [`c${mark.at.join()}`];
    return mark.mark === 'edge' ? [`${mark.way}${mark.at.join()}`] : [];
  });
  return [...new Set(places)].sort();
}

/** The rows of a column without it, each with what it marks, as one text. */
function restsOf({ rows, columns }: UserProblem, column: number, own: readonly number[]): string {
  const rests = own.map((row) => {
    const others = rows[row] ? onesOf(columns, rows[row]) : [];
    const rest = others.filter((one) => one !== columns[column]?.name);
    return `${rest.sort().join(' ')} ${placesOf(rows[row]).join()}`;
  });
  return rests.sort().join(';');
}

/** The finisher of MurmurHash3: 32 bits that look like any. */
function scrambled(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
