/** The search tree with its stylesheet, for figures that show it only on request. */
import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import type { Picture } from '#ui/figure/pictures.ts';
import { part } from '#ui/kit/parts.ts';
import { createTreeExplorer } from './tree-explorer.ts';

export function unfoldedTree(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): Picture {
  return createTreeExplorer(part(host, 'tree', HTMLElement), figure, signal).update;
}
