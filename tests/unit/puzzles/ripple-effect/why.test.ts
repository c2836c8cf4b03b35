import { describe, expect, it } from 'vitest';
import { coreOf } from '#dlx/why/index.ts';
import { clashPicture } from '#pictures/ripple-effect/draw-clash.ts';
import { judge } from '#puzzles/ripple-effect/judge.ts';
import type { RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';
import { parse } from '#puzzles/ripple-effect/text.ts';
import { clashingCellsOf, clashWords, demandsOf } from '#puzzles/ripple-effect/why.ts';
import { library } from './library-files.ts';

/** A cell by itself, whose number is 1, and beside it a room of three. */
const ONE_AND_THREE = 'ABBB\n\n....\n';

function why(puzzle: RipplePuzzle, numbers = puzzle.givens) {
  const { problem, givens } = demandsOf(puzzle, numbers);
  const { core } = coreOf(problem.matrix, { givens });
  if (!core) throw new Error('it has a solution');
  return { core, problem, words: clashWords(puzzle, problem, core), clash: clashingCellsOf(problem, core) };
}

describe('numbers that contradict each other', () => {
  it('one that leaves nothing for its neighbour', () => {
    const puzzle = parse(ONE_AND_THREE.replace('....', '.1..'));
    const { words, clash, core } = why(puzzle);
    expect(words).toBe('The 1 at (2,1) cannot stand: it leaves nothing for the cell (1,1). It has to go.');
    expect(clash).toEqual({ numbers: [1], cells: [0] });
    expect(core.isMinimal).toBe(true);
    expect(clashPicture(puzzle, puzzle.givens, clash)).toBe(
      'The grid with these numbers alone: 1 in the cell 2 across, 1 down. Hatched: 1 across, 1 down.',
    );
  });

  it('two that stand too near each other, of which one is the player’s', () => {
    const { words, clash } = why(parse('AAA\nBBB\n\n2..\n...\n'), [2, 0, 0, 2, 0, 0]);
    expect(words).toBe(
      'The 2 at (1,1) and your 2 at (1,2) cannot both stand. Take yours back, and this contradiction is gone.',
    );
    expect(clash).toEqual({ numbers: [0, 3], cells: [] });
  });

  it('rooms that no numbers fit at all', () => {
    const { words, clash, core } = why(parse('AB\n\n..\n'));
    expect(core.givens).toEqual([]);
    expect(words).toBe(
      'No numbers at all fit these rooms: they leave too little for the cell (1,1) and the cell (2,1).',
    );
    expect(clash).toEqual({ numbers: [], cells: [0, 1] });
  });

  it('a wrong number in a puzzle with one solution is always among them, and they alone leave none', () => {
    const { puzzle } = library.find(({ slug }) => slug === 'five-by-five')!;
    const [solution] = judge(puzzle).solutions;
    let tried = 0;
    for (const [cell, value] of solution!.entries()) {
      const other = (value % puzzle.rooms[puzzle.roomOf[cell]!]!.cells.length) + 1;
      if (puzzle.givens[cell] || other === value) continue;
      const numbers = puzzle.givens.map((given, at) => (at === cell ? other : given));
      const { core, problem, clash } = why(puzzle, numbers);
      // The puzzle has one solution, so the number that is wrong is always part of it.
      expect(clash.numbers).toContain(cell);
      const alone = numbers.map((one, at) => (clash.numbers.includes(at) ? one : 0));
      expect(judge({ ...puzzle, givens: alone }).solutions).toEqual([]);
      expect(core.givens.length).toBe(clash.numbers.length);
      expect(problem.rowNames[core.givens[0]!]).toMatch(/^\d at \(\d,\d\)$/);
      tried += 1;
    }
    expect(tried).toBeGreaterThan(10);
  });
});
