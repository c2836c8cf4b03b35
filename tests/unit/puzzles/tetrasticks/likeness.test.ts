import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AllBoards } from '#puzzles/tetrasticks/all-boards.ts';
import type { Board } from '#puzzles/tetrasticks/decode.ts';
import { familiesOf, mostShared, placesOf } from '#puzzles/tetrasticks/likeness.ts';
import { edgeName } from '#puzzles/tetrasticks/lattice.ts';
import { ownersOf } from '#puzzles/tetrasticks/owners.ts';
import { imagesOf } from '#puzzles/tetrasticks/symmetry.ts';
import { wallBoards } from '#puzzles/tetrasticks/wall-boards.ts';
import { every } from '../../../support/runs.ts';

const file = new URL('../../../../content/data/boards.json', import.meta.url);
const boards = wallBoards(JSON.parse(readFileSync(file, 'utf8')) as AllBoards);
const owners = Array.from({ length: boards.total }, (_, board) => ownersOf(boards.placementsOf(board)));

/** The images of a board, which several tests ask for. */
const images = new Map<number, readonly Board[]>();

function imagesAt(at: number): readonly Board[] {
  const known = images.get(at) ?? imagesOf(boards.at(at).board);
  images.set(at, known);
  return known;
}

const keysOf = ({ placements }: Board): string[] =>
  placements.map(({ piece, edges }) => `${piece} ${edges.map(edgeName).sort().join(' ')}`);

describe('places of a piece', () => {
  it.each(['I', 'X', 'H'] as const)('%s: each board is in one group, turned as the group says', (piece) => {
    const groups = placesOf(owners, piece);
    expect(groups.flatMap((group) => group.boards).toSorted((a, b) => a - b)).toEqual(owners.map((_, at) => at));
    for (const { placement, boards: numbers, turns } of groups) {
      for (const [at, board] of numbers.entries()) {
        const image = imagesAt(board)[turns[at] ?? 0]!;
        const there = image.placements.find((one) => one.piece === piece);
        expect(there?.edges.map(edgeName).sort()).toEqual(placement?.edges.map(edgeName).sort());
      }
    }
  });

  it('no two groups have the same place up to symmetry, and larger ones come first', () => {
    const groups = placesOf(owners, 'X');
    const places = groups.map(({ placement }) => {
      const alone = imagesOf({ width: 5, height: 5, placements: [placement!] });
      return alone.map((image) => keysOf(image)[0]!).sort()[0];
    });
    expect(new Set(places).size).toBe(places.length);
    expect(groups.map((group) => group.boards.length)).toEqual([996, 678, 121]);
  });

  it('boards without the piece are the last group', () => {
    const last = placesOf(owners, 'H').at(-1)!;
    expect(last.placement).toBeNull();
    expect(last.boards).toEqual(Array.from({ length: 72 }, (_, at) => at));
  });
});

describe('families', () => {
  const families = familiesOf(owners);

  it('hold each board once, the largest first', () => {
    expect(families.flat().toSorted((a, b) => a - b)).toEqual(owners.map((_, at) => at));
    const sizes = families.map(({ length }) => length);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(families).toHaveLength(1140);
  });

  it('are those that comparing all pieces of all images finds', () => {
    // Sixty boards in the middle of those without L, against all others without L.
    const group = boards.groups.find(({ name }) => name === 'L')!;
    const familyOf = new Map(families.flatMap((family, at) => family.map((board): [number, number] => [board, at])));
    const all = Array.from({ length: group.count }, (_, at) => group.from + at);
    const keys = new Map(all.map((board) => [board, new Set(keysOf(boards.at(board).board))]));
    let related = 0;
    for (const board of every(3, all.slice(200, 260))) {
      const imageKeys = imagesAt(board).map(keysOf);
      for (const other of all) {
        const otherKeys = keys.get(other)!;
        const most = Math.max(...imageKeys.map((image) => image.filter((key) => otherKeys.has(key)).length));
        expect(mostShared(owners[board]!, owners[other]!)).toBe(most);
        if (most < 13) continue;
        related += Number(board !== other);
        expect(familyOf.get(board)).toBe(familyOf.get(other));
      }
    }
    expect(related).toBeGreaterThan(10);
  });

  it('each has relatives all the way', () => {
    for (const family of families.slice(0, 12)) {
      const reached = new Set(family.slice(0, 1));
      for (const board of reached) {
        for (const other of family) {
          if (mostShared(owners[board]!, owners[other]!) >= 13) reached.add(other);
        }
      }
      expect(reached.size).toBe(family.length);
    }
  });
});
