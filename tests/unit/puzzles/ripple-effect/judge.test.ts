import { describe, expect, it } from 'vitest';
import { check } from '#puzzles/ripple-effect/check.ts';
import { differences, judge } from '#puzzles/ripple-effect/judge.ts';
import { measure } from '#puzzles/ripple-effect/level.ts';
import { fillings } from './brute-force.ts';
import { library } from './library-files.ts';
import { madeOf } from './made.ts';

describe('judge', () => {
  it('says of the puzzles of the library what the measure does', () => {
    for (const { slug, puzzle } of library) {
      const answer = judge(puzzle);
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
        const answer = judge(open);
        expect(answer.isOver).toBe(true);
        const all = fillings(open, true, 2);
        expect(answer.solutions.length).toBe(all.length);
        for (const grid of answer.solutions) expect(check(open, grid)).toEqual([]);
        const [one, two] = answer.solutions;
        if (one && two) expect(differences(one, two).length).toBeGreaterThan(1);
      }
    }
  });
});
