/** A line of a reader's trace: one thing that a solver does, as JSON; a cover may be short (`short-line.ts`). */
import { counted, listed, shortened } from '#english/english.ts';
import { LineFault } from './line-fault.ts';
import { readShortLine } from './short-line.ts';

/** The arrays of a solver on links, by its own numbers. */
export type OwnLinks = Readonly<Record<'L' | 'R' | 'U' | 'D', readonly number[]>>;

/** What a line may say besides. */
export interface Beside {
  /** The size of each column now. */
  readonly sizes?: readonly number[];
  readonly links?: OwnLinks;
  readonly updates?: number;
  readonly nodes?: number;
}

export const VERBS = ['choose', 'try', 'undo', 'cover', 'uncover', 'solution'] as const;
type Verb = (typeof VERBS)[number];

/** A column is a number from 0, or a name. */
export type ColumnWord = number | string;

export type TraceItem = Beside &
  (
    | { readonly does: 'matrix'; readonly matrix: GivenMatrix }
    | { readonly does: 'choose' | 'cover' | 'uncover'; readonly column: ColumnWord }
    | { readonly does: 'try' | 'undo'; readonly row: number }
    | { readonly does: 'solution'; readonly rows: readonly number[] | null }
  );

/** The matrix as the first line has it, unchecked but for its types. */
export interface GivenMatrix {
  readonly primary: readonly boolean[];
  readonly rows: readonly (readonly number[])[];
  readonly names: readonly string[] | null;
}

const LINKS = ['L', 'R', 'U', 'D'] as const;

/** What the words of a line that cannot be read are most likely for, the first that fits, and how that is written. */
const EXAMPLES: readonly (readonly [words: RegExp, example: string])[] = [
  [/solution|found/i, '{"solution":[0,3,4]}'],
  [/undo|untry|backtrack|deselect|unselect|remove/i, '{"undo":2}'],
  [/uncover/i, '{"uncover":0}'],
  [/cover/i, '{"cover":0}'],
  [/row|try|tak(?:e|ing)|select/i, '{"try":2}'],
  [/(?:)/, '{"choose":0}'],
];

const exampleFor = (text: string): string => EXAMPLES.find(([words]) => words.test(text))![1];

/**
 * Reads one line.
 *
 * @param columns the names of the columns, for short lines
 * @throws LineFault when it is not a line of a trace
 */
export function readLine(text: string, columns: readonly string[]): TraceItem {
  const short = readShortLine(text, columns);
  if (short) return short;
  const line = objectOf(text);
  const verbs = VERBS.filter((verb) => Object.hasOwn(line, verb));
  const [verb, other] = verbs;
  const isMatrix = Object.hasOwn(line, 'rows') || Object.hasOwn(line, 'primary');
  if (isMatrix && verb === undefined) return { does: 'matrix', matrix: matrixOf(line), ...besideOf(line) };
  if (verb === undefined) {
    throw new LineFault(
      `It has none of ${listed(
        VERBS.map((one) => `“${one}”`),
        'or',
      )}. Write it as ${exampleFor(text)}.`,
    );
  }
  if (other !== undefined) throw new LineFault(`It has both “${verb}” and “${other}”. Print a line for each.`);
  return { ...itemOf(verb, line[verb]), ...besideOf(line) };
}

function itemOf(verb: Verb, value: unknown): TraceItem {
  if (verb === 'solution') return { does: verb, rows: value === true ? null : numbersOf(value, 'solution') };
  if (verb === 'try' || verb === 'undo') {
    if (isNumber(value)) return { does: verb, row: value };
    throw new LineFault(`“${verb}” is ${told(value)}. Give the number of the row, from 0.`);
  }
  if (isNumber(value) || typeof value === 'string') return { does: verb, column: value };
  throw new LineFault(`“${verb}” is ${told(value)}. Give the number of the column, from 0, or its name.`);
}

function objectOf(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new LineFault(`It is not JSON: ${told(text)}. Write it as ${exampleFor(text)}.`);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new LineFault(`It is ${told(value)}, not an object. Write it as ${exampleFor(text)}.`);
}

function matrixOf({ primary, rows, names = null }: Record<string, unknown>): GivenMatrix {
  if (!Array.isArray(primary) || !primary.every((one) => typeof one === 'boolean')) {
    throw new LineFault('The matrix needs “primary”, a list with true or false for each column.');
  }
  if (!Array.isArray(rows)) throw new LineFault('The matrix needs “rows”, a list with the column numbers of each row.');
  const lists = rows.map((row, index) => numbersOf(row, `row ${index}`));
  if (names === null) return { primary, rows: lists, names };
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) {
    throw new LineFault('“names” does not name the columns. Give a string for each, or leave it out.');
  }
  if (names.length === primary.length) return { primary, rows: lists, names };
  throw new LineFault(`“names” has ${counted(names.length, 'name')} for ${counted(primary.length, 'column')}.`);
}

function besideOf({ sizes, links, updates, nodes }: Record<string, unknown>): Beside {
  return {
    ...(sizes !== undefined && { sizes: numbersOf(sizes, 'sizes', true) }),
    ...(links !== undefined && { links: linksOf(links) }),
    ...(updates !== undefined && { updates: countOf(updates, 'updates') }),
    ...(nodes !== undefined && { nodes: countOf(nodes, 'nodes') }),
  };
}

function linksOf(links: unknown): OwnLinks {
  const given = (typeof links === 'object' && links !== null ? links : {}) as Record<string, unknown>;
  const [L, R, U, D] = LINKS.map((name) => numbersOf(given[name], name, true)) as [
    number[],
    number[],
    number[],
    number[],
  ];
  // Nodes may lie further on in the lists up and down than in the ring of headers, but never the other way round.
  const shortest = Math.min(...[L, R, U, D].map(({ length }) => length));
  if ([L, R, U, D].some(({ length }) => length !== shortest)) {
    throw new LineFault('L, R, U and D have different lengths. Give a number for each node in all four.');
  }
  return { L, R, U, D };
}

function countOf(value: unknown, what: string): number {
  if (isNumber(value)) return value;
  throw new LineFault(`“${what}” is ${told(value)}. Give a whole number from 0 up, or leave it out.`);
}

function numbersOf(value: unknown, what: string, isSigned = false): number[] {
  // A size that falls below 0 is 2⁶⁴ − 1 in some languages.
  const fits = isSigned ? Number.isInteger : isNumber;
  if (Array.isArray(value) && value.every(fits)) return value as number[];
  throw new LineFault(`“${what}” is ${told(value)}. Give a list of whole numbers${isSigned ? '' : ' from 0 up'}.`);
}

function isNumber(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function told(value: unknown): string {
  return value === undefined
    ? 'missing'
    : `“${shortened(typeof value === 'string' ? value : JSON.stringify(value), 40)}”`;
}
