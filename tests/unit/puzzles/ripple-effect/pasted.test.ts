import { describe, expect, it } from 'vitest';
import { readPastedPuzzle } from '#puzzles/ripple-effect/pasted.ts';
import { fromPzprv3 } from '#puzzles/ripple-effect/pzprv3.ts';
import { toPuzzLink } from '#puzzles/ripple-effect/puzz-link.ts';
import { parse } from '#puzzles/ripple-effect/text.ts';
import { LineError, TextError } from '#puzzles/text.ts';

const SMALL = parse('AAB\nACB\nCCB\n\n1..\n...\n..2');
const { roomOf, givens } = SMALL;
const ofThree = <T>(cells: readonly T[]): T[][] => [cells.slice(0, 3), cells.slice(3, 6), cells.slice(6)];

// Lines between rooms, right of cells and below them, then the givens, then the player's answers.
const FILE = [
  'pzprv3',
  'ripple',
  '3',
  '3',
  '0 1 ',
  '1 1 ',
  '0 1 ',
  '0 1 0 ',
  '1 0 0 ',
  '1 . . ',
  '. . . ',
  '. . 2 ',
  '. . . ',
  '. 2 . ',
  '. . . ',
  '',
];

describe('a pasted Ripple Effect', () => {
  it.each([
    ['rooms first', '1 1 2\n1 3 2\n3 3 2\n\n1 0 0\n0 0 0\n0 0 2', 'two grids, rooms first'],
    ['givens first', '1 0 0\n0 0 0\n0 0 2\n\n1 1 2\n1 3 2\n3 3 2', 'two grids, givens first'],
    ['givens first, with dots', '1..\n...\n..2\n\nAAB\nACB\nCCB', 'two grids, givens first'],
    ['commas', '1,1,2\n1,3,2\n3,3,2\n\n1,0,0\n0,0,0\n0,0,2', 'two grids, rooms first'],
    [
      'arrays',
      `const rooms = ${JSON.stringify(ofThree(roomOf))};\nconst givens = ${JSON.stringify(ofThree(givens))};`,
      'two lists of lists, rooms first',
    ],
    [
      'one object',
      JSON.stringify({ givens: ofThree(givens), regions: ofThree(roomOf) }, null, 2),
      'two lists of lists, givens first',
    ],
    ['strings', '["AAB", "ACB", "CCB"]\n["1..", "...", "..2"]', 'two lists of lists, rooms first'],
    ['rooms of two digits', '10 10 11\n10 12 11\n12 12 11\n\n1 . .\n. . .\n. . 2', 'two grids, rooms first'],
    ['an address', `see ${toPuzzLink(SMALL)}.`, 'a puzz.link address'],
    ['a pzpr file', FILE.join('\n'), 'a pzpr file'],
    ['the same in one line', FILE.join('/'), 'a pzpr file'],
    ['a file with its version', FILE.join('\n').replace('pzprv3', 'pzprv3.1'), 'a pzpr file'],
  ])('is read: %s', (_, text, as) => {
    const read = readPastedPuzzle(text);
    expect([read.puzzle.roomOf, read.puzzle.givens]).toEqual([roomOf, givens]);
    expect(read.as).toBe(as);
  });

  it.each([
    ['pzprv3\nsudoku\n9\n9', 'is for the puzzle sudoku'],
    [FILE.slice(0, 9).join('\n'), 'copy the whole file'],
    [FILE.slice(0, 3).join('\n'), 'the file ends before its height and width; copy the whole file'],
    [FILE.join('\n').replace('1 . . ', '12 . . '), '“12” is given at 1 across, 1 down'],
    ['pzprv3\nripple\n99\n3', 'from 1 to 20'],
  ])('%#: a damaged file is told', (text, words) => {
    expect(() => fromPzprv3(text)).toThrow(LineError);
    expect(() => fromPzprv3(text)).toThrow(words);
  });

  it('tells the fault of the first reading, where neither is a puzzle', () => {
    expect(() => readPastedPuzzle('AAB\nACB\nCCB\n\n9..\n...\n..2')).toThrow(TextError);
    expect(() => readPastedPuzzle('AAB\nACB\nCCB\n\n9..\n...\n..2')).toThrow('line 5, column 1: 9 is given');
    expect(readPastedPuzzle('AAB\nACB\nCCB\n\n9..\n...\n..2', false).puzzle.givens[0]).toBe(9);
  });
});
