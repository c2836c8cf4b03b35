/**
 * The reader's own matrix as a problem: columns A to L, rows called by their columns. A row without a
 * one is called by its number.
 */
import { type Column, type ColumnKind, createMatrix } from '#dlx/matrix.ts';
import type { Problem } from '../problem.ts';
import { asks } from '../asks.ts';
import type { OwnMatrix } from './own-matrix.ts';
import { listed } from '#english/english.ts';

/** Knuth's example, to begin with. */
export const KNUTH = 'ppppppp-0010110-1001001-0110010-1001000-0100001-0001101';

export function encode({ kinds, rows }: OwnMatrix): Problem {
  const letter = (column: number): string => String.fromCharCode(65 + column);
  const columns = kinds.map((kind, column): Column => ({ name: letter(column), kind }));
  const ones = rows.map((row) => row.flatMap((one, column) => (one ? [column] : [])));
  const matrix = createMatrix(columns, ones);
  const rowNames = distinct(ones.map((row, index) => row.map(letter).join('') || String(index + 1)));
  return {
    matrix,
    rowNames,
    groups: [{ name: 'columns', from: 0, to: columns.length }],
    describeRow(row) {
      const covered = ones[row];
      if (!covered) throw new RangeError(`there is no row ${row}; the last is ${ones.length - 1}`);
      if (covered.length === 0) return `Row ${row + 1} has no 1, so it can never be chosen.`;
      const on = covered.filter((column) => kinds[column] !== 'off');
      const names = listed(on.map(letter));
      const unused = matrix.warnings.some((warning) => warning.row === row);
      const name = `Row ${rowNames[row] ?? ''}`;
      if (unused) return `${name} has no primary column, so it is never chosen.`;
      return `${name}: choosing it covers ${on.length === 1 ? 'column' : 'columns'} ${names}.`;
    },
    describeColumn(column, kind) {
      const found = columns[column];
      if (!found) {
        throw new RangeError(`there is no column ${column}; the last is ${columns.length - 1}`);
      }
      const names = rowNames.filter((_, row) => ones[row]?.includes(column));
      const where =
        names.length === 0 ? 'with no 1' : `with ${names.length === 1 ? 'a 1 in row' : '1s in rows'} ${listed(names)}`;
      return `Column ${found.name}, ${where}: ${whatItAsks(kind, names.length)}.`;
    },
  };
}

function whatItAsks(kind: ColumnKind, ones: number): string {
  return asks(kind, (count, must) => {
    if (ones > 1) return `${count} one of them ${must} be chosen`;
    if (ones === 1) return `that row ${must} be chosen`;
    return must === 'must'
      ? 'it must be covered, but nothing covers it, so there is no solution'
      : 'it asks for nothing';
  });
}

/** Equal rows are distinguished by a number: `AD`, `AD 2`. */
function distinct(names: readonly string[]): string[] {
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}
