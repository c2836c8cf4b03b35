/** A reader's trace, read as it streams in: what it is, and where it first differs. */
import { type Matrix, createMatrix } from '#dlx/index.ts';
import { Search } from '#dlx/links.ts';
import type { Chunk } from '#history/chunk.ts';
import { type Turns, followedChunk } from '#history/followed.ts';
import { inWords, messageOf } from '#english/english.ts';
import { encode as knuth } from '#puzzles/knuth/encode.ts';
import type { Difference } from './difference.ts';
import { Follower } from './follow.ts';
import { LineFault } from './line-fault.ts';
import { type GivenMatrix, readLine } from './line.ts';
import { LongLineError, linesOf, piecesOf } from './lines.ts';

/** A trace as a run. */
export interface OwnRun {
  readonly kind: 'run';
  readonly matrix: Matrix;
  readonly turns: Turns;
  readonly chunk: Chunk;
  /** Lines that are not blank. */
  readonly lines: number;
  /** At most one of each kind; none where the run is the site's own. */
  readonly differences: readonly Difference[];
  readonly nodes: number;
  readonly solutions: number;
  /** The nodes of the site's own run, where it is short. */
  readonly siteNodes: number | null;
}

/** A trace that cannot be read: the line, from 1, and sentences with the cure. */
export interface BrokenTrace {
  readonly kind: 'broken';
  readonly line: number;
  readonly words: string;
}

/** Of the site's run, to count its nodes: a second of work. */
const MOST_UPDATES = 50_000_000;

/** In ones; a larger matrix is no example any more. */
const MOST_ONES = 2_000_000;

/** Reads a trace; yields the lines read so far. */
export async function* readTrace(pieces: AsyncIterable<string>): AsyncGenerator<number, OwnRun | BrokenTrace> {
  let follower: Follower | null = null;
  let matrix: Matrix | null = null;
  let names = knuth().matrix.columns.map(({ name }) => name);
  let lines = 0;
  let at = 1;
  try {
    for await (const batch of linesOf(pieces)) {
      for (const { number, text } of batch) {
        at = number;
        lines += 1;
        const item = readLine(text, names);
        if (!follower || !matrix) {
          matrix = item.does === 'matrix' ? matrixOf(item.matrix) : knuth().matrix;
          names = matrix.columns.map(({ name }) => name);
          follower = new Follower(matrix);
        } else if (item.does === 'matrix') {
          throw new LineFault('The matrix belongs in the first line. Print it once, before the search.');
        }
        follower.take(item, number);
        // What comes after a wrong step need not even be numbers.
        if (follower.isAstray) break;
      }
      if (follower?.isAstray) break;
      yield lines;
    }
  } catch (error) {
    if (!(error instanceof LineFault || error instanceof RangeError)) throw error;
    return { kind: 'broken', line: error instanceof LongLineError ? error.line : at, words: error.message };
  }
  if (!follower || !matrix) {
    return { kind: 'broken', line: 1, words: 'There is nothing in it. Paste what your program prints.' };
  }
  follower.end();
  const { turns, differences, nodes, solutions } = follower;
  const chunk = followedChunk(matrix, turns);
  return {
    kind: 'run',
    matrix,
    turns,
    chunk,
    lines,
    differences,
    nodes,
    solutions,
    siteNodes: siteNodes(matrix),
  };
}

/** Reads the trace in a file or a text, as it streams. For a long text, that is work for a worker from the start. */
export function traceOf(given: Blob | string): AsyncGenerator<number, OwnRun | BrokenTrace> {
  return readTrace(piecesOf(typeof given === 'string' ? new Blob([given]) : given));
}

/** Counts the nodes of the site's run; null where that would take long. */
function siteNodes(matrix: Matrix): number | null {
  const search = new Search(matrix);
  search.run({ updates: MOST_UPDATES });
  return search.done ? search.nodes : null;
}

/** @throws LineFault when it cannot be one */
function matrixOf({ primary, rows, names }: GivenMatrix): Matrix {
  const ones = rows.reduce((sum, row) => sum + row.length, 0);
  if (ones > MOST_ONES)
    throw new LineFault(`The matrix has ${inWords(ones)} 1s. At most ${inWords(MOST_ONES)} can be shown.`);
  const columns = primary.map((isPrimary, column) => ({
    name: names?.[column] ?? nameOf(column, primary.length),
    kind: isPrimary ? ('primary' as const) : ('secondary' as const),
  }));
  try {
    return createMatrix(columns, rows);
  } catch (error) {
    throw new LineFault(`Its matrix is wrong: ${messageOf(error)}.`);
  }
}

/** Letters while there are enough, as in the lessons; else numbers from 0. */
function nameOf(column: number, columns: number): string {
  return columns <= 26 ? String.fromCharCode(65 + column) : String(column);
}
