import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openGame, put } from '#puzzles/ripple-effect/game.ts';
import { formatSheet } from '#puzzles/ripple-effect/game-text.ts';
import { judge } from '#puzzles/ripple-effect/judge.ts';
import { lineOf, readLine } from '#puzzles/ripple-effect/line.ts';
import type { RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';
import { writeDraft } from '#ui/tools/kit/draft.ts';
import { gameIn, opening, sheetsOf, VISITING } from '#ui/tools/ripple-play/opening.ts';
import { openRippleVisit } from '#ui/tools/ripple-play/ripple-visit.ts';
import type { Shelf, ShelfPuzzle } from '#ui/tools/ripple-play/shelf.ts';
import { store, stored } from '#ui/tools/ripple-play/stored.ts';
import { library } from '../../../puzzles/ripple-effect/library-files.ts';

const TINY = 'AAB_CAB__..1_...';
const files = [...library, { slug: TINY, puzzle: readLine(TINY) as RipplePuzzle }];
const puzzles = files.map(({ slug, puzzle }): ShelfPuzzle => ({ slug, puzzle, name: `Puzzle ${slug}`, known: null }));
const [first, second, third] = puzzles as [ShelfPuzzle, ShelfPuzzle, ShelfPuzzle];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  });
});

/** A shelf without a page. */
function shelfOf(all: readonly ShelfPuzzle[]): Shelf {
  return {
    puzzles: all,
    standard: first.slug,
    called: (slug) => all.find((one) => one.slug === slug)!,
    next(slug, isWanted) {
      const at = all.findIndex((one) => one.slug === slug) + 1;
      return [...all.slice(at), ...all.slice(0, at)].find(isWanted)?.slug ?? null;
    },
    bring: vi.fn(),
    mark: vi.fn(),
  };
}

/** Opens a visit, and notes what the page hears of it. */
function visited(link: { puzzle?: string; grid?: string } = {}, time = '') {
  const said: string[] = [];
  const notices: string[] = [];
  const hearer = {
    say: (words: string) => void said.push(words),
    notice: (words: string) => void notices.push(words),
    opened: vi.fn(),
    changed: vi.fn(),
    kept: vi.fn(),
    pointed: vi.fn(),
    offer: vi.fn(),
    time: () => time,
  };
  const opened = opening(puzzles, { puzzle: null, grid: null, ...link }, stored, second.slug);
  const visit = openRippleVisit(opened, shelfOf(puzzles), { isLive: false }, hearer);
  return { visit, said, notices, hearer };
}

/** The grid of a puzzle with a number in its first empty cell. */
const begun = ({ puzzle }: ShelfPuzzle, value: number): string => {
  const game = openGame(puzzle);
  return formatSheet(put(game, game.now.numbers.indexOf(0), value).now);
};

describe('a visit', () => {
  test('opens with the last puzzle, and hears of its draft and its notice', () => {
    const { visit, hearer, notices } = visited();
    expect(visit.entry).toBe(second);
    expect(hearer.offer).toHaveBeenCalledOnce();
    expect(hearer.opened).toHaveBeenCalledWith(second.puzzle);
    expect(notices).toEqual(['']);
  });

  test('writes digits as numbers or as marks, and keeps each change on the device', () => {
    const { visit, hearer } = visited();
    const cell = visit.table.picked;
    visit.hasPencil = true;
    visit.write(2);
    expect(visit.table.game.now.marks[cell]).toContain(2);
    visit.hasPencil = false;
    visit.write(1);
    expect(visit.table.game.now.numbers[cell]).toBe(1);
    expect(hearer.changed).toHaveBeenCalledTimes(2);
    const grid = formatSheet(visit.table.game.now);
    expect(hearer.kept).toHaveBeenLastCalledWith({ slug: second.slug, grid, isKept: true, isOwn: true });
    expect(gameIn(second.puzzle, stored(second.slug))).toEqual(visit.table.game);
  });

  test('names mistakes as they are made only when it is asked to', () => {
    const { visit, said } = visited();
    const { rooms, givens } = visit.table.game.puzzle;
    const cells = rooms.map((room) => room.cells.filter((cell) => !givens[cell])).find(({ length }) => length > 1)!;
    visit.table.pick(cells[0]!);
    visit.write(1);
    visit.table.pick(cells[1]!);
    visit.write(1);
    const quiet = said.at(-1)!;
    visit.table.undo();
    visit.isLive = true;
    visit.write(1);
    expect(said.at(-1)!.length).toBeGreaterThan(quiet.length);
    expect(said.at(-1)).toContain(quiet);
  });

  test('ends with the time, where a clock is shown; without one it says nothing of time', () => {
    for (const time of ['0:07', '']) {
      const { visit, said } = visited({}, time);
      for (const [cell, value] of judge(second.puzzle).solutions[0]!.entries()) {
        if (second.puzzle.givens[cell]) continue;
        visit.table.pick(cell);
        visit.table.put(value);
      }
      expect(said.at(-1)).toMatch(time ? /^Solved! .* Time: 0:07\.$/ : /^Solved! .* agrees\.$/);
      visit.table.clearAll();
    }
  });

  test('goes to another puzzle and back with all of Undo; the one on the table is no other', () => {
    const { visit, said, hearer } = visited();
    visit.write(1);
    visit.choose(second.slug);
    expect(hearer.opened).toHaveBeenCalledOnce();
    visit.choose(third.slug);
    expect(visit.entry).toBe(third);
    expect(said.at(-1)).toMatch(/^Puzzle AAB_CAB__\.\.1_\.\.\.\. 5 cells to fill\.$/);
    visit.choose(second.slug);
    expect(visit.table.game.past).toHaveLength(1);
    expect(stored('last')).toBe(second.slug);
  });
});

describe('the game of a link', () => {
  const link = { puzzle: second.slug, grid: begun(second, 2) };
  const mine = begun(second, 1);

  beforeEach(() => store(second.slug, mine));

  test('is left, and the reader’s own is back', () => {
    const { visit, said, notices, hearer } = visited(link);
    expect(notices).toEqual([VISITING]);
    expect(formatSheet(visit.own!.now)).toBe(mine);
    visit.leave(true);
    expect(formatSheet(visit.table.game.now)).toBe(mine);
    expect(visit.own).toBeNull();
    expect(notices.at(-1)).toBe('');
    expect(said.at(-1)).toMatch(/^Your game is back\. /);
    expect(hearer.kept).toHaveBeenLastCalledWith(expect.objectContaining({ isOwn: true }));
  });

  test('is kept as a visit’s, and not as a draft that the address may have of the reader’s own', () => {
    const { visit, hearer } = visited(link);
    visit.table.clearAll();
    expect(hearer.kept).toHaveBeenLastCalledWith(expect.objectContaining({ isOwn: false }));
    expect(stored(second.slug)).toBe(mine);
  });

  test('is kept instead, and Undo leads back to the reader’s own', () => {
    const { visit, said } = visited(link);
    visit.leave(false);
    expect(formatSheet(visit.table.game.now)).toBe(link.grid);
    expect(said.at(-1)).toMatch(/^This game is yours now\. /);
    visit.table.undo();
    expect(formatSheet(visit.table.game.now)).toBe(mine);
  });

  test('without one there is nothing to leave', () => {
    const { visit, said } = visited();
    visit.leave(true);
    expect(said).toEqual([]);
  });
});

describe('another game', () => {
  test('of a file: its puzzle is opened, and Undo leads back', () => {
    const { visit } = visited();
    const game = put(openGame(third.puzzle), openGame(third.puzzle).now.numbers.indexOf(0), 1);
    const text = `${lineOf(third.puzzle)}\n${writeDraft(game, sheetsOf(third.puzzle))}`;
    expect(visit.openFile(text)).toBe('');
    expect(visit.entry).toBe(third);
    expect(formatSheet(visit.table.game.now)).toBe(formatSheet(game.now));
    expect(visit.table.game.past.length).toBeGreaterThan(0);
  });

  test('of a file that is damaged: the fault speaks of the file, and nothing is opened', () => {
    const { visit } = visited();
    expect(visit.openFile('gone')).toMatch(/^This file cannot be read\. It asks for the puzzle “gone”/);
    expect(visit.openFile('AA__.<')).toMatch(/^This file cannot be read\. The puzzle in it is damaged/);
    expect(visit.entry).toBe(second);
    expect(visit.openFile(`${second.slug}\n<b>`)).toMatch(/^This file cannot be read: /);
  });

  test('of another tab, unless it is the same', () => {
    const { visit, said } = visited();
    visit.follow();
    expect(said).toEqual([]);
    store(second.slug, begun(second, 1));
    visit.follow();
    expect(formatSheet(visit.table.game.now)).toBe(begun(second, 1));
    expect(said).toHaveLength(1);
    // Other steps to the same numbers are no other game.
    store(second.slug, `${begun(second, 2)}\n${begun(second, 1)}`);
    visit.follow();
    expect(said).toHaveLength(1);
  });

  test('of another tab meanwhile: the next change says so, and Undo leads to it', () => {
    const { visit, said } = visited();
    store(second.slug, begun(second, 2));
    visit.write(1);
    expect(said.at(-1)).toContain('another tab');
    visit.table.undo();
    expect(formatSheet(visit.table.game.now)).toBe(begun(second, 2));
  });

  test('the next that is not solved, until all are', () => {
    const { visit } = visited();
    expect(visit.hasNext).toBe(true);
    expect(visit.goOn()).toBe(true);
    expect(visit.entry).toBe(third);
    expect(visit.goOn()).toBe(true);
    expect(visit.entry).toBe(first);
  });
});
