/** Draws a puzzle with fewer givens: what its solutions agree on, and which givens are away. */
import { selectAll } from 'd3-selection';
import { only } from '../kit/joined.ts';
import { describeCell } from './describe.ts';
import { drawGrid } from './draw.ts';
import { outlinePath } from './lines.ts';
import type { GridView } from './view.ts';

interface GivensOptions {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
  /** All the givens of the puzzle, for each cell its number or 0. */
  readonly givens: readonly number[];
  /** The cell of the given that the reader points at, or -1. */
  readonly pointed?: number;
  /** True when the givens can be pressed. */
  readonly isLive?: boolean;
}

/** Draws the view; a given that is away leaves a dashed outline in its cell. */
export function drawGivens(svg: SVGSVGElement, view: GridView, options: GivensOptions): void {
  const { id, title, givens, pointed = -1, isLive = false } = options;
  const isLeft = (cell: number): boolean => (view.puzzle.givens[cell] ?? 0) > 0;
  const away = givens.flatMap((given, cell) => (given > 0 && !isLeft(cell) ? [cell] : []));
  const shown = { ...view, pointedCell: pointed, pointedValue: givens[pointed] ?? 0 };
  drawGrid(svg, shown, { id, title, marks: 'all', cells: isLive ? 'img' : 'plain' });
  only(svg, 'path', 'away').attr('d', away.map((cell) => outlinePath(view.puzzle, [cell], 6, 4)).join(''));
  if (!isLive) return;
  selectAll<SVGRectElement, { cell: number }>(svg.querySelectorAll<SVGRectElement>('.cell'))
    .attr('role', ({ cell }) => ((givens[cell] ?? 0) > 0 ? 'button' : 'img'))
    .attr('aria-pressed', ({ cell }) => ((givens[cell] ?? 0) > 0 ? String(isLeft(cell)) : null))
    .attr('aria-label', ({ cell }) =>
      away.includes(cell)
        ? `${describeCell(view, cell)}; its given ${givens[cell] ?? 0} is taken away`
        : describeCell(view, cell),
    );
}
