/**
 * Colours in the compiled search, with the counters of dlx2. The masks already say which rows may stand together.
 *
 * A commit removes rows from the lists of their columns, except from columns that have the row's colour already, and
 * marks the rows that agree. Each mark on a row thus lowers the cost of its removal by 1 update. Each level has a bit
 * set of the rows that are in their lists, and holds the cost of removing each in bit planes, one bit of every cost per
 * plane. A sum over a set of rows is then a few population counts, and a mark subtracts 1 from all rows that agree at
 * once.
 */
import { put, read, table } from './access.as';
import * as at from './layout';

/** What the last `take` cost, and how many columns it covered or coloured. */
export let updates: i32 = 0;
export let cleansings: i32 = 0;
export let commits: i32 = 0;

/** The updates for removing the rows of a column of the matrix from all others, at a level. */
export function colourWeight(level: i32, column: i32): i32 {
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
export function take(level: i32, branch: i32, row: i32): void {
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
  commits = 0;
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
  put(at.COVERED, next, read(at.COVERED, level) + 1 + commits);
  put(at.REMOVED, next, read(at.REMOVED, level) + 1 + weight + updates);
  put(at.CLEANSED, next, read(at.CLEANSED, level) + cleansings);
}

/** Covers a column for a row without a colour there, or purifies it for the row's colour. */
function commit(level: i32, column: i32, colour: i32): void {
  const isColoured = table(at.IS_COLOURED) + <usize>column;
  if (colour > 0 && load<u8>(isColoured) !== 0) return;
  commits += 1;
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
