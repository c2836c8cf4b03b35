/** The parts of the board that columns are about: branched on, or pointed at by the reader. */
import type { RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';
import { joined } from '../kit/joined.ts';
import { CELL, corner } from './layout.ts';
import { outlinePath } from './lines.ts';
import type { Region } from './region.ts';
import type { GridView } from './view.ts';

/** Over the numbers: a double outline for the branching column, a heavy one for the highlight. */
export function drawRegions(layer: SVGGElement, view: GridView): void {
  const { branch, pointed, pointedCell, puzzle, deadEnds = [] } = view;
  const outlines = [
    ...(branch
      ? [
          { id: 'branch-outer', kind: 'is-branch outer', cells: branch.cells, inset: 3 },
          { id: 'branch-inner', kind: 'is-branch inner', cells: branch.cells, inset: 6 },
        ].map((outline) => ({
          ...outline,
          kind: branch.isDeadEnd ? `${outline.kind} is-dead-end` : outline.kind,
          column: branch.column,
        }))
      : []),
    ...deadEnds.map(({ meaning, cells, column }) => {
      // Inside the frame of the hint where it is about the same cells.
      const inset = cells.some((cell) => branch?.cells.includes(cell)) ? 10 : 4;
      return { id: `dead-${cells[0]}-${meaning.kind}`, kind: 'dead is-dead-end', cells, inset, column };
    }),
    ...(pointed
      ? [
          {
            id: 'pointed',
            kind: pointed.meaning.kind === 'ripple' ? 'is-lit ripple' : 'is-lit',
            cells: pointed.cells,
            inset: 2,
            column: pointed.column,
          },
        ]
      : []),
    ...(pointedCell >= 0 ? [{ id: 'pointed-cell', kind: 'is-lit', cells: [pointedCell], inset: 2, column: -1 }] : []),
  ];
  joined(layer, 'path', outlines)
    .attr('class', ({ kind }) => `region ${kind}`)
    .attr('data-column', ({ column }) => (column < 0 ? null : column))
    .attr('d', ({ cells, inset }) => outlinePath(puzzle, cells, inset, inset > 5 ? 3 : 5));
  drawTabs(layer, view);
}

/** A tab on the upper edge of a room, or of a ripple's own cell, names the number it is about. */
function drawTabs(layer: SVGGElement, { branch, pointed, puzzle, deadEnds = [] }: GridView): void {
  const tabs = [
    ...(branch ? tabOf(puzzle, branch, 'is-branch', branch.isDeadEnd) : []),
    ...deadEnds.flatMap((part) => tabOf(puzzle, part, `of-${part.cells[0]}`, true)),
    ...(pointed && pointed.column !== branch?.column ? tabOf(puzzle, pointed, 'is-lit', false) : []),
  ];
  joined(layer, 'g', tabs, (tab) => {
    const { ownerDocument, namespaceURI } = tab;
    for (const tag of ['rect', 'text']) tab.append(ownerDocument.createElementNS(namespaceURI, tag));
  })
    .attr('class', ({ kind }) => `tab ${kind}`)
    .attr('data-column', ({ column }) => (column < 0 ? null : column))
    .attr('transform', ({ x, y }) => `translate(${x} ${y})`)
    .each(function ({ text }) {
      const wide = 8 + 8 * text.length;
      const [rect, label] = this.children;
      rect?.setAttribute('x', String(-wide / 2));
      rect?.setAttribute('y', '-8');
      rect?.setAttribute('width', String(wide));
      rect?.setAttribute('height', '16');
      rect?.setAttribute('rx', '4');
      label?.setAttribute('dy', '0.345em');
      if (label) label.textContent = text;
    });
}

function tabOf(puzzle: RipplePuzzle, region: Region, kind: string, isDeadEnd: boolean) {
  const { meaning, cells, column } = region;
  const cell = cells[0] ?? 0;
  if (meaning.kind === 'cell') return [];
  const at = corner(cell % puzzle.width, Math.floor(cell / puzzle.width));
  return [
    {
      id: `tab-${kind}`,
      kind: isDeadEnd ? `${kind} is-dead-end` : kind,
      text: isDeadEnd ? `${meaning.value}×` : String(meaning.value),
      column,
      // Clear of the room's letter, and in the first row of the numbers above the grid.
      x: at.x + CELL / 2 + 4,
      y: at.y + (cell < puzzle.width ? 6 : 1),
    },
  ];
}
