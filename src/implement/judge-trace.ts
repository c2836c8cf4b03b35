/** The judge of a trace: it names the first line that is wrong, and says what should stand there. */
import { counted, listed, inWords } from '#english/english.ts';
import { LineFault } from './own-trace/line-fault.ts';
import { readLine } from './own-trace/line.ts';
import type { TraceLine } from './trace.ts';

type TraceVerdict =
  /** Nothing to judge, or nothing that can be: `words` say why, and what to do. */
  | { readonly kind: 'none'; readonly words: string }
  /** `step` is that of the line that should stand there. */
  | {
      readonly kind: 'wrong';
      /** In the text, from 1. */
      readonly line: number;
      readonly words: string;
      readonly step: number;
      /** The bugs that give just this line. */
      readonly bugs: readonly string[];
    }
  /** All that is there is right; `step` is that of the last line. */
  | { readonly kind: 'right'; readonly words: string; readonly step: number };

/** What a bug gives as its first wrong line, among all lines and among those of covers alone. */
export interface BugTrace {
  readonly name: string;
  readonly all: FirstWrong | null;
  readonly covers: FirstWrong | null;
}

/** The place of a line, from 0, and its text. */
export interface FirstWrong {
  readonly index: number;
  readonly text: string;
}

/** In characters and lines. */
const MOST_CHARACTERS = 20_000;
const MOST_LINES = 500;

interface ReadLine {
  /** In the text, from 1. */
  readonly line: number;
  readonly kind: TraceLine['kind'];
  readonly column: string;
  /** All sizes, or none. */
  readonly sizes: readonly number[];
  readonly updates: number | null;
}

/**
 * Compares the covers of a trace with the true ones, line by line. A trace may end early, may leave out all lines of
 * `uncover`, and may leave out the updates, or sizes and updates; what else it tells is passed over.
 *
 * @param columns the names of the columns, in the order of their sizes
 */
export function judgeTrace(
  text: string,
  columns: readonly string[],
  truth: readonly TraceLine[],
  bugs: readonly BugTrace[] = [],
): TraceVerdict {
  if (text.length > MOST_CHARACTERS) {
    return none(`That is too long: the limit is ${inWords(MOST_CHARACTERS)} characters. Paste the first lines.`);
  }
  const lines = text
    .split(/\r\n|\n|\r/)
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '');
  if (lines.length === 0) return none('There are no lines yet. The first is “cover A”.');
  if (lines.length > MOST_LINES) {
    return none(
      `These are ${lines.length} lines, but the search has ${truth.length}. Paste at most the first ${MOST_LINES}.`,
    );
  }
  const read: ReadLine[] = [];
  for (const { line, number } of lines) {
    const found = readCover(line, number, columns);
    if (typeof found === 'string') return none(found);
    if (found) read.push(found);
  }
  if (read.length === 0) return none('There is no “cover” line yet. The first is “cover A”.');
  const isWhole = read.some(({ kind }) => kind === 'uncover');
  const wanted = isWhole ? truth : truth.filter(({ kind }) => kind === 'cover');
  return compare(read, wanted, { columns, isAll: read.length === lines.length }, (index, text) =>
    bugs
      .filter((bug) => {
        const first = isWhole ? bug.all : bug.covers;
        return first?.index === index && first.text === text;
      })
      .map(({ name }) => name),
  );
}

function compare(
  read: readonly ReadLine[],
  wanted: readonly TraceLine[],
  { columns, isAll }: { readonly columns: readonly string[]; readonly isAll: boolean },
  bugsWith: (index: number, text: string) => readonly string[],
): TraceVerdict {
  const last = wanted.at(-1)?.step ?? 0;
  // A trace without a line of uncover may be one that leaves them out.
  const hasUncovers = wanted.some(({ kind }) => kind === 'uncover');
  const acts = hasUncovers ? 'covers and uncovers' : 'covers';
  for (const [index, found] of read.entries()) {
    const right = wanted[index];
    if (!right) {
      const words = `Line ${found.line} should not be there: the search is over after ${wanted.length} ${acts}.`;
      return { kind: 'wrong', line: found.line, words, step: last, bugs: [] };
    }
    const fault = faultOf(found, right, columns);
    if (fault === null) continue;
    const words = `Line ${found.line} is the first that is wrong. ${fault}`;
    const bugs = bugsWith(index, textOf(found));
    return { kind: 'wrong', line: found.line, words, step: right.step, bugs };
  }
  const rest = wanted.length - read.length;
  const step = wanted[read.length - 1]?.step ?? 0;
  const lines = isAll ? 'lines' : acts;
  const [first] = read;
  const all =
    read.length === 1
      ? `The ${isAll ? 'line' : (first?.kind ?? '')} is`
      : isAll && read.length === 2
        ? 'Both lines are'
        : `All ${read.length} ${lines} are`;
  if (rest === 0) return { kind: 'right', words: `${all} right, to the end of the search.`, step };
  // The last line of a whole trace is an uncover.
  const noun = !hasUncovers ? 'cover' : isAll ? 'line' : 'uncover';
  const more = rest === 1 ? `one more ${noun} follows` : `${rest} more ${hasUncovers ? lines : 'covers'} follow`;
  return { kind: 'right', words: `${all} right so far; ${more}.`, step };
}

/** What is wrong with a line, or null. */
function faultOf(found: ReadLine, right: TraceLine, columns: readonly string[]): string | null {
  if (found.kind !== right.kind || found.column !== right.column) {
    return `It says ${found.kind} ${found.column}; it should say ${right.kind} ${right.column}.`;
  }
  const wrong = columns.flatMap((name, column) => {
    const [size, should] = [found.sizes[column], right.sizes[column]];
    return size === undefined || size === should
      ? []
      : [`the size of ${name} should be ${should ?? 0} instead of ${size}`];
  });
  if (wrong.length > 0) return `After ${right.kind} ${right.column}, ${listed(wrong)}.`;
  if (found.updates !== null && found.updates !== right.updates) {
    return `There should be ${counted(right.updates, 'update')} by then, not ${found.updates}.`;
  }
  return null;
}

/** A cover or an uncover, null for another line of a trace, or what is wrong with it. */
function readCover(text: string, line: number, columns: readonly string[]): ReadLine | string | null {
  try {
    const item = readLine(text, columns);
    if (item.does !== 'cover' && item.does !== 'uncover') return null;
    const column = typeof item.column === 'number' ? columns[item.column] : item.column;
    if (column === undefined || !columns.includes(column)) {
      throw new LineFault(`There is no column “${item.column}”. The columns are ${listed(columns)}.`);
    }
    return { line, kind: item.does, column, sizes: item.sizes ?? [], updates: item.updates ?? null };
  } catch (error) {
    if (!(error instanceof LineFault)) throw error;
    return `Line ${line} cannot be read. ${error.message}`;
  }
}

function textOf({ kind, column, sizes, updates }: ReadLine): string {
  return `${kind} ${column}, ${sizes.join(' ')}, ${updates ?? ''}`;
}

function none(words: string): TraceVerdict {
  return { kind: 'none', words };
}
