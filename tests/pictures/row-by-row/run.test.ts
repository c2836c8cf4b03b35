import { expect, test } from 'vitest';
import { drawRun } from '#pictures/row-by-row/draw.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import { newSvg, reparsed, snapshotText } from '../svg.ts';

const problem = encode({ omit: 'L' });
const name = { id: 'run', title: 'A run' };
const row = problem.rowNames.indexOf('V N (1,1)');
const picked = problem.matrix.columns.findIndex((column) => column.name === 'I21');

test.each(problem.groups.map((group, at) => [group.name, at] as const))('a run of a row: %s', async (title, at) => {
  const svg = newSvg();
  drawRun(svg, problem, at, { row, column: picked }, { ...name, title });
  const file = `./snapshots/run-${title.replace(' ', '-')}.svg`;
  await expect(snapshotText(svg)).toMatchFileSnapshot(file);
});

test('a row drawn over another, built with the page, is what it is when drawn afresh', () => {
  const built = newSvg();
  drawRun(built, problem, 1, { row: 0, column: null }, name);
  const svg = reparsed(built);
  drawRun(svg, problem, 1, { row, column: picked }, name);
  const fresh = newSvg();
  drawRun(fresh, problem, 1, { row, column: picked }, name);
  expect(snapshotText(svg)).toBe(snapshotText(fresh));
});
