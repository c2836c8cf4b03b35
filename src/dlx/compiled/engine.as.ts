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
import * as at from './layout';

/** Above the rank of any column. */
const NO_RANK: i64 = i64.MAX_VALUE;

/** The lowest rank of a column that has a row. */
const ONE_ROW: i64 = 0x100000000;

/** A row that excludes nothing: it computes level 0 from itself. */
const NO_ROW: i32 = -1;

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

function table(address: usize): usize {
  return <usize>load<u32>(address);
}

/** Reads and writes the number of a level in a table. */
function read(tableAt: usize, level: i32): i32 {
  return load<i32>(table(tableAt) + ((<usize>level) << 2));
}

function put(tableAt: usize, level: i32, value: i32): void {
  store<i32>(table(tableAt) + ((<usize>level) << 2), value);
}

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
  return <usize>(entry & 0x3fffff) << 3;
}

function endWord(entry: u64): usize {
  return <usize>((entry >> 22) & 0x3fffff) << 3;
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
    add(at.COVERS, committed);
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

// Colours, with the counters of dlx2. The masks already say which rows may stand together.
//
// A commit removes rows from the lists of their columns, except from columns that have the row's colour already, and
// marks the rows that agree. Each mark on a row thus lowers the cost of its removal by 1 update. Each level has a bit
// set of the rows that are in their lists, and holds the cost of removing each in bit planes, one bit of every cost per
// plane. A sum over a set of rows is then a few population counts, and a mark subtracts 1 from all rows that agree at
// once.

/** What the last `take` cost, and how many columns it covered or coloured. */
let updates: i32 = 0;
let cleansings: i32 = 0;
let committed: i32 = 0;

/** The updates for removing the rows of a column of the matrix from all others, at a level. */
function colourWeight(level: i32, column: i32): i32 {
  const rowWords = table(at.ROW_WORDS);
  const rows = table(at.ROWS_IN) + ((<usize>column * rowWords) << 3);
  const there = table(at.THERE) + ((<usize>level * rowWords) << 3);
  let weight = 0;
  for (let word: usize = 0; word < rowWords; word += 1) {
    const set = load<u64>(there + (word << 3)) & load<u64>(rows + (word << 3));
    if (set !== 0) weight += costOf(level, word, set);
  }
  return weight;
}

/** Takes a row for a column of the matrix: computes the next level from this one, and what that cost. */
function take(level: i32, branch: i32, row: i32): void {
  const rowWords = table(at.ROW_WORDS);
  const next = level + 1;
  const weight = colourWeight(level, branch);
  forget(level);
  const there = table(at.THERE);
  const bytes = rowWords << 3;
  memory.copy(there + <usize>next * bytes, there + <usize>level * bytes, bytes);
  const costs = table(at.COSTS);
  const size = bytes * table(at.COST_PLANES);
  memory.copy(costs + <usize>next * size, costs + <usize>level * size, size);
  // The rows of the column branched on are out already.
  const out = table(at.ROWS_IN) + <usize>branch * bytes;
  for (let word: usize = 0; word < rowWords; word += 1) {
    const place = there + <usize>next * bytes + (word << 3);
    store<u64>(place, load<u64>(place) & ~load<u64>(out + (word << 3)));
  }
  updates = 0;
  cleansings = 0;
  committed = 0;
  const places = table(at.PLACES);
  const first = load<i32>(places + ((<usize>row) << 2));
  const end = load<i32>(places + ((<usize>(row + 1)) << 2));
  const columnAt = table(at.PLACE_COLUMN);
  const colourAt = table(at.PLACE_COLOUR);
  let start = first;
  while (load<i32>(columnAt + ((<usize>start) << 2)) !== branch) start += 1;
  for (let place = start + 1; place < end; place += 1) {
    commit(next, load<i32>(columnAt + ((<usize>place) << 2)), load<i32>(colourAt + ((<usize>place) << 2)));
  }
  for (let place = first; place < start; place += 1) {
    commit(next, load<i32>(columnAt + ((<usize>place) << 2)), load<i32>(colourAt + ((<usize>place) << 2)));
  }
  put(at.COVERED, next, read(at.COVERED, level) + 1 + committed);
  put(at.REMOVED, next, read(at.REMOVED, level) + 1 + weight + updates);
  put(at.CLEANSED, next, read(at.CLEANSED, level) + cleansings);
}

/** Covers a column for a row without a colour there, or purifies it for the row's colour. */
function commit(level: i32, column: i32, colour: i32): void {
  const isColoured = table(at.IS_COLOURED) + <usize>column;
  if (colour > 0 && load<u8>(isColoured) !== 0) return;
  committed += 1;
  if (colour > 0) {
    store<u8>(isColoured, 1);
    const given = load<i32>(at.GIVEN_COUNT);
    store<i32>(table(at.GIVEN) + ((<usize>given) << 3), column);
    store<i32>(table(at.GIVEN) + ((<usize>given) << 3) + 4, level - 1);
    store<i32>(at.GIVEN_COUNT, given + 1);
    cleansings += 1;
  } else updates += 1;
  const rowWords = table(at.ROW_WORDS);
  const rows = table(at.ROWS_IN) + ((<usize>column * rowWords) << 3);
  const agree = table(at.AGREE) + ((<usize>colour * rowWords) << 3);
  const thereLevel = table(at.THERE) + ((<usize>level * rowWords) << 3);
  for (let word: usize = 0; word < rowWords; word += 1) {
    const place = thereLevel + (word << 3);
    const there = load<u64>(place) & load<u64>(rows + (word << 3));
    if (there === 0) continue;
    const staying = there & load<u64>(agree + (word << 3));
    const out = there & ~staying;
    if (out !== 0) {
      updates += costOf(level, word, out);
      store<u64>(place, load<u64>(place) & ~out);
    }
    if (staying === 0) continue;
    cleansings += <i32>popcnt(staying);
    mark(level, word, staying);
  }
}

/** The cost of removing some rows of a word. */
function costOf(level: i32, word: usize, set: u64): i32 {
  const rowWords = table(at.ROW_WORDS);
  const costPlanes = load<i32>(at.COST_PLANES);
  let place = table(at.COSTS) + ((<usize>level * <usize>costPlanes * rowWords + word) << 3);
  let cost = 0;
  for (let plane = 0; plane < costPlanes; plane += 1) {
    cost += (<i32>popcnt(load<u64>(place) & set)) << plane;
    place += rowWords << 3;
  }
  return cost;
}

/** Subtracts 1 from the cost of some rows of a word: where a bit is 0, it becomes 1 and borrows. */
function mark(level: i32, word: usize, set: u64): void {
  const rowWords = table(at.ROW_WORDS);
  const costPlanes = load<i32>(at.COST_PLANES);
  let place = table(at.COSTS) + ((<usize>level * <usize>costPlanes * rowWords + word) << 3);
  let borrow = set;
  for (let plane = 0; plane < costPlanes && borrow !== 0; plane += 1) {
    const bits = load<u64>(place);
    store<u64>(place, bits ^ borrow);
    borrow &= ~bits;
    place += rowWords << 3;
  }
}

/** Takes back the colours given at a level and below it. */
function forget(level: i32): void {
  const given = table(at.GIVEN);
  let left = load<i32>(at.GIVEN_COUNT);
  while (left > 0 && load<i32>(given + ((<usize>(left - 1)) << 3) + 4) >= level) {
    left -= 1;
    store<u8>(table(at.IS_COLOURED) + <usize>load<i32>(given + ((<usize>left) << 3)), 0);
  }
  store<i32>(at.GIVEN_COUNT, left);
}
