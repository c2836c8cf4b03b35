import { joined, layers, only } from '../kit/joined.ts';
import type { PictureName } from '../kit/name-picture.ts';
import { namePicture } from '../kit/name-picture.ts';
import { describeQueens } from './describe.ts';
import type { QueensLayout } from './layout.ts';
import { CELL, FONT, MARGIN, queensLayout } from './layout.ts';
import { QUEEN_PATH } from './queen-path.ts';
import type { CellMark, LineMark, QueensView } from './view.ts';
import { isShown } from './view.ts';
import { hundredths } from '../kit/round.ts';

/** From the lowest to the highest. */
const LAYERS = [
  ...(['patterns', 'frame', 'squares', 'hatches', 'branch', 'glow', 'strokes'] as const),
  ...(['outlines', 'links', 'rings', 'queens', 'names', 'corner'] as const),
] as const;

type Groups = Record<(typeof LAYERS)[number], SVGGElement>;

/** Radius of the ring around a queen that is attacked. */
const RING = 25;

export interface QueensDrawOptions extends PictureName {
  /** Whether the keyboard can walk over the queens on the board. Default: false. */
  readonly focusable?: boolean;
}

/**
 * Draws the chessboard of `view` into `svg`, or brings an svg drawn before, here or at build time,
 * up to it. Cells carry `data-row`, the names beside the board `data-column`; the styles are in
 * components/pictures/queens.css.
 */
export function drawQueens(svg: SVGSVGElement, view: QueensView, options: QueensDrawOptions): void {
  const { focusable = false } = options;
  const layout = queensLayout(view.n);
  svg.setAttribute('viewBox', `0 0 ${layout.size} ${layout.size}`);
  svg.setAttribute('class', svgClass(svg, view));
  namePicture(svg, options, describeQueens(view), focusable ? 'group' : 'img');
  const groups = layers(svg, LAYERS);
  drawGround(groups, view, layout, `${options.id}-hatch`);
  drawCells(groups, view, layout, focusable);
  drawLines(groups, view, layout);
  drawAttacks(groups, view, layout);
  drawNames(groups, view, layout);
  drawCorner(groups.corner, view);
}

/** Other classes that the page has given the svg stay. */
function svgClass(svg: SVGSVGElement, { n, solved, isBroken, lines }: QueensView): string {
  const others = (svg.getAttribute('class') ?? '')
    .split(/\s+/u)
    .filter((name) => !/^(?:queens-board|is-solved|is-broken|is-dead-end|is-small|)$/u.test(name));
  const isDeadEnd = lines.some(({ search }) => search === 'dead end');
  return [
    'queens-board',
    ...(n <= 5 ? ['is-small'] : []),
    ...(solved ? ['is-solved'] : []),
    ...(isBroken ? ['is-broken'] : []),
    ...(isDeadEnd ? ['is-dead-end'] : []),
    ...others,
  ].join(' ');
}

function drawGround(groups: Groups, view: QueensView, layout: QueensLayout, hatch: string): void {
  const pattern = only(groups.patterns, 'pattern', 'hatch')
    .attr('id', hatch)
    .attr('width', 8)
    .attr('height', 8)
    .attr('patternUnits', 'userSpaceOnUse')
    .attr('patternTransform', 'rotate(45)')
    .node();
  if (pattern) only(pattern, 'path', 'hatch-line').attr('d', 'M4 0V8');
  only(groups.frame, 'rect', 'board-edge')
    .attr('x', MARGIN - 2)
    .attr('y', MARGIN - 2)
    .attr('width', layout.board + 4)
    .attr('height', layout.board + 4);
  joined(
    groups.hatches,
    'rect',
    view.cells.filter(({ state }) => state === 'hidden' || state === 'dropped'),
  )
    .attr('class', 'hatched')
    .attr('fill', `url(#${hatch})`)
    .attr('x', ({ cell }) => layout.corner(cell).x)
    .attr('y', ({ cell }) => layout.corner(cell).y)
    .attr('width', CELL)
    .attr('height', CELL);
}

function drawCells(
  groups: Groups,
  view: QueensView,
  layout: QueensLayout,
  focusable: boolean,
): void {
  joined(groups.squares, 'rect', view.cells)
    .attr('class', (mark) => {
      const shade = (mark.cell.rank + mark.cell.file) % 2 === 0 ? 'is-light' : 'is-dark';
      return cellClass(`square ${shade}`, mark);
    })
    .attr('data-row', ({ row }) => row)
    .attr('x', ({ cell }) => layout.corner(cell).x)
    .attr('y', ({ cell }) => layout.corner(cell).y)
    .attr('width', CELL)
    .attr('height', CELL);
  joined(
    groups.outlines,
    'rect',
    view.cells.filter(({ state, lit }) => lit || state === 'candidate' || state === 'tried'),
  )
    .attr('class', (mark) => cellClass('outline', mark))
    .attr('x', ({ cell }) => layout.corner(cell).x + 5)
    .attr('y', ({ cell }) => layout.corner(cell).y + 5)
    .attr('width', CELL - 10)
    .attr('height', CELL - 10)
    .attr('rx', 6);
  joined(groups.queens, 'g', view.cells.filter(hasQueen))
    .attr('class', (mark) => cellClass('queen', mark))
    .attr('data-row', ({ row }) => row)
    .attr('tabindex', (mark) => (focusable && isOnBoard(mark) ? 0 : null))
    .attr('role', (mark) => (focusable && isOnBoard(mark) ? 'img' : null))
    .attr('aria-label', (mark) => (focusable && isOnBoard(mark) ? mark.words : null))
    .each(function (mark) {
      drawQueen(this, mark, layout);
    });
}

function isOnBoard({ state }: CellMark): boolean {
  return state === 'chosen' || state === 'trying' || state === 'undone';
}

/** A tried cell keeps a small ghost of its queen, and a cell that is pointed at shows a ghost too. */
function hasQueen(mark: CellMark): boolean {
  return mark.lit || mark.state === 'tried' || isOnBoard(mark);
}

function drawQueen(
  group: SVGGElement,
  { cell, state, order }: CellMark,
  layout: QueensLayout,
): void {
  const { x, y } = layout.middle(cell);
  const scale = state === 'tried' ? 0.3 : 0.46;
  only(group, 'path', 'body')
    .attr('d', QUEEN_PATH)
    .attr('transform', `translate(${x + 1.5},${y + 3})scale(${scale})translate(-50,-52)`);
  const isStruck = state === 'undone' || state === 'tried';
  const reach = state === 'tried' ? 15 : 22;
  only(group, 'path', 'strike').attr(
    'd',
    isStruck ? `M${x - reach},${y + reach}L${x + reach},${y - reach}` : null,
  );
  only(group, 'text', 'order')
    .attr('x', x - CELL / 2 + 4)
    .attr('y', y - CELL / 2 + 13)
    .text(order > 0 ? (state === 'trying' ? `${order}?` : String(order)) : '');
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
  joined(groups.links, 'path', attacks)
    .attr('class', 'attack-link')
    .attr('d', ({ first, second }) => layout.link(first, second, RING));
  const attacked = new Map(
    attacks.flatMap(({ first, second }) =>
      [first, second].map((cell) => [`${cell.file} ${cell.rank}`, cell] as const),
    ),
  );
  joined(
    groups.rings,
    'circle',
    [...attacked].map(([id, cell]) => ({ id, cell })),
  )
    .attr('class', 'attack-ring')
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
function drawCorner(corner: SVGGElement, { solved, lines }: QueensView): void {
  const at = MARGIN - 22;
  const isDeadEnd = lines.some(({ search }) => search === 'dead end');
  only(corner, 'path', 'outcome')
    .attr('class', `outcome${solved ? ' is-solution' : isDeadEnd ? ' is-dead-end' : ''}`)
    .attr(
      'd',
      solved
        ? `M${at},${at - 9}l9,9l-9,9l-9,-9Z`
        : isDeadEnd
          ? `M${at - 7},${at - 7}l14,14m0,-14l-14,14`
          : null,
    );
}

function cellClass(name: string, { state, lit, related }: CellMark): string {
  return `${name} is-${state}${lit ? ' is-lit' : ''}${related ? ' is-related' : ''}`;
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
