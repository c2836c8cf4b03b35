import { describe, expect, test } from 'vitest';
import { armFrom } from '#puzzles/ripple-effect/arms.ts';
import { check } from '#puzzles/ripple-effect/check.ts';
import { encode } from '#puzzles/ripple-effect/encode.ts';
import { type HintColumn, type NextHint, choicesLeft, hintFor, solutionOf } from '#puzzles/ripple-effect/hint.ts';
import { measure } from '#puzzles/ripple-effect/level.ts';
import type { RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';
import { linksAfter, refute } from '#puzzles/ripple-effect/trial.ts';
import { puzzleCalled } from './library-files.ts';
import { made } from './made-files.ts';
import { every } from '../../../support/runs.ts';

const small = puzzleCalled('five-by-five');
const answer = solutionOf(small)!;

/** The values that the rules alone leave to a cell: what a hint must agree with. */
function fitting(puzzle: RipplePuzzle, numbers: readonly number[], cell: number): number[] {
  const { cells } = puzzle.rooms[puzzle.roomOf[cell]!]!;
  const givenElsewhere = cells.map((other) => puzzle.givens[other]);
  return cells
    .map((_, index) => index + 1)
    .filter((value) => {
      const faults = check(puzzle, numbers.with(cell, value));
      return !givenElsewhere.includes(value) && faults.every(({ rule }) => rule === 'cell');
    });
}

/** Every other number of the column is gone, and what is said to have taken it away really does. */
function expectReasons(puzzle: RipplePuzzle, numbers: readonly number[], column: HintColumn) {
  const { choices, gone, meaning } = column;
  const { cells } = puzzle.rooms[meaning.kind === 'room' ? meaning.room : puzzle.roomOf[meaning.cell]!]!;
  expect(choices.length + gone.length).toBe(cells.length);
  for (const { cell, value, blocker } of gone) {
    if (blocker.rule === 'cell') expect(numbers[cell]).toBeGreaterThan(0);
    else {
      expect(numbers[blocker.by]).toBe(value);
      const faults = check(puzzle, numbers.with(cell, value));
      const named = faults.filter(
        ({ rule, cells }) => rule === blocker.rule && cells.includes(blocker.by) && cells.includes(cell),
      );
      expect(named.length).toBe(1);
    }
    if (blocker.rule !== 'ripple') continue;
    expect(armFrom(puzzle, blocker.by, value, blocker.direction).cells).toContain(cell);
  }
}

/** With the number put in, each hint forces the next, until a column has no row left. */
function expectDeadEnds(puzzle: RipplePuzzle, numbers: readonly number[], hint: NextHint) {
  const { column, refuted } = hint;
  expect(choicesLeft(hint).length).toBe(column.choices.length - refuted.length);
  for (const { cell, value, forced, meaning } of refuted) {
    let after = numbers.with(cell, value);
    for (let step = 0; step < forced; step += 1) {
      const next = hintFor(puzzle, after, null);
      if (next.kind !== 'next' || next.column.choices.length !== 1) throw new Error(next.kind);
      after = after.with(next.column.choices[0]!.cell, next.column.choices[0]!.value);
    }
    expect(hintFor(puzzle, after, null)).toMatchObject({ kind: 'dead', column: { meaning } });
  }
}

/** Easy and hard ones are side by side in the list. */
const some = every(6, made);

describe('a hint', () => {
  test.each(some.map((entry) => [entry.slug, entry] as const))(
    '%s: forced numbers are right and forced by the rules, down to the end or to a branch',
    (_, { puzzle }) => {
      const solution = solutionOf(puzzle)!;
      expect(check(puzzle, solution)).toEqual([]);
      let numbers: readonly number[] = puzzle.givens;
      let branches = 0;
      for (;;) {
        const hint = hintFor(puzzle, numbers, solution);
        if (hint.kind === 'full') break;
        if (hint.kind !== 'next') throw new Error(`a hint of kind ${hint.kind}`);
        const { choices, meaning } = hint.column;
        const left =
          meaning.kind === 'cell'
            ? fitting(puzzle, numbers, meaning.cell).map((value) => ({ cell: meaning.cell, value }))
            : meaning.kind === 'room'
              ? puzzle.rooms[meaning.room]!.cells.filter((cell) => numbers[cell] === 0)
                  .filter((cell) => fitting(puzzle, numbers, cell).includes(meaning.value))
                  .map((cell) => ({ cell, value: meaning.value }))
              : [];
        expect(choices).toEqual(left);
        expectReasons(puzzle, numbers, hint.column);
        if (choices.length > 1) branches += 1;
        expectDeadEnds(puzzle, numbers, hint);
        const right = choicesLeft(hint).filter(({ cell, value }) => solution[cell] === value);
        expect(right.length).toBe(1);
        numbers = numbers.with(right[0]!.cell, right[0]!.value);
      }
      expect(numbers).toEqual(solution);
      // Where the search never meets a dead end, no hint has to branch.
      if (measure(puzzle).deadEnds === 0) expect(branches).toBe(0);
    },
  );

  test('says which rule is broken', () => {
    const hint = hintFor(small, small.givens.with(1, 1), answer);
    expect(hint).toMatchObject({ kind: 'fault', fault: { rule: 'room' } });
  });

  test('says which number is wrong, and which column has no row left', () => {
    const { kinds, dead } = wrongNumbers();
    expect(kinds).toEqual(new Set(['wrong', 'fault']));
    expect(dead).toBeGreaterThan(0);
  });

  test('without a solution to look at, a column with no row left is all it can say', () => {
    let dead = 0;
    answer.forEach((right, cell) => {
      if (small.givens[cell] !== 0) return;
      const size = small.rooms[small.roomOf[cell]!]!.cells.length;
      for (let value = 1; value <= size; value += 1) {
        const numbers = small.givens.with(cell, value);
        const [known, blind] = [hintFor(small, numbers, answer), hintFor(small, numbers, null)];
        if (value === right || known.kind !== 'wrong') expect(blind).toEqual(known);
        else if (!known.dead) expect(blind.kind).toBe('next');
        else {
          dead += 1;
          expect(blind).toEqual({ kind: 'dead', column: known.dead });
          expectReasons(small, numbers, known.dead);
        }
      }
    });
    expect(dead).toBeGreaterThan(0);
  });

  test('has nothing to say about a full grid', () => {
    expect(hintFor(small, answer, answer)).toEqual({ kind: 'full' });
  });

  test('looks ahead at every branch of the made puzzles, and decides most of them', () => {
    let [branches, decided] = [0, 0];
    for (const { puzzle } of some) {
      const solution = solutionOf(puzzle)!;
      let numbers: readonly number[] = puzzle.givens;
      for (;;) {
        const hint = hintFor(puzzle, numbers, null);
        if (hint.kind !== 'next') break;
        const left = choicesLeft(hint);
        if (hint.column.choices.length > 1) {
          branches += 1;
          expect(hint.refuted.length).toBeGreaterThan(0);
          if (left.length === 1) decided += 1;
        }
        const right = left.find(({ cell, value }) => solution[cell] === value)!;
        numbers = numbers.with(right.cell, right.value);
      }
      expect(numbers).toEqual(solution);
    }
    expect(branches).toBeGreaterThan(some.length);
    expect(decided).toBeGreaterThan(branches * 0.75);
  });

  test('a look ahead leaves the links as they were', () => {
    const problem = encode(small);
    const [links, untouched] = [linksAfter(problem, small.givens), linksAfter(problem, small.givens)];
    const hint = hintFor(small, small.givens, answer);
    if (hint.kind !== 'next') throw new Error('no next column');
    const found = hint.column.choices.map((choice) => refute(problem, links, choice));
    expect(found.filter((one) => one !== null)).toEqual(hint.refuted);
    // What is noted of a header while it is covered may stay; the lists and the count may not.
    for (const name of ['nodes', 'left', 'right'] as const) {
      expect(links[name]).toEqual(untouched[name]);
    }
    expect(links.empties[0]).toBe(untouched.empties[0]);
  });

  test('names the column as the matrix does', () => {
    const hint = hintFor(small, small.givens, answer);
    if (hint.kind !== 'next') throw new Error('no next column');
    const { column, name } = hint.column;
    expect(encode(small).matrix.columns[column]?.name).toBe(name);
  });
});

/** Puts every wrong number into the puzzle as given, each on its own. */
function wrongNumbers(): { kinds: Set<string>; dead: number } {
  const kinds = new Set<string>();
  let dead = 0;
  answer.forEach((right, cell) => {
    if (small.givens[cell] !== 0) return;
    for (let value = 1; value <= small.rooms[small.roomOf[cell]!]!.cells.length; value += 1) {
      if (value === right) continue;
      const hint = hintFor(small, small.givens.with(cell, value), answer);
      kinds.add(hint.kind);
      if (hint.kind !== 'wrong') continue;
      expect(hint).toMatchObject({ cell, value });
      if (!hint.dead) continue;
      dead += 1;
      expect(hint.dead.choices).toEqual([]);
    }
  });
  return { kinds, dead };
}
