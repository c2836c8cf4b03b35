/** A problem as an object of JSON, or a dictionary of Python: `{"columns": ["a", "b"], "rows": [["a"], ["b"]]}`. */
import { TextError } from '../../text.ts';
import { matrixReading, type PastedRow, type Reading } from './reading.ts';

type Entry = string | number | boolean;

/** How the keys are called. */
const COLUMNS = ['columns', 'items', 'primary'];
const ROWS = ['rows', 'options'];

/**
 * Reads an object that names its columns and has its rows, as lists of names, of numbers from 0, or of zeros and ones;
 * the rows may have names as well.
 *
 * @returns null for a text that is no such object
 * @throws TextError when its columns or rows are something else, or a row has a column that is not there
 */
export function readJson(text: string): Reading | null {
  const object = objectIn(text);
  const columns = valueAt(object, COLUMNS);
  const rows = valueAt(object, ROWS);
  if (columns === undefined || rows === undefined) return null;
  const secondary = valueAt(object, ['secondary']) ?? [];
  const lists = Array.isArray(rows) ? rows.map((row: unknown) => ['', row] as const) : entriesOf(rows);
  if (!isList(columns) || !isList(secondary) || !lists.every(isNamedList)) {
    throw new TextError(1, 1, 'write "columns" as a list of names, and "rows" as lists of these: [["a", "b"], ["c"]]');
  }
  const names = [...columns, ...secondary].map(String);
  const all = lists.filter(([, row]) => row.length > 0);
  const isDense =
    !names.some((name) => /^[01]$/.test(name)) &&
    all.every(([, row]) => row.length === names.length && row.every((one) => /^(?:0|1|true|false)$/.test(String(one))));
  const read = all.map(([name, row]): PastedRow => {
    const own = isDense
      ? row.flatMap((one, column) => (Number(one) === 1 ? [column] : []))
      : row.map((one) => columnOf(one, names, text));
    return { columns: [...new Set(own)], ...(name !== '' && { name }) };
  });
  return matrixReading('JSON with its columns and rows', names, read, columns.length);
}

function objectIn(text: string): unknown {
  if (!text.trimStart().startsWith('{')) return null;
  for (const written of [text, text.replaceAll("'", '"')]) {
    try {
      return JSON.parse(written);
    } catch {
      // Another format, or a dictionary of Python.
    }
  }
  return null;
}

function entriesOf(object: unknown): readonly (readonly [string, unknown])[] {
  return typeof object === 'object' && object !== null ? Object.entries(object) : [];
}

function valueAt(object: unknown, keys: readonly string[]): unknown {
  return entriesOf(object).find(([key]) => keys.includes(key.toLowerCase()))?.[1];
}

function isList(value: unknown): value is readonly Entry[] {
  return Array.isArray(value) && value.every((one) => ['string', 'number', 'boolean'].includes(typeof one));
}

function isNamedList(row: readonly [string, unknown]): row is readonly [string, readonly Entry[]] {
  return isList(row[1]);
}

/** A column by its name, or, where no name is a number, by its number. */
function columnOf(one: Entry, names: readonly string[], text: string): number {
  const named = names.indexOf(String(one));
  if (named >= 0) return named;
  const isNumber = Number.isInteger(one) && !names.some((name) => /^\d+$/.test(name));
  if (isNumber && names[Number(one)] !== undefined) return Number(one);
  const before = text.slice(0, text.lastIndexOf(String(one)) + 1).split('\n');
  throw new TextError(before.length, before.at(-1)?.length ?? 1, `there is no column "${one}"`);
}
