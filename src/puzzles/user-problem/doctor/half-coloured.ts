import { inFigures, inWords } from '#english/english.ts';
import { colourGiven } from '../colours.ts';
import { familiesOf } from './families.ts';
import type { Finder, Finding } from './finding.ts';
import { columnNames, rowsByColumn } from './finding.ts';

/** Columns to which some rows give a colour and others none: those shut out every other row. */
export const halfColoured: Finder = (problem) => {
  if (!problem.rows.some((row) => row.colours)) return [];
  const byColumn = rowsByColumn(problem);
  return familiesOf(problem).flatMap(({ columns }): Finding[] => {
    const half = columns.flatMap((column) => {
      const rows = byColumn[column] ?? [];
      const bare = rows.filter((row) => colourGiven(problem.rows[row], column) === '');
      return bare.length > 0 && bare.length < rows.length ? [{ column, bare, all: rows.length }] : [];
    });
    const [first] = half;
    if (!first) return [];
    const names = columnNames(problem, [first.column]);
    const more = half.length === 1 ? '' : `, and the same goes for ${inFigures(half.length - 1, 'more column')}`;
    return [
      {
        kind: 'half-coloured column',
        sentence:
          `${inWords(first.bare.length)} of the ${inFigures(first.all, 'row')} of column ${names} ${first.bare.length === 1 ? 'gives' : 'give'} it no ` +
          `colour${more}. A row without a colour shares the column with no other row. Check whether its colour was forgotten.`,
        rows: half.flatMap(({ bare }) => bare),
        columns: half.map(({ column }) => column),
      },
    ];
  });
};
