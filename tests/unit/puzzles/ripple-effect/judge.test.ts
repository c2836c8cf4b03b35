import { describe, expect, it } from 'vitest';
import { check } from '../../../../src/puzzles/ripple-effect/check.ts';
import type { Judgement } from '../../../../src/puzzles/ripple-effect/judge.ts';
import { differences, judge } from '../../../../src/puzzles/ripple-effect/judge.ts';
import { measure } from '../../../../src/puzzles/ripple-effect/level.ts';
import type { RipplePuzzle } from '../../../../src/puzzles/ripple-effect/puzzle.ts';
import { parse } from '../../../../src/puzzles/ripple-effect/text.ts';
import { fillings } from './brute-force.ts';
import { library } from './library-files.ts';
import { madeOf } from './made.ts';

/** All that a judge says, its answer last. */
function judged(puzzle: RipplePuzzle): Judgement[] {
  const said: Judgement[] = [];
  const judging = judge(puzzle);
  for (;;) {
    const { done, value } = judging.next();
    said.push(value);
    if (done) return said;
  }
}

describe('judge', () => {
  it('says of the puzzles of the library what the measure does', () => {
    for (const { slug, puzzle } of library) {
      const answer = judged(puzzle).at(-1)!;
      expect(answer.solutions.length, slug).toBe(measure(puzzle).solutions);
      for (const solution of answer.solutions) expect(check(puzzle, solution), slug).toEqual([]);
      const { nodes, deadEnds } = measure(puzzle);
      expect([answer.nodes, answer.deadEnds]).toEqual([nodes, deadEnds]);
    }
  });

  it('says none, one or many, as brute force does', () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const { puzzle } = madeOf({ width: 4, height: 4, largest: 4, level: 'steady', seed });
      const first = puzzle.givens.findIndex((given) => given > 0);
      const fewer = puzzle.givens.map((given, cell) => (cell === first ? 0 : given));
      const other = puzzle.givens.map((given, cell) => {
        const size = puzzle.rooms[puzzle.roomOf[cell]!]!.cells.length;
        return cell === first && size > 1 ? (given % size) + 1 : given;
      });
      for (const givens of [puzzle.givens, fewer, other]) {
        const open = { ...puzzle, givens };
        const answer = judged(open).at(-1)!;
        expect(answer.isOver).toBe(true);
        const all = fillings(open, true, 2);
        expect(answer.solutions.length).toBe(all.length);
        for (const grid of answer.solutions) expect(check(open, grid)).toEqual([]);
        const [one, two] = answer.solutions;
        if (one && two) expect(differences(one, two).length).toBeGreaterThan(1);
      }
    }
  });

  it('tells of a first solution before it looks for a second', () => {
    const open = parse('AAAA\nBBBB\nCCCC\nDDDD\n\n....\n....\n....\n....\n');
    const said = judged(open).map(({ solutions }) => solutions.length);
    expect(said).toEqual(fillings(open, true, 2).length === 2 ? [1, 2] : [0]);
  });

  it('finds the first solution of a 10×10 after work that is far under half a second', () => {
    // A million updates take about ten milliseconds.
    for (const [seed, level] of [
      [1, 'steady'],
      [2, 'knotty'],
      [3, 'gentle'],
    ] as const) {
      const { puzzle } = madeOf({ width: 10, height: 10, largest: 5, level, seed });
      const found = judged(puzzle).find(({ solutions }) => solutions.length > 0);
      expect(found?.updates).toBeLessThan(20_000_000);
    }
  });

  it('gives word of a long search again and again', () => {
    const size = 15;
    const rooms = Array.from({ length: size }, (_, y) =>
      Array.from({ length: size }, (__, x) =>
        String.fromCodePoint(0x4e00 + Math.floor(x / 5) + 3 * y),
      ).join(''),
    );
    const open = parse(`${rooms.join('\n')}\n\n${`${'.'.repeat(size)}\n`.repeat(size)}`);
    const judging = judge(open);
    let before = 0;
    for (let slice = 0; slice < 5; slice += 1) {
      const { done, value } = judging.next();
      if (done) break;
      expect(value.updates - before).toBeLessThan(3_000_000);
      before = value.updates;
    }
    expect(before).toBeGreaterThan(0);
  });
});
