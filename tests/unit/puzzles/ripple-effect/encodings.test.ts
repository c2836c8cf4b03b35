import { describe, expect, it } from 'vitest';
import { Search, sizeOf } from '../../../../src/dlx/index.ts';
import { check } from '../../../../src/puzzles/ripple-effect/check.ts';
import { decode } from '../../../../src/puzzles/ripple-effect/decode.ts';
import type { EncodingName } from '../../../../src/puzzles/ripple-effect/encodings.ts';
import { ENCODINGS, encodeWith } from '../../../../src/puzzles/ripple-effect/encodings.ts';
import type { RipplePuzzle } from '../../../../src/puzzles/ripple-effect/puzzle.ts';
import { grid, parse } from '../../../../src/puzzles/ripple-effect/text.ts';

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

  it.each([...SOLUTIONS.keys()])(
    'ripples that forbid the same pairs give the same tree, puzzle %#',
    (puzzle) => {
      const counts = right.slice(0, 3).map((name) => run(puzzle, name).nodes);
      expect(new Set(counts).size).toBe(1);
    },
  );

  it('has the sizes and counts of the tutorial puzzle', () => {
    expect(run(NIKOLI, 'four arms')).toMatchObject({
      ...{ nodes: 65, updates: 3083 },
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
      expect(grids.some((found) => check(puzzle, found).some(({ rule }) => rule === 'room'))).toBe(true); // prettier-ignore
    }
  });

  it('gives every encoding the same rows', () => {
    const [first, ...others] = ENCODINGS.map((name) => encodeWith(FIVE, name).placements);
    for (const placements of others) expect(placements).toEqual(first);
  });
});
