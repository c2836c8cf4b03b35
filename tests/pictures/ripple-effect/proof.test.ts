import { expect, test } from 'vitest';
import { proofOf } from '#ui/lessons/encodings/run-words.ts';
import { drawProof } from '#pictures/ripple-effect/draw-proof.ts';
import { compared } from '#puzzles/ripple-effect/compare.ts';
import { puzzleCalled } from '../../unit/puzzles/ripple-effect/library-files.ts';
import { type Draw, drawnBy, expectSameOverAny } from '../over-any.ts';
import { expectStates } from '../states.ts';
import { snapshotText } from '../svg.ts';

const puzzle = puzzleCalled('five-by-five');
const runs = compared(puzzle);
const names = ['one plane', 'plus', 'no rooms'] as const;

const drawOf =
  (name: (typeof names)[number]): Draw =>
  (svg) =>
    drawProof(svg, puzzle, proofOf(puzzle, name, runs)!, { id: 'proof', title: 'Why it fails' });
const drawn = (name: (typeof names)[number]): SVGSVGElement => drawnBy(drawOf(name));

test('draws what stands against: plus', async () => {
  await expect(snapshotText(drawn('plus'))).toMatchFileSnapshot('snapshots/against-plus.svg');
});

test('shows what stands against each', () =>
  expectStates(Object.fromEntries(names.map((name) => [name, name])), drawn, 'snapshots/against-states.txt'));

test('hatches what each of two numbers claims, fills what both do, and fades the others', () => {
  const plus = drawn('plus');
  expect(plus.querySelectorAll('.claimed.by-both')).toHaveLength(2);
  expect(plus.querySelectorAll('.hatch.by-first')).toHaveLength(7);
  expect(plus.querySelectorAll('.hatch.by-second')).toHaveLength(7);
  expect(plus.querySelectorAll('.number')).toHaveLength(25);
  expect(plus.querySelectorAll('.number.is-meant')).toHaveLength(2);
  const loose = drawn('no rooms');
  expect(loose.querySelectorAll('.claimed, .hatch')).toHaveLength(0);
  expect(loose.querySelectorAll('.ring.fault')).toHaveLength(2);
  expect(loose.querySelectorAll('.number.is-meant')).toHaveLength(2);
});

test('drawn over any other, also over the markup of the build, it is the picture of what is shown', () => {
  expectSameOverAny(names.map(drawOf));
});
