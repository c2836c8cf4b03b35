import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  entriesOf,
  fitEntries,
  fragmentFor,
  joinFragment,
  LONGEST_FRAGMENT,
  plain,
  queryOf,
  splitFragment,
  splitOldQuery,
} from '#player/fragment.ts';

describe('a fragment', () => {
  it.each([
    ['', '', ''],
    ['#lessons', 'lessons', ''],
    ['#queens?queens.n=8', 'queens', '?queens.n=8'],
    ['#?queens.n=8', '', '?queens.n=8'],
    ['#a?b?c', 'a', '?b?c'],
  ])('%j is a place and a state', (fragment, place, query) => {
    expect(splitFragment(fragment)).toEqual({ place, query });
  });

  it('that is joined is split again, whatever the values are', () => {
    const entry = fc.record({
      name: fc.constantFrom('a.b', 'figure.setting', 'page', 'x.kept', 'x.packed', 'p.__proto__'),
      form: fc.constantFrom('plain', 'packed', 'kept'),
      value: fc.string({ unit: 'grapheme' }),
    } as const);
    // Only what stands in a figure is packed or kept.
    const sound = entry.filter(({ name, form }) => form === 'plain' || /^[^.]+\.[^.]+$/.test(name));
    fc.assert(
      fc.property(fc.constantFrom('', 'queens'), fc.array(sound), (place, entries) => {
        const parts = splitFragment(joinFragment(place, entries));
        expect(parts.place).toBe(place);
        expect(entriesOf(parts.query)).toEqual(entries);
      }),
    );
  });

  it('leads to the figure whose state it brings', () => {
    expect(fragmentFor({ 'watch.puzzle': 'AB_ _..' })).toBe('#watch?watch.puzzle=AB_+_..');
    expect(fragmentFor({})).toBe('');
  });
});

describe('an old query', () => {
  it('gives what figures wrote, and leaves the rest as it is', () => {
    expect(splitOldQuery('?from=a-friend&queens.n=8&x')).toEqual({
      state: [plain('queens.n', '8')],
      rest: '?from=a-friend&x=',
    });
    expect(splitOldQuery('?from=a%20friend')).toEqual({ state: [], rest: '?from=a%20friend' });
    expect(splitOldQuery('')).toEqual({ state: [], rest: '' });
  });
});

describe('what is too long', () => {
  const long = (letter: string, length: number): string => letter.repeat(length);
  const asIs = { packed: () => null, keep: (value: string) => value.slice(0, 3) };

  it('is kept, the longest first, and only as long as that is needed', () => {
    const entries = [plain('f.a', long('a', 1000)), plain('f.b', long('b', 3000)), plain('f.c', long('c', 2000))];
    expect(fitEntries('f', entries, asIs).map(({ form }) => form)).toEqual(['plain', 'kept', 'plain']);
    const more = [...entries, plain('f.d', long('d', 2900))];
    const fitting = fitEntries('f', more, asIs);
    expect(fitting.map(({ form }) => form)).toEqual(['plain', 'kept', 'plain', 'kept']);
    expect(fitting[1]).toEqual({ name: 'f.b', form: 'kept', value: 'bbb' });
    expect(joinFragment('f', fitting).length).toBeLessThanOrEqual(LONGEST_FRAGMENT);
  });

  it('is packed before it is kept, and a key leads to the text and not to its packed form', () => {
    const packed = (value: string): string | null => (value.length > 50 ? value.slice(9) : null);
    const [short, small] = fitEntries('f', [plain('f.a', long('a', 60)), plain('f.b', 'b')], {
      ...asIs,
      packed,
    });
    expect(short).toEqual({ name: 'f.a', form: 'packed', value: long('a', 51) });
    expect(small).toEqual(plain('f.b', 'b'));
    const kept: string[] = [];
    const text = long('x', 5000);
    fitEntries('f', [plain('f.a', text)], { packed, keep: (value) => (kept.push(value), 'key') });
    expect(kept).toEqual([text]);
  });

  it('has an end, even for names without number', () => {
    const names = Array.from({ length: 2000 }, (_, index) => plain(`f.${index}`, '1'));
    expect(fitEntries('f', names, asIs)).toEqual(names);
    expect(queryOf(fitEntries('f', names, asIs))).toBe(queryOf(names));
  });
});
