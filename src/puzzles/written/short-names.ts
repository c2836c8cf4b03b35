/**
 * Names of columns that Knuth's programs can read. Source: D. E. Knuth, the program dlx1 (2017 and later),
 * which reads names of eight bytes at the most.
 */
import type { WrittenProblem } from './problem.ts';

const MOST_BYTES = 8;

const encoder = new TextEncoder();

function isLong(name: string): boolean {
  return encoder.encode(name).length > MOST_BYTES;
}

/** The names of columns that are too long for Knuth's programs. */
export function longNames({ columns }: WrittenProblem): string[] {
  return columns.flatMap(({ name }) => (isLong(name) ? [name] : []));
}

/**
 * The same problem with names of eight bytes at the most. Names that are short enough stay; a column with
 * another name keeps its own in its words.
 */
export function withShortNames(problem: WrittenProblem): WrittenProblem {
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
  return {
    ...problem,
    columns: problem.columns.map((column) => {
      const { name, words } = column;
      if (!isLong(name)) return column;
      return { ...column, name: another(), words: words ?? name };
    }),
  };
}
