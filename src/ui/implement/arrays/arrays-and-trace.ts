import { drawArrays } from '#pictures/arrays/draw.ts';
import { arraysView, arrowView } from '#pictures/arrays/view.ts';
import type { RunMoment } from '#pictures/kit/moment.ts';
import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import type { Picture } from '#ui/figure/pictures.ts';
import { part } from '#ui/kit/parts.ts';
import { mountTraceBox } from './trace-box.ts';

/** Mounts the box for a trace, which goes to steps of the figure; returns the picture that redraws the arrays. */
export function arraysAndTrace(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): Picture {
  const table = part(host, 'arrays', HTMLTableElement);
  mountTraceBox(host, figure, signal);
  let now: RunMoment | null = null;
  const draw = (): void => {
    if (!now) return;
    const { frame, links, share } = figure().dance.shown(now.frame);
    if (!links) return;
    drawArrays(table, arraysView(now.problem, links, frame, now.highlight), arrowView(links, frame, share));
  };
  figure().dance.watch('links', draw);
  return (moment) => {
    now = moment;
    draw();
  };
}
