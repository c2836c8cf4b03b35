import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AllBoards } from '#puzzles/tetrasticks/all-boards.ts';
import { aspectsOf } from '#puzzles/tetrasticks/aspects.ts';
import { pieceOf } from '#puzzles/tetrasticks/pieces.ts';
import { boardIndex, wallBoardName, wallBoards } from '#puzzles/tetrasticks/wall-boards.ts';
import { symmetriesOf } from '#puzzles/tetrasticks/symmetry.ts';

const file = new URL('../../../../content/data/boards.json', import.meta.url);
const boards = wallBoards(JSON.parse(readFileSync(file, 'utf8')) as AllBoards);

describe('the boards of the wall', () => {
  it('follow each other group by group', () => {
    expect(boards.groups.map(({ name, from, count }) => [name, from, count])).toEqual([
      ['H', 0, 72],
      ['J', 72, 382],
      ['L', 454, 607],
      ['N', 1061, 530],
      ['Y', 1591, 204],
    ]);
    expect(boards.total).toBe(1795);
    expect(wallBoardName(boards.at(72))).toBe('Board no. 1 of 382 without J');
    expect(boards.at(72).step).toBe(5119);
    expect(boards.at(72).board.placements).toEqual(boards.placementsOf(72));
    expect(() => boards.at(1795)).toThrow(RangeError);
  });

  it('are named in an address by the piece left out and a number', () => {
    expect(['H1', 'H72', 'J1', 'Y204'].map((name) => boardIndex(boards, name))).toEqual([0, 71, 72, 1794]);
    const none = ['', 'H', 'H0', 'H73', 'H01', 'F1', 'H1.5', 'h1', 'Y205', 'L99999'];
    expect(none.map((name) => boardIndex(boards, name))).toEqual(none.map(() => null));
  });

  it('have F, once, in a shape that no symmetry keeps: so no board has one of its own', () => {
    expect(aspectsOf(pieceOf('F'))).toHaveLength(symmetriesOf({ width: 5, height: 5 }).length);
    for (let board = 0; board < boards.total; board += 1) {
      expect(boards.placementsOf(board).filter(({ piece }) => piece === 'F')).toHaveLength(1);
    }
  });
});
