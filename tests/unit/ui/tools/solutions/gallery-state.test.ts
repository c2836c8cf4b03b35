import { describe, expect, test } from 'vitest';
import {
  boardOf,
  filterOf,
  galleryChoices,
  galleryUserProblems,
  isFiltered,
  JUNCTIONS,
  omittedOf,
  sortOf,
  unfiltered,
} from '#ui/tools/solutions/gallery-state.ts';
import { splitFragment } from '#player/fragment.ts';
import { momentFragment } from '#ui/tools/tetrastick-boards/opened-board.ts';
import { pinChoices, PIN_EXAMPLES, PINS } from '#ui/tools/three-runs/pin-examples.ts';
import { equationWords } from '#ui/tools/three-runs/pin-words.ts';
import { readState, writeState } from '#player/address.ts';
import { tetrasticks } from '#scenarios/tetrasticks.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';

const read = (query: string) => readState(query, 'g', galleryChoices, 'decisions', galleryUserProblems);

describe('the state of the gallery in the address', () => {
  test('comes back as it was written', () => {
    const settings = {
      omitted: 'N',
      sort: 'x',
      x: '23',
      straight: '7',
      meetings: '2',
      corners: 'FV',
      board: '14',
    };
    const state = { settings, kinds: new Map(), zoom: 'decisions', step: null } as const;
    const query = writeState('', 'g', galleryChoices, state, 'decisions', galleryUserProblems);
    const back = read(query);
    expect(back.problems).toEqual([]);
    expect(back.state.settings).toEqual(settings);
    expect(omittedOf(settings)).toBe('N');
    expect(sortOf(settings)).toBe('x');
    expect(boardOf(settings)).toBe(14);
    expect(filterOf(settings)).toEqual({
      x: '23',
      straight: 7,
      meetings: 2,
      corners: ['F', 'V'],
    });
    expect(isFiltered(settings)).toBe(true);
    expect(isFiltered(unfiltered(settings))).toBe(false);
    expect(unfiltered(settings)).toMatchObject({ omitted: 'N', sort: 'x', board: '14' });
  });

  test('the default asks for nothing and writes nothing', () => {
    const { state } = read('');
    expect(filterOf(state.settings)).toEqual({
      x: null,
      straight: null,
      meetings: null,
      corners: [],
    });
    expect(boardOf(state.settings)).toBeNull();
    expect(writeState('', 'g', galleryChoices, state, 'decisions', galleryUserProblems)).toBe('');
  });

  test.each([
    'g.omitted=F',
    'g.sort=sideways',
    'g.x=05',
    'g.straight=-1',
    'g.meetings=5',
    'g.corners=AB',
    'g.corners=FF',
    'g.board=0',
    'g.board=1e3',
    'g.board=999999',
    'g.what=ever',
  ])('a damaged part is reported and left out: %s', (query) => {
    const { state, problems } = read(`?${query}`);
    expect(problems).toHaveLength(1);
    expect(state).toEqual(read('').state);
  });

  test('junctions stand as they lie on the board, the top line first', () => {
    expect(JUNCTIONS.slice(0, 5)).toEqual(['14', '24', '34', '44', '13']);
    expect(JUNCTIONS).toHaveLength(16);
  });
});

test('the way to a moment is an address that the lesson understands', () => {
  for (const omitted of ['H', 'L'] as const) {
    const query = splitFragment(momentFragment(omitted, 12345)).query;
    const { state, problems } = readState(query, 'tetrasticks', tetrasticks.choices);
    expect(problems).toEqual([]);
    expect(state.step).toBe(12345);
    expect(state.settings).toEqual({ omitted, secondary: 'on' });
  }
});

describe('the three runs', () => {
  const counts = (...solutions: (number | null)[]) => solutions.map((one) => ({ solutions: one, groups: 0 }));

  test('in one line, as far as they are known', () => {
    const term = (count: string, share: number): string =>
      `${count}\u00A0solutions\u00A0÷\u00A0${share}\u00A0of\u00A0each`;
    const line = (a: string, b: string, c: string): string => [term(a, 8), term(b, 2), term(c, 1)].join(' = ');
    expect(equationWords(counts(56, 14, 7))).toBe(`${line('56', '14', '7')} = 7 boards`);
    expect(equationWords(counts(null, 144, 72))).toBe(`${line('?', '144', '72')} = 72 boards`);
    expect(equationWords(counts(null, null, null))).toBe(line('?', '?', '?'));
    // Were the runs not to agree, no equation would be claimed.
    expect(equationWords(counts(56, 14, 8))).toBe(line('56', '14', '8').replaceAll(' = ', ', '));
  });

  test('every example can be encoded with every pin', () => {
    expect(Object.keys(PIN_EXAMPLES)).toEqual([...pinChoices.board]);
    expect(PINS.map(({ id }) => id)).toEqual([...pinChoices.show]);
    for (const { options } of Object.values(PIN_EXAMPLES)) {
      for (const { pin } of PINS) expect(encode({ ...options, pinned: pin })).toBeDefined();
    }
  });
});
