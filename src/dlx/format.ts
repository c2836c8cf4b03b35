import { boundedName } from './bounds.ts';
import { type ColumnKind, type Matrix, checkMatrix } from './matrix.ts';
import { FENCE, INVISIBLE } from './text.ts';
import { quoted } from './told.ts';

/**
 * Writes a matrix as DLX text: primary columns first, then the secondary ones; columns that are off
 * are left out. Every row is written, in order, so that rows keep their numbers, with its cost unless that is 0.
 *
 * @throws RangeError that names the column or row whose text `parse` would not read back: a name that is empty, begins
 *   with a fence (``` or ~~~) or has a blank, an invisible character, `|` or `:` in it; a colour with a blank or an
 *   invisible character; an empty row; and when no column is primary (a first line cannot start with `|`)
 */
export function format(matrix: Matrix<unknown>): string {
  checkMatrix(matrix);
  const names = (kind: ColumnKind): string[] =>
    matrix.columns.filter((column) => column.kind === kind).map(boundedName);
  matrix.columns.forEach(({ name, kind }, column) => {
    if (kind === 'off' || (/^[^\s|:]+$/u.test(name) && !FENCE.test(name) && !INVISIBLE.test(name))) return;
    throw new RangeError(
      `DLX text cannot hold ${quoted(name)}, the name of column ${column}; rename it: no space, invisible character, | ` +
        'or :, and no ``` or ~~~ at its beginning',
    );
  });
  const primary = names('primary');
  const secondary = names('secondary');
  if (primary.length === 0) {
    throw new RangeError('DLX text cannot hold a matrix without a primary column; make one of its columns primary');
  }
  const first = secondary.length > 0 ? [...primary, '|', ...secondary] : primary;
  const rows = matrix.rows.map((row, number) => {
    const kept = row.flatMap((index, place) => {
      const column = matrix.columns[index];
      if (column === undefined || column.kind === 'off') return [];
      const colour = matrix.colours?.[number]?.[place] ?? '';
      if (/\s/u.test(colour) || INVISIBLE.test(colour)) {
        throw new RangeError(
          `DLX text cannot hold ${quoted(colour)}, the colour of row ${number} in column ${index}; rename it: no space ` +
            'and no invisible character',
        );
      }
      return colour === '' ? column.name : `${column.name}:${colour}`;
    });
    if (kept.length === 0) {
      const why = row.length === 0 ? 'which has no column' : 'whose columns are all off';
      const cure = row.length === 0 ? 'give it one' : 'switch one on';
      throw new RangeError(`DLX text cannot hold row ${number}, ${why}; leave the row out, or ${cure}`);
    }
    const cost = matrix.costs?.[number] ?? 0;
    return [...kept, ...(cost > 0 ? [`|${cost}`] : [])].join(' ');
  });
  return `${[first.join(' '), ...rows].join('\n')}\n`;
}
