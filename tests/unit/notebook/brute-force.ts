/** Counts of the puzzles in the notebooks that know nothing of columns and rows: each rule is asked for itself. */

/** Fillings of a Sudoku, its lines parted by blanks; the cell with the fewest digits left goes first. */
export function sudokuFillings(text: string, [wide, high]: readonly [number, number], diagonals: boolean): number {
  const signs = [...text.replaceAll(' ', '')];
  const n = Math.sqrt(signs.length);
  const grid = signs.map((sign) => (sign === '.' ? 0 : Number(sign)));
  const isApart = (one: number, other: number): boolean => {
    const [x, y, u, v] = [one % n, Math.floor(one / n), other % n, Math.floor(other / n)];
    const inBox = Math.floor(x / wide) === Math.floor(u / wide) && Math.floor(y / high) === Math.floor(v / high);
    const down = x === y && u === v;
    const up = x + y === n - 1 && u + v === n - 1;
    return !(x === u || y === v || inBox || (diagonals && (down || up)));
  };
  const near = grid.map((_, one) => [...grid.keys()].filter((two) => two !== one && !isApart(one, two)));
  const left = (cell: number): number[] => {
    const taken = new Set(near[cell]?.map((other) => grid[other]));
    return Array.from({ length: n }, (_, index) => index + 1).filter((digit) => !taken.has(digit));
  };
  const fillings = (): number => {
    const empty = [...grid.keys()].filter((cell) => grid[cell] === 0);
    const choices = empty.map((cell) => ({ cell, digits: left(cell) }));
    const next = choices.sort((a, b) => a.digits.length - b.digits.length)[0];
    if (!next) return 1;
    let found = 0;
    for (const digit of next.digits) {
      grid[next.cell] = digit;
      found += fillings();
    }
    grid[next.cell] = 0;
    return found;
  };
  return fillings();
}

/** Ways to give each region a colour, out of all, in which no two neighbours have the same. */
export function colourings(regions: string, borders: string, colours: number): number {
  const pairs = borders.split(' ');
  let found = 0;
  for (let number = 0; number < colours ** regions.length; number += 1) {
    const colourOf = (region = ''): number => Math.floor(number / colours ** regions.indexOf(region)) % colours;
    if (pairs.every(([one, other]) => colourOf(one) !== colourOf(other))) found += 1;
  }
  return found;
}

/** Fillings of rooms with 1, 2, 3 and so on; an equal number v is more than v cells away in its line. */
export function rippleFillings(rooms: readonly string[], givens: readonly string[]): number {
  const [width, room, given] = [rooms[0]?.length ?? 0, rooms.join(''), givens.join('')];
  const grid: number[] = [];
  const isFree = (cell: number, value: number): boolean =>
    grid.every((before, at) => {
      if (before !== value) return true;
      const [x, y] = [(cell % width) - (at % width), Math.floor(cell / width) - Math.floor(at / width)];
      const isNear = (x === 0 || y === 0) && Math.abs(x + y) <= value;
      return room[at] !== room[cell] && !isNear;
    });
  const fillings = (cell: number): number => {
    if (cell === room.length) return 1;
    let found = 0;
    const size = [...room].filter((letter) => letter === room[cell]).length;
    for (let value = 1; value <= size; value += 1) {
      if (given[cell] !== '.' && given[cell] !== String(value)) continue;
      if (!isFree(cell, value)) continue;
      grid.push(value);
      found += fillings(cell + 1);
      grid.pop();
    }
    return found;
  };
  return fillings(0);
}

/** Timetables: each class has the initials of its teachers, and what is away is written `B1`. */
/** In how many ways so many queens watch all squares of a board. */
export function watchers(n: number, queens: number): number {
  const squares = Array.from({ length: n * n }, (_, at): [number, number] => [at % n, Math.floor(at / n)]);
  const seen = squares.map(([x, y]) =>
    squares.reduce((set, [u, v], at) => {
      const sees = x === u || y === v || x - u === y - v || x - u === v - y;
      return sees ? set | (1n << BigInt(at)) : set;
    }, 0n),
  );
  const all = (1n << BigInt(n * n)) - 1n;
  const from = (at: number, left: number, watched: bigint): number => {
    if (left === 0) return watched === all ? 1 : 0;
    let ways = 0;
    for (let next = at; next < seen.length; next += 1) ways += from(next + 1, left - 1, watched | (seen[next] ?? 0n));
    return ways;
  };
  return from(0, queens, 0n);
}

export function timetables(classes: readonly string[], away: readonly string[]): number {
  const orders = classes.map((teachers) =>
    permutations([...teachers]).filter((order) => !order.some((who, hour) => away.includes(`${who}${hour + 1}`))),
  );
  const fitting = (from: number, before: readonly string[][]): number => {
    if (from === orders.length) return 1;
    return (orders[from] ?? [])
      .filter((order) => before.every((other) => other.every((who, hour) => who !== order[hour])))
      .reduce((found, order) => found + fitting(from + 1, [...before, order]), 0);
  };
  return fitting(0, []);
}

/**
 * Rotas: the first letters of the people, who take one early and one late shift in as many days, never two on a
 * day, and no early one after a late one. What a person cannot take is written `B0e`, with the day from 0.
 */
export function rotas(people: string, wishes: readonly string[]): number {
  const [early, late] = ['e', 'l'].map((shift) =>
    permutations([...people]).filter((order) => !order.some((who, day) => wishes.includes(`${who}${day}${shift}`))),
  ) as [string[][], string[][]];
  const fits = (one: readonly string[], other: readonly string[]): boolean =>
    other.every((who, day) => who !== one[day] && who !== one[day + 1]);
  return early.reduce((found, one) => found + late.filter((other) => fits(one, other)).length, 0);
}

/** All orders of the things; what comes twice is moved as if it were two. */
export function permutations<Thing>(things: readonly Thing[]): Thing[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((first, at) =>
    permutations(things.filter((_, index) => index !== at)).map((rest) => [first, ...rest]),
  );
}

/** Sets of words that use each letter once, the words of each in the order of the alphabet. */
export function wordSets(words: readonly string[], letters: string): string[] {
  const sorted = [...words].sort();
  const found: string[] = [];
  const add = (from: number, taken: readonly string[]): void => {
    const used = taken.join('');
    if ([...used].sort().join('') === letters) found.push(taken.join(' '));
    if (used.length >= letters.length) return;
    for (let next = from; next < sorted.length; next += 1) add(next + 1, [...taken, sorted[next] ?? '']);
  };
  add(0, []);
  return found;
}

/**
 * Ways to write each word across or down in a square, so that no two letters meet in a cell that are not the
 * same: how many there are, and in how many some letters meet.
 */
export function wordPackings(words: readonly string[], size: number): { all: number; crossed: number } {
  const found = { all: 0, crossed: 0 };
  const write = (at: number, grid: ReadonlyMap<string, string>, meetings: number): void => {
    const word = words[at];
    if (word === undefined) {
      found.all += 1;
      if (meetings > 0) found.crossed += 1;
      return;
    }
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
    ] as const) {
      for (let y = 0; y + dy * (word.length - 1) < size; y += 1) {
        for (let x = 0; x + dx * (word.length - 1) < size; x += 1) {
          const next = new Map(grid);
          let met = meetings;
          const fits = [...word].every((letter, index) => {
            const cell = `${x + index * dx},${y + index * dy}`;
            const there = next.get(cell);
            if (there !== undefined) met += 1;
            next.set(cell, letter);
            return there === undefined || there === letter;
          });
          if (fits) write(at + 1, next, met);
        }
      }
    }
  };
  write(0, new Map(), 0);
  return found;
}

/** Ways to lay a set of dominoes in a ring from the double blank on, by laying one after another. */
export function dominoRings(most: number): number {
  const left = new Set<string>();
  for (let low = 0; low <= most; low += 1) for (let high = low; high <= most; high += 1) left.add(`${low}${high}`);
  left.delete('00');
  const rings = (end: number): number => {
    if (left.size === 0) return end === 0 ? 1 : 0;
    let found = 0;
    for (let next = 0; next <= most; next += 1) {
      const domino = `${Math.min(end, next)}${Math.max(end, next)}`;
      if (!left.delete(domino)) continue;
      found += rings(next);
      left.add(domino);
    }
    return found;
  };
  return rings(0);
}

/** Rings of bits in which each word of n bits can be read once, by trying all rings; each at each of its turns. */
export function bitRings(n: number): number {
  const size = 2 ** n;
  let found = 0;
  for (let ring = 0; ring < 2 ** size; ring += 1) {
    const bits = ring.toString(2).padStart(size, '0');
    const words = new Set(Array.from({ length: size }, (_, at) => (bits + bits).slice(at, at + n)));
    if (words.size === size) found += 1;
  }
  return found;
}

/** Pictures with the clues of a picture: rank by rank, as long as the blocks of each file can become its clue. */
export function nonogramPictures(picture: readonly string[]): number {
  const blocksOf = (line: string): number[] =>
    line
      .split('.')
      .filter(Boolean)
      .map(({ length }) => length);
  const ranks = picture.map(blocksOf);
  const files = Array.from(picture[0] ?? '', (_, x) => blocksOf(picture.map((line) => line[x]).join('')));
  const lines = Array.from({ length: 2 ** files.length }, (_, bits) =>
    bits.toString(2).padStart(files.length, '0').replaceAll('0', '.').replaceAll('1', 'X'),
  );
  const fitting = ranks.map((clue) => lines.filter((line) => blocksOf(line).join() === clue.join()));
  const canBecome = (blocks: readonly number[], clue: readonly number[]): boolean =>
    blocks.every((block, at) => (at < blocks.length - 1 ? block === clue[at] : block <= (clue[at] ?? 0)));
  const pictures = (above: readonly string[]): number => {
    const fileOf = (x: number): number[] => blocksOf(above.map((line) => line[x]).join(''));
    if (above.length === ranks.length) return files.every((clue, x) => fileOf(x).join() === clue.join()) ? 1 : 0;
    if (!files.every((clue, x) => canBecome(fileOf(x), clue))) return 0;
    return fitting[above.length]!.reduce((found, line) => found + pictures([...above, line]), 0);
  };
  return pictures([]);
}

/**
 * Fillings of a killer Sudoku of 9×9. A letter is a cage, and its total is written `A22`. Sets of digits are bits; the
 * cell with the fewest digits left goes first.
 */
export function killerFillings(cages: string, totals: string): number {
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const inSet = (set: number): number[] => digits.filter((digit) => set & (1 << digit));
  const all = Array.from({ length: 2 ** 9 }, (_, bits) => bits << 1);
  const letters = [...new Set(cages)];
  const setsOf = letters.map((letter) => {
    const total = Number(new RegExp(`${letter}(\\d+)`).exec(totals)?.[1]);
    const size = cages.split(letter).length - 1;
    return all.filter((set) => {
      const members = inSet(set);
      return members.length === size && members.reduce((sum, digit) => sum + digit, 0) === total;
    });
  });
  // What a rank, a file, a box and a cage hold, one after the other.
  const taken = Array<number>(27 + letters.length).fill(0);
  const housesOf = [...cages].map((letter, cell) => {
    const [x, y] = [cell % 9, Math.floor(cell / 9)];
    return [y, 9 + x, 18 + 3 * Math.floor(y / 3) + Math.floor(x / 3), 27 + letters.indexOf(letter)] as const;
  });
  const left = (cell: number): number => {
    const [rank, file, box, cage] = housesOf[cell]!;
    const held = taken[cage]!;
    let possible = 0;
    for (const set of setsOf[cage - 27]!) if ((set & held) === held) possible |= set;
    return possible & ~(taken[rank]! | taken[file]! | taken[box]! | held);
  };
  const open = new Set(housesOf.keys());
  const fillings = (): number => {
    let [next, fewest] = [-1, digits];
    for (const cell of open) {
      const choices = inSet(left(cell));
      if (next === -1 || choices.length < fewest.length) [next, fewest] = [cell, choices];
    }
    if (next === -1) return 1;
    open.delete(next);
    let found = 0;
    for (const digit of fewest) {
      for (const house of housesOf[next]!) taken[house]! |= 1 << digit;
      found += fillings();
      for (const house of housesOf[next]!) taken[house]! &= ~(1 << digit);
    }
    open.add(next);
    return found;
  };
  return fillings();
}
