import { joined, layers, only } from '../kit/joined.ts';
import type { PictureName } from '../kit/name-picture.ts';
import { namePicture } from '../kit/name-picture.ts';
import { hundredths } from '../kit/round.ts';
import type { GridRegion, NumberGridView, NumberMark } from './view.ts';

/** Side of a cell, and room around the grid, in units of the viewBox. */
const CELL = 54;
const MARGIN = 6;

/** From the lowest to the highest. */
const LAYERS = ['cells', 'lines', 'regions', 'numbers', 'rings'] as const;

type Groups = Record<(typeof LAYERS)[number], SVGGElement>;

/**
 * Draws a grid of numbers into `svg`, or brings an svg drawn before, here or at build time, up to it.
 * Numbers carry `data-row`; an empty cell carries `data-column`, and stands for its own column, which
 * is the first one that is about it alone. The styles are in components/pictures/number-grid.css.
 */
export function drawNumberGrid(svg: SVGSVGElement, view: NumberGridView, name: PictureName): void {
  const whole = view.size * CELL;
  const box = [-MARGIN, -MARGIN, whole + 2 * MARGIN, whole + 2 * MARGIN];
  svg.setAttribute('viewBox', box.join(' '));
  const flags = {
    'number-grid': true,
    'is-small': view.size < 6,
    'is-solved': view.isSolved,
    'is-broken': view.isBroken,
  };
  // Always in one order, so that a picture is the same whatever was there before.
  svg.classList.remove(...Object.keys(flags));
  for (const [flag, is] of Object.entries(flags)) if (is) svg.classList.add(flag);
  namePicture(svg, name, view.words);
  const groups = layers(svg, LAYERS);
  drawCells(groups, view);
  drawLines(groups, view, whole);
  drawRegions(groups, view);
  drawNumbers(groups, view);
  joined(
    groups.rings,
    'circle',
    view.clashing.map((cell) => ({ id: String(cell), ...middleOf(view, cell) })),
  )
    .attr('class', 'clash')
    .attr('cx', ({ x }) => x)
    .attr('cy', ({ y }) => y)
    .attr('r', 21);
}

function cornerOf({ size }: NumberGridView, cell: number): { x: number; y: number } {
  return { x: (cell % size) * CELL, y: Math.floor(cell / size) * CELL };
}

function middleOf(view: NumberGridView, cell: number): { x: number; y: number } {
  const { x, y } = cornerOf(view, cell);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

function drawCells({ cells }: Groups, view: NumberGridView): void {
  const large = new Map(
    view.numbers.filter(({ isLarge }) => isLarge).map((mark) => [mark.cell, mark]),
  );
  const data = Array.from({ length: view.size ** 2 }, (_, cell) => ({ id: String(cell), cell }));
  joined(cells, 'rect', data)
    .attr('class', ({ cell }) => `cell ${classOf(large.get(cell))}`.trim())
    .attr('data-column', ({ cell }) => (large.has(cell) ? null : cell))
    .attr('data-row', ({ cell }) => large.get(cell)?.row ?? null)
    .attr('x', ({ cell }) => cornerOf(view, cell).x)
    .attr('y', ({ cell }) => cornerOf(view, cell).y)
    .attr('width', CELL)
    .attr('height', CELL);
}

function drawLines({ lines }: Groups, { size, blocks }: NumberGridView, whole: number): void {
  const every = (step: number): string =>
    Array.from({ length: size / step - 1 }, (_, index) => (index + 1) * step * CELL)
      .map((at) => `M0,${at}H${whole}M${at},0V${whole}`)
      .join('');
  joined(lines, 'path', [
    { id: 'thin', kind: 'thin', d: every(1) },
    { id: 'blocks', kind: blocks.isOn ? 'blocks' : 'blocks is-off', d: every(blocks.side) },
    { id: 'edge', kind: 'edge', d: `M0,0H${whole}V${whole}H0Z` },
  ])
    .attr('class', ({ kind }) => kind)
    .attr('d', ({ d }) => d);
}

/** The column branched on has the double outline that it has everywhere. */
function drawRegions({ regions }: Groups, view: NumberGridView): void {
  const outline = ({ cells }: GridRegion, inset: number): string => {
    const [from, to] = [cornerOf(view, cells[0] ?? 0), cornerOf(view, cells.at(-1) ?? 0)];
    const [right, bottom] = [to.x + CELL - inset, to.y + CELL - inset];
    return `M${from.x + inset},${from.y + inset}H${right}V${bottom}H${from.x + inset}Z`;
  };
  const large = new Set(view.numbers.flatMap(({ cell, isLarge }) => (isLarge ? [cell] : [])));
  joined(regions, 'g', view.regions)
    .attr('class', ({ id }) => `region is-${id.replace(' ', '-')}`)
    .each(function (region) {
      only(this, 'path', 'outer').attr('d', outline(region, 3));
      only(this, 'path', 'inner').attr('d', region.id === 'pointed' ? null : outline(region, 7));
      // A cross where something would have to go, and nothing can.
      const empty = region.cells.filter((cell) => !large.has(cell));
      const crosses = (region.id === 'dead end' ? empty : []).map((cell) => {
        const { x, y } = middleOf(view, cell);
        return `M${x - 9},${y - 9}l18,18m0,-18l-18,18`;
      });
      only(this, 'path', 'cross').attr('d', crosses.join('') || null);
    });
}

function drawNumbers({ numbers }: Groups, view: NumberGridView): void {
  const side = Math.ceil(Math.sqrt(view.size));
  const step = (CELL - 16) / side;
  joined(numbers, 'g', view.numbers)
    .attr('class', (mark) => `number ${mark.isLarge ? 'is-large' : 'is-mark'} ${classOf(mark)}`)
    .attr('data-row', ({ row }) => row)
    .each(function ({ cell, number, isLarge, state }) {
      const corner = cornerOf(view, cell);
      const place = isLarge
        ? middleOf(view, cell)
        : {
            x: hundredths(corner.x + 8 + step * (((number - 1) % side) + 0.5)),
            y: hundredths(corner.y + 8 + step * (Math.floor((number - 1) / side) + 0.5)),
          };
      only(this, 'text', 'digit')
        .attr('x', place.x)
        .attr('y', place.y)
        .attr('dy', '0.36em')
        .text(number);
      // Most are not struck, and there are hundreds of them.
      const isStruck = state === 'undone' || state === 'tried';
      const reach = isLarge ? 15 : 5;
      const from = `${hundredths(place.x - reach)},${hundredths(place.y + reach)}`;
      const d = `M${from}l${2 * reach},${-2 * reach}`;
      joined(this, 'path', isStruck ? [{ id: 'strike', d }] : [])
        .attr('class', 'strike')
        .attr('d', d);
    });
}

function classOf(mark?: NumberMark): string {
  if (!mark) return '';
  const { state, isGiven, isLit } = mark;
  return `is-${state}${isGiven ? ' is-given' : ''}${isLit ? ' is-lit' : ''}`;
}
