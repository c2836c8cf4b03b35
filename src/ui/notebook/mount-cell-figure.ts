import { cellScenario } from '#scenarios/user-problem.ts';
import type { Highlight } from '#pictures/kit/highlight.ts';
import { mountFigure } from '#ui/figure/mount-figure.ts';
import { afterPaint } from '#ui/kit/after-paint.ts';
import { part } from '#ui/kit/parts.ts';
import { userProblemPictures } from '#ui/tools/own-problem/user-problem-pictures.ts';
import { onWish } from './cell-problems.ts';

/** Wires the standard figure on the problem of its cell. */
export function mountCellFigure(host: HTMLElement, signal: AbortSignal): Promise<void> {
  const standard = JSON.parse(part(host, 'standard', HTMLElement).textContent) as string;
  const scenario = cellScenario(standard);
  return mountFigure(host, signal, {
    scenario,
    pictures(place, figure, until) {
      // `figure` is defined only after `pictures` has returned.
      queueMicrotask(() => {
        const hear = {
          problem(text: string) {
            figure().set('problem', text);
            afterPaint(() => delete host.dataset['outdated'], until);
          },
          place: (at: Highlight | null) => figure().pin(at),
          proof: (words: string) => figure().rest(words),
        };
        onWish(host, until, hear);
      });
      return userProblemPictures(scenario, place, figure, until);
    },
  });
}
