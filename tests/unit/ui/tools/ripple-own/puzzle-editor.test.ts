import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DESIGNS, editorOpening } from '#ui/tools/ripple-own/opening.ts';
import { readDraft, writeDraft } from '#ui/tools/kit/draft.ts';
import { type Undoable, begin, change, undo } from '#puzzles/undo.ts';
import type { Design } from '#puzzles/ripple-effect/design.ts';
import { readAny, startOf } from '#ui/tools/ripple-own/text.ts';
import {
  BLANK,
  designFaultWords,
  isBlank,
  judgeWords,
  madeWords,
  makingWords,
} from '#ui/tools/ripple-own/judge-words.ts';
import { compactDesign, designOf, emptyDesign, formatDesign, give, puzzleOf } from '#puzzles/ripple-effect/design.ts';
import { toPuzzLink } from '#puzzles/ripple-effect/puzz-link.ts';
import { LineError, TextError } from '#puzzles/text.ts';
import { library } from '../../../puzzles/ripple-effect/library-files.ts';
import { runs } from '../../../../support/runs.ts';

const standard = designOf(library[1]!.puzzle);
const theirs = designOf(library[0]!.puzzle);
const linesOf = (work: Undoable<Design>): string => writeDraft(work, DESIGNS);
const openWith = (link: string | null, stored: string | null) =>
  editorOpening(link, readDraft(stored, DESIGNS), standard);
const mine = give(emptyDesign(4, 4), 3, 1);

describe('what the page opens with', () => {
  it('the standard puzzle, when there is nothing else', () => {
    expect(openWith(null, null)).toEqual({
      work: begin(standard),
      notice: '',
      damaged: null,
    });
  });

  it('what was kept, with its steps', () => {
    const history = change(begin(emptyDesign(4, 4)), mine);
    expect(openWith(null, linesOf(history)).work).toEqual(history);
  });

  it('a link before what was kept, which Undo brings back', () => {
    const opened = openWith(compactDesign(theirs), linesOf(begin(mine)));
    expect(opened.work.now).toEqual(theirs);
    expect(opened.notice).toContain('Undo brings back your own');
    expect(undo(opened.work).now).toEqual(mine);
  });

  it('the reader’s own before the last, after a reload beside another tab, for what it is', () => {
    const opened = openWith(compactDesign(emptyDesign(4, 4)), linesOf(change(begin(emptyDesign(4, 4)), mine)));
    expect(opened.work.now).toEqual(emptyDesign(4, 4));
    expect(opened.notice).toBe('This is an earlier puzzle of yours. Undo brings back your last one.');
    expect(undo(opened.work).now).toEqual(mine);
  });

  it('no notice when the link is one’s own', () => {
    const opened = openWith(compactDesign(mine), linesOf(begin(mine)));
    expect(opened).toMatchObject({ notice: '', work: begin(mine) });
  });

  it('the standard puzzle for a damaged link, whose text is kept', () => {
    const opened = openWith('AAB_A!B__..._...', null);
    expect(opened.work.now).toEqual(standard);
    expect(opened.notice).toMatch(/^The link is damaged: line 2, column 2: "!" is not a letter/);
    expect(opened.damaged).toBe('AAB\nA!B\n\n...\n...');
  });

  it('the puzzle before, when the last that was kept is damaged', () => {
    const opened = openWith(null, `${linesOf(begin(mine))}\nAA_A__.._..`);
    expect(opened.work.now).toEqual(mine);
    expect(opened.notice).toMatch(/^The puzzle kept on this device is damaged: line 2, column 2/);
    expect(opened.damaged).toBe('AA\nA\n\n..\n..');
  });

  it('something for ten thousand damaged links and drafts', () => {
    const damaged = fc.oneof(
      fc.constant(null),
      fc.string({
        maxLength: 30,
        unit: fc.constantFrom('A', 'B', '_', '_', '.', '.', '1', '\n', '%', '<', '\ud800'),
      }),
      fc.nat(80).map((at) => `${compactDesign(theirs).slice(0, at)}…`),
    );
    fc.assert(
      fc.property(damaged, damaged, (link, stored) => {
        const { work, damaged: text, notice } = openWith(link, stored);
        expect(work.now.labels.length).toBe(work.now.width * work.now.height);
        if (text !== null) expect(notice).not.toBe('');
      }),
      { numRuns: runs(10_000) },
    );
  });
});

describe('what is pasted', () => {
  it('is text or an address', () => {
    expect(readAny(formatDesign(standard)).design).toEqual(standard);
    const address = toPuzzLink(library[0]!.puzzle);
    expect(readAny(address).design.givens).toEqual(theirs.givens);
    expect(readAny(` ${address}\n`).design.givens).toEqual(theirs.givens);
    expect(() => readAny('https://puzz.link/p?sudoku/9/9/1')).toThrow(LineError);
    expect(() => readAny('<b>A</b>\n\n.')).toThrow(TextError);
  });

  it('has its error marked at its place', () => {
    const text = 'AAB\r\nA!B\n\n...\n...';
    try {
      readAny(text);
      expect.unreachable();
    } catch (error) {
      expect(text.charAt(startOf(text, error as TextError))).toBe('!');
    }
  });
});

describe('words', () => {
  const { puzzle } = library[1]!;
  const found = { nodes: 1234, deadEnds: 1, updates: 9, isOver: true };
  const grid = puzzle.givens.map(() => 1);

  it('none, one, many', () => {
    expect(judgeWords(puzzle, { ...found, solutions: [] }, 'over')).toEqual({
      head: 'None, after a complete search of 1,234 nodes.',
      note: '1 dead end.',
    });
    expect(judgeWords(puzzle, { ...found, solutions: [grid] }, 'over')).toEqual({
      head: 'Exactly one solution.',
      note: 'Measured level: tricky. 1,234 nodes, 1 dead end.',
    });
    const other = grid.map((value, cell) => (cell === 1 || cell === 7 ? 2 : value));
    const many = judgeWords(puzzle, { ...found, solutions: [grid, other] }, 'over');
    expect(many.head).toBe('More than one solution.');
    expect(many.note).toBe('These two differ in 2 cells, hatched in both. 1,234 nodes, 1 dead end.');
  });

  it('promise nothing before the search is over', () => {
    for (const state of ['searching', 'resting', 'cancelled'] as const) {
      const { head } = judgeWords(puzzle, { ...found, solutions: [grid] }, state);
      expect(head).not.toContain('Exactly');
      expect(head).toMatch(/^One solution found/);
    }
    expect(judgeWords(puzzle, { ...found, solutions: [] }, 'resting')).toEqual({
      head: 'Not known yet: stopped after 1,234 nodes.',
      note: 'The search is paused after 1 dead end, with no solution so far.',
    });
    expect(judgeWords(puzzle, { ...found, solutions: [grid] }, 'cancelled').head).toBe(
      'One solution found; whether there is another is not known yet: stopped after 1,234 nodes.',
    );
  });

  it('tell the level that was measured, and when it is not the one asked for', () => {
    const measure = { solutions: 1, nodes: 40, deadEnds: 0, isWhole: true };
    const made = { level: 'steady', measure } as const;
    expect(madeWords(made, 'steady', 7)).toBe(
      'Made from seed 7, with exactly one solution. Measured: steady, 40 nodes, no dead ends.',
    );
    expect(madeWords(made, 'knotty', 7)).toContain('None of the grids tried came out knotty');
  });

  it('tell how far the making is, and what it has so far', () => {
    const making = { grids: 2, mostGrids: 30, givens: 31, share: 0.04, misfits: 0, nearest: null };
    expect(makingWords(making)).toBe('Grid 2 of at most 30: 31 givens left.');
    const inVain = { ...making, givens: 0, misfits: 4000, nearest: 'tricky' } as const;
    expect(makingWords(inVain)).toBe(
      'Grid 2 of at most 30: looking for rooms that fit, 4,000 attempts so far. Nearest so far: tricky.',
    );
  });

  it('give the reason with the headline, for a fault and for a grid without rooms', () => {
    const faults = ['room A is in pieces', 'two given 3s'].map((message) => ({ message }));
    expect(designFaultWords(faults)).toEqual({
      head: 'Not a puzzle yet.',
      note: '2 faults.',
    });
    expect(designFaultWords(faults.slice(0, 1)).note).toBe('Room A is in pieces.');
    expect(isBlank(puzzleOf(emptyDesign(3, 3)))).toBe(true);
    expect(isBlank(puzzleOf(emptyDesign(1, 1)))).toBe(false);
    expect(isBlank(puzzle)).toBe(false);
    expect(BLANK.head).toBe('Not a puzzle yet.');
  });
});
