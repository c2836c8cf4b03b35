import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { alongTheSearch, BLANK, LINE_STEPS, planOf, WALL_SORTS } from '#pictures/wall/plan.ts';
import { boardAfterKey, sectionLayout } from '#pictures/wall/section-layout.ts';
import type { AllBoards } from '#puzzles/tetrasticks/all-boards.ts';
import { featuresOf } from '#puzzles/tetrasticks/features.ts';
import { ownersOf } from '#puzzles/tetrasticks/owners.ts';
import { wallBoards } from '#puzzles/tetrasticks/wall-boards.ts';

const file = new URL('../../../content/data/boards.json', import.meta.url);
const boards = wallBoards(JSON.parse(readFileSync(file, 'utf8')) as AllBoards);
const all = Array.from({ length: boards.total }, (_, board) => board);
const source = {
  boards,
  owners: all.map((board) => ownersOf(boards.placementsOf(board))),
  straight: all.map((board) => featuresOf(boards.at(board).board).straight),
  families: [
    [3, 4, 5],
    [7, 9],
    [11, 12],
  ],
};

describe('a plan of the wall', () => {
  it.each(WALL_SORTS)('%s: has each board once', (sort) => {
    const { sections } = planOf(source, sort, 'X');
    expect(sections.flatMap((section) => section.boards).toSorted((a, b) => a - b)).toEqual(all);
    for (const { boards: own, lines } of sections) {
      expect(lines.flat().filter((board) => board !== BLANK)).toEqual(own);
    }
  });

  it('along the search: a line for each million steps of it, to its end', () => {
    for (const run of boards.groups) {
      const { lines } = alongTheSearch(run);
      expect(lines).toHaveLength(Math.ceil(run.end / LINE_STEPS));
      lines.forEach((line, at) => {
        for (const board of line) {
          const { step } = boards.at(board);
          expect(Math.floor(step / LINE_STEPS)).toBe(at);
        }
      });
    }
  });

  it('by straight junctions: each section has the boards with its number', () => {
    const { sections } = planOf(source, 'straight', 'X');
    const counts = sections.map(({ about, boards: own }) => [about.sort === 'straight' && about.straight, own.length]);
    expect(counts).toEqual([
      [2, 36],
      [3, 446],
      [4, 762],
      [5, 424],
      [6, 111],
      [7, 16],
    ]);
  });

  it('by relatives: families of a size together, with blanks between them', () => {
    const [threes, twos, ones] = planOf(source, 'family', 'X').sections;
    expect(threes?.lines).toEqual([[3, 4, 5]]);
    expect(twos?.lines).toEqual([[7, 9, BLANK, 11, 12]]);
    expect(twos?.about).toEqual({ sort: 'family', size: 2, families: 2 });
    expect(ones?.boards).toHaveLength(1795 - 7);
  });
});

describe('a section in squares', () => {
  it('begins each line in a row of its own, an empty one too', () => {
    expect(sectionLayout({ lines: [[1, 2, 3, 4], [], [5]] }, 3)).toEqual({
      rows: [[1, 2, 3], [4], [], [5]],
      begins: [0, -1, 1, 2],
    });
  });

  it('keeps a family in one row, and begins no row with a blank', () => {
    const line = [1, 2, BLANK, 3, 4, BLANK, 5, 6];
    expect(sectionLayout({ lines: [line] }, 5).rows).toEqual([
      [1, 2, BLANK, 3, 4],
      [5, 6],
    ]);
    expect(sectionLayout({ lines: [line] }, 4).rows).toEqual([
      [1, 2, BLANK],
      [3, 4, BLANK],
      [5, 6],
    ]);
    // A family that is longer than a row is broken.
    expect(sectionLayout({ lines: [[1, 2, 3, BLANK, 4]] }, 2).rows).toEqual([[1, 2], [3, BLANK], [4]]);
  });
});

describe('the keys of the wall', () => {
  const rows = [[1, 2, 3], [], [4], [5, BLANK, 6]];
  const after = (board: number, key: string, isIn: (board: number) => boolean = () => true) =>
    boardAfterKey(rows, board, key, isIn);

  it('lead along the boards, and up and down to the nearest', () => {
    expect([1, 3, 6].map((board) => after(board, 'ArrowRight'))).toEqual([2, 4, 6]);
    expect([1, 4, 6].map((board) => after(board, 'ArrowLeft'))).toEqual([1, 3, 5]);
    expect([3, 4, 5].map((board) => after(board, 'ArrowDown'))).toEqual([4, 5, 5]);
    expect([6, 4, 2].map((board) => after(board, 'ArrowUp'))).toEqual([4, 1, 2]);
    expect([after(4, 'Home'), after(4, 'End'), after(4, 'x'), after(9, 'Home')]).toEqual([1, 6, null, null]);
  });

  it('pass over boards that are faded', () => {
    const isIn = (board: number): boolean => board === 2 || board === 6;
    expect(after(2, 'ArrowRight', isIn)).toBe(6);
    expect(after(2, 'ArrowDown', isIn)).toBe(6);
    expect([after(2, 'Home', isIn), after(2, 'End', isIn)]).toEqual([2, 6]);
    // From one that is faded itself.
    expect(after(4, 'ArrowLeft', isIn)).toBe(2);
  });
});
