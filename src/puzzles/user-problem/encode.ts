/** A written problem as a matrix, with sentences for all of its rows and columns. */
import type { Bounds } from '#dlx/bounds.ts';
import type { ColumnKind } from '#dlx/matrix.ts';
import { capital, inFigures, inWords, listed } from '#english/english.ts';
import { groupsOf } from '../create-problem.ts';
import { matrixOf, mayShare, onesOf } from './colours.ts';
import type { Problem } from '../problem.ts';
import { asks } from '../asks.ts';
import type { UserProblem } from './problem.ts';

export interface UserBoardProblem extends Problem {
  readonly userProblem: UserProblem;
}

/** The end of what a secondary column asks whose rows may agree on a colour. */
const UNLESS = ', unless they give it the same colour';

/** Longer lists are cut. */
const LONGEST = 12;

/** Encodes a problem that `readUserProblem` or `parseUserProblem` has checked. */
export function encodeUserProblem(written: UserProblem): UserBoardProblem {
  const { title, board, columns, rows } = written;
  let counted: Uint32Array | null = null;
  const at = <Thing>(list: readonly Thing[], index: number, what: string): Thing => {
    const found = list[index];
    if (found === undefined) throw new RangeError(`there is no ${what} ${index} in this problem`);
    return found;
  };
  return {
    userProblem: written,
    matrix: matrixOf(written),
    rowNames: rows.map(({ name }) => name),
    groups: groupsOf(columns),
    ...(title !== undefined && { title }),
    ...(board && { board }),
    marksOf: (row) => rows[row]?.marks ?? [],
    describeRow(index) {
      const row = at(rows, index, 'row');
      const cost = row.cost === undefined ? '' : ` It costs ${inWords(row.cost)}.`;
      if (row.words !== undefined) return ended(row.words) + cost;
      const names = onesOf(columns, row);
      const more = names.length - LONGEST;
      const covered = more > 1 ? [...names.slice(0, LONGEST), `${more} more`] : names;
      const what = names.length === 1 ? 'column' : 'columns';
      return `Row ${row.name}: choosing it covers the ${what} ${listed(covered)}.${cost}`;
    },
    describeColumn(index, kind) {
      const { name, words, min, max } = at(columns, index, 'column');
      const rows = ones()[index] ?? 0;
      const asked =
        kind === 'primary' && min !== undefined && max !== undefined
          ? howOften({ min, max }, rows)
          : whatItAsks(kind, rows) + (kind === 'secondary' && mayShare(index, written.rows) ? UNLESS : '');
      return `${words === undefined ? `Column ${name}` : capital(withoutStop(words))}: ${asked}.`;
    },
  };

  /** How many rows each column has: counted when the first sentence is asked for. */
  function ones(): Uint32Array {
    if (counted) return counted;
    counted = new Uint32Array(columns.length);
    for (const row of rows) for (const column of row.columns) counted[column]! += 1;
    return counted;
  }
}

/** “2 or 3 of its 5 rows must be chosen”. A row counts once, so more than all of them cannot be chosen. */
function howOften({ min, max }: Bounds, rows: number): string {
  const most = Math.min(max, rows);
  if (rows === 0 && min > 0) return whatItAsks('primary', 0);
  if (min > rows) {
    return `${inWords(min)} of its rows must be chosen, and it has only ${inWords(rows)}, so there is no solution`;
  }
  if (rows === 0) return 'no row covers it, so it asks for nothing';
  if (rows === 1) return min === 1 ? 'its only row must be chosen' : 'its only row may be chosen, or not';
  const of = `of its ${inWords(rows)} rows`;
  if (min === rows) return rows === 2 ? 'both of its rows must be chosen' : `all ${of} must be chosen`;
  if (min === most) return `exactly ${inWords(min)} ${of} must be chosen`;
  if (min === 0)
    return most === rows ? `any ${of} may be chosen, or none` : `at most ${inWords(most)} ${of} may be chosen`;
  if (most === rows) return `at least ${inWords(min)} ${of} must be chosen`;
  return `${inWords(min)} ${most - min === 1 ? 'or' : 'to'} ${inWords(most)} ${of} must be chosen`;
}

function whatItAsks(kind: ColumnKind, rows: number): string {
  return asks(kind, (count, must) => {
    if (rows > 1) return `${count} one of its ${inFigures(rows, 'row')} ${must} be chosen`;
    if (rows === 1) return must === 'must' ? 'its only row must be chosen' : 'its only row may be chosen, or not';
    return must === 'must'
      ? 'it must be covered, but no row covers it, so there is no solution'
      : 'no row covers it, so it asks for nothing';
  });
}

/** The words as a sentence with its stop. */
function ended(words: string): string {
  return /[.!?…]$/u.test(words) ? words : `${words}.`;
}

function withoutStop(words: string): string {
  return words.replace(/\.$/, '');
}
