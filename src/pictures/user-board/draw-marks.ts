/** Draws the marks of rows, and those that stand on the board. */
import type { Fill, Mark } from '#puzzles/marks.ts';
import { QUEEN } from '#puzzles/marks.ts';
import { joined } from '../kit/joined.ts';
import type { BoardSize, Grid } from './layout.ts';
import { anchorOf, CELL, gridOf } from './layout.ts';
import { QUEEN_PATH } from './queen-path.ts';
import type { ShownRow } from './view.ts';

/** Marks that belong together: those of a row, or those of the board. */
type Together = Pick<ShownRow, 'id' | 'marks'> & Partial<ShownRow>;

/** Draws each group of marks into a `<g>` of its own; that of a row carries `data-row`. */
export function drawMarks(parent: SVGElement, board: BoardSize, groups: readonly Together[]): void {
  const grid = gridOf(board);
  joined(parent, 'g', groups)
    .attr('class', (group) => classOf(group))
    .attr('data-row', ({ row }) => row ?? null)
    .each(function (group) {
      const { marks } = group;
      const shapes = [
        ...groundsOf(marks, grid),
        ...strokesOf(marks, grid),
        ...queensOf(marks, grid),
        ...strikeOf(group, grid),
      ];
      joined(this, 'path', shapes)
        .attr('class', ({ kind: name }) => name)
        .attr('d', ({ d }) => d)
        .attr('transform', ({ transform = null }) => transform);
      joined(this, 'circle', dotsOf(marks, grid))
        .attr('class', ({ kind: name }) => name)
        .attr('cx', ({ x }) => x)
        .attr('cy', ({ y }) => y)
        .attr('r', 8);
      joined(this, 'text', [...signsOf(marks, grid), ...orderOf(group, grid)])
        .attr('class', ({ kind: name }) => name)
        .attr('x', ({ x }) => x)
        .attr('y', ({ y }) => y)
        .attr('dy', ({ dy }) => dy)
        .attr('text-anchor', ({ kind: name }) => (name === 'corner' ? 'end' : null))
        .attr('font-size', ({ kind: name, text }) => (name === 'sign' ? sizeOf(text) : null))
        .text(({ text }) => text);
      // Other marks may have stood there before: words come last.
      if (this.querySelector('circle ~ path, text ~ path, text ~ circle')) {
        this.append(...this.querySelectorAll('circle'), ...this.querySelectorAll('text'));
      }
    });
}

function classOf({ state, isLit, isGiven }: Together): string {
  const besides = isLit ? ' is-lit' : isGiven ? ' is-given' : '';
  return `marks is-${state ?? 'standing'}${besides}`;
}

function inkOf({ colour }: { readonly colour?: number }): string {
  return colour === undefined ? '' : ` ink ink-${colour}`;
}

interface Shape {
  readonly id: string;
  readonly kind: string;
  readonly d: string;
  readonly transform?: string;
}

/** A ground for each colour, and an outline around all cells. */
function groundsOf(marks: readonly Mark[], { cellPath, outlineOf }: Grid): Shape[] {
  const fills = marks.filter((mark): mark is Fill => mark.mark === 'fill');
  if (fills.length === 0) return [];
  const inks = [...new Set(fills.map(inkOf))];
  return [
    ...inks.map((ink) => ({
      id: `ground${ink}`,
      kind: `ground${ink}`,
      d: fills
        .filter((fill) => inkOf(fill) === ink)
        .map(({ at }) => cellPath(at))
        .join(''),
    })),
    { id: 'outline', kind: 'outline', d: outlineOf(fills.map(({ at }) => at)) },
  ];
}

function strokesOf(marks: readonly Mark[], { edgePath, markAt }: Grid): Shape[] {
  return marks.flatMap((mark, index): Shape[] => {
    const id = `${mark.mark} ${index}`;
    if (mark.mark === 'wall') return [{ id, kind: 'wall', d: edgePath(mark) }];
    if (mark.mark === 'edge') return [{ id, kind: `stroke${inkOf(mark)}`, d: edgePath(mark) }];
    if (mark.mark !== 'path') return [];
    const d = `M${mark.through.map((at) => markAt(at).join(',')).join('L')}`;
    return [{ id, kind: `stroke${inkOf(mark)}`, d }];
  });
}

/** A queen looks the same with every font. */
function queensOf(marks: readonly Mark[], { middleOf }: Grid): Shape[] {
  return marks.flatMap((mark, index): Shape[] => {
    if (mark.mark !== 'fill' || mark.text !== QUEEN) return [];
    const [x, y] = middleOf(mark.at);
    const transform = `translate(${x + 1.5},${y + 3})scale(0.45)translate(-50,-52)`;
    return [{ id: `queen ${index}`, kind: 'sign is-queen', d: QUEEN_PATH, transform }];
  });
}

/** What is given up is struck through. */
function strikeOf({ state, marks }: Together, grid: Grid): Shape[] {
  if (state !== 'undone' && state !== 'tried') return [];
  const first = marks.find(({ mark }) => mark !== 'caption');
  const middle = first && middleOfMark(first, grid);
  if (!middle) return [];
  const [x, y] = middle;
  const reach = CELL / 2 - 9;
  return [{ id: 'strike', kind: 'strike', d: `M${x - reach},${y + reach}l${2 * reach},${-2 * reach}` }];
}

/** Where a mark is struck: half-way along it. */
function middleOfMark(mark: Mark, { wide, middleOf, markAt }: Grid): readonly [number, number] | null {
  if (mark.mark === 'caption') return null;
  if (mark.mark === 'fill' || mark.mark === 'corner') return middleOf(mark.at);
  if (mark.mark === 'dot') return markAt(mark.at);
  if (mark.mark !== 'path') {
    const [x, y] = mark.at;
    return mark.way === 'h' ? [(x + 0.5) * wide, y * CELL] : [x * wide, (y + 0.5) * CELL];
  }
  const { through } = mark;
  const [before, after] = [through[(through.length - 1) >> 1], through[through.length >> 1]];
  if (!before || !after) return null;
  const [from, to] = [markAt(before), markAt(after)];
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
}

function dotsOf(marks: readonly Mark[], { markAt }: Grid): { id: string; kind: string; x: number; y: number }[] {
  return marks.flatMap((mark, index) => {
    if (mark.mark !== 'dot') return [];
    const [x, y] = markAt(mark.at);
    return [{ id: String(index), kind: `dot${inkOf(mark)}`, x, y }];
  });
}

interface Sign {
  readonly id: string;
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly dy: string | null;
  readonly text: string;
}

function signsOf(marks: readonly Mark[], { middleOf, roomOf }: Grid): Sign[] {
  return marks.flatMap((mark, index): Sign[] => {
    if (mark.mark === 'corner') {
      const { right, top } = roomOf(mark.at);
      return [{ id: `corner ${index}`, kind: 'corner', x: right - 5, y: top + 15, dy: null, text: mark.text }];
    }
    if (mark.mark !== 'fill' || mark.text === undefined || mark.text === QUEEN) return [];
    const [x, y] = middleOf(mark.at);
    return [{ id: `sign ${index}`, kind: 'sign', x, y, dy: '0.36em', text: mark.text }];
  });
}

/** The longer a sign is, the smaller it is written. */
function sizeOf(text: string): number {
  const { length } = [...text];
  return length > 11 ? 11 : ([35, 23][length - 1] ?? 16);
}

/** On a board larger than so many cells, one way or the other, they are too small for a second text. */
const MOST_NUMBERED = 9;

/**
 * Which row it is in the order of choosing: `3`, or `3?` while it is tried. A given row was there before all choosing.
 * Over a queen, which is drawn in outline then, there is room for `3` alone.
 */
function orderOf({ state, order = 0, isGiven, marks }: Together, grid: Grid): Sign[] {
  if (order === 0 || isGiven || (state !== 'chosen' && state !== 'trying')) return [];
  const { left, top, right, bottom } = grid.box;
  const longest = Math.max(right - left, bottom - top);
  const anchor = longest > MOST_NUMBERED * CELL ? null : anchorOf(marks, grid);
  if (!anchor) return [];
  const [x, y] = anchor;
  const isQueen = marks.some((mark) => mark.mark === 'fill' && mark.text === QUEEN);
  const text = state === 'trying' && !isQueen ? `${order}?` : String(order);
  return [{ id: 'order', kind: 'order', x, y, dy: null, text }];
}
