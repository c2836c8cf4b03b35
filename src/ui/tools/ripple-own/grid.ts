import { CELL, gridSize, RULER } from '#pictures/ripple-effect/layout.ts';
import type { RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';
import { focusInPlace, ownKeys } from '#ui/kit/cell-keys.ts';
import { gridStep } from '#ui/kit/key-steps.ts';
import { isChord } from '#ui/kit/keys.ts';
import { sayBorder } from '#ui/kit/say-border.ts';
import type { GridTool } from './judge-words.ts';
import { focusPlace } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';

interface GridEditing {
  /** The id of the element that lists the keys. */
  readonly keys: string;
  readonly sides: () => Pick<RipplePuzzle, 'width' | 'height'>;
  readonly tool: () => GridTool;
  /** Called when a cell gets the focus. */
  pick(cell: number): void;
  /** Called with the cells of a stroke so far; `isOver` in the last call. */
  stroke(cells: readonly number[], isOver: boolean): void;
  /** Adds the second cell to the room of the first. */
  extend(from: number, to: number): void;
  split(cell: number): void;
  give(cell: number, value: number): void;
  /** Moves the focus to the numbers beside the grid. */
  choose(): void;
}

/** Wires the grid: the pointer draws rooms, the keyboard moves and writes. */
export function mountGridEditing(svg: SVGSVGElement, signal: AbortSignal, editing: GridEditing): void {
  const { on } = wiring(svg, signal);
  let stroke: number[] = [];
  let at = { x: 0, y: 0 };

  /** The position of a pointer, in cells from the corner of the grid. */
  function placeOf({ clientX, clientY }: MouseEvent): { x: number; y: number } {
    const { left, top, width } = svg.getBoundingClientRect();
    const scale = gridSize(editing.sides()).width / width;
    return {
      x: ((clientX - left) * scale - RULER) / CELL,
      y: ((clientY - top) * scale - RULER) / CELL,
    };
  }

  function cellAt({ x, y }: { x: number; y: number }): number {
    const { width, height } = editing.sides();
    const [column, row] = [Math.floor(x), Math.floor(y)];
    return column < 0 || row < 0 || column >= width || row >= height ? -1 : row * width + column;
  }

  on(svg, 'pointerdown', (event) => {
    if (event.button !== 0 || stroke.length > 0) return;
    // A touch may be the start of a scroll, so a tap is handled as a click.
    if (editing.tool() === 'numbers' && event.pointerType === 'touch') return;
    at = placeOf(event);
    const cell = cellAt(at);
    if (cell < 0) return;
    event.preventDefault();
    focusInPlace(svg, cell);
    if (editing.tool() === 'numbers') return;
    svg.setPointerCapture(event.pointerId);
    stroke = [cell];
    editing.stroke(stroke, false);
  });
  on(svg, 'click', (event) => {
    const cell = cellAt(placeOf(event));
    if (cell >= 0 && editing.tool() === 'numbers') focusInPlace(svg, cell);
  });
  on(svg, 'pointermove', (event) => {
    if (stroke.length === 0) return;
    const to = placeOf(event);
    // A fast pointer skips cells, so points on the way are sampled.
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - at.x, to.y - at.y) * 4));
    const before = stroke.length;
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps;
      const cell = cellAt({ x: at.x + (to.x - at.x) * part, y: at.y + (to.y - at.y) * part });
      if (cell >= 0 && !stroke.includes(cell)) stroke.push(cell);
    }
    at = to;
    if (stroke.length > before) editing.stroke(stroke, false);
  });
  const finish = (): void => {
    if (stroke.length === 0) return;
    const cells = stroke;
    stroke = [];
    editing.stroke(cells, true);
    focusInPlace(svg, cells.at(-1) ?? 0);
  };
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
    on(svg, type, finish);
  }
  const place = focusPlace(svg);
  ownKeys(place, `${svg.getAttribute('aria-describedby') ?? ''} ${editing.keys}`);
  on(place, 'focusin', (event) => {
    const cell = cellOf(event.target);
    if (cell >= 0) editing.pick(cell);
  });
  on(svg, 'keydown', (event) => onKey(svg, editing, event));
}

function onKey(svg: SVGSVGElement, editing: GridEditing, event: KeyboardEvent): void {
  const cell = cellOf(event.target);
  if (cell < 0 || isChord(event)) return;
  const key = event.key.toLowerCase();
  const to = gridStep(event.key, cell, editing.sides());
  if (to === cell) sayBorder(svg, event.key);
  else if (to !== null) {
    if (event.shiftKey && key.startsWith('arrow')) editing.extend(cell, to);
    focusInPlace(svg, to);
    document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  } else if (/^[1-9]$/.test(key)) editing.give(cell, Number(key));
  else if (['0', '.', 'delete', 'backspace'].includes(key)) editing.give(cell, 0);
  else if (key === 'n') editing.split(cell);
  else if (key === 'enter' || key === ' ') editing.choose();
  else return;
  event.preventDefault();
}

function cellOf(target: EventTarget | null): number {
  const cell = target instanceof Element ? target.getAttribute('data-column') : null;
  return cell === null ? -1 : Number(cell);
}
