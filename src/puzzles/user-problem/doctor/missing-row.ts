import { inFigures, inWords } from '#english/english.ts';
import { familiesOf } from './families.ts';
import type { Finder } from './finding.ts';
import { columnNames, rowsByColumn } from './finding.ts';

/** Fewer siblings than this make no rule. */
const FEWEST = 4;

/**
 * A row that seems to be missing: in several families of primary columns all have the same number of rows, but for one
 * column each, which has one row fewer. A single family says nothing, as a given may have taken the row away.
 */
export const missingRow: Finder = (problem) => {
  const counts = rowsByColumn(problem).map((rows) => rows.length);
  const short = familiesOf(problem).flatMap(({ columns }) => {
    if (columns.length < FEWEST || columns.some((column) => problem.columns[column]?.kind !== 'primary')) return [];
    const most = Math.max(...columns.map((column) => counts[column] ?? 0));
    const others = columns.filter((column) => counts[column] !== most);
    const [column = -1] = others;
    return others.length === 1 && counts[column] === most - 1 && most > 1 ? [{ column, most }] : [];
  });
  const [first] = short;
  if (!first || short.length < 2) return [];
  const columns = short.map(({ column }) => column);
  return [
    {
      kind: 'missing row',
      sentence:
        `Columns ${columnNames(problem, columns)} each have one row fewer than their siblings: ` +
        `${columnNames(problem, [first.column])} has ${inFigures(first.most - 1, 'row')}, but the others have ` +
        `${inWords(first.most)} each. Check whether a row that covers all of these columns is missing.`,
      rows: [],
      columns,
    },
  ];
};
