import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ColumnKind } from '#dlx/index.ts';
import { ZOOMS } from '#history/index.ts';
import { type FigureState, type ReadState, defaultState, readState, writeState } from '#player/address.ts';
import { runs } from '../../support/runs.ts';
import { anyCharacter } from '../../support/any-character.ts';

const choices = {
  omitted: ['H', 'J', 'L', 'N', 'Y'],
  junctions: ['on', 'off'],
  puzzle: ['nikoli-tutorial', 'back & forth', 'größe=5'],
} as const;

const states: fc.Arbitrary<FigureState> = fc.record({
  settings: fc.record({
    omitted: fc.constantFrom(...choices.omitted),
    junctions: fc.constantFrom(...choices.junctions),
    puzzle: fc.constantFrom(...choices.puzzle),
  }),
  kinds: fc
    .array(fc.tuple(fc.nat(999_999), fc.constantFrom<ColumnKind>('primary', 'secondary', 'off')), { maxLength: 5 })
    .map((kinds) => new Map(kinds)),
  zoom: fc.constantFrom(...ZOOMS),
  step: fc.option(fc.nat(Number.MAX_SAFE_INTEGER).filter((step) => String(step).length <= 15)),
});

describe('a state', () => {
  it('that is written is read again, whatever else the address says', () => {
    const others = fc.constantFrom('', '?', '?page=2', '?t.omitted=Y&x=%20', '?tt.step=9&u.step=4');
    fc.assert(
      fc.property(states, others, fc.constantFrom(...ZOOMS), (state, query, zoom) => {
        const written = writeState(query, 't', choices, state, zoom);
        expect(readState(written, 't', choices, zoom)).toEqual({ state, problems: [] });
      }),
      { numRuns: runs(500) },
    );
  });

  it('of one figure leaves the rest of the address alone', () => {
    fc.assert(
      fc.property(states, states, (one, other) => {
        const first = writeState('?page=2', 'a', choices, one);
        const both = writeState(first, 'ab', choices, other);
        expect(readState(both, 'a', choices).state).toEqual(one);
        expect(readState(both, 'ab', choices).state).toEqual(other);
        expect(new URLSearchParams(both).get('page')).toBe('2');
        const cleared = writeState(both, 'a', choices, defaultState(choices));
        expect(readState(cleared, 'ab', choices).state).toEqual(other);
        expect(readState(cleared, 'a', choices).state).toEqual(defaultState(choices));
      }),
    );
  });

  it('that nobody has touched writes nothing', () => {
    expect(writeState('', 't', choices, defaultState(choices))).toBe('');
    expect(writeState('?x=1', 't', choices, defaultState(choices))).toBe('?x=1');
    expect(writeState('?t.step=4', 't', choices, defaultState(choices))).toBe('');
    expect(writeState('', 't', choices, defaultState(choices, 'covers'), 'covers')).toBe('');
  });

  it('has an address that can be read by people', () => {
    const state: FigureState = {
      settings: { ...defaultState(choices).settings, omitted: 'L' },
      kinds: new Map([
        [75, 'off'],
        [3, 'secondary'],
        [4, 'primary'],
      ]),
      zoom: 'covers',
      step: 120,
      pinned: 7,
    };
    const query = writeState('', 'board', choices, state);
    expect(query).toBe('?board.omitted=L&board.columns=75o-3s-4p&board.zoom=covers&board.step=120&board.pinned=7');
    expect(readState(query, 'board', choices).state).toEqual(state);
  });
});

describe('a damaged address', () => {
  it('pins no row that could be there where it gives no number; the problem says so', () => {
    expect(readState('?t.pinned=A', 't', {}).state.pinned).toBeNaN();
    expect(readState('?t.pinned=-1', 't', {}).state.pinned).toBeNaN();
    expect(readState('?t.pinned=1e1', 't', {}).state.pinned).toBeNaN();
  });

  it.each([
    ['t.omitted=Q', 'The link sets omitted to “Q”, which is not a choice; “H” is used.'],
    ['t.omitted=', 'The link sets omitted to “”, which is not a choice; “H” is used.'],
    ['t.zoom=deep', 'The link asks for the zoom “deep”, but there is none of that name.'],
    ['t.columns=', 'The link’s list of switched columns, “”, is damaged.'],
    ['t.columns=3x', 'The link’s list of switched columns, “3x”, is damaged.'],
    ['t.columns=3s--4o', 'The link’s list of switched columns, “3s--4o”, is damaged.'],
    ['t.columns=1234567s', 'The link’s list of switched columns, “1234567s”, is damaged.'],
    ['t.step=-1', 'The link’s step, “-1”, is not the number of a step.'],
    ['t.step=1e3', 'The link’s step, “1e3”, is not the number of a step.'],
    ['t.step=1.5', 'The link’s step, “1.5”, is not the number of a step.'],
    ['t.step=9999999999999999', 'The link’s step, “9999999999999999”, is not the number of a step.'],
    ['t.step=%20', 'The link’s step, “ ”, is not the number of a step.'],
    ['t.__proto__=x', 'The link says “__proto__”, which this figure does not know.'],
    ['t.constructor=x', 'The link says “constructor”, which this figure does not know.'],
    ['t.=x', 'The link says “”, which this figure does not know.'],
    ['t.step=%F0%9F', 'The link’s step, “\uFFFD”, is not the number of a step.'],
  ])('%s gives the default, and says so', (query, problem) => {
    for (const start of ['', '?']) {
      expect(readState(`${start}${query}`, 't', choices)).toEqual({
        state: defaultState(choices),
        problems: [problem],
      });
    }
  });

  it('loses only the part that is damaged', () => {
    const query = '?t.omitted=Y&t.zoom=wide&t.step=7&t.columns=9&t.junctions=off';
    const { state, problems } = readState(query, 't', choices);
    expect(state).toEqual({
      settings: { ...defaultState(choices).settings, omitted: 'Y', junctions: 'off' },
      kinds: new Map(),
      zoom: 'decisions',
      step: 7,
    });
    expect(problems).toHaveLength(2);
  });

  it('never says more than a line about it', () => {
    const long = 'x'.repeat(10_000);
    const { problems } = readState(`?t.omitted=${long}&t.${long}=1`, 't', choices);
    expect(problems).toHaveLength(2);
    for (const problem of problems) expect(problem.length).toBeLessThan(90);
  });

  it('with markup in it stays text', () => {
    const html = '<img onerror=a()>';
    const query = `?t.omitted=${encodeURIComponent(html)}&t.step=${encodeURIComponent(html)}`;
    const { state, problems } = readState(query, 't', choices);
    expect(state).toEqual(defaultState(choices));
    expect(problems).toEqual([
      `The link sets omitted to “${html}”, which is not a choice; “H” is used.`,
      `The link’s step, “${html}”, is not the number of a step.`,
    ]);
    expect(writeState(query, 't', choices, state)).toBe('');
  });

  it('of any sort gives a state that is allowed, and never throws', () => {
    const word = fc.oneof(
      fc.constantFrom(
        't',
        't.',
        '.',
        '=',
        '&',
        '%',
        '%zz',
        '%00',
        '+',
        '-',
        '1',
        's',
        'H',
        'off',
        'step',
        'zoom',
        'columns',
        'omitted',
        'puzzle',
        'links',
        '<b>',
        '♛',
        '\u{1F600}',
        '\uD800',
      ),
      fc.string({ unit: anyCharacter, maxLength: 6 }),
    );
    const noise = fc.array(word, { maxLength: 12 }).map((words) => words.join(''));
    const damaged = fc.tuple(states, fc.nat(), fc.nat(4), noise).map(([state, at, cut, more]) => {
      const query = writeState('', 't', choices, state);
      const place = at % (query.length + 1);
      return query.slice(0, place) + more + query.slice(place + cut);
    });
    let problematic = 0;
    fc.assert(
      fc.property(fc.oneof(damaged, noise), (query) => {
        const { state, problems } = readState(query, 't', choices);
        expect(isAllowed(state)).toBe(true);
        if (problems.length > 0) problematic += 1;
        // What was read can be written and read again.
        const again = readState(writeState('', 't', choices, state), 't', choices);
        expect(again).toEqual({ state, problems: [] });
      }),
      { numRuns: runs(10_000), seed: 1 },
    );
    expect(problematic).toBeGreaterThan(runs(1000));
  });
});

it('the last of two values counts, and lists of columns add up', () => {
  const query = '?t.step=4&t.step=5&t.columns=1s&t.columns=2o-1o';
  expect(readState(query, 't', choices).state).toMatchObject({
    step: 5,
    kinds: new Map([
      [1, 'off'],
      [2, 'off'],
    ]),
  });
});

function isAllowed({ settings, kinds, zoom, step }: FigureState): boolean {
  const isWhole = (number: number): boolean => Number.isSafeInteger(number) && number >= 0;
  return (
    Object.keys(settings).join() === Object.keys(choices).join() &&
    Object.entries(choices).every(([name, values]) => values.some((value) => value === settings[name])) &&
    [...kinds].every(([column, kind]) => isWhole(column) && ['primary', 'secondary', 'off'].includes(kind)) &&
    ZOOMS.includes(zoom) &&
    (step === null || isWhole(step))
  );
}

describe('a setting that the reader writes', () => {
  const written = {
    matrix: { standard: 'A', noun: 'matrix', accepts: (text: string) => /^[AB]*$/.test(text) },
  };
  const read = (query: string): ReadState => readState(query, 't', choices, 'decisions', written);

  it('is any text of its format, and its default is not written', () => {
    const standard = defaultState(choices, 'decisions', written);
    expect(standard.settings).toMatchObject({ omitted: 'H', matrix: 'A' });
    expect(writeState('', 't', choices, standard, 'decisions', written)).toBe('');
    const texts = fc.string({ unit: fc.constantFrom('A', 'B') });
    fc.assert(
      fc.property(states, texts, (some, matrix) => {
        const state = { ...some, settings: { ...some.settings, matrix } };
        const query = writeState('', 't', choices, state, 'decisions', written);
        expect(read(query)).toEqual({ state, problems: [] });
      }),
    );
  });

  it('that is damaged gives its default, and says so', () => {
    expect(read('?t.matrix=ABC&t.step=3')).toEqual({
      state: { ...defaultState(choices, 'decisions', written), step: 3 },
      problems: ['The link’s matrix, “ABC”, is damaged.'],
    });
    const telling = {
      matrix: { ...written.matrix, faultOf: (text: string) => `no ${text.at(-1)}` },
    };
    expect(readState('?t.matrix=ABC', 't', choices, 'decisions', telling).problems).toEqual([
      'The link’s matrix, “ABC”, is damaged: no C.',
    ]);
  });

  it('is not known to a figure without it', () => {
    expect(readState('?t.matrix=A', 't', choices).problems).toHaveLength(1);
  });
});
