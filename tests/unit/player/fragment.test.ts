import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { entriesOf, fragmentFor, joinFragment, packEntries, plainEntry, splitFragment } from '#player/fragment.ts';

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
      name: fc.constantFrom('a.b', 'figure.setting', 'page', 'x.packed', 'p.__proto__'),
      form: fc.constantFrom('plain', 'packed'),
      value: fc.string({ unit: 'grapheme' }),
    } as const);
    // Only what stands in a figure is packed.
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

test('a long value is packed where that is shorter', () => {
  const entries = [plainEntry('f.a', 'aaaa'), plainEntry('f.b', 'b'), plainEntry('f.c', 'cccc')];
  const packed = new Map([
    ['aaaa', 'a4'],
    ['cccc', null],
  ]);
  expect(packEntries(entries, packed)).toEqual([{ name: 'f.a', form: 'packed', value: 'a4' }, ...entries.slice(1)]);
});
