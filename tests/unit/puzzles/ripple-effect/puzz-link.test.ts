import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPuzzle } from '#puzzles/ripple-effect/create.ts';
import { fromPuzzLink, toPuzzLink } from '#puzzles/ripple-effect/puzz-link.ts';
import { LineError, TextError } from '#puzzles/text.ts';
import { format, parse } from '#puzzles/ripple-effect/text.ts';
import { check } from '#puzzles/ripple-effect/check.ts';
import { madeOf } from './made.ts';
import { runs } from '../../../support/runs.ts';
import { anyCharacter } from '../../../support/any-character.ts';

// The example that pzprjs itself is tested with, and its solution.
const EXAMPLE = 'ripple/4/4/9n8rigk14h32k';
const SOLUTION = [1, 2, 3, 1, 2, 1, 4, 2, 4, 3, 2, 1, 1, 2, 1, 3];

const puzzles = fc
  .record({
    width: fc.integer({ min: 4, max: 7 }),
    height: fc.integer({ min: 4, max: 7 }),
    seed: fc.nat(10_000),
  })
  .map(({ width, height, seed }) => madeOf({ width, height, largest: 5, level: 'gentle', seed }));

describe('addresses of puzz.link', () => {
  it('reads the example of pzprjs', () => {
    const puzzle = fromPuzzLink(`https://puzz.link/p?${EXAMPLE}`);
    expect(puzzle.givens.join('')).toBe('0000014003200000');
    expect(puzzle.rooms.length).toBe(6);
    expect(check(puzzle, SOLUTION)).toEqual([]);
    expect(toPuzzLink(puzzle)).toBe(`https://puzz.link/p?${EXAMPLE}`);
  });

  it.each([EXAMPLE, `http://pzv.jp/p.html?${EXAMPLE}`, ` https://puzz.link/p?${EXAMPLE}\n`])(
    'reads %j too',
    (address) => {
      expect(fromPuzzLink(address)).toEqual(fromPuzzLink(`https://puzz.link/p?${EXAMPLE}`));
    },
  );

  it('reads an address with characters that have no width, and one that follows other words', () => {
    const puzzle = fromPuzzLink(EXAMPLE);
    expect(fromPuzzLink(`\ufeff${EXAMPLE.replace('/', '\u200b/')}\u200b`)).toEqual(puzzle);
    expect(fromPuzzLink(`\`\`\`\n${EXAMPLE}\n\`\`\`\n`)).toEqual(puzzle);
    expect(fromPuzzLink(`look at\nhttps://puzz.link/p?${EXAMPLE}`)).toEqual(puzzle);
  });

  it('reads an address from the editor, percent-encoded, or as a sentence has it', () => {
    const puzzle = fromPuzzLink(EXAMPLE);
    const address = `https://puzz.link/p?${EXAMPLE}`;
    for (const text of [
      address.replace('ripple/', 'ripple_edit/'),
      `${address}.`,
      `(${address})`,
      `<${address}>, and`,
      `[a puzzle](${address}).`,
      `Try ${address}, it is hard!`,
      encodeURIComponent(address),
      address.replace('ripple/', 'ripple/v:/'),
    ]) {
      expect(fromPuzzLink(text), text).toEqual(puzzle);
    }
  });

  it('gives back a puzzle of more rooms than there are letters', () => {
    const line = (y: number): string[] => Array.from({ length: 9 }, (_, x) => (x === 8 ? `s${y}` : `d${y}_${x >> 1}`));
    const puzzle = createPuzzle(
      Array.from({ length: 17 }, (_, y) => line(y)),
      Array.from({ length: 17 }, () => Array<number>(9).fill(0)),
    );
    expect(puzzle.rooms).toHaveLength(85);
    expect(fromPuzzLink(toPuzzLink(puzzle)).roomOf).toEqual(puzzle.roomOf);
    expect(parse(format(fromPuzzLink(toPuzzLink(puzzle)))).roomOf).toEqual(puzzle.roomOf);
  });

  it('reads the largest number, and none above', () => {
    // One room of nine cells.
    expect(fromPuzzLink('ripple/3/3/00009n').givens).toEqual([9, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(() => fromPuzzLink('ripple/3/3/0000an')).toThrow('9 is the largest number here');
  });

  it('gives back every puzzle, and its text too', () => {
    fc.assert(
      fc.property(puzzles, ({ puzzle }) => {
        expect(fromPuzzLink(toPuzzLink(puzzle))).toEqual(puzzle);
        expect(parse(format(puzzle))).toEqual(puzzle);
      }),
      { numRuns: 25 },
    );
  });

  it.each([
    ['', 'not the address'],
    ['https://puzz.link/p?sudoku/9/9/1', 'sudoku'],
    ['ripple/0/4/1', 'from 1 to 20'],
    ['ripple/99/4/1', 'from 1 to 20'],
    ['ripple/4/4/9n8', 'copy the whole address'],
    ['ripple/4/4/9n8rig!k', 'among the givens'],
    ['ripple/4/4/9z8rigk', 'place 2'],
    ['ripple/4/4/9n8rigz', '20 cells'],
    ['ripple/4/4/9n8rigk14h32', 'the givens are for 11 cells, but the grid has 16; copy the whole'],
    ['ripple/4/4/9n8rig-1f', '31 is given at 1 across, 1 down'],
    ['ripple/4/4/000000', 'room A has 16 cells'],
    // Each of its 10,000 parts looks like the beginning of one.
    [`${'/a/1/1/'.repeat(10_000)}& x`, 'this address says a/, but that of a Ripple Effect puzzle says ripple/'],
    ['https://example.org/ripple', 'not the address'],
    ['ripple/4/4/'.padEnd(100_001, '0'), 'the text has 100,001 characters'],
  ])('says what is wrong with %.40s', (address, words) => {
    expect(() => fromPuzzLink(address)).toThrow(LineError);
    expect(() => fromPuzzLink(address)).toThrow(words);
  });
});

describe('damaged inputs', () => {
  /** A text with some characters taken out, put in or changed. */
  const damaged = (text: string) =>
    fc
      .array(fc.tuple(fc.nat(text.length), fc.nat(2), fc.string({ maxLength: 2, unit: anyCharacter })), {
        minLength: 1,
        maxLength: 4,
      })
      .map((edits) => edits.reduce((now, [at, remove, add]) => now.slice(0, at) + add + now.slice(at + remove), text));

  it('five thousand texts give a puzzle or an error that names its place', () => {
    const text = format(fromPuzzLink(EXAMPLE));
    fc.assert(
      fc.property(damaged(text), (broken) => {
        try {
          const puzzle = parse(broken);
          expect(parse(format(puzzle))).toEqual(puzzle);
        } catch (error) {
          expect(error).toBeInstanceOf(TextError);
          expect((error as TextError).line).toBeGreaterThan(0);
        }
      }),
      { numRuns: runs(5_000) },
    );
  });

  it('five thousand addresses give a puzzle or an error that says what is wrong', () => {
    fc.assert(
      fc.property(damaged(`https://puzz.link/p?${EXAMPLE}`), (broken) => {
        try {
          const puzzle = fromPuzzLink(broken);
          expect(fromPuzzLink(toPuzzLink(puzzle))).toEqual(puzzle);
        } catch (error) {
          expect(error).toBeInstanceOf(LineError);
          expect((error as LineError).message.length).toBeGreaterThan(20);
        }
      }),
      { numRuns: runs(5_000) },
    );
  });
});
