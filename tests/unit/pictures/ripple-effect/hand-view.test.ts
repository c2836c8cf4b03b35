import { expect, test } from 'vitest';
import { describeCell, describeGrid } from '#pictures/ripple-effect/describe.ts';
import { searchedWords } from '#pictures/ripple-effect/fewer-words.ts';
import { agreedView, handView, handWords } from '#pictures/ripple-effect/hand-view.ts';
import { encode } from '#puzzles/ripple-effect/encode.ts';
import { ladder } from '#puzzles/ripple-effect/fewer-givens.ts';
import { parse } from '#puzzles/ripple-effect/text.ts';
import { puzzleCalled } from '../../puzzles/ripple-effect/library-files.ts';

const problem = encode(parse('AAB\nACB\nDCB\n\n...\n...\n...\n'));
const filled = (text: string): number[] => [...text.replace(/ /g, '')].map(Number);

test('a number put by hand has its ripples, and they forbid its equals', () => {
  const grid = filled('020 000 000');
  const view = handView(problem, grid, 1);
  expect(view.arms.map(({ direction, reach }) => [direction, reach.length])).toEqual([
    ['down', 2],
    ['left', 1],
    ['right', 1],
  ]);
  const twos = view.marks.filter(({ value }) => value === 2).map(({ cell }) => cell);
  expect(twos, 'not in line with it, and not in its room').toEqual([5, 8]);
  expect(handWords(problem, grid, 1)).toEqual({
    now:
      'This 2 keeps other 2s out of 4 cells: 2 down, 1 left and 1 right. Its reach up, left and right is ' +
      'cut short by the border. 8 cells are empty, and no rule is broken.',
    faults: [],
    isSolved: false,
  });
});

test('what the reader put there is theirs, and was not found', () => {
  const view = handView(problem, filled('020 000 000'), 1);
  expect(describeCell(view, 1)).toBe('2 across, 1 down, room A of 3 cells: 2, yours');
  expect(describeGrid(view)).toContain('No numbers given, 1 put in.');
});

test('an empty cell is outlined when it is picked', () => {
  expect(handView(problem, filled('000 000 000'), 4).pointed?.cells).toEqual([4]);
  expect(handView(problem, filled('000 000 000'), -1).pointed).toBeNull();
});

test('broken rules are named with their places, and the filling is known', () => {
  expect(handWords(problem, filled('112 000 000'), 1).faults).toEqual([
    'Room A has 1 twice, at 1 across, 1 down and at 2 across, 1 down.',
    'Two 1s, at 1 across, 1 down and at 2 across, 1 down, have no cells between them and need 1.',
  ]);
  expect(handWords(problem, filled('132 213 121'), -1)).toEqual({
    now: 'Solved: every room has its numbers, and equal numbers keep their distance.',
    faults: [],
    isSolved: true,
  });
  const wrong = handWords(problem, filled('132 213 131'), -1);
  expect(wrong.isSolved).toBe(false);
  expect(wrong.now).toBe('No cell is empty, and 2 faults are listed below.');
});

test('what all solutions agree on stands large, what only some have stands small', () => {
  const rungs = ladder(puzzleCalled('nikoli-tutorial'));
  const two = rungs[3]!;
  const view = agreedView(two.problem, two.solutions);
  expect(view.numbers).toHaveLength(60);
  expect(new Set(view.marks.map(({ cell }) => cell)).size).toBe(4);
  expect(view.marks).toHaveLength(8);
  expect(searchedWords(two)).toMatch(
    /^2 solutions, 79 nodes, 2 dead ends\. Both solutions agree in 60 of the 64 cells/,
  );
  expect(searchedWords(rungs[0]!)).toBe('1 solution, 65 nodes, no dead ends. The search never backs up.');
});
