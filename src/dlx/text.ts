import { type Column, type ColumnKind, type Matrix, createMatrix } from './matrix.ts';
import type { CostedRow, One } from './row-input.ts';
import { boundsIn, costAt } from './text-bounds.ts';
import type { TextError } from './text-error.ts';
import { type Line, type Word, fault, shown } from './text-words.ts';
import { quoted, told } from './told.ts';

/**
 * Knuth's DLX text, as his program dlx2 reads it: the first line names the columns, with `|` before the secondary ones;
 * every later line is one row, the names of its columns separated by blanks. A secondary column may have a colour in a
 * row, `x:A`; dlx2 allows one character there, this reader a word of any length. A line that starts with `|` is a
 * comment. Bounds and costs are written as for dlx3 and dlx5 (`text-bounds.ts`). Markdown fences around the text are
 * skipped.
 * Source: D. E. Knuth, the programs dlx1, dlx2, dlx3 and dlx5 (2017 and later).
 */

/** The longest text that is read, in characters. */
const MOST = 10_000_000;

interface Place {
  readonly number: number;
  readonly kind: ColumnKind;
}

/**
 * Reads a matrix from DLX text. Column and row indices follow the order in the text; comments do not count. Rows
 * without a primary column are kept, never chosen, and listed in `warnings`.
 *
 * @throws TextError when the text has no columns line, a column name that is unknown, repeated or malformed, an
 *   empty row, a colour that is empty or on a primary column, bounds or a cost that are none, or is longer than ten
 *   million characters; RangeError when it is not a string
 */
export function parse(text: string): Matrix {
  return parseLines(text).matrix;
}

/** A matrix and the lines of its text, which count from 1. */
interface ReadText {
  readonly matrix: Matrix;
  readonly columnsLine: number;
  readonly rowLines: readonly number[];
}

/**
 * The same as `parse`, with line numbers, for callers that read the comments as well.
 * @throws TextError as `parse` does
 */
export function parseLines(text: string): ReadText {
  if (typeof text !== 'string') throw new RangeError(`the text is ${told(text)}; give DLX text as a string`);
  if (text.length > MOST) {
    throw fault(
      1,
      1,
      `the text has ${text.length.toLocaleString('en')} characters, but at most ${MOST.toLocaleString('en')} are ` +
        'read',
      'Leave out what is not part of the matrix, or build it with createMatrix',
    );
  }
  const lines = text.split(/\r\n|\r|\n/);
  const isBlank = (index: number): boolean => (lines[index] ?? '').trim() === '';
  const skip = (index: number): boolean => isBlank(index) || FENCE.test(lines[index] ?? '');
  // Blank lines above the columns line are harmless, and so are those at the end of a file.
  const last = lines.findLastIndex((_, index) => !skip(index));
  let columns: Column[] | null = null;
  let columnsLine = 0;
  let index: ReadonlyMap<string, Place> = new Map();
  const rows: (One[] | CostedRow)[] = [];
  let costs = 0;
  const places: number[] = [];
  for (let at = 0; at <= last; at += 1) {
    if (columns === null && skip(at)) continue;
    const line = readLine(lines[at] ?? '', at + 1);
    if (line === null) continue;
    if (columns === null) {
      columns = readColumns(line);
      columnsLine = line.number;
      index = new Map(columns.map(({ name, kind }, number) => [name, { number, kind }]));
    } else {
      const row = readRow(line, index);
      costs += 'cost' in row ? row.cost : 0;
      if (costs > Number.MAX_SAFE_INTEGER) {
        throw fault(line.number, 1, 'the costs up to this row add up to 2^53 or more', 'Write smaller ones');
      }
      rows.push(row);
      places.push(line.number);
    }
  }
  if (columns === null) {
    throw fault(
      1,
      1,
      'there is no columns line',
      'Start with a line that names the columns, with | before the secondary ones',
    );
  }
  const matrix = createMatrix(columns, rows);
  const warnings = matrix.warnings.map((warning) => {
    const line = places[warning.row] ?? 0;
    return {
      row: warning.row,
      line,
      message: `line ${line}: this row has no primary column, so it is never chosen`,
    };
  });
  return { matrix: { ...matrix, warnings }, columnsLine, rowLines: places };
}

/** A line that is skipped around a text. */
export const FENCE = /^\s*(?:```|~~~)/;

/** Characters that are ignored: soft hyphen, zero-width space, word joiner. */
export const INVISIBLE = /[\u00ad\u200b\u2060]/;
// Marked pure, so that a bundle without `parse` leaves this module out.
const ALL_INVISIBLE = /* @__PURE__ */ new RegExp(INVISIBLE, 'g');

/** A line as its words with their positions; null for a comment. */
function readLine(text: string, number: number): Line | null {
  const words: Word[] = [];
  for (const match of text.matchAll(/\S+/gu)) {
    const word = match[0].replace(ALL_INVISIBLE, '');
    if (word !== '') words.push({ text: word, at: match.index + 1 });
  }
  return words[0]?.text.startsWith('|') ? null : { number, words };
}

function readColumns(line: Line): Column[] {
  const columns: Column[] = [];
  const seen = new Set<string>();
  let kind: 'primary' | 'secondary' = 'primary';
  for (const { text, at } of line.words) {
    if (text === '|') {
      if (kind === 'secondary') {
        throw fault(
          line.number,
          at,
          'the columns line has a second |',
          'Keep only one |, before the first secondary column',
        );
      }
      kind = 'secondary';
      continue;
    }
    const { bounds, name, from } = boundsIn(line.number, { text, at }, kind);
    const bad = name.search(/[|:]/u);
    if (bad >= 0) {
      throw fault(
        line.number,
        from + bad,
        `the column name ${quoted(name)} has a ${name.charAt(bad)} in it`,
        name.charAt(bad) === '|'
          ? 'Put spaces around the | that starts the secondary columns'
          : 'Use another character; a colon is kept for colours',
      );
    }
    if (seen.has(name)) {
      throw fault(line.number, from, `the column ${quoted(name)} is named twice`, 'Give each column a name of its own');
    }
    seen.add(name);
    columns.push({ name, kind, ...bounds });
  }
  return columns;
}

function readRow(line: Line, index: ReadonlyMap<string, Place>): One[] | CostedRow {
  if (line.words.length === 0) {
    throw fault(line.number, 1, 'this row is empty', 'Name at least one column, or remove the line');
  }
  const row = new Map<number, One>();
  let cost: number | undefined;
  for (let at = 0; at < line.words.length; at += 1) {
    const costed = costAt(line, at);
    if (costed) {
      cost = (cost ?? 0) + costed.cost;
      at += costed.words - 1;
      continue;
    }
    const word = line.words[at] as Word;
    const { name, colour } = parted(word.text);
    const place = index.get(name);
    if (place === undefined) throw unknownColumn(line, word.at, name);
    if (colour !== undefined) checkColour(line, word, place.kind);
    if (row.has(place.number)) {
      throw fault(line.number, word.at, `the column ${quoted(name)} is named twice in this row`, 'Name it once');
    }
    const { number } = place;
    row.set(number, colour === undefined ? number : { column: number, colour });
  }
  const ones = [...row.values()];
  return cost === undefined ? ones : { ones, cost };
}

/** A word of a row as the name of a column and, after the first colon, a colour. */
function parted(text: string): { name: string; colour: string | undefined } {
  const colon = text.indexOf(':');
  if (colon < 0) return { name: text, colour: undefined };
  return { name: text.slice(0, colon), colour: text.slice(colon + 1) };
}

/** @throws TextError when there is no colour after the colon, or when there must not be one */
function checkColour({ number }: Line, word: Word, kind: ColumnKind): void {
  const { name, colour = '' } = parted(word.text);
  const at = word.at + name.length;
  const column = shown(name);
  if (colour === '') {
    throw fault(number, at, `${quoted(word.text)} has no colour after the colon`, `Write one, or ${column} alone`);
  }
  if (kind === 'primary') {
    throw fault(
      number,
      at,
      `${quoted(word.text)} gives ${column} the colour ${shown(colour)}, but ${column} is primary`,
      `Put ${column} after the | in the columns line, or write it without a colour`,
    );
  }
}

function unknownColumn({ number }: Line, at: number, name: string): TextError {
  if (name === '') {
    return fault(number, at, 'there is no name before the colon', 'Write a column there, such as x:A');
  }
  const [, before = ''] = /^(.+)\|\d+$/u.exec(name) ?? [];
  if (before !== '') {
    const cure = `Put a space before the | of a cost: ${shown(before)} ${name.slice(before.length)}`;
    return fault(number, at, `there is no column ${quoted(name)}`, cure);
  }
  return fault(number, at, `there is no column ${quoted(name)}`, 'Add it to the columns line, or correct the name');
}
