/** A written problem as a matrix, with sentences for all of its rows and columns. */
import type { ColumnKind } from '#dlx/matrix.ts';
import { capital, inFigures, listed } from '#english/english.ts';
import { groupsOf } from '../create-problem.ts';
import { matrixOf, onesOf } from './colours.ts';
import type { Problem } from '../problem.ts';
import { asks } from '../asks.ts';
import type { UserProblem } from './problem.ts';

export interface UserBoardProblem extends Problem {
  readonly userProblem: UserProblem;
}

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
      if (row.words !== undefined) return ended(row.words);
      const names = onesOf(columns, row);
      const more = names.length - LONGEST;
      const covered = more > 1 ? [...names.slice(0, LONGEST), `${more} more`] : names;
      const what = names.length === 1 ? 'column' : 'columns';
      return `Row ${row.name}: choosing it covers the ${what} ${listed(covered)}.`;
    },
    describeColumn(index, kind) {
      const { name, words } = at(columns, index, 'column');
      return (
        `${words === undefined ? `Column ${name}` : capital(withoutStop(words))}: ` +
        `${whatItAsks(kind, ones()[index] ?? 0)}.`
      );
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
