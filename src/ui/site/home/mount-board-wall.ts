import data from '#content/data/boards.json';
import { drawSmallBoard } from '#pictures/tetrasticks/draw-small-board.ts';
import { type WallLayout, boardAfter, wallLayout } from '#pictures/wall/layout.ts';
import { boardPainter } from '#pictures/wall/paint.ts';
import { fragmentFor } from '#player/fragment.ts';
import { PIECE_IDS } from '#puzzles/tetrasticks/pieces.ts';
import { inWords } from '#english/english.ts';
import { watchTheme } from '#ui/explore/page-colours.ts';
import { part, setText } from '#ui/kit/parts.ts';
import { type WallBoard, wallBoardName, wallBoards } from '#puzzles/tetrasticks/wall-boards.ts';

/** The length of one slice of painting, in milliseconds: short, so that the page stays responsive. */
const SLICE = 10;

/**
 * All boards on one canvas. One link lies over it, and moves: to the board under the pointer, and with
 * the arrow keys. It leads to the moment of the search at which its board is found.
 */
export function mountBoardWall(host: HTMLElement, signal: AbortSignal): void {
  const frame = part(host, 'frame', HTMLElement);
  const canvas = part(host, 'wall', HTMLCanvasElement);
  const link = part(host, 'link', HTMLAnchorElement);
  const shown = part(host, 'shown', SVGSVGElement);
  const name = part(host, 'name', HTMLElement);
  const moment = part(host, 'moment', HTMLAnchorElement);
  const boards = wallBoards(data);
  let layout = layoutNow();
  let current = 0;
  let painting = 0;

  function layoutNow(): WallLayout {
    const columns = Number(getComputedStyle(frame).getPropertyValue('--columns'));
    return wallLayout(boards.groups, columns);
  }

  function colours(): (piece: string) => string {
    const found = new Map<string, string>();
    for (const piece of PIECE_IDS) {
      link.style.color = `var(--piece-${piece})`;
      found.set(piece, getComputedStyle(link).color);
    }
    link.style.color = '';
    return (piece) => found.get(piece) ?? '';
  }

  /** The first board on the screen, or the first of all. */
  function firstInSight(side: number): number {
    const line = Math.floor(-canvas.getBoundingClientRect().top / side);
    for (let at = Math.max(0, line); at < layout.lines; at += 1) {
      const board = layout.boardAt(0, at);
      if (board >= 0) return board;
    }
    return 0;
  }

  /** Paints the whole wall in slices, the boards on the screen first. */
  function paint(): void {
    cancelAnimationFrame(painting);
    layout = layoutNow();
    const ratio = Math.min(2, devicePixelRatio);
    const side = (canvas.clientWidth * ratio) / layout.columns;
    const start = firstInSight(side / ratio);
    canvas.width = Math.round(canvas.clientWidth * ratio);
    canvas.height = Math.round(layout.lines * side);
    const pen = canvas.getContext('2d');
    if (!pen || side === 0) return;
    const { color, fontFamily } = getComputedStyle(frame);
    pen.fillStyle = color;
    pen.textBaseline = 'alphabetic';
    pen.font = `${Math.round(15 * ratio)}px ${fontFamily}`;
    layout.heads.forEach((head, index) => {
      const count = boards.groups[index]?.count ?? 0;
      const text = `${inWords(count)} without ${head.name}`;
      pen.fillText(text, side * 0.1, (head.line + 1.75) * side);
    });
    const sprites = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!sprites) return;
    const painter = boardPainter(sprites, side, colours());
    let next = 0;
    delete host.dataset['painted'];
    const go = (): void => {
      const end = performance.now() + SLICE;
      while (next < boards.total && performance.now() < end) {
        const board = (start + next) % boards.total;
        const { column, line } = layout.placeOf(board);
        painter.paint(pen, boards.placementsOf(board), { left: column * side, top: line * side });
        next += 1;
      }
      if (next < boards.total) painting = requestAnimationFrame(go);
      else host.dataset['painted'] = String(boards.total);
    };
    go();
    showLink();
  }

  function showLink(): void {
    const { column, line } = layout.placeOf(current);
    link.style.setProperty('--column', String(column));
    link.style.setProperty('--line', String(line));
  }

  function addressOf({ omitted, step }: WallBoard): string {
    const state = { 'tetrasticks.omitted': omitted, 'tetrasticks.step': String(step) };
    return `${host.dataset['lesson'] ?? ''}${fragmentFor(state)}`;
  }

  function show(board: number): void {
    if (board < 0) return;
    current = board;
    const found = boards.at(board);
    const words = wallBoardName(found);
    link.href = addressOf(found);
    link.setAttribute('aria-label', words);
    showLink();
    drawSmallBoard(shown, found.board);
    setText(name, words);
    moment.href = link.href;
    setText(moment, `See it found at step ${inWords(found.step)}`);
  }

  const listen = { signal };
  const pointAt = ({ clientX, clientY }: PointerEvent): void => {
    const { left, top, width } = canvas.getBoundingClientRect();
    const side = width / layout.columns;
    show(layout.boardAt(Math.floor((clientX - left) / side), Math.floor((clientY - top) / side)));
  };
  frame.addEventListener('pointermove', pointAt, listen);
  frame.addEventListener('pointerdown', pointAt, listen);
  link.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const next = boardAfter(layout, boards.total, current, event.key);
      if (next === null) return;
      event.preventDefault();
      show(next);
      link.scrollIntoView({ block: 'nearest' });
    },
    listen,
  );
  // A touch only shows the board; the link beside it leads to the moment.
  link.addEventListener(
    'click',
    (event) => {
      if (event instanceof PointerEvent && event.pointerType === 'touch') event.preventDefault();
    },
    listen,
  );
  let width = 0;
  const watcher = new ResizeObserver(() => {
    if (canvas.clientWidth === width) return;
    width = canvas.clientWidth;
    paint();
  });
  watcher.observe(frame);
  signal.addEventListener('abort', () => {
    watcher.disconnect();
    cancelAnimationFrame(painting);
  });
  watchTheme(paint, signal);
  link.hidden = false;
  show(0);
}
