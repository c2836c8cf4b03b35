import type { ColumnKind, Matrix } from './matrix.ts';

/**
 * Writes a matrix as DLX text: primary columns first, then the secondary ones; columns that are off
 * are left out. Every row is written, in order, so that rows keep their numbers.
 *
 * @throws RangeError when the text could not be read back: a name that is empty, has a blank,
 *   `|` or `:` in it, a colour with a blank, no primary column (a first line cannot start with `|`), or an empty row
 */
export function format(matrix: Matrix<unknown>): string {
  const names = (kind: ColumnKind): string[] =>
    matrix.columns.filter((column) => column.kind === kind).map((column) => column.name);
  const primary = names('primary');
  const secondary = names('secondary');
  for (const name of [...primary, ...secondary]) {
    if (!/^[^\s|:]+$/u.test(name)) {
      throw new RangeError(
        `DLX text cannot hold the column name "${name}"; a name needs one character at least, and no blank, | or :`,
      );
    }
  }
  if (primary.length === 0) {
    throw new RangeError('DLX text needs at least one primary column');
  }
  const first = secondary.length > 0 ? [...primary, '|', ...secondary] : primary;
  const rows = matrix.rows.map((row, number) => {
    const kept = row.flatMap((index, place) => {
      const column = matrix.columns[index];
      if (column === undefined || column.kind === 'off') return [];
      const colour = matrix.colours?.[number]?.[place] ?? '';
      if (/\s/u.test(colour)) {
        throw new RangeError(
          `DLX text cannot hold the colour "${colour}" of row ${number}; a colour has no blank in it`,
        );
      }
      return colour === '' ? column.name : `${column.name}:${colour}`;
    });
    if (kept.length === 0) {
      throw new RangeError(`DLX text cannot hold row ${number}, which has no column left`);
    }
    return kept.join(' ');
  });
  return `${[first.join(' '), ...rows].join('\n')}\n`;
}
