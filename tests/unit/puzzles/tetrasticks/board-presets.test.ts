import { expect, test } from 'vitest';
import { Search } from '#dlx/links.ts';
import { BOARD_PRESETS } from '#puzzles/tetrasticks/board-presets.ts';
import { obstaclesOf } from '#puzzles/tetrasticks/feasibility.ts';
import { edgesOn } from '#puzzles/tetrasticks/custom-board.ts';
import { encodeCustomBoard } from '#puzzles/tetrasticks/custom-board-encode.ts';
import { formatCustomBoard, parseCustomBoard } from '#puzzles/tetrasticks/custom-board-text.ts';

test.each(BOARD_PRESETS.map(({ name, line }) => [name, line]))('%s can be filled', (_, line) => {
  const board = parseCustomBoard(line);
  expect(formatCustomBoard(board)).toBe(line);
  expect(obstaclesOf(board)).toEqual([]);
  const search = new Search(encodeCustomBoard(board).matrix);
  search.run({ solutions: 1 });
  expect(search.solutions).toBe(1);
});

test('the board for all sixteen has 33 edges across and 31 upright', () => {
  const kinds = edgesOn(parseCustomBoard(BOARD_PRESETS.at(-1)!.line)).map(({ kind }) => kind);
  expect(kinds).toHaveLength(64);
  expect(kinds.filter((kind) => kind === 'H')).toHaveLength(33);
});
