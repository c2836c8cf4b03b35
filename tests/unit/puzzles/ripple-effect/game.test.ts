import { describe, expect, test } from 'vitest';
import { check } from '#puzzles/ripple-effect/check.ts';
import type { Game } from '#puzzles/ripple-effect/game.ts';
import { redo, undo, undoMany } from '#puzzles/undo.ts';
import {
  cellsLeft,
  clear,
  clearAll,
  emptyGrid,
  firstWrong,
  hasNumbers,
  isBegun,
  isSolved,
  markAll,
  numberToMend,
  openGame,
  pencil,
  put,
  refusalOf,
} from '#puzzles/ripple-effect/game.ts';
import { formatSheet, parseSheet } from '#puzzles/ripple-effect/game-text.ts';
import { LineError } from '#puzzles/text.ts';
import { solutionOf } from '#puzzles/ripple-effect/hint.ts';
import { type Random, createRandom } from '#dlx/random.ts';
import { puzzleCalled } from './library-files.ts';
import { made } from './made-files.ts';
import { runs } from '../../../support/runs.ts';

const small = puzzleCalled('five-by-five');
const start = openGame(small);

/** What must be true of any game, however it came about. */
function requireConsistent({ puzzle, past, now, future }: Game): void {
  for (const { numbers, marks } of [...past, now, ...future]) {
    expect(numbers.length).toBe(puzzle.roomOf.length);
    expect(marks.length).toBe(puzzle.roomOf.length);
    numbers.forEach((number, cell) => {
      const given = puzzle.givens[cell] ?? 0;
      const size = puzzle.rooms[puzzle.roomOf[cell]!]!.cells.length;
      if (given > 0) expect(number).toBe(given);
      const written = [number, ...marks[cell]!];
      expect(written.every((value) => value >= 0 && value <= size)).toBe(true);
      if (number > 0) expect(marks[cell]).toEqual([]);
      expect([...new Set(marks[cell])].sort((a, b) => a - b)).toEqual(marks[cell]);
    });
  }
}

function act(game: Game, random: Random): Game {
  const cell = random.below(game.puzzle.roomOf.length);
  const value = random.below(11) - 1;
  const acts = [
    () => put(game, cell, value),
    () => pencil(game, cell, value),
    () => pencil(game, cell, value),
    () => clear(game, cell),
    () => (random.below(12) === 0 ? markAll(game) : game),
    () => undo(game),
    () => redo(game),
    () => (random.below(12) === 0 ? clearAll(game) : game),
    // A reload: what stands and what stood come back as text.
    () => {
      const read = (sheet: Game['now']) => parseSheet(game.puzzle, formatSheet(sheet));
      const again = openGame(game.puzzle, read(game.now), game.past.map(read));
      expect(again).toEqual({ ...game, future: [] });
      return again;
    },
  ];
  return acts[random.below(acts.length)]!();
}

describe('a game', () => {
  test('numbers go in, over one another, and out again', () => {
    const one = put(start, 1, 3);
    expect(formatSheet(one.now)).toBe('13..1.......2.......1...4');
    expect(cellsLeft(one)).toBe(cellsLeft(start) - 1);
    const two = put(pencil(one, 2, 2), 2, 1);
    expect(two.now.marks[2]).toEqual([]);
    expect(put(two, 2, 1)).toBe(two);
    expect(clear(two, 2).now.numbers[2]).toBe(0);
    expect(clear(start, 1)).toBe(start);
    expect(clearAll(start)).toBe(start);
    expect(clearAll(two).now).toEqual(emptyGrid(small));
    expect(isBegun(two)).toBe(true);
    expect(isBegun(clearAll(two))).toBe(false);
  });

  test('pencil marks come and go, in empty cells', () => {
    const marked = pencil(pencil(start, 1, 3), 1, 1);
    expect(marked.now.marks[1]).toEqual([1, 3]);
    expect(pencil(marked, 1, 3).now.marks[1]).toEqual([1]);
    const filled = put(start, 1, 3);
    expect(pencil(filled, 1, 2)).toBe(filled);
    expect(clear(marked, 1).now.marks[1]).toEqual([]);
  });

  test('a number rubs out the marks that it rules out, and Undo brings them back', () => {
    const cells = [1, 2, 5, 6, 9, 12].filter((cell) => start.now.numbers[cell] === 0);
    const marked = cells.reduce((game, cell) => pencil(pencil(game, cell, 1), cell, 2), start);
    const filled = put(marked, 1, 2);
    for (const cell of cells.slice(1)) {
      const { marks } = filled.now;
      const faults = check(small, emptyGrid(small).numbers.with(1, 2).with(cell, 2));
      const isRuledOut = faults.some(({ rule, cells }) => rule !== 'cell' && cells.includes(1));
      expect(marks[cell]).toEqual(isRuledOut ? [1] : [1, 2]);
    }
    expect(cells.some((cell) => filled.now.marks[cell]?.join() === '1')).toBe(true);
    expect(cells.some((cell) => filled.now.marks[cell]?.join() === '1,2')).toBe(true);
    expect(undo(filled).now).toEqual(marked.now);
  });

  test('all marks are those that break no rule', () => {
    const all = markAll(put(start, 1, 4));
    all.now.numbers.forEach((number, cell) => {
      const size = small.rooms[small.roomOf[cell]!]!.cells.length;
      const values = Array.from({ length: size }, (_, below) => below + 1);
      const fitting = values.filter((value) =>
        check(small, all.now.numbers.with(cell, value)).every(({ rule }) => rule === 'cell'),
      );
      expect(all.now.marks[cell]).toEqual(number > 0 ? [] : fitting);
    });
    expect(markAll(all)).toBe(all);
  });

  test('what cannot be put is refused with a reason', () => {
    expect(refusalOf(start, 0, 2)).toBe('The 1 in the cell 1 across, 1 down is given, so it stays.');
    expect(refusalOf(start, 1, 5)).toBe(
      'The cell 2 across, 1 down lies in room A, which has 4 cells, so its numbers are 1 to 4.',
    );
    expect(refusalOf(start, 1, 4)).toBe('');
    for (const value of [0, 5, -1, 1.5, NaN]) expect(put(start, 1, value)).toBe(start);
    expect(put(start, 0, 2)).toBe(start);
    expect(pencil(start, 0, 2)).toBe(start);
  });

  test('undo and redo walk over what was done', () => {
    const done = put(put(start, 1, 4), 2, 3);
    expect(undo(undo(done)).now).toEqual(start.now);
    expect(undo(start)).toBe(start);
    expect(redo(redo(undo(undo(done))))).toEqual(done);
    expect(redo(done)).toBe(done);
    expect(put(undo(done), 2, 2).future).toEqual([]);
  });

  test('is solved when the rules agree, and not before', () => {
    const answer = solutionOf(small)!;
    const full = answer.reduce((game, value, cell) => put(game, cell, value), start);
    expect(check(small, full.now.numbers)).toEqual([]);
    expect(isSolved(full)).toBe(true);
    expect(isSolved(clear(full, 1))).toBe(false);
    expect(isSolved(put(full, 1, (answer[1]! % 4) + 1))).toBe(false);
  });

  test('random games with reloads stay consistent', () => {
    for (let seed = 1; seed <= runs(1_200); seed += 1) {
      const random = createRandom(seed);
      const { puzzle } = made[random.below(12)]!;
      let game = openGame(puzzle);
      for (let step = 0; step < 60; step += 1) game = act(game, random);
      requireConsistent(game);
      let back = game;
      while (back.past.length > 0) back = undo(back);
      for (let step = 0; step < game.past.length; step += 1) back = redo(back);
      expect(back).toEqual(game);
    }
  });
});

describe('the text of a game', () => {
  const text = '1-134-..1.......2.......1...4';

  test('is read back', () => {
    const { marks, numbers } = parseSheet(small, text);
    expect(marks[1]).toEqual([1, 3, 4]);
    expect(numbers[4]).toBe(1);
    expect(formatSheet({ marks, numbers })).toBe(text);
  });

  test.each([
    ['', 'it has 0 cells, but this puzzle has 25'],
    [text.slice(1), 'it has 24 cells, but this puzzle has 25'],
    ['x'.repeat(400), 'it is 400 characters long, but this puzzle has 25 cells'],
    [text.replace('1-', '2-'), 'the cell 1 across, 1 down must have its given, 1'],
    [text.replace('134', '1x4'), 'the cell 2 across, 1 down says “-1x4-”'],
    [
      text.replace('134', '314'),
      'the marks in the cell 2 across, 1 down should go up, each only once; 1 is out of place',
    ],
    [text.replace('134', '135'), 'the cell 2 across, 1 down has 5, but room A only goes up to 4'],
    [text.replace('-..1', '-.01'), 'the cell 4 across, 1 down says “0”'],
  ])('%j is refused: %s', (damaged, message) => {
    expect(() => parseSheet(small, damaged)).toThrow(LineError);
    expect(() => parseSheet(small, damaged)).toThrow(message);
  });

  test('damaged texts give a game that fits, or the error that is documented', () => {
    const random = createRandom(7);
    const signs = [...'.-123456789.-x0 💧<&\n'];
    let read = 0;
    for (let round = 0; round < 3000; round += 1) {
      const letters = [...text];
      for (let count = random.below(4); count >= 0; count -= 1) {
        const at = random.below(letters.length + 1);
        const sign = signs[random.below(signs.length)]!;
        letters.splice(at, random.below(3), ...(random.below(3) > 0 ? [sign] : []));
      }
      try {
        requireConsistent(openGame(small, parseSheet(small, letters.join(''))));
        read += 1;
      } catch (error) {
        if (!(error instanceof LineError)) throw error;
      }
    }
    expect(read).toBeGreaterThan(50);
  });
});

describe('the wrong number that went in first', () => {
  const solution = solutionOf(small)!;
  const free = small.givens.flatMap((given, cell) => (given === 0 ? [cell] : []));
  const [one, two, three] = free as [number, number, number];
  const wrongFor = (cell: number): number => (solution[cell] === 1 ? 2 : 1);

  test('is found by the order of the game, not by its place, with the way back to before it', () => {
    let game = put(start, three, wrongFor(three));
    const before = start.now;
    game = put(game, two, solution[two]!);
    game = put(game, one, wrongFor(one));
    expect(firstWrong(game, solution)).toEqual({ cell: three, value: wrongFor(three), steps: 3 });
    expect(undoMany(game, 3).now).toBe(before);
    expect(undoMany(game, 99).now).toBe(before);
    expect(undoMany(game, 3).future.length).toBe(3);
  });

  test('is one that still stands there; none when all are right', () => {
    let game = put(start, one, wrongFor(one));
    game = put(game, two, wrongFor(two));
    game = clear(game, one);
    expect(firstWrong(game, solution)).toMatchObject({ cell: two, steps: 2 });
    expect(firstWrong(put(clear(game, two), two, solution[two]!), solution)).toBeNull();
    expect(firstWrong(start, solution)).toBeNull();
  });

  test('has no way back when the game began with it', () => {
    const sheet = put(start, one, wrongFor(one)).now;
    expect(firstWrong(openGame(small, sheet), solution)).toMatchObject({ cell: one, steps: 0 });
  });
});

describe('the number of a broken rule to take out', () => {
  const solution = solutionOf(small)!;
  const room = small.rooms.find(({ cells }) => {
    return cells.filter((cell) => small.givens[cell] === 0).length > 2;
  })!;
  const [one, two, three] = room.cells.filter((cell) => small.givens[cell] === 0) as [number, number, number];
  const value = solution[one]!;
  const faultOf = (game: Game) => check(small, game.now.numbers).find(({ rule }) => rule === 'room')!;

  test('is the one that is wrong, with the way back to before it', () => {
    let game = put(start, two, value);
    game = put(game, three, solution[three]!);
    game = put(game, one, value);
    expect(numberToMend(game, faultOf(game), solution)).toEqual({ cell: two, value, steps: 3 });
  });

  test('is the one that went in last, when nobody knows which is wrong', () => {
    const game = put(put(start, two, value), one, value);
    expect(numberToMend(game, faultOf(game), null)).toEqual({ cell: one, value, steps: 0 });
  });

  test('is never a given', () => {
    const cell = small.givens.findIndex((given) => given > 0);
    const fault = { rule: 'room', cells: [cell, one], message: '' } as const;
    expect(numberToMend(put(start, one, value), fault, null)).toMatchObject({ cell: one });
    expect(numberToMend(start, { ...fault, cells: [cell] }, null)).toBeNull();
  });
});

test('pencil marks alone are no numbers', () => {
  const free = small.givens.indexOf(0);
  expect([start, pencil(start, free, 1), put(start, free, 1)].map(hasNumbers)).toEqual([false, false, true]);
});
