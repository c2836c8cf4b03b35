/** Named sets, `A = {1, 4, 7}`, as books write them and dictionaries of Python have them; and nested lists without names. */
import { listLines } from '../../lists.ts';
import { matrixReading, type Reading } from './reading.ts';

/** `A = {1, 4, 7}`, `"A": [1, 4]`, `A: set([1])`. */
const NAMED =
  /(?<![^\s"'=:,;{}[\]()])(["']?)([^\s"'=:,;{}[\]()]{1,60})\1\s{0,9}[:=]{1,2}\s{0,99}(?:(?:set|frozenset|list|Set)\s*)?[[{(]{1,2}([^[\]{}()]*)[\]})]/gu;
/** The name of the set of all elements. */
const UNIVERSE = /^(?:x|u|universe|items|columns|elements)$/i;

/** The elements of a set as words. */
function elementsOf(inside: string): string[] {
  return [...new Set(inside.split(/[\s,;]+/u).map((word) => word.replace(/^["'`]|["'`]$/g, '')))].filter(Boolean);
}

/**
 * Reads named sets: first as rows that are named, then as columns that are. A set called X, U or universe that holds
 * all the others names the columns.
 */
export function readSets(text: string): Reading[] {
  const sets = [...text.matchAll(NAMED)].map(([, , name = '', inside = '']) => ({ name, has: elementsOf(inside) }));
  // What is left over may be a few words, such as the name of the dictionary.
  const left = text.replace(NAMED, ' ').match(/[^\s=:,;{}[\]()]+/gu)?.length ?? 0;
  const all = new Set(sets.filter(({ name }) => !UNIVERSE.test(name)).flatMap(({ has }) => has));
  const universe = sets.find(({ name, has }) => UNIVERSE.test(name) && [...all].every((one) => has.includes(one)));
  const own = sets.filter((set) => set !== universe && set.has.length > 0);
  if (own.length < 2 || left > 8) return [];
  const names = universe?.has ?? inOrder(all);
  const rows = own.map(({ name, has }) => ({ name, columns: has.map((one) => names.indexOf(one)) }));
  const byRow = matrixReading('sets, one for each row', names, rows);
  if (universe) return [byRow];
  const byColumn = names.map((name) => ({
    name,
    columns: own.flatMap(({ has }, column) => (has.includes(name) ? [column] : [])),
  }));
  return [
    byRow,
    matrixReading(
      'sets of rows, one for each column',
      own.map(({ name }) => name),
      byColumn,
    ),
  ];
}

/** Reads lists of columns, by number or by name: `[[0, 3, 6], [0, 3]]`, `[["A", "D"], ["B"]]`. */
export function readLists(text: string): Reading | null {
  const lines = listLines(text);
  // Only lists of lists: those end with a blank line.
  if (!lines || lines.at(-1)?.tokens.length !== 0) return null;
  const rows = lines.filter(({ tokens }) => tokens.length > 0).map(({ tokens }) => tokens.map((token) => token.text));
  const outside = text.replace(/\[[\s\S]*\]|\{[\s\S]*\}|\([\s\S]*\)/u, ' ').match(/[^\s=:,;]+/gu)?.length ?? 0;
  if (outside > 8 || rows.some((row) => new Set(row).size < row.length)) return null;
  const names = inOrder(new Set(rows.flat()));
  const areNumbers = names.every((name) => /^\d+$/.test(name));
  return matrixReading(
    areNumbers ? 'lists of columns by number' : 'lists of columns by name',
    names,
    rows.map((row) => ({ columns: row.map((name) => names.indexOf(name)) })),
  );
}

/** Numbers by size, anything else as it is met. */
function inOrder(names: ReadonlySet<string>): string[] {
  const all = [...names];
  return all.every((name) => /^\d+$/.test(name)) ? all.toSorted((a, b) => Number(a) - Number(b)) : all;
}
