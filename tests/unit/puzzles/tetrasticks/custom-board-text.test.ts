import { describe, expect, test } from 'vitest';
import { MOST_PIECES, resized, toggleEdge, withCount } from '#puzzles/tetrasticks/custom-board.ts';
import {
  compactCustomBoard,
  formatCustomBoard,
  parseCustomBoard,
  readCustomBoard,
} from '#puzzles/tetrasticks/custom-board-text.ts';
import { LineError } from '#puzzles/text.ts';

describe('a board as text', () => {
  test.each([
    ['4x3 -H00 -V12 : F H J L2', '4x3 -H00 -V12 : F H J L2'],
    ['4x3-H00-V12.FHJL2', '4x3 -H00 -V12 : F H J L2'],
    ['  4 × 3  − v12 – h00:l f L jh ', '4x3 -H00 -V12 : F H J L2'],
    ['４ｘ３ －Ｈ００\u200b-V1\u200b2 ： Ｆ H J L２\ufeff', '4x3 -H00 -V12 : F H J L2'],
    ['```text\n4x3 -H00 -V12 : F H J L2\n```', '4x3 -H00 -V12 : F H J L2'],
    ['1x1', '1x1 :'],
    ['7x7 :', '7x7 :'],
    ['2x2 : O3 P U12', '2x2 : O3 P U12'],
  ])('%s is read, and written as %s', (text, written) => {
    const board = parseCustomBoard(text);
    expect(formatCustomBoard(board)).toBe(written);
    expect(parseCustomBoard(compactCustomBoard(board))).toEqual(board);
    expect(parseCustomBoard(written)).toEqual(board);
  });

  test('an address needs no percent signs', () => {
    const text = compactCustomBoard(parseCustomBoard('4x3 -H00 -V12 : F H J L2'));
    expect(text).toBe('4x3-H00-V12.FHJL2');
    expect(encodeURIComponent(text)).toBe(text);
  });
});

describe('what cannot be read says where, and what to write', () => {
  test.each([
    ['', 'character 1: begin with the size of the board, such as 4x3'],
    ['board', 'character 1, “board”: begin with the size'],
    ['9x3 : F', 'character 1, “9x3”: a side has 1 to 7 edges, not 9; write 1 to 7'],
    ['3x0', 'a side has 1 to 7 edges, not 0'],
    ['4x3 -H40 : F', 'character 5, “-H40”: a 4×3 board has no such edge; it has H00 to H33 and V00 to V42'],
    ['4x3 -', 'character 5, “-”: a 4×3 board has no such edge'],
    ['4x3 -H00 -H00', 'character 10, “-H00”: this edge is out already; name it once'],
    ['4x3 F H', 'character 5, “F”: edges to leave out begin with a minus'],
    ['4x3 : F Q', 'character 9, “Q”: "Q" is not a tetrastick; the sixteen are F H I'],
    ['4x3 : F0', 'character 7, “F0”: leave F out, or write 1 or more'],
    ['4x3 : F33', 'character 7, “F33”: with this there are 33 pieces; the limit is 32'],
    ['4x3 : F20 H13', 'character 11, “H13”: with this there are 33 pieces'],
    ['4x3 : F, H', 'character 8, “,”: after the colon, write the letters of pieces'],
    ['\u200b4x3 : F\u200b0', 'character 8, “F0”: leave F out'],
    ['4x3'.padEnd(100_001), 'the text has 100,001 characters, and at most 100,000 are read'],
    ['4x3 : <b>F', 'character 7, “<b>F”: after the colon, write the letters of pieces'],
  ])('%.40s', (text, message) => {
    expect(() => parseCustomBoard(text)).toThrow(LineError);
    expect(() => parseCustomBoard(text)).toThrow(message);
    expect(readCustomBoard(text)).toBeNull();
  });
});

describe('changing a board', () => {
  const board = parseCustomBoard('3x3 -H00 -V32 : F');

  test('an edge goes and comes back', () => {
    expect(formatCustomBoard(toggleEdge(board, 'H11'))).toBe('3x3 -H00 -H11 -V32 : F');
    expect(formatCustomBoard(toggleEdge(board, 'H00'))).toBe('3x3 -V32 : F');
  });

  test('another size keeps the missing edges that it has', () => {
    expect(formatCustomBoard(resized(board, { width: 4, height: 2 }))).toBe('4x2 -H00 : F');
  });

  test('a count stays between none and the most there may be', () => {
    expect(formatCustomBoard(withCount(board, 'F', 0))).toBe('3x3 -H00 -V32 :');
    expect(formatCustomBoard(withCount(board, 'L', 2))).toBe('3x3 -H00 -V32 : F L2');
    expect(withCount(board, 'F', -1)).toBe(board);
    expect(withCount(board, 'L', MOST_PIECES)).toBe(board);
  });
});
