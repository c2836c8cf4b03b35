import type { Choosing } from '#dlx/index.ts';
import { recordCheapest } from '#history/record-cheapest.ts';
import type { Moment, RunMoment } from '#pictures/kit/moment.ts';
import { drawPrices } from '#pictures/prices/draw.ts';
import type { CoursePoint } from '#pictures/prices/view.ts';
import type { Problem } from '#puzzles/problem.ts';
import type { BoardPlace } from '../scenario.ts';

const courses = new WeakMap<Problem['matrix'], Map<string, readonly CoursePoint[]>>();

/** Draws what is spent and what each row costs, for a run that is short. */
export function draw(svg: SVGSVGElement, moment: Moment, { id }: BoardPlace): void {
  const { matrix, title = 'What it costs' } = { ...moment.problem };
  const { chooser = 'smallest' } = (moment as Partial<RunMoment>).frame?.costs ?? {};
  drawPrices(svg, moment, courseOf(matrix, chooser), { id: `${id}-board`, title });
}

/** Every decision of the run, once for each matrix and each way to choose its columns (What if?). */
function courseOf(matrix: Problem['matrix'], chooser: Choosing): readonly CoursePoint[] {
  const ways = courses.get(matrix) ?? new Map<string, readonly CoursePoint[]>();
  courses.set(matrix, ways);
  const way = JSON.stringify(chooser);
  const known = ways.get(way);
  if (known) return known;
  const run = recordCheapest(matrix, 1, chooser);
  const course = Array.from({ length: run.lastStep() + 1 }, (_, step): CoursePoint => {
    const { event, costs } = run.seek(step);
    const { atLeast = 0, cutoff = Infinity, isPruned = false } = costs ?? {};
    return { event, atLeast, cutoff, isPruned };
  });
  ways.set(way, course);
  return course;
}
