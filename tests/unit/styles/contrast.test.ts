import { describe, expect, test } from 'vitest';
import type { Rgb } from '../../../scripts/cards/colour.ts';
import { contrast, inGamut, oklabFromLinear, seenBy, sights } from './colour.ts';
import { colours, declared, themes } from './tokens.ts';

// [what is drawn, the grounds it is drawn on]
const text: [string, string[]][] = [
  ['ink', ['paper', 'paper-raised', 'paper-sunk', 'rule', 'highlight-ground', 'covered-ground']],
  ['ink-soft', ['paper', 'paper-raised', 'paper-sunk']],
  ['ink-faint', ['paper', 'paper-raised', 'paper-sunk', 'covered-ground']],
  ['primary', ['paper', 'paper-raised', 'primary-ground', 'highlight-ground']],
  ['secondary', ['paper', 'paper-raised', 'secondary-ground', 'highlight-ground']],
  ['branch', ['paper', 'paper-raised', 'branch-ground']],
  ['tried', ['paper', 'paper-raised', 'tried-ground', 'highlight-ground']],
  ['chosen', ['paper', 'paper-raised', 'chosen-ground', 'highlight-ground']],
  ['on-chosen', ['chosen-fill']],
  ['solution', ['paper', 'paper-raised']],
  ['dead-end', ['paper', 'paper-raised']],
  ['crossing', ['paper', 'paper-raised']],
  ['undone', ['paper', 'paper-raised']],
  ['given', ['paper', 'given-ground', 'highlight-ground']],
  ['found', ['paper', 'paper-raised', 'highlight-ground']],
  ['paper-raised', ['ink']],
  ...['code-keyword', 'code-string', 'code-number', 'code-function'].map((name): [string, string[]] => [
    name,
    ['paper-sunk', 'paper-raised'],
  ]),
];

const graphics: [string, string[]][] = [
  ['rule-strong', ['paper', 'paper-raised', 'paper-sunk']],
  ['covered', ['paper', 'paper-raised', 'covered-ground']],
  ['highlight', ['paper', 'paper-raised', 'highlight-ground']],
  ['focus', ['paper', 'paper-raised', 'paper-sunk']],
  // The outline of a chosen row.
  ['chosen', ['paper', 'paper-raised']],
];

const pieces = [...'FHIJLNOPRTUVWXYZ'];

describe.each(themes)('the %s theme', (theme) => {
  const all = colours(theme);
  const token = (name: string): Rgb => {
    const colour = all.get(name);
    if (!colour) throw new Error(`no token --${name}`);
    return colour;
  };
  const pairs = (list: [string, string[]][]) =>
    list.flatMap(([name, grounds]) => grounds.map((ground) => [name, ground] as const));

  test('every colour is read, and can be shown on an sRGB screen', () => {
    expect(all.size).toBe(declared);
    expect([...all].filter(([, colour]) => !inGamut(colour)).map(([name]) => name)).toEqual([]);
  });

  test.each(pairs(text))('text: %s on %s has 4.5:1', (name, ground) => {
    expect(contrast(token(name), token(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(graphics))('graphics: %s on %s has 3:1', (name, ground) => {
    expect(contrast(token(name), token(ground))).toBeGreaterThanOrEqual(3);
  });

  test.each(pieces)('piece %s has 3:1 against the board', (name) => {
    expect(contrast(token(`piece-${name}`), token('paper'))).toBeGreaterThanOrEqual(3);
  });

  test.runIf(theme === 'dark')('the pieces are evenly light, and no chosen row outshines them', () => {
    const lightness = (name: string): number => oklabFromLinear(token(name))[0];
    const ofPieces = pieces.map((name) => lightness(`piece-${name}`));
    expect(Math.min(...ofPieces)).toBeGreaterThanOrEqual(0.695);
    expect(Math.max(...ofPieces)).toBeLessThanOrEqual(0.805);
    expect(lightness('chosen-fill')).toBeLessThan(0.45);
  });

  // A difference of 0.02 in OKLab is just seen; sixteen colours cannot be much farther apart for
  // readers who see two kinds of light only, so each piece carries its letter as well.
  test.each(sights)('the pieces stay apart in %s sight', (sight) => {
    const seen = pieces.map((name) => oklabFromLinear(seenBy(sight, token(`piece-${name}`))));
    const distances = seen.flatMap((one, i) => seen.slice(0, i).map((other) => apart(one, other)));
    expect(Math.min(...distances)).toBeGreaterThan(sight === 'ordinary' ? 0.08 : 0.045);
  });
});

function apart(one: Rgb, other: Rgb): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}
