import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PIECE_IDS } from '#puzzles/tetrasticks/pieces.ts';
import { edgeName } from '#puzzles/tetrasticks/lattice.ts';
import { type Placement, placementsOf } from '#puzzles/tetrasticks/placements.ts';
import { format, parse } from '#puzzles/tetrasticks/text.ts';
import { TextError } from '#puzzles/text.ts';

const size = { width: 5, height: 4 };
const everyPlacement = PIECE_IDS.flatMap((id) => placementsOf(id, size));

test('what is written is read back, for any pieces that lie apart', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...everyPlacement), { maxLength: 12 }), (wanted) => {
      const placements: Placement[] = [];
      const taken = new Set<string>();
      for (const placement of wanted) {
        const names = placement.edges.map(edgeName);
        const clashes = names.some((name) => taken.has(name));
        if (clashes || placements.some(({ piece }) => piece === placement.piece)) continue;
        names.forEach((name) => taken.add(name));
        placements.push(placement);
      }
      const board = { ...size, placements };
      expect(parse(format(board))).toEqual(board);
    }),
  );
});

describe('parse', () => {
  test('passes over comments and blank lines, and takes either mark for mirrored', () => {
    const board = parse("# a start\n\nboard 5x5\n  F N 0,1\nZ E' 2,0\r\nR W′ 3,2\n");
    expect(format(board)).toBe("board 5x5\nF N 0,1\nZ E' 2,0\nR W' 3,2\n");
  });

  test('is no matter of fences, full-width letters or characters without width', () => {
    const board = parse('```\nboard 5x5\nF N 0,1\n```\n');
    expect(parse('\u200bｂｏａｒｄ ５x５\nＦ N\u200d ０，１')).toEqual(board);
  });

  test('gives a piece that looks the same its usual name', () => {
    expect(format(parse("board 5x5\nI S 0,0\nO W' 3,3\nU N' 1,0"))).toBe('board 5x5\nI N 0,0\nO N 3,3\nU N 1,0\n');
  });

  test.each([
    ['', 1, 1, 'there is no board'],
    ['F N 0,1', 1, 1, 'the first line gives the size'],
    ['board 5by5', 1, 7, 'the first line gives the size'],
    ['board 5x5 now', 1, 11, 'the first line gives the size'],
    ['board 5x5\nQ N 0,0', 2, 1, '"Q" is not a tetrastick'],
    ['board 5x5\n\nF Q 0,0', 3, 3, 'say which way F faces'],
    ['board 5x5\nF N', 2, 3, 'say where F lies'],
    ['board 5x5\nF N 0;1', 2, 5, 'say where F lies'],
    ['board 5x5\nF N 0,1 2', 2, 9, 'say where F lies'],
    ['board 2x2\nI N 0,0', 2, 3, 'I does not fit this way on a 2×2 board'],
    ['board 5x5\nF N 5,1', 2, 5, 'lying this way, its x,y must be between 0,0 and 4,3'],
    ['board 5x5\nO N 0,0\nO N 2,2', 3, 1, 'O is on the board already'],
    ['board 5x5\nO N 0,0\nI E 0,1', 3, 5, 'I covers edge H01, which O covers already'],
  ])('refuses %j at line %i, column %i: %s', (text, line, column, message) => {
    let error: unknown;
    try {
      parse(text);
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(TextError);
    expect(error).toMatchObject({
      line,
      column,
      message: expect.stringContaining(message) as string,
    });
  });
});
