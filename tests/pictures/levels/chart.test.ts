import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { drawLevels } from '#pictures/levels/draw.ts';
import { record } from '#history/index.ts';
import { encode as encodeKnuth } from '#puzzles/knuth/encode.ts';
import { encode } from '#puzzles/queens/encode.ts';
import { snapshotText } from '../svg.ts';

const { matrix } = encodeKnuth();
const smallest = { name: 'smallest column', profile: record(matrix).totals.profile };
const name = { id: 'levels', title: 'Search nodes at each level' };

function page(): Document {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  return document;
}

function drawn(...[run, options]: Parameters<typeof drawLevels>): Element {
  const document = page();
  document.body.innerHTML = drawLevels(run, options);
  return document.querySelector('.levels')!;
}

describe('the chart of levels', () => {
  test('draws a run', async () => {
    const chart = drawn(smallest, { document: page(), ...name });
    await expect(snapshotText(chart as SVGSVGElement)).toMatchFileSnapshot(`./snapshots/one-run.svg`);
  });

  test('has a bar as long as its number, and the number beside it', () => {
    const { profile } = record(encode({ n: 8 }).matrix).totals;
    const chart = drawn({ name: '8 queens', profile }, { document: page(), ...name });
    const widths = [...chart.querySelectorAll('.level-bars rect')].map((bar) => Number(bar.getAttribute('width')));
    const numbers = [...chart.querySelectorAll('.level-numbers text')].map((text) => Number(text.textContent));
    expect(numbers).toEqual([...profile]);
    const unit = widths[5]! / profile[5]!;
    widths.forEach((width, level) => {
      expect(width).toBeCloseTo(profile[level]! * unit, 6);
    });
  });

  test('is a picture with a name and words, and brings no style and no colour of its own', () => {
    const chart = drawn(smallest, { document: page(), ...name });
    const svg = chart.querySelector('svg')!;
    expect(svg.getAttribute('role')).toBe('img');
    expect(svg.getAttribute('aria-label')).toBe(name.title);
    expect(svg.querySelector('desc')!.textContent).toContain('6 nodes on 4 levels');
    expect(svg.querySelector('style, script')).toBeNull();
    expect(svg.querySelectorAll('[aria-label]')).toHaveLength(0);
    expect(svg.outerHTML).not.toMatch(/#[0-9a-f]{3,}|rgb|font-family/u);
  });
});
