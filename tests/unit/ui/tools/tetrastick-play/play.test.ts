import { describe, expect, test } from 'vitest';
import { opening, SKETCHES } from '#ui/tools/tetrastick-play/opening.ts';
import { readDraft } from '#ui/tools/kit/draft.ts';
import type { PressedKey } from '#ui/kit/keys.ts';
import { playCommand } from '#ui/tools/tetrastick-play/keys.ts';
import { type PlayState, openPlayState } from '#ui/tools/tetrastick-play/play-state.ts';
import { formatSketch, parseSketch } from '#puzzles/tetrasticks/sketch-text.ts';
import { emptySketch } from '#puzzles/tetrasticks/sketch.ts';
import { FIRST_START } from '#puzzles/tetrasticks/starts.ts';
import { begin } from '#puzzles/undo.ts';

const mine = 'L-F.N.0.1';
const yours = 'H-X.N.2.2';
const first = FIRST_START.text;

describe('what a page opens with', () => {
  const opened = (link: string | null, stored: string | null) => opening(link, readDraft(stored, SKETCHES));
  const open = (link: string | null, stored: string | null) => {
    const { work, own, notice } = opened(link, stored);
    return { board: formatSketch(work.now), kept: own && formatSketch(own.now), notice };
  };

  test('three pieces left, or the draft, be it empty', () => {
    expect(open(null, null)).toEqual({ board: first, kept: null, notice: '' });
    expect(open(null, mine)).toEqual({ board: mine, kept: null, notice: '' });
    expect(open(null, 'L')).toEqual({ board: 'L', kept: null, notice: '' });
  });

  test('the board of a link; a draft with pieces on it is kept beside it', () => {
    expect(open(yours, null)).toEqual({ board: yours, kept: null, notice: '' });
    expect(open(mine, mine)).toEqual({ board: mine, kept: null, notice: '' });
    expect(open(yours, 'N')).toMatchObject({ board: yours, kept: null });
    expect(open(yours, mine)).toEqual({
      board: yours,
      kept: mine,
      notice: 'This board came with the link. Your own board is kept.',
    });
  });

  test('the draft, when the page wrote the board of the address for it and another tab has gone on', () => {
    const open = (stored: string | null) => {
      const { work, own, notice } = opening(yours, readDraft(stored, SKETCHES), true);
      return { board: formatSketch(work.now), own, notice };
    };
    expect(open(`${yours}\n${mine}`)).toEqual({ board: mine, own: null, notice: '' });
    // The device has forgotten it.
    expect(open(null)).toEqual({ board: yours, own: null, notice: '' });
  });

  test('three pieces left instead of a damaged board, and why; the draft is kept', () => {
    const link = open('L-F.N.9.9', mine);
    expect(link).toMatchObject({ board: first, kept: mine });
    expect(link.notice).toMatch(/^The link is damaged: piece 1, “F.N.9.9”: F leaves the board/);
    expect(link.notice).toMatch(/Here is a board with 3 pieces left\. Your own board is kept\.$/);
    expect(open('', null).notice).toContain('The link is damaged');
    const draft = open(null, 'L-F.N.0.1-F.N.0.1');
    expect(draft).toMatchObject({ board: first, kept: null });
    expect(draft.notice).toMatch(/^The board kept on this device is damaged: piece 2/);
    // A damaged draft is no board to go back to.
    expect(open(yours, 'damaged')).toMatchObject({ board: yours, kept: null });
  });

  test('the boards before the draft are there for Undo, the damaged ones left out', () => {
    const past = (link: string | null, stored: string) => opened(link, stored).work.past.map(formatSketch);
    expect(past(null, `L\nno board\nL-X.N.0.0\n${mine}`)).toEqual(['L', 'L-X.N.0.0']);
    // After a reload the address has the board of the draft.
    expect(past(mine, `L\n${mine}`)).toEqual(['L']);
    expect(past(yours, `L\n${mine}`)).toEqual([]);
    expect(open(yours, `L\n${mine}`)).toMatchObject({ board: yours, kept: mine });
  });
});

describe('keys', () => {
  const plain: PressedKey = {
    key: '',
    code: '',
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    altKey: false,
  };
  const command = (key: Partial<PressedKey>, onBoard = true) => playCommand({ ...plain, ...key }, onBoard);

  test('on the board', () => {
    expect(command({ key: 'ArrowUp' })).toEqual({ kind: 'step', dx: 0, dy: 1 });
    expect(command({ key: 'r' })).toEqual({ kind: 'turn' });
    expect(command({ key: 'F' })).toEqual({ kind: 'flip' });
    expect(command({ key: 'Enter' })).toEqual({ kind: 'place' });
    expect(command({ key: 'Delete' })).toEqual({ kind: 'remove' });
    expect(command({ key: 'h' })).toEqual({ kind: 'hint' });
    expect(command({ key: 'z', ctrlKey: true })).toEqual({ kind: 'undo' });
    expect(command({ key: 'Z', metaKey: true, shiftKey: true })).toEqual({ kind: 'redo' });
    expect(command({ key: 'y', ctrlKey: true })).toEqual({ kind: 'redo' });
  });

  test('elsewhere buttons keep their keys, and the browser its own everywhere', () => {
    for (const key of ['Enter', ' ', 'ArrowUp', 'n', 'h']) expect(command({ key }, false)).toBeNull();
    expect(command({ key: 'r' }, false)).toEqual({ kind: 'turn' });
    for (const key of ['r', 'f', 'n', 'Enter']) expect(command({ key, ctrlKey: true })).toBeNull();
    expect(command({ key: 'ArrowLeft', altKey: true })).toBeNull();
    for (const key of ['Tab', 'a', 'constructor', 'F5']) expect(command({ key })).toBeNull();
  });
});

describe('the table', () => {
  function seated(board = 'L'): { table: PlayState; said: string[]; boards: string[] } {
    const said: string[] = [];
    const boards: string[] = [];
    const table = openPlayState(begin(parseSketch(board)), {
      say: (words) => said.push(words),
      changed: () => boards.push(formatSketch(table.sketch)),
      pointed: () => undefined,
    });
    return { table, said, boards };
  }

  test('a piece is taken, turned, moved and laid; each is said once', () => {
    const { table, said, boards } = seated();
    table.take('X');
    table.turn();
    table.command({ kind: 'step', dx: 1, dy: 0 });
    table.command({ kind: 'place' });
    expect(said).toEqual([
      'In your hand: X at (1, 1). It fits.',
      'Turned: X at (1, 1). It fits.',
      'X at (2, 1). It fits.',
      'X is laid at (2, 1). 14 pieces left, 56 edges open.',
    ]);
    expect(boards).toEqual(['L-X.N.2.1']);
    expect(table.hand).toBeNull();
  });

  test('an arrow at the border says why the piece stays where it is', () => {
    const { table, said } = seated();
    table.take('X');
    table.command({ kind: 'step', dx: -1, dy: 0 });
    table.command({ kind: 'step', dx: -1, dy: 0 });
    const words = 'Any further and it would leave the board at the left. X at (0, 1). It fits.';
    expect(said.slice(1)).toEqual(['X at (0, 1). It fits.', words]);
  });

  test('a book begun anew does not lead back to the board that lay there', () => {
    const { table } = seated(yours);
    table.take('X');
    table.begin(begin(parseSketch(mine), [parseSketch('L')]));
    expect(formatSketch(table.sketch)).toBe(mine);
    expect(table.hand).toBeNull();
    table.undo();
    table.undo();
    expect(formatSketch(table.sketch)).toBe('L');
    expect(table.work.past).toEqual([]);
  });

  test('what does not fit stays in hand, and the words say why', () => {
    const { table, said, boards } = seated('L-I.N.2.0');
    table.take('X');
    table.hold({ x: 2, y: 1 });
    table.place();
    expect(said.at(-1)).toBe('X does not fit: edge V20 belongs to I.');
    expect(table.hand?.piece).toBe('X');
    expect(boards).toEqual([]);
  });

  test('a mouse that moves the piece is not told step by step, but nothing false stays there', () => {
    const { table, said } = seated();
    table.take('X');
    table.hold({ x: 2.5, y: 2.5 }, true);
    table.hold({ x: 4, y: 4 }, true);
    table.hold({ x: 1, y: 4 }, true);
    expect(said.slice(1)).toEqual(['X is in your hand.']);
    table.turn();
    expect(said.at(-1)).toBe('Turned: X at (0, 3). It fits.');
  });

  test('a piece taken back can be undone, and is then in nobody’s hand', () => {
    const { table, said } = seated('L-I.N.2.0');
    table.take('I');
    expect(table.hand?.piece).toBe('I');
    expect(formatSketch(table.sketch)).toBe('L');
    table.undo();
    expect(table.hand).toBeNull();
    expect(formatSketch(table.sketch)).toBe('L-I.N.2.0');
    expect(said.at(-1)).toBe('Undone: I laid. 14 pieces left, 56 edges open.');
    table.redo();
    expect(said.at(-1)).toBe('Redone: I taken back. 15 pieces left, 60 edges open.');
    table.redo();
    expect(said.at(-1)).toBe('There is nothing to redo.');
  });

  test('with no piece in hand, arrows go over the board; Delete and Enter take up', () => {
    const { table, said } = seated('L-I.N.2.0-O.N.4.4');
    table.command({ kind: 'step', dx: 1, dy: 0 });
    expect(table.cursor).toBe('I');
    table.command({ kind: 'step', dx: -1, dy: 0 });
    expect(table.cursor).toBe('O');
    expect(said.at(-1)).toContain('O at (4, 4)');
    table.command({ kind: 'remove' });
    expect(formatSketch(table.sketch)).toBe('L-I.N.2.0');
    expect(table.cursor).toBeNull();
    table.command({ kind: 'step', dx: 0, dy: 1 });
    table.command({ kind: 'place' });
    expect(table.hand?.piece).toBe('I');
    table.command({ kind: 'next' });
    expect(table.hand?.piece).toBe('J');
    table.command({ kind: 'drop' });
    expect(table.hand).toBeNull();
  });

  test('the switch takes up what crosses, and says so', () => {
    const { table, said } = seated('L.off-I.N.2.0-Y.N.1.2');
    table.setSecondary(true);
    expect(said.at(-1)).toBe('Y taken back; crossings are refused. 14 pieces left, 56 edges open.');
    table.undo();
    expect(said.at(-1)).toBe('Undone: Y laid; crossings are allowed. 13 pieces left, 52 edges open, 1 crossing.');
  });

  test('leaving out the piece in hand puts it down', () => {
    const { table } = seated();
    table.take('H');
    table.omit('H');
    expect(table.hand).toBeNull();
    expect(table.sketch).toEqual(emptySketch('H'));
  });
});
