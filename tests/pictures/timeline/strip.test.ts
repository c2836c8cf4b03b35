import { expect, test } from 'vitest';
import { createMatrix } from '#dlx/index.ts';
import { record } from '#history/index.ts';
import { drawStrip } from '#pictures/timeline/draw.ts';
import { stripView } from '#pictures/timeline/view.ts';
import { queens } from '../../matrices/queens.ts';
import { type Draw, drawnBy, expectAdopted, expectSameOverAny } from '../over-any.ts';
import { snapshotText } from '../svg.ts';

/** Five queens, all of the run, a part of it or what has been; and eight, with more solutions than have marks. */
const draws = [5, 8].flatMap((n): Draw[] => {
  const recording = record(queens(n));
  const last = recording.lastStep();
  const at = { recording, zoom: 'decisions', step: Math.floor(last / 2), last } as const;
  const part = { from: Math.floor(last / 3), to: Math.floor(last / 2) };
  const views = [stripView(at), stripView(at, part), stripView(at, undefined, 'past'), stripView({ ...at, step: 0 })];
  return views.map((view) => (svg) => drawStrip(svg, view));
});

test('draws: a part of the run of five queens', async () => {
  await expect(snapshotText(drawnBy(draws[1]!))).toMatchFileSnapshot('./snapshots/part.svg');
});

test('up to forty solutions have a mark each', () => {
  const marksOf = (solutions: number): number | undefined => {
    const rows = Array.from({ length: solutions }, () => [0]);
    const recording = record(createMatrix([{ name: 'a', kind: 'primary' }], rows));
    return stripView({ recording, zoom: 'decisions', step: 0, last: recording.lastStep() }).solutions?.length;
  };
  expect([1, 40, 41].map(marksOf)).toEqual([1, 40, undefined]);
});

test('drawn over any other it is what it is when drawn afresh', () => {
  expectSameOverAny(draws);
  expectAdopted(draws);
});
