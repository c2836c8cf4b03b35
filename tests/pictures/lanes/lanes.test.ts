import { expect, test } from 'vitest';
import { createRace } from '#exhibits/race.ts';
import { lanesAt, startOf } from '#pictures/lanes/view.ts';
import { drawLanes } from '#pictures/lanes/draw.ts';
import { lanesLayout } from '#pictures/lanes/layout.ts';
import type { LanesView } from '#pictures/lanes/view.ts';
import { ghostOf } from '#exhibits/race-ghosts.ts';
import { type Ran, runsOf } from '#exhibits/race-replay.ts';
import { choosersOf, RUNNERS } from '#exhibits/race-words.ts';
import { encode } from '#puzzles/queens/encode.ts';
import { type Draw, drawnBy, expectAdopted, expectSameOverAny } from '../over-any.ts';
import { snapshotText } from '../svg.ts';

function ranOn(n: number, nodes = Infinity): Ran[] {
  const race = createRace(encode({ n }).matrix, choosersOf('1'), { nodes }, () => 0);
  while (!race.isOver) race.turn(10_000);
  return runsOf(race.standings(), race.tracks());
}

const runs = ranOn(6, 300);
const earlier = [5, 8].map((n) =>
  ghostOf(
    `${n} queens`,
    ranOn(n).map(({ standing }) => standing),
  ),
);
const options = { id: 'lanes', title: 'The race in lanes' };

function drawn(view: LanesView): SVGSVGElement {
  return drawnBy((svg) => drawLanes(svg, view, options));
}

test('draws: six queens on their way, one done, after other races', async () => {
  const svg = drawn(lanesAt(runs, 2_000, earlier));
  await expect(snapshotText(svg)).toMatchFileSnapshot('./snapshots/queens-6.svg');
});

test('draws the start line without a number, with earlier races or without', () => {
  for (const view of [startOf(RUNNERS), startOf(RUNNERS, earlier)]) {
    const svg = drawn(view);
    expect(svg.querySelectorAll('.race-sign')).toHaveLength(5);
    const texts = [...svg.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(texts.join('')).not.toMatch(/[0-9]/);
    expect(svg.outerHTML).not.toMatch(/NaN|Infinity|undefined|null/);
  }
});

test('a runner that was done has a post, one that was stopped a barrier and words', () => {
  const { lanes } = lanesAt(runs, 10_000);
  expect(lanes.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'stopped', 'done']);
  expect(lanes[0]?.words).toBe('done: 1,973 updates, 4 solutions');
  expect(lanes[3]?.words).toBe('stopped: 300 nodes, 3 solutions');
});

test('runners keep up with the clock until they end, and solutions stay where they were found', () => {
  const half = lanesLayout(lanesAt(runs, 1_000));
  const late = lanesLayout(lanesAt(runs, 2_100));
  expect(new Set(half.lanes.map(({ front }) => front))).toEqual(new Set([half.clock]));
  expect(late.lanes[0]!.front).toBeLessThan(late.clock!);
  expect(late.lanes[1]!.front).toBe(late.clock);
  const before = half.lanes.map(({ solutions }) => solutions);
  late.lanes.forEach(({ solutions }, index) => {
    expect(solutions.slice(0, before[index]!.length)).toEqual(before[index]);
  });
});

test('what ended beyond this race stays in the picture, as an arrow', () => {
  const { lanes, right } = lanesLayout(lanesAt(runs, 0, earlier));
  const [five, eight] = lanes[0]!.ghosts;
  expect(five!.isBeyond).toBe(false);
  expect(eight).toMatchObject({ isBeyond: true, x: right });
});

test('drawn over any other moment is what it is when drawn afresh', () => {
  const views = [
    startOf(RUNNERS),
    startOf(RUNNERS, earlier),
    lanesAt(runs, 700),
    lanesAt(runs, 2_000, earlier, 'largest'),
    lanesAt(runs, 10_000, earlier),
  ];
  const draws = views.map(
    (view): Draw =>
      (svg) =>
        drawLanes(svg, view, options),
  );
  expectSameOverAny(draws);
  expectAdopted(draws);
});

test('says in words what it shows', () => {
  expect(startOf(RUNNERS).said).toBe('All five runners are at the start.');
  expect(lanesAt(runs, 2_000, earlier).said).toMatch(
    /^2,000 updates on the clock; done: smallest; .*In an earlier race, on 5 queens: smallest done after/,
  );
});
