/** Matrices as tables: CSV, tabs, Markdown, LaTeX, or words in columns, with names over the columns or beside the rows. */
import { linesWritten, matrixReading, type Reading } from './reading.ts';

const ONE = /^(?:1|x|✓|✔|•|●|true|yes)$/iu;
const NONE = /^(?:|0|\.|-|–|false|no)$/iu;

const isMark = (cell: string): boolean => ONE.test(cell) || NONE.test(cell);

/** Ways to part a line into cells, each with a name for what it reads. */
const WAYS: readonly (readonly [what: string, cells: (line: string) => string[]])[] = [
  ['a LaTeX table', (line) => (line.includes('&') ? line.replace(/\\\\.*$|\$/g, '').split('&') : [])],
  ['a Markdown table', (line) => (/^\|.*\|$/.test(line) ? line.slice(1, -1).split('|') : [])],
  ['a table with tabs', (line) => (line.includes('\t') ? line.split('\t') : [])],
  ['a table with semicolons', (line) => (line.includes(';') ? line.split(';') : [])],
  ['a table with commas', (line) => (line.includes(',') ? line.split(',') : [])],
  ['a table', (line) => line.trim().split(/\s+/u)],
];

/** Reads a table of marks: 1, x or a tick for a one; 0, a dot or nothing for none. Null for a text that is no table. */
export function readTable(text: string): Reading | null {
  // A tab at the beginning of a line is an empty cell.
  const tabbed = text.includes('\t') ? text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '') : null;
  for (const [what, cellsOf] of WAYS) {
    const lines = what === 'a table with tabs' ? (tabbed ?? []) : linesWritten(text);
    const grid = lines
      .filter((line) => !/^[|\s:+-]+$/.test(line) && !/^\\(?:begin|end|[a-z]*rule|hline)/.test(line))
      .map((line) => cellsOf(line.replace(/\\hline/g, '')).map((cell) => cell.trim().replace(/^["']|["']$/g, '')));
    const reading = gridReading(what, grid);
    if (reading) return reading;
  }
  return null;
}

function gridReading(what: string, grid: readonly (readonly string[])[]): Reading | null {
  const [first = [], ...others] = grid;
  const hasHead =
    first.some((cell) => !isMark(cell)) && others.length > 0 && first.slice(1).some((cell) => !NONE.test(cell));
  const body = hasHead && others.every((row) => row.slice(1).every(isMark)) ? others : grid;
  const isHeaded = body === others;
  const width = body[0]?.length ?? 0;
  const isEven = width > 1 && body.every((row) => row.length === width && row.slice(1).every(isMark));
  if (!isEven) return null;
  const head = isHeaded ? first : null;
  // A heading may be missing over the names of the rows.
  const isNamed = head?.length === width - 1 || body.some((row) => !isMark(row[0] ?? '')) || head?.[0] === '';
  if (!head && !isNamed && what !== 'a LaTeX table') return null;
  if (head && head.length !== width && head.length !== width - 1) return null;
  const from = isNamed ? 1 : 0;
  const marks = body.map((row) => row.slice(from).flatMap((cell, at) => (ONE.test(cell) ? [at] : [])));
  if (marks.some((row) => row.length === 0)) return null;
  const names = head
    ? head.slice(head.length === width ? from : 0)
    : Array.from({ length: width - from }, (_, at) => String(at + 1));
  if (new Set(names).size < names.length || names.some((name) => name === '')) return null;
  return matrixReading(
    what,
    names,
    marks.map((columns, at) => ({ columns, ...(isNamed && { name: body[at]?.[0] ?? '' }) })),
  );
}
