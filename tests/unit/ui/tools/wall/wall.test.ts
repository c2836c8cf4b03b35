import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createRandom } from '#dlx/random.ts';
import { readState } from '#player/address.ts';
import type { AllBoards } from '#puzzles/tetrasticks/all-boards.ts';
import { countWith, EMPTY_PART, formatPart, parsePart } from '#puzzles/tetrasticks/board-part.ts';
import { ownersOf } from '#puzzles/tetrasticks/owners.ts';
import { wallBoards } from '#puzzles/tetrasticks/wall-boards.ts';
import { workshops } from '#ui/site/workshop.ts';
import { anotherOf } from '#ui/tools/wall/random-board.ts';
import { stepAfter } from '#ui/tools/wall/cursor.ts';
import { EXAMPLE_PART, lastStep, settingsOf, stateOf, wallChoices, wallTexts } from '#ui/tools/wall/wall-state.ts';
import {
  countWords,
  cursorWords,
  drawnWords,
  edgeHeatWords,
  headWords,
  heatWords,
  matchesHead,
  partSays,
  runWords,
} from '#ui/tools/wall/wall-words.ts';

const file = new URL('../../../../../content/data/boards.json', import.meta.url);
const boards = wallBoards(JSON.parse(readFileSync(file, 'utf8')) as AllBoards);

const read = (query: string) => readState(query, 'wall', wallChoices, 'decisions', wallTexts(boards));

describe('the address of the wall', () => {
  it('keeps all that can be chosen, and comes back', () => {
    const query = '?wall.sort=place&wall.piece=U&wall.part=U-H00-V00&wall.at=5000000&wall.board=L214';
    const { state, problems } = read(query);
    expect(problems).toEqual([]);
    const found = stateOf(state.settings, boards);
    expect(found).toEqual({
      sort: 'place',
      piece: 'U',
      part: parsePart('U-H00-V00'),
      step: 5_000_000,
      opened: 454 + 213,
    });
    expect(settingsOf(found, boards)).toEqual(state.settings);
  });

  it('begins with all boards found, in the order of the search', () => {
    const found = stateOf(read('').state.settings, boards);
    expect(found).toEqual({ sort: 'found', piece: 'I', part: EMPTY_PART, step: 21_088_241, opened: null });
    expect(settingsOf(found, boards)).toEqual(read('').state.settings);
  });

  it('refuses a step after the last, and a board that there is not', () => {
    expect(read('?wall.at=21088241').problems).toEqual([]);
    expect(read('?wall.at=21088242').problems).toEqual([
      'The link’s step, “21088242”, is damaged: write a whole number from 0 to 21088241.',
    ]);
    expect(read('?wall.board=H73').problems[0]).toMatch(/from H1 to H72, J1 to J382/);
    expect(read('?wall.part=Q').problems[0]).toMatch(/^The link’s part of a board, “Q”, is damaged: "Q" is not/);
  });

  it('ends with the longest search', () => {
    expect(lastStep(boards)).toBe(Math.max(...boards.groups.map(({ end }) => end)));
  });
});

it('offers an example that leaves few boards, as many as the pages say', () => {
  const owners = Array.from({ length: boards.total }, (_, board) => ownersOf(boards.placementsOf(board)));
  const example = parsePart(EXAMPLE_PART);
  expect(formatPart(example)).toBe(EXAMPLE_PART);
  expect(countWith(owners, example)).toBe(32);
  const page = workshops.tetrasticks.pages.find(({ slug }) => slug === 'wall');
  expect(page?.idea).toContain('the 32 that have it');
});

describe('the keys of the cursor', () => {
  const after = (key: string, step: number) => stepAfter(key, step, [10, 20, 20, 30], 40);

  it('lead from board to board, then to the ends', () => {
    expect([0, 10, 20, 30, 40].map((step) => after('ArrowRight', step))).toEqual([10, 20, 30, 40, 40]);
    expect([40, 30, 20, 10, 0].map((step) => after('ArrowLeft', step))).toEqual([30, 20, 10, 0, 0]);
    expect([after('Home', 20), after('End', 20), after('x', 20)]).toEqual([0, 40, null]);
    expect([after('PageDown', 20), after('PageUp', 20)]).toEqual([40, 0]);
    expect(stepAfter('PageDown', 500, [], 5_000_000)).toBe(1_000_500);
  });
});

describe('what the wall says', () => {
  it('counts what is there, has the part, and is found', () => {
    expect(countWords({ all: 72, withPart: 72, found: 72 })).toBe('72 boards');
    expect(countWords({ all: 1_752, withPart: 1_752, found: 925 })).toBe('1,752 boards, 925 found so far');
    expect(countWords({ all: 72, withPart: 5, found: 5 })).toBe('5 of 72 boards');
    expect(countWords({ all: 72, withPart: 5, found: 0 })).toBe('5 of 72 boards, none found so far');
    expect(countWords({ all: 1, withPart: 0, found: 0 })).toBe('0 of 1 board');
  });

  it('names what boards have in common', () => {
    expect(headWords({ sort: 'straight', straight: 1 })).toBe('1 junction passed straight');
    expect(headWords({ sort: 'place', piece: 'H', placement: null })).toBe('H is left out');
    expect(headWords({ sort: 'family', size: 5, families: 1 })).toBe('A family of 5');
    expect(headWords({ sort: 'family', size: 2, families: 324 })).toBe('324 families of 2');
    expect(runWords(boards.groups[0]!)).toBe(
      'The first is found at step 9,352, the last at 8,167,939; the search ends at 8,428,139.',
    );
    expect(cursorWords(5_119, 1, 1_795, false)).toBe('Step 5,119: 1 of 1,795 boards found');
  });

  it('says of a part how many boards have it, or what to do', () => {
    const says = (text: string, count: number, lack = null as Parameters<typeof partSays>[3]) =>
      partSays(parsePart(text), count, 1_795, lack);
    expect(says('', 1_795)).toMatch(/^Draw sticks/);
    expect(says('any-H00', 1_795)).toMatch(/^A single stick is on every board/);
    expect(says('any-H00-V54', 1_795)).toMatch(/^A single stick/);
    expect(says('any-H00-H10', 1_795)).toMatch(/^Every board has this when turned or flipped/);
    expect(says('U-H00', 1)).toBe('One of 1,795 boards has this when turned or flipped, and is shown that way.');
    expect(says('U-H00', 0)).toBe('No board has this, however it is turned or flipped. Clear the board and draw less.');
    expect(says('U-H00', 0, { edge: 'H00', pen: 'U', count: 1 })).toMatch(/Take back the stick H00, and 1 board has/);
    expect(matchesHead(1, 1)).toBe('The only board that has it');
    expect(matchesHead(412, 60)).toBe('The 412 boards that have it; here are 60');
  });
});

it('the page names the number of all boards', () => {
  const page = workshops.tetrasticks.pages.find(({ slug }) => slug === 'wall');
  expect(page?.idea).toContain(boards.total.toLocaleString('en'));
});

describe('where a piece lies, in words', () => {
  it('the edge with the most, and one with none', () => {
    expect(
      heatWords('I', [
        ['H00', 12],
        ['H14', 1020],
        ['H22', 0],
      ]),
    ).toBe(
      'The stronger an edge, the more boards have I on it, turned or flipped as needed: 1,020 boards on H14, none on H22.',
    );
    expect(heatWords('I', [['H00', 1]])).toMatch(/: 1 board on H00\.$/);
    expect(heatWords('H', [['H00', 0]])).toBe('H lies on no other edge of these boards.');
    expect(edgeHeatWords('I', 'H23', 0, 1795)).toBe('I on H23: none of 1,795 boards, turned or flipped as needed.');
  });
});

describe('a board at random', () => {
  it('is another than the one that is open, and each is as likely', () => {
    const { below } = createRandom(1);
    const among = Array.from({ length: 16 }, (_, board) => board * 3);
    const drawn = new Map(among.map((board) => [board, 0]));
    const draws = 15_000;
    for (let at = 0; at < draws; at += 1) {
      const board = anotherOf(among, 6, below) ?? -1;
      drawn.set(board, (drawn.get(board) ?? 0) + 1);
    }
    expect(drawn.get(6)).toBe(0);
    expect(drawn.size).toBe(16);
    const expected = draws / 15;
    const others = [...drawn].filter(([board]) => board !== 6);
    const chiSquared = others.reduce((sum, [, count]) => sum + (count - expected) ** 2 / expected, 0);
    // With 14 degrees of freedom one fair run in a thousand is above this.
    expect(chiSquared).toBeLessThan(36.1);
  });

  it('there is none besides a single one', () => {
    expect(anotherOf([5], 5, () => 0)).toBeNull();
    expect(anotherOf([5], null, () => 0)).toBe(5);
    expect(drawnWords(939)).toBe('Drawn at random from 939 boards, each as likely as any other.');
  });
});
