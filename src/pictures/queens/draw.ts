import { select } from 'd3-selection';
import { joined, only } from '../kit/joined.ts';
import type { PictureName } from '../kit/name-picture.ts';
import { hundredths } from '../kit/round.ts';
import { drawUserBoard } from '../user-board/draw.ts';
import { CELL } from '../user-board/layout.ts';
import { describeQueens } from './describe.ts';
import { type QueensLayout, FONT, queensLayout, ROOM } from './layout.ts';
import { type LineMark, type QueensView, isShown } from './view.ts';

/** Over the cells and under the queens, from the lowest to the highest; and over everything. */
const UNDER = ['hatches', 'branch', 'glow', 'strokes', 'outlines', 'links', 'rings'] as const;
const OVER = ['names', 'outcomes'] as const;

type Groups = Record<(typeof UNDER)[number] | (typeof OVER)[number], SVGGElement>;

/** Radius of the ring around a queen that is attacked. */
const RING = 25;

/**
 * Draws the chessboard of `view` into `svg`, or brings an svg drawn before, here or at build time, up
 * to it: the board with the marks of its rows, and on it what no row adds. Cells carry `data-row`, the names
 * beside the board `data-column`; the styles are in ui/explore/boards/board-marks.css, queens.css and
 * queens-lines.css.
 */
export function drawQueens(svg: SVGSVGElement, view: QueensView, name: PictureName): void {
  const layout = queensLayout(view.n);
  const isDeadEnd = view.lines.some(({ search }) => search === 'dead end');
  const words = describeQueens(view);
  const groups = drawUserBoard(svg, { ...view, words }, name, {
    flags: { 'queens-board': true, 'is-small': false },
    under: UNDER,
    over: OVER,
    room: ROOM,
  });
  drawCellMarks(groups, view, layout, `${name.id}-hatch`);
  drawLines(groups, view, layout);
  drawAttacks(groups, view, layout);
  drawNames(groups, view, layout);
  drawOutcome(groups.outcomes, view.isSolved, isDeadEnd);
}

/** Hatching on cells that can take no queen now, and an outline around those that are looked at. */
function drawCellMarks(
  { hatches, outlines }: Groups,
  { cells }: QueensView,
  layout: QueensLayout,
  hatch: string,
): void {
  const pattern = only(hatches, 'pattern', 'hatch')
    .attr('id', hatch)
    .attr('width', 8)
    .attr('height', 8)
    .attr('patternUnits', 'userSpaceOnUse')
    .attr('patternTransform', 'rotate(45)')
    .node();
  if (pattern) only(pattern, 'path', 'hatch-line').attr('d', 'M4 0V8').attr('stroke-width', 1.4);
  joined(
    hatches,
    'rect',
    cells.filter(({ state }) => state === 'hidden' || state === 'dropped'),
  )
    .attr('class', 'hatched')
    .attr('fill', `url(#${hatch})`)
    .attr('x', ({ cell }) => layout.corner(cell).x)
    .attr('y', ({ cell }) => layout.corner(cell).y)
    .attr('width', CELL)
    .attr('height', CELL);
  joined(
    outlines,
    'rect',
    cells.filter(({ state, lit }) => lit || state === 'candidate' || state === 'tried'),
  )
    .attr('class', ({ state, lit }) => `cell-outline is-${state}${lit ? ' is-lit' : ''}`)
    .attr('x', ({ cell }) => layout.corner(cell).x + 5)
    .attr('y', ({ cell }) => layout.corner(cell).y + 5)
    .attr('width', CELL - 10)
    .attr('height', CELL - 10)
    .attr('rx', 6);
}

function drawLines(groups: Groups, view: QueensView, layout: QueensLayout): void {
  const shown = view.lines.filter(isShown);
  const asked = view.lines.filter(({ search }) => search !== 'none');
  joined(groups.branch, 'path', asked)
    .attr('class', (mark) => lineClass('band', mark))
    .attr('d', ({ line }) => layout.outline(line, 2));
  joined(groups.glow, 'path', shown)
    .attr('class', (mark) => lineClass('glow-line', mark))
    .attr('d', ({ line }) => layout.path(line));
  joined(groups.strokes, 'path', shown)
    .attr('class', (mark) => lineClass('line', mark))
    .attr('d', ({ line }) => layout.path(line));
}

function drawAttacks(groups: Groups, { attacks }: QueensView, layout: QueensLayout): void {
  // What comes with the first touch needs no sheet: they have the rings that crossings have.
  for (const layer of [groups.links, groups.rings]) {
    select(layer).attr('stroke', 'var(--crossing)').attr('stroke-width', 3);
  }
  joined(groups.links, 'path', attacks)
    .attr('class', 'attack-link')
    .attr('d', ({ first, second }) => layout.link(first, second, RING));
  const attacked = new Map(
    attacks.flatMap(({ first, second }) => [first, second].map((cell) => [`${cell.file} ${cell.rank}`, cell] as const)),
  );
  joined(
    groups.rings,
    'circle',
    [...attacked].map(([id, cell]) => ({ id, cell })),
  )
    .attr('class', 'attack-ring')
    .attr('stroke-dasharray', '6 5.5')
    .attr('stroke-linecap', 'butt')
    .attr('cx', ({ cell }) => layout.middle(cell).x)
    .attr('cy', ({ cell }) => layout.middle(cell).y)
    .attr('r', RING);
}

function drawNames(groups: Groups, view: QueensView, layout: QueensLayout): void {
  joined(groups.names, 'g', view.lines)
    .attr('class', (mark) => lineClass(`name is-${mark.line.kind}`, mark))
    .attr('data-column', ({ column }) => column)
    .attr('data-row', ({ slack }) => slack?.row ?? null)
    .each(function ({ line, id }) {
      const { x, y } = layout.name(line);
      const target = layout.target(line);
      const tick = layout.tick(line);
      if (tick !== '') only(this, 'path', 'tick').attr('d', tick);
      only(this, 'circle', 'hit').attr('cx', target.x).attr('cy', target.y).attr('r', 13);
      const width = id.length * FONT * 0.62 + 8;
      only(this, 'rect', 'chip')
        .attr('x', hundredths(x - width / 2))
        .attr('y', y - 11)
        .attr('width', hundredths(width))
        .attr('height', 22)
        .attr('rx', 4);
      only(this, 'text', 'name-text')
        .attr('x', x)
        .attr('y', y)
        .attr('dy', '0.36em')
        .attr('text-anchor', 'middle')
        .text(id);
    });
}

/** The outcome, beside the board's top left corner: a diamond for a solution, a cross for a dead end. */
function drawOutcome(parent: SVGElement, solved: boolean, isDeadEnd: boolean): void {
  const at = -22;
  only(parent, 'path', 'outcome')
    .attr('fill', solved ? 'var(--solution)' : null)
    .attr('stroke', isDeadEnd ? 'var(--dead-end)' : null)
    .attr('stroke-width', 4)
    .attr(
      'd',
      solved ? `M${at},${at - 9}l9,9l-9,9l-9,-9Z` : isDeadEnd ? `M${at - 7},${at - 7}l14,14m0,-14l-14,14` : null,
    );
}

function lineClass(name: string, mark: LineMark): string {
  const { kind, lit, related, trying, search, move, isCovered, slack } = mark;
  const flags = { lit, related, trying, covered: isCovered, moving: move !== 'none' };
  const classes = [name, `is-${kind}`];
  for (const [flag, is] of Object.entries(flags)) if (is) classes.push(`is-${flag}`);
  if (search !== 'none') classes.push(`is-${search.replace(' ', '-')}`);
  if (slack) classes.push(`slack-${slack.state}`);
  return classes.join(' ');
}
