import { expect, test } from 'vitest';
import { proofOf } from '#ui/lessons/encodings/run-words.ts';
import { drawProof } from '#pictures/ripple-effect/draw-proof.ts';
import { compared } from '#puzzles/ripple-effect/compare.ts';
import { puzzleCalled } from '../../unit/puzzles/ripple-effect/library-files.ts';
import { newSvg, reparsed, snapshotText } from '../svg.ts';

const puzzle = puzzleCalled('five-by-five');
const runs = compared(puzzle);
const names = ['one plane', 'plus', 'no rooms'] as const;

function drawn(name: (typeof names)[number], svg = newSvg()): SVGSVGElement {
  const proof = proofOf(puzzle, name, runs)!;
  drawProof(svg, puzzle, proof, { id: 'proof', title: 'Why it fails' });
  return svg;
}

test.each(names)('draws what stands against: %s', async (name) => {
  const text = snapshotText(drawn(name));
  await expect(text).toMatchFileSnapshot(`snapshots/against-${name.replaceAll(' ', '-')}.svg`);
});

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

test('drawn again, also over the markup of the build, it is the picture of what is shown', () => {
  const svg = reparsed(drawn('plus'));
  for (const name of ['no rooms', 'one plane', 'plus'] as const) {
    drawn(name, svg);
    expect(snapshotText(svg)).toBe(snapshotText(drawn(name)));
  }
});
