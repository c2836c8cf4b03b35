import { recordCheapest } from '#history/record-cheapest.ts';
import type { Moment } from '#pictures/kit/moment.ts';
import { drawPrices } from '#pictures/prices/draw.ts';
import type { CoursePoint } from '#pictures/prices/view.ts';
import type { Problem } from '#puzzles/problem.ts';
import type { BoardPlace } from '../scenario.ts';

const courses = new WeakMap<Problem['matrix'], readonly CoursePoint[]>();

/** Draws what is spent and what each row costs, for a run that is short. */
export function draw(svg: SVGSVGElement, moment: Moment, { id }: BoardPlace): void {
  const { matrix, title = 'What it costs' } = { ...moment.problem };
  drawPrices(svg, moment, courseOf(matrix), { id: `${id}-board`, title });
}

/** Every decision of the run, once for each matrix. */
function courseOf(matrix: Problem['matrix']): readonly CoursePoint[] {
  const known = courses.get(matrix);
  if (known) return known;
  const run = recordCheapest(matrix);
  const course = Array.from({ length: run.lastStep() + 1 }, (_, step): CoursePoint => {
    const { event, costs } = run.seek(step);
    const { atLeast = 0, cutoff = Infinity, isPruned = false } = costs ?? {};
    return { event, atLeast, cutoff, isPruned };
  });
  courses.set(matrix, course);
  return course;
}
