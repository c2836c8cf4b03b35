import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { offByOne, offByOneProblem } from '#ui/lessons/off-by-one/off-by-one-problem.ts';
import { coversOf, drawCover, smallProblem } from '#pictures/tetrasticks/covers.ts';
import { describeAtlas, drawAtlas } from '#pictures/tetrasticks/draw-atlas.ts';
import { drawPlaces } from '#pictures/tetrasticks/draw-lanes.ts';
import { drawBoard } from '#pictures/tetrasticks/draw.ts';
import { solutionView } from '#pictures/tetrasticks/view.ts';
import { withColumnKinds } from '#puzzles/problem.ts';
import { type Draw, drawnBy, expectAdopted, expectSameOverAny } from '../over-any.ts';
import { expectStates } from '../states.ts';
import { newSvg, snapshotText } from '../svg.ts';

const crossed = coversOf('FHLRTU')[1]![0]!;
const rows = crossed.id.split('-').map(Number);
const oneOff = withColumnKinds(smallProblem('FHLRTU', 'secondary'), ({ name }) =>
  name === `I${crossed.crossings[0]!.x}${crossed.crossings[0]!.y}` ? 'off' : undefined,
);
const options = { id: 'board', title: 'The board' };

async function snapshot(name: string, ...[draw, ...others]: readonly [Draw, ...Draw[]]): Promise<void> {
  expectSameOverAny([draw, ...others]);
  expectAdopted([draw, ...others]);
  await expect(snapshotText(drawnBy(draw))).toMatchFileSnapshot(`./snapshots/${name}.svg`);
}

describe('junctions that can be pressed', () => {
  const view = solutionView(oneOff, rows);

  const draw: Draw = (svg) => drawBoard(svg, view, { ...options, junctions: 'switches' });

  test('as switches, one of them off', async () => {
    const plain: Draw = (svg) => drawBoard(svg, view, options);
    await expectStates({ plain, switches: draw }, drawnBy, './snapshots/junction-states.txt');
    expectAdopted([draw]);
  });

  test('are one tab stop, and keep it where the reader has left it', () => {
    const svg = drawnBy(draw);
    const stops = (): string[] =>
      [...svg.querySelectorAll('[tabindex="0"]')].map((hit) => hit.getAttribute('data-id')!);
    expect(stops()).toEqual(['I11']);
    const [first, second] = svg.querySelectorAll('.hit-junction');
    first!.setAttribute('tabindex', '-1');
    second!.setAttribute('tabindex', '0');
    draw(svg);
    expect(stops()).toEqual(['I12']);
    const states = [...svg.querySelectorAll('[role="switch"]')].map((hit) => [
      hit.getAttribute('aria-label'),
      hit.getAttribute('aria-checked'),
    ]);
    expect(states.filter(([, isOn]) => isOn === 'false')).toHaveLength(1);
    expect(states).toHaveLength(4);
  });

  test('look so, and have no role, where no script serves them', () => {
    const svg = newSvg();
    drawBoard(svg, view, { ...options, junctions: 'switches', pressable: false });
    expect(svg.querySelectorAll('[role="switch"], [tabindex]')).toHaveLength(0);
    expect(svg.querySelectorAll('.junction-open')).toHaveLength(1);
    expect(svg.getAttribute('role')).toBe('img');
  });
});

test('a small cover, its crossing ringed', () =>
  snapshot(
    'small-cover',
    (svg) => drawCover(svg, crossed),
    (svg) => drawCover(svg, coversOf('FHLRTU')[0]![0]!),
  ));

test('the placements of the I, four of them lost', () => {
  const problem = offByOneProblem();
  return snapshot(
    'lanes-lost',
    (svg) => drawPlaces(svg, problem, offByOne(problem, true).lanes, options),
    (svg) => drawPlaces(svg, problem, offByOne(problem, false).lanes, options),
  );
});

test('a chart of the atlas', async () => {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const counts = [607, 11_533, 21_892, 4_705, 242, 0];
  const chart = drawAtlas(counts, { document, most: 28_321, chosen: 4, ...options });
  expect(chart.querySelectorAll('.atlas-bars [data-crossings]')).toHaveLength(6);
  expect(chart.querySelectorAll('.atlas-bands [data-crossings]')).toHaveLength(6);
  expect(describeAtlas(counts)).toBe(
    '38,979 covers, 607 of them without a crossing. The most common number of crossings is 2, in 21,892 covers. None has more than 4.',
  );
  await expect(snapshotText(chart)).toMatchFileSnapshot('./snapshots/atlas-l.svg');
});
