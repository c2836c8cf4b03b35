import { BLANK, type SectionAbout, type WallSection } from '#pictures/wall/plan.ts';
import { type BoardPainter, boardPainter } from '#pictures/wall/paint.ts';
import { type SectionLayout, sectionLayout } from '#pictures/wall/section-layout.ts';
import { PIECE_IDS } from '#puzzles/tetrasticks/pieces.ts';
import type { Placement } from '#puzzles/tetrasticks/placements.ts';
import { readPage, watchTheme } from '#ui/explore/page-colours.ts';

/** The length of one slice of painting, in milliseconds: short, so that the page stays responsive. */
const SLICE = 16;
/** How strong a board is that has not what is asked for. */
const FAINT = 0.1;
/** The radius of the dot in the place of a board that is not found yet, in squares. */
const DOT = 0.05;
/** The room at the left of the lines of a search, in squares, for their numbers. */
export const MARGIN = 1.3;

/** How a board looks: turned by the symmetry of this number; or not as asked for, or not found yet. */
export type Look = number;
export const FADED: Look = -1;
export const WAITING: Look = -2;
/** Nothing has been painted. */
const BARE: Look = -3;

/** A section on the page: its canvas, and where its boards are. */
interface Placed {
  readonly section: WallSection;
  readonly canvas: HTMLCanvasElement;
  readonly layout: SectionLayout;
  readonly margin: number;
  readonly columns: number;
}

interface PlacedBoard {
  readonly placed: Placed;
  readonly row: number;
  readonly column: number;
}

export interface WallCanvas {
  /** Shows sections on their canvases, which are in the page. */
  show(sections: readonly { readonly section: WallSection; readonly canvas: HTMLCanvasElement }[]): void;
  /** Paints each board that looks otherwise than before. */
  paint(): void;
  /** All rows of boards from the top. */
  rows(): readonly (readonly number[])[];
  /** The square of a board in its canvas, in CSS pixels; null when it is not on the wall. */
  squareOf(board: number): { canvas: HTMLCanvasElement; left: number; top: number; side: number } | null;
  /** The board under a point of the window, or null. */
  boardAt(canvas: Element, x: number, y: number): number | null;
}

interface WallCanvasOptions {
  /** The element whose `--columns` says how many squares there are in a row. */
  readonly frame: HTMLElement;
  readonly total: number;
  placementsOf(board: number): readonly Placement[];
  lookOf(board: number): Look;
  /** Called when sizes have changed. */
  resized(): void;
}

/** Squares in a row beside the margin of a section: a section without one has a square more. */
export function columnsOf({ sort }: SectionAbout, columns: number): number {
  return sort === 'found' ? columns : columns + 1;
}

/** Paints all boards on the canvases of their sections, in slices, and again where something has changed. */
export function wallCanvas(signal: AbortSignal, options: WallCanvasOptions): WallCanvas {
  const { frame, total } = options;
  const painted = new Int8Array(total).fill(BARE);
  const places = new Map<number, PlacedBoard>();
  let all: readonly Placed[] = [];
  let colours = readColours();
  let columns = readColumns();
  let ticket = 0;
  let next = 0;
  let order: readonly number[] = [];
  /** The painters of squares of different sizes. */
  let painters = new Map<number, BoardPainter>();

  function painterOf(side: number): BoardPainter | null {
    const known = painters.get(side);
    if (known) return known;
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const made = pen && boardPainter(pen, side, colours.pieceOf);
    if (made) painters.set(side, made);
    return made;
  }

  function readColumns(): number {
    return Number(getComputedStyle(frame).getPropertyValue('--columns')) || 24;
  }

  function readColours(): { pieceOf: (piece: string) => string; soft: string; font: string } {
    return readPage(frame, (colour) => {
      const pieces = new Map(PIECE_IDS.map((piece): [string, string] => [piece, colour(`--piece-${piece}`)]));
      const { fontFamily } = getComputedStyle(frame);
      return { pieceOf: (piece) => pieces.get(piece) ?? '', soft: colour('--ink-faint'), font: fontFamily };
    });
  }

  function place(sections: readonly { readonly section: WallSection; readonly canvas: HTMLCanvasElement }[]): void {
    columns = readColumns();
    places.clear();
    all = sections.map(({ section, canvas }) => {
      const { about } = section;
      const margin = about.sort === 'found' ? MARGIN : 0;
      const own = columnsOf(about, columns);
      const placed = { section, canvas, margin, columns: own, layout: sectionLayout(section, own) };
      canvas.style.aspectRatio = `${own + margin} / ${placed.layout.rows.length}`;
      placed.layout.rows.forEach((row, at) =>
        row.forEach((board, column) => {
          if (board !== BLANK) places.set(board, { placed, row: at, column });
        }),
      );
      return placed;
    });
    restart();
  }

  /** Clears the canvases, sets their sizes, and paints all again, first what is on the screen. */
  function restart(): void {
    painted.fill(BARE);
    painters = new Map();
    const ratio = Math.min(2, devicePixelRatio);
    const sizes = all.map(({ canvas }) => canvas.clientWidth);
    all.forEach((placed, at) => {
      const { canvas, layout, margin } = placed;
      const side = ((sizes[at] ?? 0) * ratio) / (placed.columns + margin);
      canvas.width = Math.round((sizes[at] ?? 0) * ratio);
      canvas.height = Math.round(layout.rows.length * side);
      if (margin > 0) paintNumbers(placed, side);
    });
    const inSight = all.findIndex(({ canvas }) => canvas.getBoundingClientRect().bottom > 0);
    const boards = all.map(({ section }) => section.boards);
    const first = Math.max(0, inSight);
    order = [...boards.slice(first), ...boards.slice(0, first)].flat();
    paint();
  }

  /** The number of each line of a search: how many million steps are behind its beginning. */
  function paintNumbers({ canvas, layout }: Placed, side: number): void {
    const pen = canvas.getContext('2d');
    if (!pen) return;
    pen.fillStyle = colours.soft;
    pen.textAlign = 'right';
    pen.textBaseline = 'middle';
    pen.font = `${Math.round(Math.min(side * 0.5, 13 * Math.min(2, devicePixelRatio)))}px ${colours.font}`;
    layout.begins.forEach((line, row) => {
      if (line >= 0) pen.fillText(String(line), side * 0.95, (row + 0.5) * side);
    });
  }

  function paint(): void {
    cancelAnimationFrame(ticket);
    next = 0;
    delete frame.dataset['painted'];
    slice();
  }

  function slice(): void {
    const end = performance.now() + SLICE;
    while (next < order.length && performance.now() < end) {
      const board = order[next] ?? 0;
      next += 1;
      const look = options.lookOf(board);
      if (look === painted[board]) continue;
      paintOne(board, look);
      painted[board] = look;
    }
    if (next < order.length) ticket = requestAnimationFrame(slice);
    else frame.dataset['painted'] = String(order.length);
  }

  function paintOne(board: number, look: Look): void {
    const there = places.get(board);
    const pen = there?.placed.canvas.getContext('2d');
    if (!there || !pen) return;
    const { placed, row, column } = there;
    const side = placed.canvas.width / (placed.columns + placed.margin);
    const square = { left: (placed.margin + column) * side, top: row * side };
    if (look === WAITING) {
      pen.clearRect(square.left, square.top, side, side);
      pen.fillStyle = colours.soft;
      pen.beginPath();
      pen.arc(square.left + side / 2, square.top + side / 2, side * DOT, 0, 2 * Math.PI);
      pen.fill();
    } else {
      painterOf(side)?.paint(pen, options.placementsOf(board), square, Math.max(0, look), look === FADED ? FAINT : 1);
    }
  }

  let width = frame.clientWidth;
  const watcher = new ResizeObserver(() => {
    if (frame.clientWidth === width) return;
    width = frame.clientWidth;
    if (readColumns() === columns) restart();
    else place(all);
    options.resized();
  });
  watcher.observe(frame);
  watchTheme(() => {
    colours = readColours();
    restart();
  }, signal);
  signal.addEventListener('abort', () => {
    watcher.disconnect();
    cancelAnimationFrame(ticket);
  });

  return {
    show: place,
    paint,
    rows: () => all.flatMap(({ layout }) => layout.rows),
    squareOf(board) {
      const there = places.get(board);
      if (!there) return null;
      const { canvas, columns: across, margin } = there.placed;
      const side = canvas.clientWidth / (across + margin);
      return { canvas, left: (margin + there.column) * side, top: there.row * side, side };
    },
    boardAt(canvas, x, y) {
      const placed = all.find((one) => one.canvas === canvas);
      if (!placed) return null;
      const { left, top, width: across } = canvas.getBoundingClientRect();
      const side = across / (placed.columns + placed.margin);
      const board = placed.layout.rows[Math.floor((y - top) / side)]?.[Math.floor((x - left) / side - placed.margin)];
      return board === undefined || board === BLANK ? null : board;
    },
  };
}
