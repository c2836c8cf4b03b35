import type { Matrix } from './matrix.ts';
import type { Engine } from './engine.ts';

/**
 * What the engines cost, in nanoseconds on one machine. Only the ratios matter; `npm run bench -- auto` shows whether
 * they hold.
 */

/** The size of a matrix, with its dropped rows and the columns that are off: a rough one is enough. */
export interface RoughSize {
  readonly rows: number;
  readonly columns: number;
  readonly primary: number;
  /** The mean length of a row, and the mean size of a column. */
  readonly length: number;
  readonly size: number;
  /** Words of 64 rows in the bitmaps of all primary columns. */
  readonly words: number;
  readonly hasColours: boolean;
}

/** Takes time that grows with the columns and rows, not with the 1s. */
export function roughSize({ columns, rows, colours }: Matrix<unknown>): RoughSize {
  let primary = 0;
  for (const { kind } of columns) if (kind === 'primary') primary += 1;
  let ones = 0;
  for (const row of rows) ones += row.length;
  const size = ones / columns.length;
  return {
    rows: rows.length,
    columns: columns.length,
    primary,
    length: ones / rows.length,
    size,
    words: primary * Math.max(1, size / 64 + 0.5),
    hasColours: colours !== undefined,
  };
}

/** What a search has done. */
type Done = Pick<Engine, 'updates' | 'covers' | 'nodes' | 'profile'>;

/**
 * What the compiled engine saves if a search goes on there for `times` as much as it has done on links; below 0 when its
 * tables cost more than that.
 */
export function savingOf(size: RoughSize, done: Done, times: number): number {
  const { rows, length, words } = size;
  const tables = 15_000 + 60 * rows * length + 300 * words;
  const masks = masksCost(size, Math.min(rows, done.nodes * times));
  return times * (linksCost(done) - compiledCost(size, done)) - tables - masks;
}

function linksCost({ updates, covers, nodes }: Done): number {
  return 8 * updates + 18 * covers + 60 * nodes;
}

/** A node reads the words of all open columns; with colours, taking a row reads sets of rows as well. */
function compiledCost({ rows, length, primary, words, hasColours }: RoughSize, { nodes, profile }: Done): number {
  let [entered, open] = [0, 0];
  profile.forEach((count, level) => {
    entered += count;
    open += count * Math.max(0, 1 - (level * length) / primary);
  });
  const colours = hasColours ? (rows / 64) * (10 + 2 * length) : 0;
  return nodes * (40 + colours + (2.2 * words * open) / entered);
}

/** Masks take out what the columns of their rows exclude, until all is out; for each column that is prepared once. */
function masksCost({ rows, columns, length, size, words }: RoughSize, masks: number): number {
  const used = Math.min(length, (3 * rows) / size);
  const excluded = Math.min(2 * words, size * length);
  const prepared = Math.min(columns, used * masks) * size * length;
  return masks * (600 + words + 2.5 * used * (Math.min(size, 2 * words) + excluded)) + 2.5 * prepared;
}
