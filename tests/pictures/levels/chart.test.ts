import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { drawLevels } from '#pictures/levels/draw.ts';
import { record } from '#history/index.ts';
import { encode as encodeKnuth } from '#puzzles/knuth/encode.ts';
import { encode } from '#puzzles/queens/encode.ts';
import { snapshotText } from '../svg.ts';

const { matrix } = encodeKnuth();
const smallest = { name: 'smallest column', profile: record(matrix).totals.profile };
const leftmost = {
  name: 'leftmost column',
  profile: record(matrix, { chooser: 'leftmost' }).totals.profile,
};
const name = { id: 'levels', title: 'Search nodes at each level' };

function page(): Document {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  return document;
}

function drawn(...[runs, options]: Parameters<typeof drawLevels>): Element {
  const document = page();
  document.body.innerHTML = drawLevels(runs, options);
  return document.querySelector('.levels')!;
}

describe('the chart of levels', () => {
  test.each([
    ['one-run', [smallest]],
    ['two-runs', [smallest, leftmost]],
  ])('draws: %s', async (file, runs) => {
    const chart = drawn(runs, { document: page(), ...name });
    await expect(snapshotText(chart as SVGSVGElement)).toMatchFileSnapshot(`./snapshots/${file}.svg`);
  });

  test('has a bar as long as its number, and the number beside it', () => {
    const { profile } = record(encode({ n: 8 }).matrix).totals;
    const chart = drawn([{ name: '8 queens', profile }], { document: page(), ...name });
    const widths = [...chart.querySelectorAll('.level-bars rect')].map((bar) => Number(bar.getAttribute('width')));
    const numbers = [...chart.querySelectorAll('.level-numbers text')].map((text) => Number(text.textContent));
    expect(numbers).toEqual([...profile]);
    const unit = widths[5]! / profile[5]!;
    widths.forEach((width, level) => {
      expect(width).toBeCloseTo(profile[level]! * unit, 6);
    });
  });

  test('tells runs apart by their class, and names them in a legend', () => {
    const chart = drawn([smallest, leftmost], { document: page(), ...name });
    expect(chart.querySelectorAll('.level-bars.run-1 rect')).toHaveLength(4);
    expect([...chart.querySelectorAll('.legend li')].map((item) => item.textContent)).toEqual([
      'smallest column',
      'leftmost column',
    ]);
    expect(drawn([smallest], { document: page(), ...name }).querySelector('.legend')).toBeNull();
  });

  test('is a picture with a name and words, and brings no style and no colour of its own', () => {
    const chart = drawn([smallest], { document: page(), ...name });
    const svg = chart.querySelector('svg')!;
    expect(svg.getAttribute('role')).toBe('img');
    expect(svg.getAttribute('aria-label')).toBe(name.title);
    expect(svg.querySelector('desc')!.textContent).toContain('6 nodes on 4 levels');
    expect(svg.querySelector('style, script')).toBeNull();
    expect(svg.querySelectorAll('[aria-label]')).toHaveLength(0);
    expect(svg.outerHTML).not.toMatch(/#[0-9a-f]{3,}|rgb|font-family/u);
  });

  test('takes one to three runs', () => {
    expect(() => drawLevels([], { document: page(), ...name })).toThrow(RangeError);
    const four = [smallest, smallest, smallest, smallest];
    expect(() => drawLevels(four, { document: page(), ...name })).toThrow(/1 to 3 runs/u);
  });
});
