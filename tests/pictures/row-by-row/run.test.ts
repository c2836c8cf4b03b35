import { expect, test } from 'vitest';
import { drawRun } from '#pictures/row-by-row/draw.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import { type Draw, drawnBy, expectAdopted, expectSameOverAny } from '../over-any.ts';
import { expectStates } from '../states.ts';
import { snapshotText } from '../svg.ts';

const problem = encode({ omit: 'L' });
const name = { id: 'run', title: 'A run' };
const row = problem.rowNames.indexOf('V N (1,1)');
const picked = problem.matrix.columns.findIndex((column) => column.name === 'I21');

const runs = problem.groups.map(
  (group, at): Draw =>
    (svg) =>
      drawRun(svg, problem, at, { row, column: picked }, { ...name, title: group.name }),
);

test('draws a run of a row: the junctions', async () => {
  const at = problem.groups.findIndex((group) => group.name === 'junctions');
  await expect(snapshotText(drawnBy(runs[at]!))).toMatchFileSnapshot('./snapshots/run-junctions.svg');
});

test('each run of a row has its ones', () =>
  expectStates(
    Object.fromEntries(problem.groups.map((group, at) => [group.name, runs[at]!])),
    drawnBy,
    './snapshots/states.txt',
  ));

test('a row drawn over another, built with the page, is what it is when drawn afresh', () => {
  const draws = [...runs, (svg: SVGSVGElement): void => drawRun(svg, problem, 1, { row: 0, column: null }, name)];
  expectSameOverAny(draws);
  expectAdopted(draws);
});
