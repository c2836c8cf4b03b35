import { expect, test } from 'vitest';
import { createRace } from '#exhibits/race.ts';
import { drawRace } from '#pictures/race/draw.ts';
import { type RaceView, describeRace, extentOf } from '#pictures/race/view.ts';
import { choosersOf, RUNNERS, runnerOf } from '#exhibits/race-words.ts';
import { encode } from '#puzzles/queens/encode.ts';
import { type Draw, drawnBy, expectAdopted, expectSameOverAny } from '../over-any.ts';
import { snapshotText } from '../svg.ts';

const race = createRace(encode({ n: 6 }).matrix, choosersOf('1'), {}, () => 0);
while (!race.isOver) race.turn(10_000);
const lines = race.standings().map(({ chooser, profile }) => {
  const id = runnerOf(chooser);
  return { id, name: id, profile };
});
const view: RaceView = { lines, lit: null, extent: extentOf(lines) };
const options = { id: 'race', title: 'Search nodes at each level' };

function drawn(shown: RaceView): SVGSVGElement {
  return drawnBy((svg) => drawRace(svg, shown, options));
}

test('draws: six queens', async () => {
  const svg = drawn(view);
  await expect(snapshotText(svg)).toMatchFileSnapshot('./snapshots/queens-6.svg');
  expect(svg.querySelectorAll('.race-line')).toHaveLength(5);
  const signs = RUNNERS.map((id) => svg.querySelector(`.is-${id} .race-sign`)!.getAttribute('d'));
  expect(new Set(signs).size).toBe(5);
});

test('draws nobody before the start, and no numbers', () => {
  const svg = drawn({ lines: [], lit: null, extent: null });
  expect(svg.querySelectorAll('.race-sign')).toHaveLength(0);
  expect(svg.outerHTML).not.toMatch(/NaN|Infinity|undefined/);
  const numbers = [...svg.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(numbers.join('')).not.toMatch(/[0-9]/);
});

test('lines grow on axes that stay', () => {
  const young = lines.map((line) => ({ ...line, profile: line.profile.slice(0, 2) }));
  const [before, after] = [drawn({ ...view, lines: young }), drawn(view)].map((svg) => ({
    axis: svg.querySelector('.race-levels')!.outerHTML,
    root: svg.querySelector('.is-smallest .race-sign')!.getAttribute('transform'),
    signs: svg.querySelectorAll('.is-smallest .race-sign').length,
  }));
  expect(before).toEqual({ ...after, signs: 2 });
});

test('lifts the line pointed at', () => {
  const svg = drawn({ ...view, lit: 'largest' });
  expect([...svg.querySelectorAll('.race-line')].at(-1)!.getAttribute('class')).toContain('is-lit');
});

test('drawn over any other view is what it is when drawn afresh', () => {
  const young = lines.map((line) => ({ ...line, profile: line.profile.slice(0, 2) }));
  const views: RaceView[] = [
    { lines: [], lit: null, extent: null },
    { ...view, lines: young },
    view,
    { ...view, lit: 'largest' },
  ];
  const draws = views.map(
    (each): Draw =>
      (svg) =>
        drawRace(svg, each, options),
  );
  expectSameOverAny(draws);
  expectAdopted(draws);
});

test('says in words what it shows', () => {
  expect(describeRace(view)).toContain('smallest: down to level 6, with the most nodes, 36, on level 3.');
  expect(describeRace({ lines: [] })).toContain('Nobody has started.');
});
