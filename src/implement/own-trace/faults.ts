/** What a solver does wrong, in words. Names of rows begin with `row`. */
import { counted, listed } from '#english/english.ts';
import { Astray } from './astray.ts';
import type { Fault } from './difference.ts';

export const faults = {
  secondaryChosen: (name: string, column: number): Astray =>
    new Astray(
      'secondary-chosen',
      `Column ${name} is secondary: it may stay uncovered, so it is never chosen. Keep its header out of the ring.`,
      { column },
    ),
  coveredChosen: (name: string, column: number): Astray =>
    new Astray(
      'covered-chosen',
      `Column ${name} is chosen while it is covered. Cover must take its header out of the ring.`,
      { column },
    ),
  notWhole: (name: string, column: number): Astray =>
    new Astray(
      'not-whole',
      `That is not a solution yet: column ${name} is not covered, so its header must still be in the ring.`,
      { due: { column } },
    ),
  solutionRows: (rows: readonly number[], path: readonly number[]): Astray =>
    new Astray('solution-rows', `The solution names ${rowsNamed(rows)}, but your search has taken ${rowsNamed(path)}.`),
  rowGone: (name: string, column: string, why: string, row: number): Astray =>
    new Astray('row-gone', `${capitalRow(name)} is not in the list of column ${column}${why}.`, { row }),
  uncoverOrder: (name: string, column: number, last: string, due: number): Astray =>
    new Astray(
      'uncover-order',
      `Column ${name} comes back, but ${last} was covered last. First take back what went last; otherwise the links won’t be ` +
        'what they were.',
      { column, due: { column: due } },
    ),
  ownList: (name: string, size: number, ownSize: number, column: number): Astray =>
    new Astray(
      'own-list',
      `Cover ${name} has made ${name}’s own list shorter as well: its size was ${size} and is now ${ownSize}. Its rows ` +
        'must stay in it, or they cannot be tried.',
      { column },
    ),
  nothingChosen: (name: string, column: number): Astray =>
    new Astray(
      'nothing-chosen',
      `The row is taken back at once, though column ${name} is open and every open column has a row.`,
      { due: { column } },
    ),
  branchUncovered: (name: string, size: number, column: number): Astray =>
    new Astray('not-covered', `Column ${name} is chosen and has ${counted(size, 'row')}, but it is not covered.`, {
      due: { column },
    }),
  branchStays: (name: string, when: string, column: number): Astray =>
    new Astray('branch-stays', `Column ${name}, the one branched on, is not uncovered ${when}.`, {
      due: { column },
    }),
  undoOther: (name: string, row: number, last: string, due: number): Astray =>
    new Astray('undo-other', `${capitalRow(name)} is taken back, but ${last} was tried last.`, {
      row,
      due: { row: due },
    }),
  othersStay: (name: string, row: string, column: number): Astray =>
    new Astray('others-stay', `Column ${name}, covered with ${row}, is not uncovered though the row is taken back.`, {
      due: { column },
    }),
};

/** A column without rows that is not covered: no mistake, but another count. */
export function deadEndEarly(name: string, column: number): Fault {
  return {
    what: 'dead-end-early',
    column,
    words:
      `Column ${name} has no row left, and your solver does not cover it. That is not a mistake, but the site ` +
      'covers it anyway, as Knuth’s program does, and so counts one more update.',
  };
}

/** `rows 0 and 3`, `row 2`, `no row`. */
function rowsNamed(rows: readonly number[]): string {
  if (rows.length === 0) return 'no row';
  return `${rows.length === 1 ? 'row' : 'rows'} ${listed(rows.map(String))}`;
}

function capitalRow(name: string): string {
  return `R${name.slice(1)}`;
}
