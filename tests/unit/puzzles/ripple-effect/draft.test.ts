import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPuzzle, puzzleFaults } from '../../../../src/puzzles/ripple-effect/create.ts';
import type { Draft } from '../../../../src/puzzles/ripple-effect/draft.ts';
import {
  begin,
  change,
  compactDraft,
  draftOf,
  emptyDraft,
  formatDraft,
  freshLabel,
  give,
  paint,
  parseDraft,
  puzzleOf,
  readCompact,
  redo,
  resize,
  separate,
  undo,
} from '../../../../src/puzzles/ripple-effect/draft.ts';
import { connectedPart } from '../../../../src/puzzles/ripple-effect/puzzle.ts';
import { RippleSyntaxError } from '../../../../src/puzzles/ripple-effect/text.ts';
import { library } from './library-files.ts';

/** Drafts as readers make them: many break the rules. */
const drafts: fc.Arbitrary<Draft> = fc
  .record({ width: fc.integer({ min: 1, max: 8 }), height: fc.integer({ min: 1, max: 8 }) })
  .chain(({ width, height }) => {
    const cells = width * height;
    const listOf = <Value>(value: fc.Arbitrary<Value>) =>
      fc.array(value, { minLength: cells, maxLength: cells });
    return fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      labels: listOf(fc.constantFrom('A', 'B', 'C', 'Z', 'b', 'Ω', '가')),
      givens: listOf(fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: 9 }))), // prettier-ignore
    });
  });

type Edit = (draft: Draft) => Draft;

const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(fc.array(fc.nat(70), { maxLength: 5 }), fc.constantFrom('A', 'Q')).map(
    ([cells, label]): Edit =>
      (draft) =>
        paint(draft, cells, label),
  ),
  fc.tuple(fc.nat(70), fc.integer({ min: -2, max: 12 })).map(
    ([cell, value]): Edit =>
      (draft) =>
        give(draft, cell, value),
  ),
  fc.tuple(fc.integer({ min: -1, max: 22 }), fc.integer({ min: -1, max: 22 })).map(
    ([width, height]): Edit =>
      (draft) =>
        resize(draft, width, height),
  ),
);

describe('a draft', () => {
  it('comes back from its text and from its one line, broken rules and all', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        expect(parseDraft(formatDraft(draft))).toEqual(draft);
        expect(readCompact(compactDraft(draft))).toEqual(draft);
        expect(compactDraft(draft)).not.toMatch(/\s/);
      }),
      { numRuns: 300 },
    );
  });

  it('comes back from a puzzle of the library, and has no faults then', () => {
    for (const { puzzle } of library) {
      expect(puzzleOf(draftOf(puzzle))).toEqual(puzzle);
      expect([...puzzleFaults(puzzle)]).toEqual([]);
    }
  });

  it('stays a grid whatever is done to it, and never changes itself', () => {
    fc.assert(
      fc.property(drafts, fc.array(edits, { maxLength: 12 }), (draft, list) => {
        const before = JSON.stringify(draft);
        const after = list.reduce((now, edit) => edit(now), draft);
        expect(JSON.stringify(draft)).toBe(before);
        expect(after.labels.length).toBe(after.width * after.height);
        expect(after.givens.length).toBe(after.width * after.height);
        expect(after.givens.every((given) => given >= 0 && given <= 9)).toBe(true);
        expect(parseDraft(formatDraft(after))).toEqual(after);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps what fits when its size changes, and each new cell is a room of its own', () => {
    fc.assert(
      fc.property(drafts, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (draft, width, height) => {
        const next = resize(draft, width, height);
        const rooms = puzzleOf(next).rooms;
        next.labels.forEach((label, cell) => {
          const [x, y] = [cell % width, Math.floor(cell / width)];
          const old = y * draft.width + x;
          if (x < draft.width && y < draft.height) {
            expect([label, next.givens[cell]]).toEqual([draft.labels[old], draft.givens[old]]);
          } else {
            expect(rooms.find(({ name }) => name === label)?.cells).toEqual([cell]);
          }
        });
      }), // prettier-ignore
      { numRuns: 200 },
    );
  });

  it('is in whole rooms after a stroke, which cuts off rooms of their own', () => {
    const draft = parseDraft('AAAAA\nBBBBB\n\n.....\n.....\n');
    expect(formatDraft(paint(draft, [2, 7], 'B'))).toBe('AABCC\nBBBBB\n\n.....\n.....\n');
    expect(formatDraft(paint(draft, [1], 'B'))).toBe('CBAAA\nBBBBB\n\n.....\n.....\n');
    fc.assert(
      fc.property(fc.array(fc.nat(29), { maxLength: 6 }), fc.constantFrom('A', 'B', 'Q'), (cells, label) => {
        const whole = parseDraft('AAABBB\nACCCBB\nADDCEE\nDDDCEE\nFFFFFF\n\n......\n......\n......\n......\n......\n');
        const { rooms, width, height } = puzzleOf(paint(whole, cells, label));
        for (const room of rooms) expect(connectedPart(width, height, room).size).toBe(room.cells.length);
      }), // prettier-ignore
    );
  });

  it('makes cells a room once, and no other when they are one', () => {
    const draft = parseDraft('AAB\n\n...\n');
    expect(separate(draft, [2])).toBe(draft);
    expect(separate(draft, [1, 0])).toBe(draft);
    expect(formatDraft(separate(draft, [1]))).toBe('ACB\n\n...\n');
  });

  it('has a letter for every cell of the largest grid', () => {
    const largest = emptyDraft(20, 20);
    expect(new Set(largest.labels).size).toBe(400);
    expect(parseDraft(formatDraft(largest))).toEqual(largest);
    expect(largest.labels).not.toContain(freshLabel(largest));
  });
});

describe('undo and redo', () => {
  it('go back to where one was, and there again', () => {
    fc.assert(
      fc.property(drafts, fc.array(edits, { maxLength: 12 }), (draft, list) => {
        const history = list.reduce((now, edit) => change(now, edit(now.now)), begin(draft));
        let back = history;
        for (let step = 0; step < history.past.length; step += 1) back = undo(back);
        expect(back.now).toEqual(draft);
        for (let step = 0; step < history.past.length; step += 1) back = redo(back);
        expect(back).toEqual(history);
      }),
      { numRuns: 200 },
    );
  });

  it('do nothing at the ends, and an edit that changes nothing is no step', () => {
    const history = begin(emptyDraft(3, 3));
    expect(undo(history)).toBe(history);
    expect(redo(history)).toBe(history);
    expect(change(history, emptyDraft(3, 3))).toBe(history);
    expect(change(history, give(history.now, 0, 12))).toBe(history);
    expect(redo(undo(change(history, give(history.now, 0, 1)))).now.givens[0]).toBe(1);
  });
});

describe('faults', () => {
  it('are all named, and there is one exactly when the puzzle is refused', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const puzzle = puzzleOf(draft);
        const faults = [...puzzleFaults(puzzle)].map(({ message }) => message);
        let refusal: string | undefined;
        try {
          const lines = (list: readonly (string | number)[]) =>
            Array.from({ length: draft.height }, (_, y) =>
              list.slice(y * draft.width, (y + 1) * draft.width),
            );
          createPuzzle(lines(draft.labels) as string[][], lines(draft.givens) as number[][]);
        } catch (error) {
          refusal = (error as Error).message;
        }
        expect(faults[0]).toBe(refusal);
        const broken = puzzle.rooms.filter(
          (room) => connectedPart(draft.width, draft.height, room).size < room.cells.length,
        );
        expect(faults.filter((words) => words.includes('is in pieces')).length).toBe(broken.length);
      }),
      { numRuns: 300 },
    );
  });

  it('of four kinds at once', () => {
    const draft = parseDraft('AAAAAAAAAA\nBCBDDEEFFF\n\n......2.2.\n9.........\n');
    const words = [...puzzleFaults(puzzleOf(draft))].map(({ message }) => message);
    expect(words).toEqual([
      expect.stringMatching(/^room A has 10 cells; 9 is the most, so split it/),
      expect.stringMatching(/^room B is in pieces: the cell 3 across, 2 down/),
      expect.stringMatching(/^room A has 2 twice/),
      expect.stringMatching(/^9 is given 1 across, 2 down, but room B has 2 cells/),
      expect.stringMatching(/^two given 2s, 7 across, 1 down and 9 across, 1 down/),
    ]);
  });
});

/** What may come between by accident or by malice. */
const INSERTED = [
  '',
  'A',
  'Ω',
  '_',
  '__',
  '.',
  '9',
  '0',
  ' ',
  '\n',
  '<',
  '%',
  '😀',
  '\ud800',
  '\0',
];

describe('damaged drafts', () => {
  it('ten thousand lines give a draft or an error that names its place', () => {
    const line = compactDraft(draftOf(library[0]!.puzzle));
    const damage = fc.array(
      fc.tuple(fc.nat(line.length), fc.nat(3), fc.constantFrom(...INSERTED)),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(damage, (list) => {
        const broken = list.reduce(
          (now, [at, remove, add]) => now.slice(0, at) + add + now.slice(at + remove),
          line,
        );
        try {
          const draft = readCompact(broken);
          expect(compactDraft(readCompact(compactDraft(draft)))).toBe(compactDraft(draft));
        } catch (error) {
          expect(error).toBeInstanceOf(RippleSyntaxError);
          expect((error as RippleSyntaxError).column).toBeGreaterThan(0);
        }
      }),
      { numRuns: 10_000 },
    );
  });
});
