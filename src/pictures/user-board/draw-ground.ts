/** The ground of a written board: its cells or its edges, what separates them, and its headings. */
import type { Heading, ProblemBoard } from '#puzzles/board.ts';
import { joined } from '../kit/joined.ts';
import { CELL, cellName, CLUE, clueStep, gridOf, placeNamed } from './layout.ts';
import type { UserBoardView } from './view.ts';

/** The layers that the ground is drawn into. */
type Ground = Record<'frame' | 'cells' | 'lines' | 'walls' | 'heads', SVGGElement>;

/** With more cells than these they are one path. */
const MOST_CELLS = 1_000;

/** A cell or an edge that a column is about carries `data-column`, one that is a row `data-row`. */
export function drawGround(
  { frame, cells, lines, walls, heads }: Ground,
  board: ProblemBoard,
  view: UserBoardView,
): void {
  const { wide, edgePath, outlineOf } = gridOf(board);
  const { width, height, kind } = board;
  const missing = new Set(
    board.kind === 'lines' ? board.missing.map(({ way, at }) => `${way}${at.join(',')}`) : board.missing.map(cellName),
  );
  const there = grid('c', width, height).filter((name) => !missing.has(name));
  joined(cells, 'path', cellPaths(board, kind === 'lines' ? [] : there))
    .attr('class', ({ id }) => `cell ${view.cellAt?.(id).kind ?? ''}`.trim())
    .attr('data-column', ({ id }) => view.columnAt(id) ?? null)
    .attr('data-row', ({ id }) => view.cellAt?.(id).row ?? null)
    .attr('d', ({ d }) => d);
  const edges = [...grid('h', width, height + 1), ...grid('v', width + 1, height)];
  joined(lines, 'path', kind === 'lines' ? edges.filter((name) => !missing.has(name)).map((id) => ({ id })) : [])
    .attr('class', 'line')
    .attr('data-column', ({ id }) => view.columnAt(id) ?? null)
    .attr('d', ({ id }) => edgePath({ way: id.charAt(0) as 'h' | 'v', at: placeNamed(id).at }));
  const outline = kind === 'lines' ? '' : outlineOf(there.map((name) => placeNamed(name).at));
  // Under all else: so the frame of a solution lies around the board, and hides no edge of it.
  joined(frame, 'path', outline === '' ? [] : [{ id: 'frame' }]).attr('d', outline);
  const built = board.marks.flatMap((mark) => (mark.mark === 'wall' ? [edgePath(mark)] : []));
  const heavy = [
    {
      id: 'blocks',
      d: board.kind === 'cells' && board.blocks ? blockLines(board.blocks, width, height, wide) : '',
    },
    { id: 'edge', d: outline },
    { id: 'wall', d: built.join('') },
  ];
  joined(
    walls,
    'path',
    heavy.filter(({ d }) => d !== ''),
  )
    .attr('class', ({ id }) => id)
    .attr('d', ({ d }) => d);
  joined(heads, 'text', headings(board))
    .attr('class', ({ kind }) => kind)
    .attr('text-anchor', ({ anchor }) => anchor)
    .attr('x', ({ x }) => x)
    .attr('y', ({ y }) => y)
    .text(({ text }) => text);
}

interface ShownHeading {
  readonly id: string;
  readonly kind: string;
  readonly anchor: string;
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** What is written over the columns of cells, and beside its lines. A clue ends at the board. */
function headings(board: ProblemBoard): ShownHeading[] {
  if (board.kind !== 'cells') return [];
  const { middleOf } = gridOf(board);
  const { across = [], down = [], width, height, blocks } = board;
  return [
    ...across.flatMap((heading, index) => {
      const [x] = middleOf([headed(index, across.length, width, blocks?.[0]), 0]);
      return partsOf(heading).map(({ text, kind, after }) => ({
        id: `across ${index} ${after}`,
        kind,
        anchor: 'middle',
        text,
        x,
        y: -9 - after * CLUE,
      }));
    }),
    ...down.flatMap((heading, index) => {
      const [, y] = middleOf([0, headed(index, down.length, height, blocks?.[1])]);
      return partsOf(heading).map(({ text, kind, after }) => ({
        id: `down ${index} ${after}`,
        kind,
        anchor: 'end',
        text,
        x: -9 - after * clueStep(board),
        y: y + (kind === 'heading' ? 5 : 7),
      }));
    }),
  ];
}

/** The parts of a heading, and how many come after each. */
function partsOf(heading: Heading): { readonly text: string; readonly kind: string; readonly after: number }[] {
  if (typeof heading === 'string') return [{ text: heading, kind: 'heading', after: 0 }];
  return heading.map((text, index) => ({ text, kind: 'heading is-clue', after: heading.length - 1 - index }));
}

/** The place of a heading: a line of cells, or the middle of the lines of a block where each block has one heading. */
function headed(at: number, headings: number, lines: number, block = 1): number {
  if (headings === lines) return at;
  return (at * block + Math.min((at + 1) * block, lines) - 1) / 2;
}

/** A path for each cell; one for them all when there are so many that nobody could press one. */
function cellPaths(board: ProblemBoard, names: readonly string[]): { readonly id: string; readonly d: string }[] {
  const { cellPath } = gridOf(board);
  const paths = names.map((id) => ({ id, d: cellPath(placeNamed(id).at) }));
  return paths.length <= MOST_CELLS ? paths : [{ id: 'all', d: paths.map(({ d }) => d).join('') }];
}

function grid(kind: string, width: number, height: number): string[] {
  return Array.from({ length: width * height }, (_, at) => `${kind}${at % width},${Math.floor(at / width)}`);
}

function blockLines([across, down]: readonly [number, number], width: number, height: number, wide: number): string {
  const every = (side: number, step: number, unit: number): number[] =>
    Array.from({ length: Math.ceil(side / step) - 1 }, (_, at) => (at + 1) * step * unit);
  const [right, bottom] = [width * wide, height * CELL];
  return [
    ...every(width, across, wide).map((x) => `M${x},0V${bottom}`),
    ...every(height, down, CELL).map((y) => `M0,${y}H${right}`),
  ].join('');
}
