import { describe, expect, it } from 'vitest';
import { count } from '#dlx/index.ts';
import { Search } from '#dlx/links.ts';
import { sizeOf, withKinds } from '#dlx/matrix.ts';
import { check } from '#puzzles/ripple-effect/check.ts';
import { decode } from '#puzzles/ripple-effect/decode.ts';
import { encode } from '#puzzles/ripple-effect/encode.ts';
import { type EncodingName, ENCODINGS, encodeWith } from '#puzzles/ripple-effect/encodings.ts';
import type { RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';
import { grid, parse } from '#puzzles/ripple-effect/text.ts';
import { library } from './library-files.ts';
import { made } from './made-files.ts';

// The puzzles of facts.md, with their solutions.
const NIKOLI = parse(`ABCCCDDD
EBFGHHDI
EEFGGJJK
ELLGMMKK
LLNOOMMK
PLNQOMRR
PSTOORRU
VVTTTUUU

...3....
........
......2.
...1.3..
..1.5...
.3......
........
....2...
`);
const FIVE = parse('AABCC\nDABCE\nDABCE\nDFFFE\nDDFEE\n\n1...1\n.....\n..2..\n.....\n1...4\n');
const SOLUTIONS = new Map([
  [NIKOLI, '12132412 31241231 14123124 21512312 42135143 13214521 21321432 12412314'],
  [FIVE, '14321 42132 53241 31423 12354'],
]);

function run(puzzle: RipplePuzzle, name: EncodingName, limit = 2) {
  const { matrix, placements } = encodeWith(puzzle, name);
  const search = new Search(matrix);
  const grids: number[][] = [];
  while (!search.done && grids.length < limit) {
    const before = search.solutions;
    search.run({ solutions: before + 1 });
    if (search.solutions > before) grids.push(decode({ puzzle, placements }, search.rows()));
  }
  const { nodes, updates } = search;
  return { grids, nodes, updates, size: sizeOf(matrix) };
}

describe('encodings', () => {
  it('know where each column lies', () => {
    for (const name of ENCODINGS) {
      const { matrix, places, placements } = encodeWith(FIVE, name);
      expect(places).toHaveLength(matrix.columns.length);
      // A room takes its value in one of its cells, a pair in one of two; an arm reaches away.
      matrix.rows.forEach((columns, row) => {
        const { cell, value } = placements[row]!;
        for (const column of columns) {
          const place = places[column]!;
          if (place.kind !== 'plane') expect(place.cells).toContain(cell);
          if (place.value > 0) expect(place.value).toBe(value);
        }
      });
    }
    const place = (name: EncodingName, column: string) => {
      const { matrix, places } = encodeWith(FIVE, name);
      return places[matrix.columns.findIndex((each) => each.name === column)];
    };
    expect(place('four arms', '4L2,1')).toEqual({ kind: 'plane', value: 4, direction: 'left', cells: [1] });
    expect(place('no rooms', 'B=3')).toEqual({ kind: 'room', value: 3, direction: null, cells: [2, 7, 12] });
    expect(place('plus', '4+r2,1')).toMatchObject({ kind: 'plane', value: 4, cells: [1] });
    expect(place('one plane', 'r2,1')).toMatchObject({ kind: 'plane', value: 0, cells: [1] });
    expect(place('pairs', '3:2,1~4,1')).toMatchObject({ kind: 'pair', value: 3, cells: [1, 3] });
  });

  const right: readonly EncodingName[] = ['four arms', 'two arms', 'pairs', 'rooms secondary'];

  it.each([...SOLUTIONS])('right ones find the unique solution, puzzle %#', (puzzle, solution) => {
    for (const name of right) {
      const { grids } = run(puzzle, name);
      expect(
        grids.map((found) => grid(found, puzzle.width).replaceAll('\n', ' ')),
        name,
      ).toEqual([solution]);
    }
  });

  it.each([...SOLUTIONS.keys()])('ripples that forbid the same pairs give the same tree, puzzle %#', (puzzle) => {
    const counts = right.slice(0, 3).map((name) => run(puzzle, name).nodes);
    expect(new Set(counts).size).toBe(1);
  });

  it('has the sizes and counts of the tutorial puzzle', () => {
    expect(run(NIKOLI, 'four arms')).toMatchObject({
      nodes: 65,
      updates: 3083,
      size: { rows: 184, primary: 128, secondary: 1280, ones: 2442 },
    });
    expect(run(NIKOLI, 'two arms')).toMatchObject({ nodes: 65, updates: 1653 });
    expect(run(FIVE, 'four arms').nodes).toBe(55);
  });

  it('searches more when a room may leave a value out', () => {
    expect(run(FIVE, 'rooms secondary').nodes).toBeGreaterThan(run(FIVE, 'four arms').nodes);
  });

  it.each(['one plane', 'plus'] as const)('%s finds nothing: it forbids too much', (name) => {
    for (const puzzle of SOLUTIONS.keys()) expect(run(puzzle, name).grids).toEqual([]);
  });

  it('no rooms finds too many, and they break a rule', () => {
    for (const puzzle of SOLUTIONS.keys()) {
      const { grids } = run(puzzle, 'no rooms', 20);
      expect(grids.length).toBeGreaterThan(1);
      expect(grids.some((found) => check(puzzle, found).some(({ rule }) => rule === 'room'))).toBe(true);
    }
  });

  it('gives every encoding the same rows', () => {
    const [first, ...others] = ENCODINGS.map((name) => encodeWith(FIVE, name).placements);
    for (const placements of others) expect(placements).toEqual(first);
  });
});

it('no puzzle of the site has a solution when its ripple columns are primary', () => {
  for (const { puzzle } of [...library, ...made]) {
    const { matrix } = encode(puzzle);
    const asking = withKinds(matrix, ({ kind }) => (kind === 'secondary' ? 'primary' : undefined));
    expect(count(asking, { limit: 1 }).solutions).toBe(0);
  }
});
