import { drawArrays } from '#pictures/arrays/draw.ts';
import { arraysView } from '#pictures/arrays/view.ts';
import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import type { Picture } from '#ui/figure/pictures.ts';
import { part } from '#ui/kit/parts.ts';
import { mountTraceBox } from './trace-box.ts';

/** Mounts the box for a trace, which goes to steps of the figure; returns the picture that redraws the arrays. */
export function arraysAndTrace(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): Picture {
  const table = part(host, 'arrays', HTMLTableElement);
  mountTraceBox(host, figure, signal);
  return ({ problem, frame, highlight }) => {
    const { recording } = figure().player;
    const links = frame.state ?? recording.seek(frame.links, 'links').state;
    if (links) drawArrays(table, arraysView(problem, links, frame, highlight));
  };
}
