import type { WrittenBoard } from '../../puzzles/written/problem.ts';
import { joined, layers } from '../kit/joined.ts';
import type { PictureName } from '../kit/name-picture.ts';
import { namePicture } from '../kit/name-picture.ts';
import { drawList, LIST_HEIGHT, LIST_WIDTH } from './draw-list.ts';
import { drawMarks } from './draw-marks.ts';
import { CAPTION_ROOM, CELL, gridOf, headingRoom, LINE, MARGIN, placeNamed } from './layout.ts';
import type { ShownRegion, WrittenView } from './view.ts';

/** From the lowest to the highest: what parts cells is seen over what fills them. */
const LAYERS = [
  'frame',
  'cells',
  'lines',
  'standing',
  'rows',
  'corners',
  'walls',
  'regions',
  'heads',
  'captions',
] as const;

type Groups = Record<(typeof LAYERS)[number], SVGGElement>;

const MOST_CELLS = 1_000;

const FLAGS = ['written-board', 'is-small', 'is-list', 'is-solved', 'is-broken'] as const;

/**
 * Draws the board of `view` into `svg`, or brings an svg drawn before, here or at build time, up to
 * it. The marks of a row carry `data-row`; a cell or an edge that a column is about carries
 * `data-column`. The styles are in components/pictures/written-board.css.
 */
export function drawWritten(svg: SVGSVGElement, view: WrittenView, name: PictureName): void {
  const { board, captions, isSolved, isBroken } = view;
  const [width, height] = board
    ? [board.width * gridOf(board).wide, board.height * CELL + heightOf(captions)]
    : [LIST_WIDTH, LIST_HEIGHT];
  const [left, top] = board ? headingRoom(board) : [0, 0];
  const box = [-MARGIN - left, -MARGIN - top, width + left + 2 * MARGIN, height + top + 2 * MARGIN];
  svg.setAttribute('viewBox', box.join(' '));
  // Always in one order, so that a picture is the same whatever was there before.
  svg.classList.remove(...FLAGS);
  const isSmall = board !== null && left + top === 0 && Math.max(board.width, board.height) < 6;
  const isOn = [true, isSmall, board === null, isSolved, isBroken];
  svg.classList.add(...FLAGS.filter((_, index) => isOn[index]));
  namePicture(svg, name, view.words);
  const groups = layers(svg, LAYERS);
  if (board) {
    drawGround(groups, board, view);
    const marks = board.marks.filter(({ mark }) => mark !== 'wall' && mark !== 'corner');
    drawMarks(groups.standing, board, [{ id: 'standing', marks }]);
    // What fills a cell does not hide what stands in its corner.
    const corners = board.marks.filter(({ mark }) => mark === 'corner');
    drawMarks(groups.corners, board, corners.length > 0 ? [{ id: 'corners', marks: corners }] : []);
  } else clearGround(groups);
  if (board) {
    drawMarks(groups.rows, board, view.rows);
    drawRegions(groups, board, view.regions);
  } else drawList(groups.rows, view.rows);
  drawCaptions(groups, view);
}

function clearGround(groups: Groups): void {
  for (const name of [
    'frame',
    'cells',
    'lines',
    'standing',
    'corners',
    'walls',
    'regions',
    'heads',
  ] as const) {
    groups[name].replaceChildren();
  }
}

function drawGround(
  { frame, cells, lines, walls, heads }: Groups,
  board: WrittenBoard,
  view: WrittenView,
): void {
  const { wide, edgePath, outlineOf } = gridOf(board);
  const { width, height, kind } = board;
  const missing = new Set(
    board.kind === 'cells'
      ? board.missing.map((at) => `c${at.join(',')}`)
      : board.missing.map(({ way, at }) => `${way}${at.join(',')}`),
  );
  const there = grid('c', width, height).filter((name) => !missing.has(name));
  joined(cells, 'path', cellPaths(board, kind === 'cells' ? there : []))
    .attr('class', 'cell')
    .attr('data-column', ({ id }) => view.columnAt(id) ?? null)
    .attr('d', ({ d }) => d);
  const edges = [...grid('h', width, height + 1), ...grid('v', width + 1, height)];
  joined(
    lines,
    'path',
    kind === 'lines' ? edges.filter((name) => !missing.has(name)).map((id) => ({ id })) : [],
  )
    .attr('class', 'line')
    .attr('data-column', ({ id }) => view.columnAt(id) ?? null)
    .attr('d', ({ id }) => edgePath({ way: id.charAt(0) as 'h' | 'v', at: placeNamed(id).at }));
  const outline = kind === 'cells' ? outlineOf(there.map((name) => placeNamed(name).at)) : '';
  // Under all else: so the frame of a solution lies around the board, and hides no edge of it.
  joined(frame, 'path', outline === '' ? [] : [{ id: 'frame' }]).attr('d', outline);
  const built = board.marks.flatMap((mark) => (mark.mark === 'wall' ? [edgePath(mark)] : []));
  const heavy = [
    {
      id: 'blocks',
      d:
        board.kind === 'cells' && board.blocks ? blockLines(board.blocks, width, height, wide) : '',
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
    .attr('class', ({ kind: name }) => `heading ${name}`)
    .attr('x', ({ x }) => x)
    .attr('y', ({ y }) => y)
    .text(({ text }) => text);
}

/** What is written over the columns of a table, and beside its lines. */
function headings(
  board: WrittenBoard,
): { id: string; kind: string; x: number; y: number; text: string }[] {
  if (board.kind !== 'cells') return [];
  const { middleOf } = gridOf(board);
  return [
    ...(board.across ?? []).map((text, x, { length }) => ({
      id: `across ${x}`,
      kind: 'is-across',
      x: middleOf([headed(x, length, board.width, board.blocks?.[0]), 0])[0],
      y: -9,
      text,
    })),
    ...(board.down ?? []).map((text, y, { length }) => ({
      id: `down ${y}`,
      kind: 'is-down',
      x: -9,
      y: middleOf([0, headed(y, length, board.height, board.blocks?.[1])])[1] + 5,
      text,
    })),
  ];
}

/** The place of a heading: a line of cells, or the middle of the lines of a block where each block has one heading. */
function headed(at: number, headings: number, lines: number, block = 1): number {
  if (headings === lines) return at;
  return (at * block + Math.min((at + 1) * block, lines) - 1) / 2;
}

/** A path for each cell; one for them all when there are so many that nobody could press one. */
function cellPaths(
  board: WrittenBoard,
  names: readonly string[],
): { readonly id: string; readonly d: string }[] {
  const { cellPath } = gridOf(board);
  const paths = names.map((id) => ({ id, d: cellPath(placeNamed(id).at) }));
  return paths.length <= MOST_CELLS ? paths : [{ id: 'all', d: paths.map(({ d }) => d).join('') }];
}

function grid(kind: string, width: number, height: number): string[] {
  return Array.from(
    { length: width * height },
    (_, at) => `${kind}${at % width},${Math.floor(at / width)}`,
  );
}

function blockLines(
  [across, down]: readonly [number, number],
  width: number,
  height: number,
  wide: number,
): string {
  const every = (side: number, step: number, unit: number): number[] =>
    Array.from({ length: Math.ceil(side / step) - 1 }, (_, at) => (at + 1) * step * unit);
  const [right, bottom] = [width * wide, height * CELL];
  return [
    ...every(width, across, wide).map((x) => `M${x},0V${bottom}`),
    ...every(height, down, CELL).map((y) => `M0,${y}H${right}`),
  ].join('');
}

/** The column branched on has the double outline that it has everywhere. */
function drawRegions(
  { regions }: Groups,
  board: WrittenBoard,
  shown: readonly ShownRegion[],
): void {
  const { wide, edgePath, middleOf, outlineOf } = gridOf(board);
  const data = shown.flatMap(({ id, kind: about, places }) => {
    const marks = places.map(placeNamed);
    const cells = marks.filter(({ kind }) => kind === 'c').map(({ at }) => at);
    const edges = marks.flatMap(({ kind, at }) =>
      kind === 'h' || kind === 'v' ? [edgePath({ way: kind, at })] : [],
    );
    const points = marks.flatMap(({ kind, at: [x, y] }) =>
      kind === 'p' ? [`M${x * wide - 9},${y * CELL}a9,9 0 1 0 18,0a9,9 0 1 0 -18,0`] : [],
    );
    const crosses =
      about !== 'dead end' || cells.length > 1
        ? []
        : cells.map((at) => {
            const [x, y] = middleOf(at);
            return `M${x - 9},${y - 9}l18,18m0,-18l-18,18`;
          });
    const kind = about.replace(' ', '-');
    return [
      { id: `${id} outer`, kind: `outer is-${kind}`, d: outlineOf(cells) },
      { id: `${id} inner`, kind: `inner is-${kind}`, d: outlineOf(cells) },
      { id: `${id} edges`, kind: `edges is-${kind}`, d: [...edges, ...points].join('') },
      { id: `${id} cross`, kind: `cross is-${kind}`, d: crosses.join('') },
    ].filter(({ d }) => d !== '');
  });
  joined(regions, 'path', data)
    .attr('class', ({ kind }) => `region ${kind}`)
    .attr('d', ({ d }) => d);
}

function heightOf({ length }: readonly string[]): number {
  return length === 0 ? 0 : CAPTION_ROOM + length * LINE;
}

function drawCaptions({ captions }: Groups, view: WrittenView): void {
  const top = (view.board?.height ?? 0) * CELL;
  joined(
    captions,
    'text',
    view.captions.map((text, index) => ({ id: String(index), text, index })),
  )
    .attr('class', 'caption')
    .attr('x', 0)
    .attr('y', ({ index }) => top + CAPTION_ROOM + index * LINE + 16)
    .text(({ text }) => text);
}
