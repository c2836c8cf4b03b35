import { planesFor, setBit } from './bits.ts';

/** How the weight of all rows that are left is added up, each row in one column only. */
export interface Homes {
  /**
   * All columns, beginning with the `homes`: a few columns that together hold all rows. Each row has one of them as its
   * home.
   */
  readonly order: Int32Array;
  readonly homes: number;
  /**
   * A row *weighs* its length less 1 in its home, and 0 in other columns. By column: the `least` weight of its rows. By
   * word × planes + plane: the rows whose weight above that has this bit. A sum of weights is then a few bit counts,
   * and `planes` is 0 when the rows of each column weigh the same.
   */
  readonly least: Int32Array;
  readonly planes: number;
  readonly weights: Int32Array;
}

/**
 * Chooses the homes, the fullest column first, and computes the weights.
 *
 * @param places by row: where its places begin, with an extra entry for the end
 * @param bits by place: its bit, or -1 in a secondary column
 * @param rowOfBit by bit: its row
 * @param starts by column: where its words begin, with an extra entry for the end
 * @param lengths by row
 */
export function homesOf(
  places: Int32Array,
  bits: Int32Array,
  rowOfBit: Int32Array,
  starts: Int32Array,
  lengths: Int32Array,
): Homes {
  const columns = starts.length - 1;
  const columnOfWord = new Int32Array(starts[columns] as number);
  for (let column = 0; column < columns; column += 1) {
    columnOfWord.fill(column, starts[column], starts[column + 1]);
  }
  /** Visits the primary columns of a row. */
  const visit = (row: number, see: (column: number, bit: number) => void): void => {
    for (let place = places[row] as number; place < (places[row + 1] as number); place += 1) {
      const bit = bits[place] as number;
      if (bit >= 0) see(columnOfWord[bit >> 6] as number, bit);
    }
  };

  const sizes = new Int32Array(columns);
  lengths.forEach((_, row) => visit(row, (column) => (sizes[column] = (sizes[column] as number) + 1)));
  // How many rows without a home each column has.
  const counts = sizes.slice();
  const homes: number[] = [];
  const homeOf = new Int32Array(lengths.length).fill(-1);
  for (let homeless = lengths.length; homeless > 0;) {
    let fullest = 0;
    for (let column = 1; column < columns; column += 1) {
      if ((counts[column] as number) > (counts[fullest] as number)) fullest = column;
    }
    homes.push(fullest);
    const first = (starts[fullest] as number) * 64;
    for (let bit = first; bit < first + (sizes[fullest] as number); bit += 1) {
      const row = rowOfBit[bit] as number;
      if (homeOf[row] !== -1) continue;
      homeOf[row] = fullest;
      homeless -= 1;
      visit(row, (column) => (counts[column] = (counts[column] as number) - 1));
    }
  }
  homes.sort((a, b) => a - b);

  const weightOf = (row: number): number => (lengths[row] as number) - 1;
  const least = new Int32Array(columns).fill(lengths.reduce((most, length) => Math.max(most, length), 0));
  lengths.forEach((_, row) => {
    visit(row, (column) => {
      const weight = column === homeOf[row] ? weightOf(row) : 0;
      least[column] = Math.min(least[column] as number, weight);
    });
  });
  const more = lengths.map((_, row) => weightOf(row) - (least[homeOf[row] as number] as number));
  const planes = planesFor(more);
  const weights = new Int32Array(columnOfWord.length * planes * 2);
  more.forEach((value, row) => {
    visit(row, (column, bit) => {
      if (column !== homeOf[row]) return;
      for (let plane = 0; plane < planes; plane += 1) {
        if ((value >> plane) & 1) setBit(weights, ((bit >> 6) * planes + plane) * 64 + (bit & 63));
      }
    });
  });
  const isHome = new Set(homes);
  const others = Array.from(counts.keys()).filter((column) => !isHome.has(column));
  return { order: Int32Array.from([...homes, ...others]), homes: homes.length, least, planes, weights };
}
