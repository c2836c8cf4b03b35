import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type AllBoards, boardsProblem, readBoard } from '#puzzles/tetrasticks/all-boards.ts';
import { boardNumber } from '#puzzles/tetrasticks/board-number.ts';
import { decode } from '#puzzles/tetrasticks/decode.ts';
import { omittable } from '#puzzles/tetrasticks/parity.ts';
import { imagesOf } from '#puzzles/tetrasticks/symmetry.ts';

const file = new URL('../../../../content/data/boards.json', import.meta.url);
const { omitted } = JSON.parse(readFileSync(file, 'utf8')) as AllBoards;

test.each(omittable())('without %s a board is found however it is turned', (omit) => {
  const kept = omitted[omit]!;
  const problem = boardsProblem(omit);
  for (const number of [1, 17, kept.boards.length]) {
    const board = decode(problem, readBoard(problem, kept.boards[number - 1] ?? ''));
    const numbers = imagesOf(board).map(({ placements }) => boardNumber(omit, placements.toReversed(), kept));
    expect(numbers).toEqual(Array(8).fill(number));
  }
});

test('a board that is not kept has no number', () => {
  const kept = omitted['H']!;
  const problem = boardsProblem('H');
  const board = decode(problem, readBoard(problem, kept.boards[5] ?? ''));
  const others = { ...kept, boards: kept.boards.filter((_, place) => place !== 5) };
  expect(boardNumber('H', board.placements, others)).toBeNull();
});
