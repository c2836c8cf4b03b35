import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPuzzle } from '#puzzles/ripple-effect/create.ts';
import { parseEntry, readLibrary } from '#puzzles/ripple-effect/library.ts';
import { RipplePuzzleError } from '#puzzles/ripple-effect/puzzle.ts';
import { TextError } from '#puzzles/text.ts';
import { format, parse, roomLetter } from '#puzzles/ripple-effect/text.ts';
import { library } from './library-files.ts';

/** What parse says of a bad text. */
function complaint(text: string): string {
  try {
    parse(text);
  } catch (error) {
    if (error instanceof TextError) return error.message;
    throw error;
  }
  return 'nothing';
}

describe('a text', () => {
  it('is read into rooms in reading order and givens', () => {
    const puzzle = parse('ZZb\nZbb\n\n3..\n.2.\n');
    expect(puzzle).toEqual({
      width: 3,
      height: 2,
      rooms: [
        { name: 'Z', cells: [0, 1, 3] },
        { name: 'b', cells: [2, 4, 5] },
      ],
      roomOf: [0, 0, 1, 0, 1, 1],
      givens: [3, 0, 0, 0, 2, 0],
    });
  });

  it('may have spaces between cells, several blank lines, and any line ends', () => {
    expect(parse('\r\n A A\r\n B B \r\n\r\n\r\n . 2\r\n . .')).toEqual(parse('AA\nBB\n\n.2\n..\n'));
  });

  it('may have room names of several signs, where blanks part them and the givens say how many cells there are', () => {
    expect(parse('AA AB\nAA AB\n\n. 1\n. .')).toEqual(parse('AB\nAB\n\n.1\n..'));
    expect(parse('A AB\nA AB\n\n.1\n..')).toMatchObject({ rooms: [{ name: 'A' }, { name: 'B' }] });
    // As many signs as cells: each is a room.
    expect(parse('AA BB\nAA BB\n\n. . . 1\n. . . .')).toEqual(parse('AABB\nAABB\n\n...1\n....'));
  });

  it('may have other signs for empty cells, full-width ones too', () => {
    const puzzle = parse('AAA\nAAB\n\n.3.\n..1');
    for (const empty of ['-', '0', '_', '·', '．', '－', '０', '＿']) {
      expect(parse(`AAA\nAAB\n\n${empty}3${empty}\n${empty}${empty}1`)).toEqual(puzzle);
    }
    expect(parse('ＡＡＡ\nＡＡＢ\n\n．３．\n．．１')).toEqual(puzzle);
  });

  it('may come out of Markdown or a chat, with characters that have no width', () => {
    const puzzle = parse('AB\nAB\n\n2.\n..');
    expect(parse('```text\nAB\nAB\n\n2.\n..\n```\n')).toEqual(puzzle);
    expect(parse('~~~\nAB\nAB\n\n2.\n..\n~~~')).toEqual(puzzle);
    expect(parse('\ufeffA\u200bB\n\u00adAB\n\u200d\n2.\u2060\n..')).toEqual(puzzle);
  });

  it('may have numbers for rooms, which become letters', () => {
    expect(parse('011\n002\n\n-1-\n---')).toEqual(parse('ABB\nAAC\n\n.1.\n...'));
    expect(parse('10 11 11\n10 10 12\n\n. 1 .\n. . .')).toEqual(parse('ABB\nAAC\n\n.1.\n...'));
    expect(parse('1 1 2\n\n. . .')).toEqual(parse('AAB\n\n...'));
    expect(parse('A1\nA1\n\n..\n..')).toEqual(parse('AB\nAB\n\n..\n..'));
    const cells = Array.from({ length: 20 }, (_, y) => Array.from({ length: 20 }, (_, x) => 20 * y + x + 1).join(' '));
    const many = parse(`${cells.join('\n')}\n\n${`${'.'.repeat(20)}\n`.repeat(20)}`);
    expect(new Set(many.rooms.map(({ name }) => name)).size).toBe(400);
    expect(parse(format(many))).toEqual(many);
  });

  it('is written as it was read', () => {
    for (const { puzzle } of library) expect(parse(format(puzzle))).toEqual(puzzle);
    expect(format(parse('AB\nAB\n\n..\n2.'))).toBe('AB\nAB\n\n..\n2.\n');
  });

  it('comes back from any cutting of a grid into strips', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 8 }), (width, height) => {
        const rooms = Array.from({ length: height }, (_, y) => Array<string>(width).fill(roomLetter(y)));
        const puzzle = createPuzzle(
          rooms,
          rooms.map((line) => line.map(() => 0)),
        );
        expect(parse(format(puzzle))).toEqual(puzzle);
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    ['', /^line 1, column 1: there is no grid/],
    ['AA\n', /^line 2, column 1: the givens are missing/],
    ['hello world', /^line 1, column 12: the givens are missing/],
    ['A\n\n.\n\n.', /^line 5, column 1: a third grid/],
    ['AA\nA\n\n..\n..', /^line 2, column 2: line 2 of the rooms has 1 cell,.*add 1$/],
    ['AA\nAAA\n\n..\n..', /^line 2, column 3: line 2 of the rooms has 3 cells,.*remove 1$/],
    ['AA\nAA\n\n..\n.', /^line 5, column 2: line 2 of the givens has 1 cell,.*add 1$/],
    ['AA\nAA\n\n..', /^line 4, column 3: the givens have 1 line, but the rooms have 2/],
    ['AA\n\n..\n..', /^line 4, column 1: the givens have 2 lines, but the rooms have 1/],
    ['A!\n\n..', /^line 1, column 2: "!" is not a letter/],
    ['A\u0301\n\n..', /^line 1, column 2: the invisible character U\+0301 is not a letter/],
    ['AA\n\n.x', /^line 3, column 2: "x" is not a given/],
    ['AA\nAA\n..\n..', /^line 3, column 1: the givens begin here, right after the rooms; put a blank/],
    ['AA\nAA\n12\n34', /^line 3, column 1: the givens begin here, right after the rooms; put a blank/],
    ['11\n12\n-1\n--', /^line 3, column 1: the givens begin here, right after the rooms; put a blank/],
    ['AA\n.1\n\n.2', /^line 2, column 1: the givens begin here, right after the rooms; put a blank/],
    ['\n..\n.1\n', /^line 2, column 1: the givens begin here, and there are no rooms before them/],
    ['11\n21\n\n..\n', /^line 5, column 1: the givens have 1 line, but the rooms have 2/],
    ['10 10 11\n11 12\n\n...\n...', /^line 2, column 6: line 2 of the rooms has 2 cells,.*add 1$/],
    ['1 2 1\n\n...', /^line 1, column 5: room 1 is in pieces: the cell 3 across, 1 down/],
    ['```\nAA\n\n.!\n```', /^line 4, column 2: "!" is not a given/],
    ['A B A\n\n. . .', /^line 1, column 5: room A is in pieces: the cell 3 across, 1 down/],
    ['AAAAAAAAAA\n\n..........', /^line 1, column 10: room A has 10 cells; the limit is 9/],
    ['AB\n\n2.', /^line 3, column 1: 2 is given at 1 across, 1 down, but room A has 1 cell; give 1$/],
    ['AAB\n\n3..', /^line 3, column 1: 3 is given .* has 2 cells; give a number from 1 to 2$/],
    ['AAAA\n\n1..1', /^line 3, column 4: room A has 1 twice, at 1 across, 1 down and at 4 across, 1 down/],
    ['AABB\n\n2..2', 'nothing'],
    ['AAABB\n\n..2.2', /^line 3, column 5: two given 2s, .* have 1 cell between them and need 2 or more/],
    ['A\nB\n\n1\n1', /^line 5, column 1: two given 1s, at 1 across, 1 down and at 1 across, 2 down, have no cells/],
    [`${'A'.repeat(21)}\n\n.`, /^line 1, column 21: the grid is 21 wide and 1 high; the limit is 20 either way/],
  ])('that is wrong is answered with place and cure: %j', (text, message) => {
    if (typeof message === 'string') expect(complaint(text)).toBe(message);
    else expect(complaint(text)).toMatch(message);
  });
});

describe('a puzzle made from code', () => {
  it('is checked the same way, and the error knows the cell', () => {
    expect(() => createPuzzle([], [])).toThrow(/no cells/);
    try {
      createPuzzle([['A', 'B']], [[0, 2]]);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(RipplePuzzleError);
      expect(error).toMatchObject({ part: 'givens', x: 1, y: 0 });
    }
  });

  it('has letters for as many rooms as it may need', () => {
    const letters = Array.from({ length: 80 }, (_, index) => roomLetter(index));
    expect(letters.slice(24, 28).join('')).toBe('YZab');
    expect(new Set(letters).size).toBe(80);
    expect(() => roomLetter(500)).toThrow(/has no letter/);
  });
});

describe('the library', () => {
  it('begins with the tutorial, credited to Nikoli, and the five by five', () => {
    const slugs = library.map(({ slug }) => slug);
    expect(slugs.slice(0, 2)).toEqual(['nikoli-tutorial', 'five-by-five']);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(library[0]).toMatchObject({ puzzle: { width: 8, height: 8 } });
    expect(library[0]?.credit).toContain('Nikoli');
    expect(library[0]?.puzzle.rooms).toHaveLength(22);
    expect(library[1]).toMatchObject({ puzzle: { width: 5, height: 5 } });
  });

  it.each([
    ['credit: me\n\nA\n\n.', /no name; add a line "name: …"/],
    ['name: x\nname: y\n\nA\n\n.', /^line 2, column 1: name appears twice/],
    ['title: x\n\nA\n\n.', /^line 1, column 1: "title: x" is not a header line/],
    ['name: x\ncredit: y\n\nAB\nA\n\n..\n..', /^line 5, column 2: line 2 of the rooms/],
  ])('says where an entry is wrong, counted from the top of the file: %j', (text, message) => {
    expect(() => parseEntry('a/01-x.txt', text)).toThrow(message);
  });
});

it('a library names the file that is at fault, and none has the slug of another', () => {
  const sound = 'name: A\ncredit: b\n\nAB\n\n..\n';
  expect(() => readLibrary({ 'a/01-x.txt': sound, 'a/02-y.txt': `${sound}A` })).toThrow(/^a\/02-y\.txt: line \d+/);
  expect(() => readLibrary({ 'a/01-x.txt': sound, 'a/02-x.txt': sound })).toThrow(
    'a/02-x.txt: there is already a puzzle x; choose another name',
  );
  expect(readLibrary({ 'a/01-x.txt': sound }).map(({ slug }) => slug)).toEqual(['x']);
});
