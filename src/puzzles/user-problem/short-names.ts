/**
 * Names that Knuth's programs can read. Source: D. E. Knuth, the programs dlx1 and dlx2 (2017 and later), which
 * read names of columns of at most eight bytes, and colours of one.
 */
import type { UserProblem } from './problem.ts';

const MOST_BYTES = 8;

const encoder = new TextEncoder();

/** What may stand for a colour. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function isLong(name: string, most = MOST_BYTES): boolean {
  return encoder.encode(name).length > most;
}

/** The names of columns, and those of colours, that are too long for Knuth's programs. */
export function longNames({ columns, rows }: UserProblem): string[] {
  const colours = coloursOf(rows).filter((colour) => isLong(colour, 1));
  return [...columns.map(({ name }) => name).filter((name) => isLong(name)), ...colours];
}

function coloursOf(rows: UserProblem['rows']): string[] {
  return [...new Set(rows.flatMap(({ colours = [] }) => colours))];
}

/**
 * The same problem with names of at most eight bytes, and colours of one. Names that are short enough
 * stay; a column with another name keeps its own in its words. Of more colours than there are letters and
 * digits the last ones stay long.
 */
export function withShortNames(problem: UserProblem): UserProblem {
  const taken = new Set(problem.columns.map(({ name }) => name));
  let count = 0;
  function another(): string {
    let name: string;
    do {
      count += 1;
      name = `c${count}`;
    } while (taken.has(name));
    return name;
  }
  const colours = coloursOf(problem.rows);
  const free = [...SIGNS].filter((sign) => !colours.includes(sign));
  const signs = new Map(
    colours.filter((colour) => isLong(colour, 1)).map((colour, at) => [colour, free[at] ?? colour]),
  );
  return {
    ...problem,
    rows: problem.rows.map((row) => ({
      ...row,
      ...(row.colours && { colours: row.colours.map((colour) => signs.get(colour) ?? colour) }),
    })),
    columns: problem.columns.map((column) => {
      const { name, words } = column;
      if (!isLong(name)) return column;
      return { ...column, name: another(), words: words ?? name };
    }),
  };
}
