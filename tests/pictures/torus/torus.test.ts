import { describe, expect, test } from 'vitest';
import { drawTorus } from '#pictures/torus/draw.ts';
import { type TorusView, torusView } from '#pictures/torus/view.ts';
import { record } from '#history/index.ts';
import { encode } from '#puzzles/knuth/encode.ts';
import { encode as encodeOwn } from '#puzzles/own-matrix/encode.ts';
import { type Draw, drawnBy, expectAdopted, expectSameOverAny } from '../over-any.ts';
import { expectStates } from '../states.ts';
import { newSvg, reparsed, snapshotText } from '../svg.ts';

const knuth = encode();
const run = record(knuth.matrix);
const steps = Array.from({ length: run.lastStep('links') + 1 }, (_, step) => run.seek(step, 'links'));
const secondary = encode({ secondary: 'BF' });
const small = encodeOwn({
  kinds: ['primary', 'off', 'secondary', 'primary'],
  rows: [
    [true, true, true, false],
    [false, false, false, false],
    [false, false, true, false],
  ],
});

const views: Record<string, TorusView> = {
  plain: torusView(knuth),
  start: torusView(knuth, { frame: steps[0]! }),
  'half out': torusView(knuth, { frame: steps[4]! }),
  'covered, ghost lit': torusView(knuth, {
    frame: steps[9]!,
    highlight: { row: 1, column: 3 },
  }),
  'a write half done': torusView(knuth, { frame: steps[5]!, share: 0.5 }),
  'a header’s write half done': torusView(knuth, { frame: steps[3]!, share: 0.5 }),
  uncover: torusView(knuth, { frame: steps.find(({ move }) => move?.kind === 'uncover')! }),
  solution: torusView(knuth, {
    frame: steps.find(({ event }) => event === 'solution')!,
    selected: 'root',
  }),
  secondary: torusView(secondary, { frame: record(secondary.matrix).seek(12, 'links') }),
  'off, and empty lines': torusView(small, { highlight: { row: null, column: 3 } }),
};

function drawn(view: TorusView, interactive = false): SVGSVGElement {
  return drawnBy((svg) => drawTorus(svg, view, { id: 'torus', interactive }));
}

describe('the torus', () => {
  test.each(['covered, ghost lit', 'off, and empty lines'])('draws: %s', async (name) => {
    const file = `snapshots/${name.replace(/,? /g, '-')}.svg`;
    await expect(snapshotText(drawn(views[name]!))).toMatchFileSnapshot(file);
  });

  test('has marks for every state', () => {
    return expectStates(views, drawn, 'snapshots/states.txt');
  });

  test('drawn over any other view is what it is when drawn afresh', () => {
    const draws = Object.values(views).map(
      (view): Draw =>
        (svg) =>
          drawTorus(svg, view, { id: 'torus', interactive: true }),
    );
    expectSameOverAny(draws, newSvg, (svg) => snapshotText(svg).replaceAll(/ tabindex="[^"]*"/g, ''));
    expectAdopted(draws);
  });

  test('a still torus is taken over as one that takes presses', () => {
    const svg = reparsed(drawn(views['start']!));
    const before = [...svg.querySelectorAll('.torus-node, .torus-link')];
    drawTorus(svg, views['half out']!, { id: 'torus', interactive: true });
    expect([...svg.querySelectorAll('.torus-node, .torus-link')]).toEqual(before);
    expect(snapshotText(svg)).toBe(snapshotText(drawn(views['half out']!, true)));
  });

  test('marks every node with its row and column, for the other pictures', () => {
    const svg = drawn(views['start']!);
    const places = [...svg.querySelectorAll('.torus-node.is-node')].map((node) => [
      Number(node.getAttribute('data-row')),
      Number(node.getAttribute('data-column')),
    ]);
    const ones = knuth.matrix.rows.flatMap((row, index) => row.map((column) => [index, column]));
    expect(places).toEqual(ones);
  });

  test('stays small enough for SVG at 12 × 12, all ones', () => {
    const full = encodeOwn({
      kinds: Array.from({ length: 12 }, () => 'primary' as const),
      rows: Array.from({ length: 12 }, () => Array.from({ length: 12 }, () => true)),
    });
    const frame = record(full.matrix).seek(200, 'links');
    const svg = drawn(torusView(full, { frame, highlight: { row: 4, column: 7 } }), true);
    expect(svg.querySelectorAll('*').length).toBeLessThan(1_500);
    expect(svg.outerHTML).not.toMatch(/NaN|undefined/);
  });
});
