/** The example of Knuth's *Dancing Links* (2000): six rows over seven columns, with one exact cover. */
import { type Column, createMatrix } from '#dlx/matrix.ts';
import type { Problem } from '../problem.ts';
import { asks } from '../asks.ts';
import { listed } from '#english/english.ts';

const LETTERS = 'ABCDEFG';
const ROWS = ['CEF', 'ADG', 'BCF', 'AD', 'BG', 'DEG'] as const;

interface KnuthOptions {
  /** The letters of the columns that are secondary, such as `FG`. Default: none. */
  readonly secondary?: string;
}

/**
 * The example as a problem: columns A to G, rows named by their columns. Its exact cover is AD,
 * CEF, BG, with F and G secondary as well.
 *
 * @throws RangeError when `secondary` names a letter that is not a column
 */
export function encode({ secondary = '' }: KnuthOptions = {}): Problem {
  for (const letter of secondary) {
    if (!LETTERS.includes(letter)) {
      throw new RangeError(`there is no column ${letter}; the columns are A to G`);
    }
  }
  const columns = [...LETTERS].map((name): Column => ({
    name,
    kind: secondary.includes(name) ? 'secondary' : 'primary',
  }));
  const rows = ROWS.map((row) => [...row].map((letter) => LETTERS.indexOf(letter)));
  return {
    matrix: createMatrix(columns, rows),
    rowNames: ROWS,
    groups: [{ name: 'columns', from: 0, to: LETTERS.length }],
    describeRow(row) {
      const name = ROWS[row];
      if (name === undefined) throw new RangeError(`there is no row ${row}; the last is 5`);
      return `Row ${name}: choosing it covers columns ${listed([...name])}.`;
    },
    describeColumn(column, kind) {
      const name = LETTERS[column];
      if (name === undefined) throw new RangeError(`there is no column ${column}; the last is 6`);
      const rows = ROWS.filter((row) => row.includes(name));
      return `Column ${name}, with 1s in rows ${listed(rows)}: ${asks(kind, (count, must) => `${count} one of them ${must} be chosen`)}.`;
    },
  };
}
