import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createRandom } from '#dlx/random.ts';
import type { AllBoards } from '#puzzles/tetrasticks/all-boards.ts';
import type { BoardPart } from '#puzzles/tetrasticks/board-part.ts';
import {
  bestTakeBack,
  countsOn,
  countWith,
  EMPTY_PART,
  formatPart,
  parsePart,
  partWords,
  stretchesOf,
  turnsOf,
  withEdge,
  withEdges,
} from '#puzzles/tetrasticks/board-part.ts';
import type { Board } from '#puzzles/tetrasticks/decode.ts';
import { edgeName, endsOf, pointText } from '#puzzles/tetrasticks/lattice.ts';
import { BOARD_EDGES, ownersOf } from '#puzzles/tetrasticks/owners.ts';
import { imagesOf } from '#puzzles/tetrasticks/symmetry.ts';
import { wallBoards } from '#puzzles/tetrasticks/wall-boards.ts';

const file = new URL('../../../../content/data/boards.json', import.meta.url);
const boards = wallBoards(JSON.parse(readFileSync(file, 'utf8')) as AllBoards);
const owners = Array.from({ length: boards.total }, (_, board) => ownersOf(boards.placementsOf(board)));

/** Whether a board has the part as it lies: by its pieces, and for `any` stick by stick. */
function hasPart({ placements }: Board, part: BoardPart): boolean {
  const over = (edge: string) => placements.find(({ edges }) => edges.some((one) => edgeName(one) === edge));
  const drawn = [...part];
  return drawn.every(([edge, pen]) => {
    if (pen !== 'any') return over(edge)?.piece === pen;
    const ends = endsOf(BOARD_EDGES.find((one) => edgeName(one) === edge)!).map(pointText);
    return drawn.every(([other, otherPen]) => {
      const isBeside = endsOf(BOARD_EDGES.find((one) => edgeName(one) === other)!).some((end) =>
        ends.includes(pointText(end)),
      );
      return otherPen !== 'any' || !isBeside || over(other) === over(edge);
    });
  });
}

/** Every seventh board, and its images as `symmetriesOf` makes them. */
const some = Array.from({ length: Math.ceil(boards.total / 7) }, (_, at) => at * 7);
const images = new Map(some.map((board) => [board, imagesOf(boards.at(board).board)]));

describe('boards with a part', () => {
  it('are those that brute force finds, and are turned so that they have it', () => {
    const random = createRandom(11);
    const parts = Array.from({ length: 12 }, (_, at): BoardPart => {
      const board = images.get(some[random.below(some.length)]!)![random.below(8)]!;
      const drawn = new Map<string, 'any' | (typeof board.placements)[number]['piece']>();
      for (const placement of random.shuffled(board.placements).slice(0, 1 + (at % 3))) {
        const pen = random.below(2) === 0 ? 'any' : placement.piece;
        for (const edge of placement.edges.slice(0, 2 + random.below(3))) drawn.set(edgeName(edge), pen);
      }
      return drawn;
    });
    let found = 0;
    for (const part of [...parts, EMPTY_PART, parsePart('U-H00-V00'), parsePart('any-H00-H10-H20-H30')]) {
      const turns = turnsOf(owners, part);
      for (const board of some) {
        expect(turns[board], `${formatPart(part)} on ${board}`).toBe(
          images.get(board)!.findIndex((image) => hasPart(image, part)),
        );
      }
      found += some.filter((board) => turns[board]! >= 0).length;
    }
    expect(found).toBeGreaterThan(some.length);
  });

  it('may be all, some or none', () => {
    const count = (text: string): number => countWith(owners, parsePart(text));
    expect(count('')).toBe(1795);
    // A stick alone is on every board, and so are two that do not touch.
    expect(count('any-H00')).toBe(1795);
    expect(count('any-H00-V54')).toBe(1795);
    // Along a side, I or a part of any other.
    expect(count('I-H00-H10-H20-H30')).toBe(1752);
    expect(count('any-H00-H10-H20-H30-H40')).toBe(0);
    expect(count('X-V00')).toBe(0);
  });

  it('are said to be none with the stick to take back', () => {
    const part = parsePart('U-H00-V00.O-H33-V33');
    expect(countWith(owners, part)).toBe(0);
    const back = bestTakeBack(owners, part)!;
    const rest = new Map(part);
    rest.delete(back.edge);
    expect(countWith(owners, rest)).toBe(back.count);
    for (const [edge] of part) {
      const other = new Map(part);
      other.delete(edge);
      expect(countWith(owners, other)).toBeLessThanOrEqual(back.count);
    }
    expect(bestTakeBack(owners, parsePart('X-V00-H00.O-V02-V04'))).toBeNull();
  });
});

describe('a part', () => {
  it('is drawn edge by edge, and taken back by the pen that drew it', () => {
    const one = withEdge(EMPTY_PART, 'H00', 'any');
    const other = withEdge(one, 'H00', 'U');
    expect([...other]).toEqual([['H00', 'U']]);
    expect(withEdge(other, 'H00', 'U').size).toBe(0);
  });

  it('falls into stretches that do not touch', () => {
    const numbers = stretchesOf(parsePart('U-V22.any-H00-H10-V44-H45'));
    expect(numbers.map((stretch) => stretch.map((edge) => edgeName(BOARD_EDGES[edge]!)).sort())).toEqual([
      ['H00', 'H10'],
      ['H45', 'V44'],
    ]);
  });

  it('has words', () => {
    expect(partWords(parsePart('any-H00-H10-V44'))).toBe('one piece, whichever, on H00 and H10; any piece on V44');
    expect(partWords(parsePart('U-H00-V00'))).toBe('U on H00 and V00');
  });

  it('comes back from its text, which is the same in whatever order it was drawn', () => {
    for (const text of ['', 'U-H00-V00', 'I-V00-V01-V02-V03.any-H45', 'U-H00.X-H11.any-V54']) {
      expect(formatPart(parsePart(text))).toBe(text);
    }
    expect(formatPart(parsePart('any-V54.X-H11.U-H00'))).toBe('U-H00.X-H11.any-V54');
  });

  it.each([
    ['Q-H00', /"Q" is not a tetrastick/],
    ['U', /U has no edge; write one after it/],
    ['U-H50', /the board has no edge “H50”/],
    ['U-H00-H00', /edge H00 is named twice/],
    ['U-H00.X-H00', /edge H00 is named twice/],
    ['.', /"" is not a tetrastick/],
  ])('with a fault is refused with its place and the cure: %s', (text, words) => {
    expect(() => parsePart(text)).toThrow(words);
  });
});

it('a stroke draws its edges in one pen, whatever had drawn them, and takes them back', () => {
  const part = parsePart('U-H00.any-V12');
  expect(formatPart(withEdges(part, ['H00', 'H10'], 'any'))).toBe('any-H00-H10-V12');
  expect(formatPart(withEdges(part, ['H00', 'H10'], null))).toBe('any-V12');
});

describe('where a piece lies on the boards that have a part', () => {
  it.each([
    ['', 'I'],
    ['', 'H'],
    ['U-H00-V00', 'X'],
    ['U-H00-V00', 'U'],
    ['any-H22-H23-V22-V32', 'L'],
  ] as const)('%j and %s: as many as are left once the edge is drawn as well', (text, piece) => {
    const part = parsePart(text);
    const counts = countsOn(owners, part, piece);
    BOARD_EDGES.forEach((edge, number) => {
      const name = edgeName(edge);
      if (part.has(name)) return;
      expect(counts[number], name).toBe(countWith(owners, withEdge(part, name, piece)));
    });
  });

  it('a part that no board has leaves nothing', () => {
    expect(countsOn(owners, parsePart('U-H00-V00-H45'), 'I').some((count) => count > 0)).toBe(false);
  });
});
