import * as at from './layout.ts';
import { type Machine, machineOf } from './memory.ts';
import type { Tables } from './tables.ts';

/**
 * Writes the tables of a search into the memory of this thread, with room for its levels, and computes level 0.
 *
 * @param levels one more than the number of rows that can be chosen
 * @throws RangeError where WebAssembly does not run, or there is not enough memory
 */
export function load(tables: Tables, levels: number): Machine {
  const { words, order, starts, colours } = tables;
  const widest = 64 * starts.reduce((most, end, index) => Math.max(most, end - (starts[index - 1] ?? 0)), 0);
  const header: [address: number, value: number][] = [
    [at.WORDS, words],
    [at.COLUMNS, order.length],
    [at.HOMES, tables.homes],
    [at.PLANES, tables.planes],
    [at.WIDEST, widest],
    [at.ROW_WORDS, colours?.words ?? 0],
    [at.COST_PLANES, colours?.planes ?? 0],
  ];
  const filled: [table: Int32Array | Uint8Array, from: number][] = [];
  let end = at.TABLES;
  /** Makes room for a table, from a multiple of 8 on, and notes where. */
  const room = (address: number, bytes: number): void => {
    header.push([address, end]);
    end += (bytes + 7) & ~7;
  };
  const fill = (address: number, table: Int32Array | Uint8Array, copies = 1): void => {
    filled.push([table, end]);
    room(address, table.byteLength * copies);
  };

  fill(at.STARTS, starts);
  fill(at.HAS, tables.has);
  const masks = end;
  room(at.MASKS, tables.rows.length * words * 8);
  fill(at.ALL, tables.all);
  fill(at.LEAST, tables.least);
  fill(at.WEIGHTS, tables.weights);
  fill(at.ORDER, entriesOf(order, starts));
  fill(at.ROW_OF_BIT, tables.rowOfBit);
  fill(at.LENGTHS, tables.lengths);
  fill(at.MATRIX_COLUMN, tables.columns);
  room(at.LIVE, levels * words * 8);
  room(at.OPEN, levels * order.length * 8);
  room(at.TURNS, levels * widest * 4);
  for (const address of [at.OPEN_COUNT, at.HOME_COUNT, at.BRANCH, at.SIZE, at.TURN, at.WEIGHT, at.BRANCH_WEIGHT]) {
    room(address, levels * 4);
  }
  const cleared = end;
  room(at.MADE, tables.rows.length);
  room(at.PROFILE, levels * 8);
  room(at.UPDATES_BY_LEVEL, levels * 8);
  if (colours) {
    room(at.COVERED, levels * 4);
    room(at.REMOVED, levels * 4);
    room(at.CLEANSED, levels * 4);
    room(at.IS_COLOURED, colours.columns);
    fill(at.PLACES, colours.places);
    fill(at.PLACE_COLUMN, colours.placeColumn);
    fill(at.PLACE_COLOUR, colours.placeColour);
    fill(at.ROWS_IN, colours.rowsIn);
    fill(at.AGREE, colours.agree);
    fill(at.THERE, colours.there, levels);
    fill(at.COSTS, colours.costs, levels);
    // Each column has at most one colour at a time; an entry is a column and a level.
    room(at.GIVEN, colours.columns * 8);
  }

  const machine = machineOf(end, (row) => {
    const from = (masks >> 2) + row * words * 2;
    tables.fillMask(row, machine.numbers.subarray(from, from + words * 2));
  });
  const { numbers, bytes } = machine;
  bytes.fill(0, 0, at.TABLES);
  bytes.fill(0, cleared, end);
  for (const [address, value] of header) numbers[address >> 2] = value;
  for (const [table, from] of filled) {
    if (table instanceof Int32Array) numbers.set(table, from >> 2);
    else bytes.set(table, from);
  }
  machine.root();
  return machine;
}

/** Columns in an order, as `engine.as.ts` lists them: 22 bits for the first word, 22 for the end, 20 for the column. */
function entriesOf(order: Int32Array, starts: Int32Array): Int32Array {
  return Int32Array.from(
    [...order].flatMap((column) => {
      const [first, end] = [starts[column] as number, starts[column + 1] as number];
      return [first | (end << 22), (end >> 10) | (column << 12)];
    }),
  );
}
