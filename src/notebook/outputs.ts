/**
 * The output of a cell as bounded plain data that can leave the sandbox. `outputOf` runs there, beside untrusted code;
 * `readOutput` runs on the page and validates everything.
 */
import { ProblemBuilder } from './builder.ts';
import { type ChartData, Chart, readChart } from './chart.ts';
import { type Room, fitted } from './layout-cost.ts';
import { type RulesReport, readReport } from './rules-report.ts';
import { inWords } from '#english/english.ts';

/** A value as a tree that the page can fold and unfold. */
export interface Shown {
  readonly text: string;
  readonly parts?: readonly { readonly name: string; readonly value: Shown }[];
}

export type Output =
  /** `data` is for `readUserProblem`; `rules` is the report of the rules of the cell. */
  | { readonly kind: 'problem'; readonly data: unknown; readonly rules?: RulesReport }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'chart'; readonly chart: ChartData }
  /** `more` counts the rows that were left out. */
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
      readonly more: number;
    }
  | { readonly kind: 'value'; readonly value: Shown };

const MOST = {
  characters: 20_000,
  /** What all texts of an output cost to lay out (`layout-cost.ts`). */
  cost: 30_000,
  rows: 200,
  columns: 30,
  /** Cells of a table. */
  cells: 1_500,
  parts: 100,
  depth: 5,
  all: 1_000,
} as const;

/** Returns the output for a value; null for undefined. It never throws: errors of getters and proxies become text. */
export function outputOf(value: unknown): Output | null {
  try {
    if (value === undefined) return null;
    if (value instanceof ProblemBuilder) return { kind: 'problem', data: value.data() };
    if (value instanceof Chart) return { kind: 'chart', chart: value.data };
    if (typeof value === 'string') return { kind: 'text', text: cut(value) };
    return tableOf(value) ?? { kind: 'value', value: shownOf(value, MOST.depth, createBudget()) };
  } catch (error) {
    return { kind: 'text', text: `The value cannot be shown: ${cut(String(error))}` };
  }
}

/** What is left of an output: values, and room. */
interface Budget extends Room {
  left: number;
}

const createBudget = (): Budget => ({ left: MOST.all, cost: MOST.cost });

/** What the page accepts is more: the signs for what was left out are not counted in the sandbox. */
const readBudget = (): Budget => ({ left: 2 * MOST.all, cost: 1.5 * MOST.cost });

/** How many rows are shown of a table with so many columns. */
function rowsOf(columns: number): number {
  return Math.min(MOST.rows, Math.floor(MOST.cells / columns));
}

/** A list of flat records as a table, with the fields of the first one; null for any other value. */
function tableOf(value: unknown): Output | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const records = value as unknown[];
  const [first] = records;
  if (typeof first !== 'object' || first === null || Array.isArray(first)) return null;
  const names = Object.keys(first).slice(0, MOST.columns);
  if (names.length === 0) return null;
  const budget = createBudget();
  const head = names.map((name) => cut(name, budget));
  const rows: string[][] = [];
  for (const record of records.slice(0, rowsOf(names.length))) {
    if (typeof record !== 'object' || record === null || Array.isArray(record)) return null;
    const fields = record as Record<string, unknown>;
    const row = names.map((name) => fields[name]);
    if (row.some((one) => typeof one === 'object' && one !== null)) return null;
    rows.push(row.map((one) => cut(wordOf(one), budget)));
  }
  return { kind: 'table', head, rows, more: records.length - rows.length };
}

function shownOf(value: unknown, depth: number, budget: Budget): Shown {
  budget.left -= 1;
  if (typeof value !== 'object' || value === null || isPlainWord(value)) return { text: cut(wordOf(value), budget) };
  if (value instanceof ProblemBuilder) return { text: 'a problem' };
  if (value instanceof Chart) return { text: 'a chart' };
  const entries: [string, unknown][] = isList(value)
    ? Array.from(value, (one, index): [string, unknown] => [String(index), one])
    : value instanceof Map
      ? [...value].map(([key, one]): [string, unknown] => [wordOf(key), one])
      : value instanceof Set
        ? [...value].map((one, index): [string, unknown] => [String(index), one])
        : Object.entries(value);
  const isFlat = entries.every(([, one]) => typeof one !== 'object' || one === null || isPlainWord(one));
  const text = summary(value, entries, isFlat);
  if (entries.length === 0 || (isFlat && text.length <= 80)) return { text: cut(text, budget) };
  if (depth === 0 || budget.left <= 0) return { text: cut(text, budget) };
  // Its room comes before that of its parts.
  const head = cut(text.length > 80 ? `${text.slice(0, 79)}…` : text, budget);
  const parts = [];
  for (const [name, one] of entries.slice(0, MOST.parts)) {
    if (budget.left <= 0) break;
    parts.push({ name: cut(name, budget), value: shownOf(one, depth - 1, budget) });
  }
  const left = entries.length - parts.length;
  if (left > 0) parts.push({ name: '…', value: { text: `${inWords(left)} more` } });
  return { text: head, parts };
}

function isList(value: object): value is ArrayLike<unknown> {
  return Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView));
}

function summary(value: object, entries: readonly [string, unknown][], isFlat: boolean): string {
  const list = isList(value) || value instanceof Set;
  if (!isFlat)
    return list
      ? `a list of ${inWords(entries.length)}`
      : `{ ${entries
          .slice(0, 20)
          .map(([name]) => name)
          .join(', ')} }`;
  const few = entries.slice(0, 100);
  const words = few.map(([name, one]) => (list ? wordOf(one) : `${name}: ${wordOf(one)}`)).join(', ');
  const more = entries.length > few.length ? ', …' : '';
  return list ? `[${words}${more}]` : `{ ${words}${more} }`;
}

function wordOf(value: unknown): string {
  if (typeof value === 'string') return value.slice(0, MOST.characters);
  if (typeof value === 'number') return Number.isInteger(value) ? inWords(value) : String(value);
  if (typeof value === 'function') return value.name === '' ? 'a function' : `the function ${value.name}`;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'an invalid date' : value.toISOString();
  if (value instanceof Promise) return 'a promise; write await before it to see its value';
  if (value instanceof RegExp || value instanceof Error) return String(value);
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  return String(value);
}

/** True for objects that are shown by one word and have no parts of interest. */
function isPlainWord(value: object): boolean {
  return [Date, Promise, RegExp, Error].some((type) => value instanceof type);
}

/** Cuts a text to the most characters of a text, and to what is left of the output. */
function cut(text: string, budget: Room = createBudget()): string {
  return fitted(text, budget, MOST.characters);
}

/**
 * Validates an output from the sandbox; null when it is not an output. The `data` of a problem is left to
 * `readUserProblem`.
 */
export function readOutput(data: unknown): Output | null {
  const fields = recordOf(data);
  if (fields?.['kind'] === 'problem') {
    const rules = readReport(fields['rules']);
    return { kind: 'problem', data: fields['data'], ...(rules && { rules }) };
  }
  if (fields?.['kind'] === 'text') {
    const { text } = fields;
    return typeof text === 'string' ? { kind: 'text', text: cut(text) } : null;
  }
  if (fields?.['kind'] === 'chart') {
    const chart = readChart(fields['chart']);
    return chart && { kind: 'chart', chart };
  }
  if (fields?.['kind'] === 'value') {
    const value = readShown(fields['value'], MOST.depth + 1, readBudget());
    return value && { kind: 'value', value };
  }
  if (fields?.['kind'] !== 'table') return null;
  const budget = readBudget();
  const head = textsOf(fields['head'], MOST.columns, budget);
  const { more, rows } = fields;
  if (!head || !Array.isArray(rows) || rows.length > rowsOf(head.length) || !Number.isSafeInteger(more)) return null;
  const read = (rows as unknown[]).map((row) => textsOf(row, MOST.columns, budget));
  const whole = read.filter((row) => row?.length === head.length);
  return whole.length === read.length ? { kind: 'table', head, rows: whole as string[][], more: more as number } : null;
}

function readShown(data: unknown, depth: number, budget: Budget): Shown | null {
  budget.left -= 1;
  const fields = recordOf(data);
  const text = fields?.['text'];
  if (!fields || typeof text !== 'string' || depth < 0 || budget.left < 0) return null;
  const { parts } = fields;
  const head = cut(text, budget);
  if (parts === undefined) return { text: head };
  if (!Array.isArray(parts) || parts.length > MOST.parts + 1) return null;
  const read = [];
  for (const one of parts as unknown[]) {
    const part = recordOf(one);
    const name = part?.['name'];
    if (typeof name !== 'string') return null;
    const shown = cut(name, budget);
    const value = readShown(part?.['value'], depth - 1, budget);
    if (!value) return null;
    read.push({ name: shown, value });
  }
  return { text: head, parts: read };
}

function textsOf(data: unknown, most: number, budget: Budget): string[] | null {
  if (!Array.isArray(data) || data.length > most) return null;
  return data.every((one) => typeof one === 'string') ? data.map((one) => cut(one, budget)) : null;
}

function recordOf(data: unknown): Readonly<Record<string, unknown>> | null {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : null;
}
