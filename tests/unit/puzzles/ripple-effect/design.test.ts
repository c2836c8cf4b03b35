import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPuzzle, puzzleFaults } from '#puzzles/ripple-effect/create.ts';
import type { Design } from '#puzzles/ripple-effect/design.ts';
import {
  compactDesign,
  designOf,
  emptyDesign,
  formatDesign,
  freshLabel,
  give,
  isSameDesign,
  paint,
  parseDesign,
  puzzleOf,
  readCompactDesign,
  resize,
  separate,
} from '#puzzles/ripple-effect/design.ts';
import { begin, change, redo, undo } from '#puzzles/undo.ts';
import { connectedPart } from '#puzzles/ripple-effect/puzzle.ts';
import { TextError } from '#puzzles/text.ts';
import { library } from './library-files.ts';
import { runs } from '../../../support/runs.ts';

/** Designs as readers make them: many break the rules. */
const designs: fc.Arbitrary<Design> = fc
  .record({ width: fc.integer({ min: 1, max: 8 }), height: fc.integer({ min: 1, max: 8 }) })
  .chain(({ width, height }) => {
    const cells = width * height;
    const listOf = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, { minLength: cells, maxLength: cells });
    return fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      labels: listOf(fc.constantFrom('A', 'B', 'C', 'Z', 'b', 'Ω', '가')),
      givens: listOf(fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: 9 }))),
    });
  });

type Edit = (design: Design) => Design;

const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(fc.array(fc.nat(70), { maxLength: 5 }), fc.constantFrom('A', 'Q')).map(
    ([cells, label]): Edit =>
      (design) =>
        paint(design, cells, label),
  ),
  fc.tuple(fc.nat(70), fc.integer({ min: -2, max: 12 })).map(
    ([cell, value]): Edit =>
      (design) =>
        give(design, cell, value),
  ),
  fc.tuple(fc.integer({ min: -1, max: 22 }), fc.integer({ min: -1, max: 22 })).map(
    ([width, height]): Edit =>
      (design) =>
        resize(design, width, height),
  ),
);

describe('a design', () => {
  it('comes back from its text and from its one line, broken rules and all', () => {
    fc.assert(
      fc.property(designs, (design) => {
        expect(parseDesign(formatDesign(design))).toEqual(design);
        expect(readCompactDesign(compactDesign(design))).toEqual(design);
        expect(compactDesign(design)).not.toMatch(/\s/);
      }),
      { numRuns: 300 },
    );
  });

  it('comes back from a puzzle of the library, and has no faults then', () => {
    for (const { puzzle } of library) {
      expect(puzzleOf(designOf(puzzle))).toEqual(puzzle);
      expect([...puzzleFaults(puzzle)]).toEqual([]);
    }
  });

  it('stays a grid whatever is done to it, and never changes itself', () => {
    fc.assert(
      fc.property(designs, fc.array(edits, { maxLength: 12 }), (design, list) => {
        const before = JSON.stringify(design);
        const after = list.reduce((now, edit) => edit(now), design);
        expect(JSON.stringify(design)).toBe(before);
        expect(after.labels.length).toBe(after.width * after.height);
        expect(after.givens.length).toBe(after.width * after.height);
        expect(after.givens.every((given) => given >= 0 && given <= 9)).toBe(true);
        expect(parseDesign(formatDesign(after))).toEqual(after);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps what fits when its size changes, and each new cell is a room of its own', () => {
    fc.assert(
      fc.property(designs, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (design, width, height) => {
        const next = resize(design, width, height);
        const rooms = puzzleOf(next).rooms;
        next.labels.forEach((label, cell) => {
          const [x, y] = [cell % width, Math.floor(cell / width)];
          const old = y * design.width + x;
          if (x < design.width && y < design.height) {
            expect([label, next.givens[cell]]).toEqual([design.labels[old], design.givens[old]]);
          } else {
            expect(rooms.find(({ name }) => name === label)?.cells).toEqual([cell]);
          }
        });
      }),
      { numRuns: 200 },
    );
  });

  it('is in whole rooms after a stroke, which cuts off rooms of their own', () => {
    const design = parseDesign('AAAAA\nBBBBB\n\n.....\n.....\n');
    expect(formatDesign(paint(design, [2, 7], 'B'))).toBe('AABCC\nBBBBB\n\n.....\n.....\n');
    expect(formatDesign(paint(design, [1], 'B'))).toBe('CBAAA\nBBBBB\n\n.....\n.....\n');
    fc.assert(
      fc.property(fc.array(fc.nat(29), { maxLength: 6 }), fc.constantFrom('A', 'B', 'Q'), (cells, label) => {
        const whole = parseDesign('AAABBB\nACCCBB\nADDCEE\nDDDCEE\nFFFFFF\n\n......\n......\n......\n......\n......\n');
        const { rooms, width, height } = puzzleOf(paint(whole, cells, label));
        for (const room of rooms) expect(connectedPart(width, height, room).size).toBe(room.cells.length);
      }),
    );
  });

  it('makes cells a room once, and no other when they are one', () => {
    const design = parseDesign('AAB\n\n...\n');
    expect(separate(design, [2])).toBe(design);
    expect(separate(design, [1, 0])).toBe(design);
    expect(formatDesign(separate(design, [1]))).toBe('ACB\n\n...\n');
  });

  it('has a letter for every cell of the largest grid', () => {
    const largest = emptyDesign(20, 20);
    expect(new Set(largest.labels).size).toBe(400);
    expect(parseDesign(formatDesign(largest))).toEqual(largest);
    expect(largest.labels).not.toContain(freshLabel(largest));
  });
});

describe('undo and redo', () => {
  it('go back to where one was, and there again', () => {
    fc.assert(
      fc.property(designs, fc.array(edits, { maxLength: 12 }), (design, list) => {
        const history = list.reduce((now, edit) => change(now, edit(now.now), isSameDesign), begin(design));
        let back = history;
        for (let step = 0; step < history.past.length; step += 1) back = undo(back);
        expect(back.now).toEqual(design);
        for (let step = 0; step < history.past.length; step += 1) back = redo(back);
        expect(back).toEqual(history);
      }),
      { numRuns: 200 },
    );
  });

  it('do nothing at the ends, and an edit that changes nothing is no step', () => {
    const history = begin(emptyDesign(3, 3));
    expect(undo(history)).toBe(history);
    expect(redo(history)).toBe(history);
    expect(change(history, emptyDesign(3, 3), isSameDesign)).toBe(history);
    expect(change(history, give(history.now, 0, 12))).toBe(history);
    expect(redo(undo(change(history, give(history.now, 0, 1)))).now.givens[0]).toBe(1);
  });
});

describe('faults', () => {
  it('are all named, and there is one exactly when the puzzle is refused', () => {
    fc.assert(
      fc.property(designs, (design) => {
        const puzzle = puzzleOf(design);
        const faults = [...puzzleFaults(puzzle)].map(({ message }) => message);
        let refusal: string | undefined;
        try {
          const lines = (list: readonly (string | number)[]) =>
            Array.from({ length: design.height }, (_, y) => list.slice(y * design.width, (y + 1) * design.width));
          createPuzzle(lines(design.labels) as string[][], lines(design.givens) as number[][]);
        } catch (error) {
          refusal = (error as Error).message;
        }
        expect(faults[0]).toBe(refusal);
        const broken = puzzle.rooms.filter(
          (room) => connectedPart(design.width, design.height, room).size < room.cells.length,
        );
        expect(faults.filter((words) => words.includes('is in pieces')).length).toBe(broken.length);
      }),
      { numRuns: 300 },
    );
  });

  it('of four kinds at once', () => {
    const design = parseDesign('AAAAAAAAAA\nBCBDDEEFFF\n\n......2.2.\n9.........\n');
    const words = [...puzzleFaults(puzzleOf(design))].map(({ message }) => message);
    expect(words).toEqual([
      expect.stringMatching(/^room A has 10 cells; the limit is 9, so split it/),
      expect.stringMatching(/^room B is in pieces: the cell 3 across, 2 down/),
      expect.stringMatching(/^room A has 2 twice/),
      expect.stringMatching(/^9 is given at 1 across, 2 down, but room B has 2 cells/),
      expect.stringMatching(/^two given 2s, at 7 across, 1 down and at 9 across, 1 down/),
    ]);
  });
});

/** What may come between by accident or by malice. */
const INSERTED = ['', 'A', 'Ω', '_', '__', '.', '9', '0', ' ', '\n', '<', '%', '😀', '\ud800', '\0'];

describe('damaged designs', () => {
  it('ten thousand lines give a design or an error that names its place', () => {
    const line = compactDesign(designOf(library[0]!.puzzle));
    const damage = fc.array(fc.tuple(fc.nat(line.length), fc.nat(3), fc.constantFrom(...INSERTED)), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(damage, (list) => {
        const broken = list.reduce((now, [at, remove, add]) => now.slice(0, at) + add + now.slice(at + remove), line);
        try {
          const design = readCompactDesign(broken);
          expect(compactDesign(readCompactDesign(compactDesign(design)))).toBe(compactDesign(design));
        } catch (error) {
          expect(error).toBeInstanceOf(TextError);
          expect((error as TextError).column).toBeGreaterThan(0);
        }
      }),
      { numRuns: runs(10_000) },
    );
  });
});
