import { describe, expect, test } from 'vitest';
import { gameIn, opening, sheetsOf, VISITING, visitName } from '#ui/tools/ripple-play/opening.ts';
import { writeDraft } from '#ui/tools/kit/draft.ts';
import type { PressedKey } from '#ui/kit/keys.ts';
import { knownOf } from '#ui/tools/ripple-play/known-puzzles.ts';
import { rippleKeyCommand } from '#ui/lessons/ripple-rule/number-keys.ts';
import { openRipplePlayState } from '#ui/tools/ripple-play/play-state.ts';
import { clockOf, secondsOf } from '#ui/tools/ripple-play/timer.ts';
import { nothingToCompare } from '#pictures/ripple-effect/game-words.ts';
import { hintWords } from '#pictures/ripple-effect/hint-words.ts';
import { type Game, openGame, put } from '#puzzles/ripple-effect/game.ts';
import { formatSheet } from '#puzzles/ripple-effect/game-text.ts';
import { solutionOf } from '#puzzles/ripple-effect/hint.ts';
import { judge } from '#puzzles/ripple-effect/judge.ts';
import type { RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';
import { parse } from '#puzzles/ripple-effect/text.ts';
import { library } from '../../../puzzles/ripple-effect/library-files.ts';
import { lineOf } from '#puzzles/ripple-effect/line.ts';

const [tutorial, small] = [library[0]!, library[1]!];
const given = '1...1.......2.......1...4';
const mine = '14..1.......2.......1...4';
const yours = '1-34-..1.......2.......1...4';
const later = '13..1.......2.......1...4';

describe('what a page opens with', () => {
  const open = (
    link: { puzzle?: string; grid?: string; isOfDraft?: boolean },
    kept: Readonly<Record<string, string>> = {},
    last = '',
  ) => {
    const opened = opening(
      library,
      { ...link, puzzle: link.puzzle ?? null, grid: link.grid ?? null },
      (slug) => kept[slug] ?? null,
      last,
    );
    const { slug, work, notice, own } = opened;
    return { slug, notice, grid: formatSheet(work.now), kept: own && formatSheet(own.now) };
  };
  const five = { puzzle: small.slug };

  test('the puzzle played last, or the first, as it was left', () => {
    expect(open({}).slug).toBe(tutorial.slug);
    expect(open({}, {}, 'gone').slug).toBe(tutorial.slug);
    expect(open({}, { [small.slug]: `${given}\n${mine}` }, small.slug)).toEqual({
      slug: small.slug,
      grid: mine,
      kept: null,
      notice: '',
    });
  });

  test('the game of a link; the reader’s own is kept beside it', () => {
    expect(open({ ...five, grid: yours })).toMatchObject({ grid: yours, kept: null, notice: '' });
    expect(open({ ...five, grid: mine }, { [small.slug]: mine })).toMatchObject({ kept: null });
    expect(open({ ...five, grid: yours }, { [small.slug]: given })).toMatchObject({ kept: null });
    expect(open({ ...five, grid: yours }, { [small.slug]: mine })).toEqual({
      slug: small.slug,
      grid: yours,
      kept: mine,
      notice: VISITING,
    });
  });

  test('the game of a link is kept as well, until it is left', () => {
    const kept = { [small.slug]: mine, [visitName(small.slug)]: `${yours}\n${later}` };
    const visit = { slug: small.slug, grid: later, kept: mine, notice: VISITING };
    expect(open(five, kept)).toEqual(visit);
    expect(open({}, kept, small.slug)).toEqual(visit);
    expect(open({ ...five, grid: later }, kept)).toEqual(visit);
    expect(open({ ...five, grid: mine }, kept)).toMatchObject({ grid: mine, kept: null });
    expect(open({ ...five, grid: yours }, kept)).toMatchObject({ grid: yours, kept: mine });
    expect(open(five, { ...kept, [visitName(small.slug)]: '' })).toMatchObject({ grid: mine, kept: null });
    expect(open(five, { ...kept, [visitName(small.slug)]: '<b>' })).toMatchObject({ grid: mine, kept: null });
  });

  test('what the page has written into the address itself is no link: the game opens as it is now', () => {
    const written = { ...five, grid: mine, isOfDraft: true };
    const newer = { slug: small.slug, grid: later, kept: null, notice: '' };
    expect(open(written, { [small.slug]: `${mine}\n${later}` })).toEqual(newer);
    // A link that was opened in another tab meanwhile stays there.
    expect(open(written, { [small.slug]: later, [visitName(small.slug)]: yours })).toEqual(newer);
    expect(open(written, { [small.slug]: given })).toMatchObject({ grid: given });
    // What this device has lost is in the address.
    expect(open(written)).toMatchObject({ grid: mine, kept: null });
  });

  test('a damaged link says why, and the reader’s own game stands there', () => {
    const damaged = open({ ...five, grid: mine.slice(1) }, { [small.slug]: mine });
    expect(damaged).toMatchObject({ grid: mine, kept: null });
    expect(damaged.notice).toBe(
      'The link is damaged: it has 24 cells, but this puzzle has 25. Your own game is shown instead.',
    );
    expect(open({ ...five, grid: '' }).notice).toContain('The puzzle with its givens is shown instead.');
    expect(open({ puzzle: '<b>' }).notice).toContain('asks for the puzzle “<b>”');
    expect(open({ grid: mine }).notice).toContain('does not say which puzzle');
  });

  test('a puzzle that is brought along by its text, and one of the shelf by its text', () => {
    const brought = 'AAB_CAB__..1_...';
    expect(open({ puzzle: brought })).toEqual({
      slug: brought,
      grid: '..1...',
      kept: null,
      notice: '',
    });
    expect(open({ puzzle: brought, grid: '..1-13-..' })).toMatchObject({
      slug: brought,
      grid: '..1...',
      notice: expect.stringMatching(/^The link is damaged: the cell 1 across, 2 down has 3/) as string,
    });
    expect(open({ puzzle: brought, grid: '..11..' }).grid).toBe('..11..');
    expect(open({}, { [brought]: '..1.1.' }, brought)).toMatchObject({ grid: '..1.1.' });
    expect(open({ puzzle: lineOf(small.puzzle) }).slug).toBe(small.slug);
  });

  test('a puzzle that is brought along damaged says how it should be', () => {
    expect(open({ puzzle: 'AAB_CA__..1_...' }).notice).toMatch(
      /^The puzzle in the link is damaged: line 2 of the rooms has 2 cells.*Choose one from the list\.$/,
    );
    expect(open({ puzzle: 'AA__.<' }).notice).toMatch(/damaged: "<" is not a given; write/);
    expect(open({}, {}, 'AA__.<').slug).toBe(tutorial.slug);
  });

  test('a damaged draft says why, and what is whole of it stands there', () => {
    const damaged = open(five, { [small.slug]: `${mine}\n<b>damaged</b>` });
    expect(damaged.grid).toBe(mine);
    expect(damaged.notice).toMatch(
      /^Your game of this puzzle on this device is damaged: .* The last undamaged step is shown instead/,
    );
    expect(open(five, { [small.slug]: 'x' })).toMatchObject({ grid: given });
  });

  test('a draft brings the way back with it', () => {
    let game: Game = openGame(small.puzzle);
    for (const value of [1, 2, 3, 4]) game = put(game, 1, value);
    const sheets = sheetsOf(small.puzzle);
    expect(gameIn(small.puzzle, writeDraft(game, sheets))).toEqual(game);
    for (let step = 0; step < 60; step += 1) game = put(game, 1, (step % 4) + 1);
    expect(gameIn(small.puzzle, writeDraft(game, sheets)).past.length).toBe(39);
  });
});

describe('what is known of a puzzle that is brought along', () => {
  const judged = (puzzle: RipplePuzzle) => knownOf(puzzle, judge(puzzle));

  test('its only solution, and what the search needs for it', () => {
    expect(judged(small.puzzle)).toEqual({
      about: 'Tricky: the search meets 3 dead ends in 55 nodes. The puzzle has exactly one solution.',
      solution: solutionOf(small.puzzle),
      why: '',
      count: 1,
    });
  });

  test('no solution to compare with when there are none, several, or it is not known', () => {
    const open = { ...small.puzzle, givens: small.puzzle.givens.map(() => 0) };
    expect(judged(open)).toMatchObject({
      solution: null,
      count: 2,
      why: expect.stringContaining('more than one solution') as string,
    });
    const closed = parse('AB\n\n..\n');
    expect(judged(closed)).toMatchObject({
      solution: null,
      count: 0,
      why: expect.stringContaining('no solution') as string,
    });
    const given = { solutions: [[1]], nodes: 5e6, deadEnds: 1, updates: 1, isOver: false };
    expect(knownOf(small.puzzle, given)).toMatchObject({
      solution: null,
      count: null,
      why: expect.stringContaining('stopped after 5,000,000') as string,
    });
  });
});

describe('words for what was asked', () => {
  test('why there is nothing to compare with', () => {
    expect(nothingToCompare('None.', 0)).toBe('None.');
    expect(nothingToCompare('Still looking.', null)).toMatch(/^There is no .* Still looking\.$/);
    expect(nothingToCompare('Several.', 2)).toBe('No single solution to compare with: this puzzle has more than one.');
  });

  test('a hint for a broken rule names the number to take out', () => {
    const fault = { rule: 'room', cells: [0, 1], message: 'Room A has 1 twice.' } as const;
    const words = (isWrong: boolean): string =>
      hintWords(small.puzzle, { kind: 'fault', fault, mend: { cell: 1, value: 1, isWrong } });
    expect(hintWords(small.puzzle, { kind: 'fault', fault })).toBe('First mend this: Room A has 1 twice.');
    expect(words(true)).toMatch(/ The 1 in the cell 2 across, 1 down is not part of the only solution\.$/);
    expect(words(false)).toMatch(/ You can clear the 1 in the cell 2 across, 1 down\.$/);
  });
});

describe('keys', () => {
  const key = (pressed: Partial<PressedKey>, onGrid = true) =>
    rippleKeyCommand(
      { key: '', code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...pressed },
      onGrid,
    );

  test('digits put numbers, and with Shift pencil marks, on any keyboard', () => {
    expect(key({ key: '3', code: 'Digit3' })).toEqual({ kind: 'put', value: 3 });
    expect(key({ key: '#', code: 'Digit3', shiftKey: true })).toEqual({ kind: 'pencil', value: 3 });
    expect(key({ key: '"', code: 'Digit3' })).toEqual({ kind: 'put', value: 3 });
    expect(key({ key: '7', code: 'Numpad7' })).toEqual({ kind: 'put', value: 7 });
    expect(key({ key: 'Home', code: 'Numpad7', shiftKey: true })).toEqual({ kind: 'pencil', value: 7 });
    expect(key({ key: 'ArrowLeft', code: 'Numpad4' })).toMatchObject({
      kind: 'step',
      dx: -1,
      dy: 0,
    });
    expect(key({ key: '3', code: 'Digit3', altKey: true })).toBeNull();
    expect(key({ key: '3', code: 'Digit3', ctrlKey: true })).toBeNull();
  });

  test('arrows move on the grid only; clear, undo and redo are for the whole game', () => {
    expect(key({ key: 'ArrowUp' })).toMatchObject({ kind: 'step', dx: 0, dy: -1 });
    expect(key({ key: 'ArrowUp' }, false)).toBeNull();
    expect(key({ key: 'End' })).toEqual({ kind: 'edge', end: 'last' });
    expect(key({ key: 'Backspace' }, false)).toEqual({ kind: 'clear' });
    expect(key({ key: 'z', ctrlKey: true }, false)).toEqual({ kind: 'undo' });
    expect(key({ key: 'Z', metaKey: true, shiftKey: true }, false)).toEqual({ kind: 'redo' });
    expect(key({ key: 'y', ctrlKey: true }, false)).toEqual({ kind: 'redo' });
    expect(key({ key: 'Enter' }, false)).toBeNull();
    expect(key({ key: 'Tab' })).toBeNull();
  });

  test('letters are for the grid, where no screen reader has keys of its own', () => {
    const kinds = [...'heP'].map((letter) => key({ key: letter })?.kind);
    expect(kinds).toEqual(['hint', 'next', 'mode']);
    for (const letter of 'hepx') expect(key({ key: letter }, false)).toBeNull();
    expect(key({ key: 'x' })).toBeNull();
    expect(key({ key: 'e', ctrlKey: true })).toBeNull();
  });
});

describe('the table', () => {
  const lay = (game = openGame(small.puzzle)) => {
    const said: string[] = [];
    const table = openRipplePlayState(game, {
      say: (words) => said.push(words),
      changed: () => undefined,
      pointed: () => undefined,
    });
    return { table, said };
  };

  test('says each act once', () => {
    const { table, said } = lay();
    expect(table.picked).toBe(1);
    table.put(4);
    table.put(4);
    table.put(9);
    table.clear();
    table.pencil(3);
    table.pencil(2);
    table.pencil(3);
    table.undo();
    table.redo();
    table.redo();
    table.edge('first');
    table.clear();
    table.clearAll();
    expect(said).toEqual([
      '4 in the cell 2 across, 1 down.',
      'The cell 2 across, 1 down already has a 4.',
      'The cell 2 across, 1 down lies in room A, which has 4 cells, so its numbers are 1 to 4.',
      'The cell 2 across, 1 down is empty.',
      'Pencil mark 3 in the cell 2 across, 1 down.',
      'Pencil mark 2 in the cell 2 across, 1 down.',
      'Pencil mark 3 rubbed out in the cell 2 across, 1 down.',
      'Undone: pencil marks 2 and 3 in the cell 2 across, 1 down.',
      'Redone: pencil mark 2 in the cell 2 across, 1 down.',
      'There is nothing to redo.',
      'The 1 in the cell 1 across, 1 down is given, so it stays.',
      'Everything is cleared. Undo brings it back.',
    ]);
  });

  test('says what a number does to pencil marks, and what a step back brings', () => {
    const { table, said } = lay();
    table.pencil(2);
    table.pencil(4);
    table.pick(6);
    table.pencil(4);
    table.pick(1);
    table.put(4);
    table.undo();
    table.redo();
    table.undo();
    table.clear();
    table.undo();
    table.markAll();
    table.markAll();
    table.clearAll();
    table.undo();
    expect(said.slice(3)).toEqual([
      '4 in the cell 2 across, 1 down, over its pencil marks 2 and 4; mark 4 rubbed out in 1 other cell.',
      'Undone: pencil marks 2 and 4 in the cell 2 across, 1 down, and the pencil marks of 1 other cell.',
      'Redone: 4 in the cell 2 across, 1 down, and the pencil marks of 1 other cell.',
      'Undone: pencil marks 2 and 4 in the cell 2 across, 1 down, and the pencil marks of 1 other cell.',
      'The cell 2 across, 1 down is empty.',
      'Undone: pencil marks 2 and 4 in the cell 2 across, 1 down.',
      'Every empty cell now has the pencil marks that the rules allow.',
      'The pencil marks already match the rules.',
      'Everything is cleared. Undo brings it back.',
      'Undone: 20 cells.',
    ]);
  });

  test('goes to the next empty cell, and round', () => {
    const { table, said } = lay();
    table.nextEmpty();
    expect(table.picked).toBe(2);
    table.pick(24);
    table.nextEmpty();
    expect(table.picked).toBe(1);
    const full = lay(openGame(small.puzzle, { numbers: solutionOf(small.puzzle)!, marks: [] }));
    full.table.nextEmpty();
    expect(full.table.picked).toBe(0);
    expect([...said, ...full.said]).toEqual(['No empty cell is left.']);
  });

  test('stays on the grid', () => {
    const { table } = lay();
    table.step(0, -1);
    expect(table.picked).toBe(1);
    table.step(-1, 0);
    table.step(-1, 0);
    expect(table.picked).toBe(0);
    table.edge('last');
    table.step(1, 0);
    expect(table.picked).toBe(4);
  });

  test('says when the puzzle is solved, and when a full grid is not', () => {
    const { table, said } = lay();
    const answer = solutionOf(small.puzzle)!;
    answer.forEach((value, cell) => {
      if (small.puzzle.givens[cell] !== 0) return;
      table.pick(cell);
      table.put(value);
    });
    expect(said.at(-1)).toMatch(/^Solved! .* agrees\.$/);
    table.put(answer[table.picked]! === 1 ? 2 : 1);
    expect(said.at(-1)).toMatch(/Every cell has a number, but not every rule holds\.$/);
  });
});

describe('the timer', () => {
  test('reads what it has written, and nothing else', () => {
    expect(secondsOf('75')).toBe(75);
    for (const text of [null, '', '-1', '1e9', '<b>']) expect(secondsOf(text)).toBe(0);
    expect([5, 75, 3675].map(clockOf)).toEqual(['0:05', '1:15', '1:01:15']);
  });
});
