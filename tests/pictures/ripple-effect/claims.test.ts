import { describe, expect, test } from 'vitest';
import { rippleRowProblem } from '#ui/lessons/ripple-row/row-standard.ts';
import { claimsOf, claimWords, roomSheets, sharedWords } from '#pictures/ripple-effect/claims.ts';
import { drawClaims } from '#pictures/ripple-effect/draw-claims.ts';
import { type EncodingName, ENCODINGS, encodeWith } from '#puzzles/ripple-effect/encodings.ts';
import { type Draw, drawnBy } from '../over-any.ts';
import { expectStates } from '../states.ts';
import { newSvg, snapshotText } from '../svg.ts';

const { puzzle } = rippleRowProblem();
const of = (encoding: EncodingName, ...names: string[]) => claimsOf(puzzle, encoding, names);

test('the sheets of a number have every one of its ones, once', () => {
  for (const name of ENCODINGS) {
    const { matrix, rowNames } = encodeWith(puzzle, name);
    const row = matrix.rows[rowNames.indexOf('2 at (3,3)')]!;
    const { sheets } = of(name, '2 at (3,3)');
    const claimed = sheets.flatMap((sheet) => sheet.claimed.map(({ id }) => id));
    expect(claimed.sort(), name).toEqual(row.map((at) => matrix.columns[at]!.name).sort());
  }
});

test('the sheets are planes, with one for each value where the encoding has them', () => {
  const shapes = ENCODINGS.map((name) => {
    const { sheets } = of(name, '2 at (3,3)');
    const room = sheets.find((sheet) => sheet.name === 'B=2')!.kind;
    const planes = sheets.filter(({ shape }) => shape !== 'one');
    return `${name}: ${room}, ${planes.map((plane) => `${plane.name} ×${plane.copies}`).join(', ')}`;
  });
  expect(shapes).toEqual([
    'four arms: primary, 2 up ×5, 2 down ×5, 2 left ×5, 2 right ×5',
    'two arms: primary, 2 down ×5, 2 right ×5',
    'pairs: primary, pairs of 2s ×1',
    'rooms secondary: secondary, 2 up ×5, 2 down ×5, 2 left ×5, 2 right ×5',
    'one plane: primary, the plane ×1',
    'plus: primary, plane 2 ×5',
    'no rooms: off, 2 up ×5, 2 down ×5, 2 left ×5, 2 right ×5',
  ]);
  expect(claimWords(of('rooms secondary', '2 at (3,3)'))).toBe(
    '2 at (3,3) claims the columns c3,3, B=2, which is secondary, 3 of 2 up, 3 of 2 down, 3 of 2 left and 3 of ' +
      '2 right.',
  );
  expect(claimWords(of('no rooms', '2 at (3,3)'))).not.toContain('B=2');
});

test('two numbers share columns exactly when the rules forbid them, in every right encoding', () => {
  const names = rippleRowProblem().rowNames;
  const around = names.filter((name) => !name.endsWith('(3,3)'));
  for (const encoding of ['four arms', 'two arms', 'pairs', 'rooms secondary'] as const) {
    for (const other of around.filter((_, at) => at % 3 === 0)) {
      const { shared, forbidden } = of(encoding, '2 at (3,3)', other);
      expect(shared.length > 0, `${encoding}: ${other}`).toBe(forbidden !== '');
    }
  }
});

test('what the lesson shows is said in words', () => {
  expect(sharedWords(of('four arms', '3 at (1,3)', '3 at (4,3)'))).toBe(
    '3 at (1,3) and 3 at (4,3) share 3L1,3 and 3R4,3, so they cannot both be chosen. Nor do the rules allow them.',
  );
  expect(of('two arms', '3 at (1,3)', '3 at (4,3)').shared).toEqual(['3R4,3']);
  expect(of('pairs', '3 at (1,3)', '3 at (4,3)').shared).toEqual(['3:1,3~4,3']);
  expect(sharedWords(of('plus', '1 at (2,3)', '1 at (4,3)'))).toContain(
    'share 1+r3,3, so they cannot both be chosen. But the rules allow them.',
  );
  expect(sharedWords(of('two arms', '1 at (2,3)', '1 at (4,3)'))).toContain('So do the rules.');
  expect(of('four arms', '5 at (1,3)', '5 at (2,5)').shared).toEqual(['D=5']);
  expect(sharedWords(of('no rooms', '5 at (1,3)', '5 at (2,5)'))).toContain(
    'share no column, so the encoding lets both be chosen. But the rules forbid it: Room D has 5 twice',
  );
  expect(() => of('plus', '9 at (1,1)')).toThrow('there is no row 9 at (1,1)');
});

test('of two numbers that only their room keeps apart, its column is left', () => {
  for (const encoding of ['four arms', 'no rooms'] as const) {
    const claims = of(encoding, '5 at (1,3)', '5 at (2,5)');
    expect(claims.rule).toBe('room');
    expect(roomSheets(claims).sheets.map(({ name }) => name)).toEqual(['D=5']);
  }
  expect(of('two arms', '3 at (1,3)', '3 at (4,3)').rule).toBe('ripple');
  expect(of('plus', '1 at (2,3)', '1 at (4,3)').rule).toBeNull();
});

test('what the lesson asks for is neither said nor drawn', () => {
  const claims = of('two arms', '2 at (3,3)');
  expect(claimWords(claims, true)).toBe(
    '2 at (3,3) claims the columns c3,3, B=2 and some in 2 planes; the question below asks which.',
  );
  const [down, right] = claims.sheets
    .filter(({ shape }) => shape === 'plane')
    .map((sheet) => {
      const svg = newSvg();
      drawClaims(svg, sheet, { isSign: true, isCovered: true });
      return snapshotText(svg);
    });
  expect(down).toContain('>?<');
  expect(right).toBe(down);
});

describe('a sheet', () => {
  const sheet = (encoding: EncodingName, name: string, ...rows: string[]): Draw => {
    const found = of(encoding, ...rows).sheets.find((each) => each.name === name)!;
    return (svg) => drawClaims(svg, found);
  };
  const [sign] = of('plus', '2 at (3,3)').sheets.filter(({ shape }) => shape === 'plane');
  const draws = {
    'two sheets behind, and a dot for the number': (svg: SVGSVGElement): void =>
      drawClaims(svg, sign!, { isSign: true }),
    plus: sheet('plus', 'plane 1', '1 at (2,3)', '1 at (4,3)'),
    pairs: sheet('pairs', 'pairs of 3s', '3 at (1,3)', '3 at (4,3)'),
    'no rooms': sheet('no rooms', 'D=5', '5 at (1,3)', '5 at (2,5)'),
  };

  test('draws: pairs', async () => {
    await expect(snapshotText(drawnBy(draws.pairs))).toMatchFileSnapshot('snapshots/claims-pairs.svg');
  });

  test('has marks for every state', () => {
    return expectStates(draws, drawnBy, 'snapshots/claims-states.txt');
  });
});
