/**
 * The search of `search.ts` on bitmaps, in AssemblyScript: `npm run compile` makes `bytes.ts` of it.
 *
 * **Invariant.** Each level has a copy of every uncovered column, with a bit for each row that may still be chosen.
 * Taking a row computes the copies of the next level, `child = parent & mask`, for the columns that the row does not
 * cover. Giving it up returns to the level above: nothing is undone.
 *
 * **Updates without links.** Links remove a row once, when the first of its columns is covered, from all columns but
 * that one: length − 1 updates. A cover removes the header as well. So entering a node costs 1 plus the sum of (length
 * − 1) over the rows of the column branched on; taking a row costs 1 for each of its other columns, plus the sum of
 * (length − 1) over the rows that it excludes, without those of the column branched on, which have been removed
 * already. The sum over the excluded rows is the *weight* of the level minus the weight of the next.
 *
 * Ties go to the leftmost column and rows come in order, as in the links.
 *
 * A compiled module has one memory and no objects: `layout.ts` says what is where, and `tables.ts` fills it.
 */
import { put, read, table } from './access.as';
import { cleansings, colourWeight, commits, take, updates } from './colours.as';
import * as at from './layout';

/** Above the rank of any column. */
const NO_RANK: i64 = i64.MAX_VALUE;

/** The lowest rank of a column that has a row. */
const ONE_ROW: i64 = 0x100000000;

/** A row that excludes nothing: it computes level 0 from itself. */
const NO_ROW: i32 = -1;

/** Writes the mask of a row, when it is tried for the first time: many rows never are. */
declare function makeMask(row: i32): void;

// The numbers of the header, as long as a call goes on.
let words: usize = 0;
let columns: usize = 0;
let planes: i32 = 0;
let starts: usize = 0;
let masks: usize = 0;
let has: usize = 0;
let live: usize = 0;
let open: usize = 0;
let weights: usize = 0;
let least: usize = 0;
let level: i32 = 0;

function add(counter: usize, value: f64): void {
  store<f64>(counter, load<f64>(counter) + value);
}

function begin(): void {
  words = table(at.WORDS);
  columns = table(at.COLUMNS);
  planes = load<i32>(at.PLANES);
  starts = table(at.STARTS);
  masks = table(at.MASKS);
  has = table(at.HAS);
  live = table(at.LIVE);
  open = table(at.OPEN);
  weights = table(at.WEIGHTS);
  least = table(at.LEAST);
  level = load<i32>(at.LEVEL);
}

/** A column as it stands among the open ones: the bytes at which its words begin and end, and its number. */
function firstWord(entry: u64): usize {
  return (<usize>(entry & 0x3fffff)) << 3;
}

function endWord(entry: u64): usize {
  return (<usize>((entry >> 22) & 0x3fffff)) << 3;
}

function columnOf(entry: u64): usize {
  return <usize>(entry >> 44);
}

/** Computes level 0 from the tables: every row may be chosen. */
export function root(): void {
  begin();
  memory.copy(live, table(at.ALL), words << 3);
  memory.copy(open, table(at.ORDER), columns << 3);
  put(at.OPEN_COUNT, 0, <i32>columns);
  put(at.HOME_COUNT, 0, load<i32>(at.HOMES));
  narrow(0, 0, NO_ROW);
}

/**
 * Runs until a try has made so many updates, until so many solutions, until a retreat to a level below the floor, or to
 * the end. Returns the last event.
 */
export function run(updates: f64, solutions: f64, floor: i32): i32 {
  begin();
  let event = load<i32>(at.EVENT);
  while (event !== at.DONE) {
    if (event === at.START || event === at.TRY) {
      event = enter();
      if (event === at.SOLUTION && load<f64>(at.SOLUTIONS) >= solutions) break;
    }
    event = advance();
    if (event === at.TRY && load<f64>(at.UPDATES) >= updates) break;
    if (level < floor) break;
  }
  store<i32>(at.EVENT, event);
  store<i32>(at.LEVEL, level);
  return event;
}

/** Goes down from a level by the row with this bit, without counting; false when the row cannot be tried there. */
export function descend(from: i32, bit: i32): bool {
  begin();
  if (read(at.BRANCH, from) < 0) return false;
  lineUp(from);
  const size = read(at.SIZE, from);
  const turns = turnsOf(from);
  let turn = 0;
  while (turn < size && load<i32>(turns + ((<usize>turn) << 2)) !== bit) turn += 1;
  if (turn === size) return false;
  put(at.TURN, from, turn + 1);
  const row = load<i32>(table(at.ROW_OF_BIT) + ((<usize>bit) << 2));
  if (load<i32>(at.ROW_WORDS) > 0) take(from, matrixColumn(read(at.BRANCH, from)), row);
  narrow(from, from + 1, row);
  return true;
}

function enter(): i32 {
  add(at.NODES, 1);
  const profile = table(at.PROFILE) + ((<usize>level) << 3);
  store<f64>(profile, load<f64>(profile) + 1);
  if (level > load<i32>(at.HIGHEST)) store<i32>(at.HIGHEST, level);
  const branch = read(at.BRANCH, level);
  if (branch < 0) {
    add(at.SOLUTIONS, 1);
    return at.SOLUTION;
  }
  add(at.COVERS, 1);
  const weight = lineUp(level);
  count(1 + (load<i32>(at.ROW_WORDS) > 0 ? colourWeight(level, matrixColumn(branch)) : weight), level);
  if (read(at.SIZE, level) > 0) return at.CHOOSE;
  add(at.DEAD_ENDS, 1);
  return at.DEAD_END;
}

function advance(): i32 {
  const turn = read(at.TURN, level);
  if (turn === read(at.SIZE, level)) {
    if (level === 0) return at.DONE;
    level -= 1;
    if (level < load<i32>(at.LOWEST)) store<i32>(at.LOWEST, level);
    return at.RETREAT;
  }
  put(at.TURN, level, turn + 1);
  const bit = load<i32>(turnsOf(level) + ((<usize>turn) << 2));
  const row = load<i32>(table(at.ROW_OF_BIT) + ((<usize>bit) << 2));
  const before = level;
  narrow(before, before + 1, row);
  level = before + 1;
  if (load<i32>(at.ROW_WORDS) > 0) {
    take(before, matrixColumn(read(at.BRANCH, before)), row);
    add(at.COVERS, commits);
    add(at.CLEANSINGS, cleansings);
    count(updates, before);
    return at.TRY;
  }
  const others = load<i32>(table(at.LENGTHS) + ((<usize>row) << 2)) - 1;
  const excluded = read(at.WEIGHT, before) - read(at.WEIGHT, level);
  add(at.COVERS, others);
  count(others + excluded - read(at.BRANCH_WEIGHT, before), before);
  return at.TRY;
}

function count(made: f64, level: i32): void {
  add(at.UPDATES, made);
  add(table(at.UPDATES_BY_LEVEL) + ((<usize>level) << 3), made);
}

function turnsOf(level: i32): usize {
  return table(at.TURNS) + ((<usize>level * table(at.WIDEST)) << 2);
}

function matrixColumn(column: i32): i32 {
  return load<i32>(table(at.MATRIX_COLUMN) + ((<usize>column) << 2));
}

/** Lists the rows of the column branched on at a level, in the order in which they are tried. Returns their weight. */
function lineUp(level: i32): i32 {
  const rowOfBit = table(at.ROW_OF_BIT);
  const lengths = table(at.LENGTHS);
  const column = <usize>read(at.BRANCH, level);
  const from = live + ((<usize>level * words) << 3);
  const end = <usize>load<u32>(starts + ((column + 1) << 2));
  let turn = turnsOf(level);
  let weight = 0;
  for (let word = <usize>load<u32>(starts + (column << 2)); word < end; word += 1) {
    for (let rest = load<u64>(from + (word << 3)); rest !== 0; rest &= rest - 1) {
      const bit = (word << 6) + <usize>ctz(rest);
      store<i32>(turn, <i32>bit);
      turn += 4;
      weight += load<i32>(lengths + ((<usize>load<u32>(rowOfBit + (bit << 2))) << 2)) - 1;
    }
  }
  put(at.BRANCH_WEIGHT, level, weight);
  return weight;
}

/**
 * Computes the words of a level from those above it: what the row leaves of each column that it does not cover. Finds
 * the smallest column, leftmost on ties, but after the homes it stops at the first empty one: which empty column is
 * covered changes no counter.
 */
function narrow(above: i32, level: i32, row: i32): void {
  if (row !== NO_ROW && load<u8>(table(at.MADE) + <usize>row) === 0) {
    makeMask(row);
    store<u8>(table(at.MADE) + <usize>row, 1);
  }
  const mask = row === NO_ROW ? table(at.ALL) : masks + ((<usize>row * words) << 3);
  const hasRow = has + <usize>(row === NO_ROW ? 0 : row) * columns;
  const from = live + ((<usize>above * words) << 3);
  const to = live + ((<usize>level * words) << 3);
  let source = open + ((<usize>above * columns) << 3);
  let write = open + ((<usize>level * columns) << 3);
  const begin = write;
  const homes = source + ((<usize>read(at.HOME_COUNT, above)) << 3);
  const end = source + ((<usize>read(at.OPEN_COUNT, above)) << 3);
  // The column of the lowest rank is branched on: its size, then its number.
  let best = NO_RANK;
  let weight = 0;

  // All homes are visited, for the weight.
  for (; source < homes; source += 8) {
    const entry = load<u64>(source);
    let word = firstWord(entry);
    const last = endWord(entry);
    const column = columnOf(entry);
    let rows = load<u64>(from + word) & load<u64>(mask + word);
    // A row excludes all rows of a column that it covers.
    if (rows === 0 && row !== NO_ROW && load<u8>(hasRow + column) !== 0) continue;
    let size: i64 = 0;
    for (;;) {
      store<u64>(to + word, rows);
      if (rows !== 0) {
        size += popcnt(rows);
        const plane0 = weights + word * <usize>planes;
        for (let plane = 0; plane < planes; plane += 1) {
          weight += (<i32>popcnt(rows & load<u64>(plane0 + ((<usize>plane) << 3)))) << plane;
        }
      }
      word += 8;
      if (word === last) break;
      rows = load<u64>(from + word) & load<u64>(mask + word);
    }
    store<u64>(write, entry);
    write += 8;
    weight += <i32>size * load<i32>(least + (column << 2));
    best = min(best, (size << 32) | <i64>column);
  }
  put(at.HOME_COUNT, level, <i32>((write - begin) >> 3));

  // After them the loop ends at the first empty column.
  for (; source < end && best >= ONE_ROW; source += 8) {
    const entry = load<u64>(source);
    let word = firstWord(entry);
    const last = endWord(entry);
    const column = columnOf(entry);
    let rows = load<u64>(from + word) & load<u64>(mask + word);
    if (rows === 0 && row !== NO_ROW && load<u8>(hasRow + column) !== 0) continue;
    store<u64>(to + word, rows);
    let size: i64 = popcnt(rows);
    for (word += 8; word < last; word += 8) {
      rows = load<u64>(from + word) & load<u64>(mask + word);
      store<u64>(to + word, rows);
      size += popcnt(rows);
    }
    store<u64>(write, entry);
    write += 8;
    best = min(best, (size << 32) | <i64>column);
  }
  put(at.OPEN_COUNT, level, <i32>((write - begin) >> 3));
  put(at.WEIGHT, level, weight);
  put(at.TURN, level, 0);
  const isOver = best === NO_RANK;
  put(at.BRANCH, level, isOver ? -1 : <i32>best);
  put(at.SIZE, level, isOver ? 0 : <i32>(best >> 32));
}
