/** The map of a large matrix: a small canvas in the corner of the large one; drag or press keys to move the window. */
import { type MatrixMap, mapOf, paintMap, placeOnMap, sayMap } from '#pictures/matrix/map.ts';
import type { MatrixPalette } from '#pictures/matrix/palette.ts';
import { shapeOf } from '#pictures/matrix/shape.ts';
import type { MatrixView } from '#pictures/matrix/view.ts';
import { type Viewport, visible } from '#pictures/matrix/viewport.ts';
import { wiring } from '#ui/kit/wiring.ts';

interface MapWishes {
  scene(): { readonly view: MatrixView; readonly viewport: Viewport };
  /** Brings this place, in columns and rows, to the middle of the picture. */
  centre(x: number, y: number): void;
  say(words: string): void;
  /** Called when the map is hidden, as the whole matrix is in view, and had the focus. */
  leave(): void;
}

/** How far a key moves the window, in windows. */
const KEYS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-0.5, 0],
  ArrowRight: [0.5, 0],
  ArrowUp: [0, -0.5],
  ArrowDown: [0, 0.5],
  PageUp: [0, -4],
  PageDown: [0, 4],
  Home: [-Infinity, -Infinity],
  End: [Infinity, Infinity],
};

/** Puts the map on the stage. It is painted whenever the picture is, with the same colours. */
export function mountMatrixMap(
  stage: HTMLElement,
  signal: AbortSignal,
  wishes: MapWishes,
): { paint(palette: MatrixPalette, scale: number): void } {
  const { on } = wiring(stage, signal);
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  let map: MatrixMap | null = null;
  let scale = 1;
  canvas.className = 'matrix-map';
  canvas.tabIndex = 0;
  canvas.hidden = true;
  canvas.setAttribute('role', 'application');
  stage.append(canvas);
  signal.addEventListener('abort', () => canvas.remove());

  /** Writes what the map shows into its label, which is announced when the focus comes. */
  function name(): void {
    const { view, viewport } = wishes.scene();
    const where = sayMap(view, viewport, shapeOf(view.source));
    canvas.setAttribute('aria-label', `Map of the whole matrix. ${where} Arrow keys move the window.`);
  }

  function say(): void {
    const { view, viewport } = wishes.scene();
    wishes.say(sayMap(view, viewport, shapeOf(view.source)));
  }

  function drag(event: PointerEvent): void {
    if (!map) return;
    const box = canvas.getBoundingClientRect();
    const { view } = wishes.scene();
    const px = (event.clientX - box.left) / scale;
    const py = (event.clientY - box.top) / scale;
    const { x, y } = placeOnMap(map, shapeOf(view.source), px, py);
    wishes.centre(x, y);
  }

  on(canvas, 'pointerdown', (event) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    canvas.setPointerCapture(event.pointerId);
    drag(event);
  });
  on(canvas, 'pointermove', (event) => {
    if (canvas.hasPointerCapture(event.pointerId)) drag(event);
  });
  on(canvas, 'focus', name);
  on(canvas, 'keydown', (event) => {
    const way = KEYS[event.key];
    if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const { view, viewport } = wishes.scene();
    const shape = shapeOf(view.source);
    const { c0, c1, r0, r1 } = visible(viewport, shape);
    const to = (from: number, end: number, by: number, last: number): number =>
      Math.max(0, Math.min(last, (from + end) / 2 + by * (end - from)));
    wishes.centre(to(c0, c1, way[0], shape.columns), to(r0, r1, way[1], shape.rows));
    say();
  });

  return {
    paint(palette, nextScale) {
      const { view, viewport } = wishes.scene();
      const shape = shapeOf(view.source);
      const before = document.activeElement === canvas;
      scale = nextScale;
      map = mapOf(viewport, shape);
      canvas.hidden = map === null;
      if (!map || !pen) {
        if (before) wishes.leave();
        return;
      }
      const ratio = devicePixelRatio * scale;
      const place = { left: map.x, top: map.y, width: map.width, height: map.height };
      for (const [side, value] of Object.entries(place)) {
        canvas.style.setProperty(side, `${value * scale}px`);
      }
      canvas.width = Math.round(map.width * ratio);
      canvas.height = Math.round(map.height * ratio);
      pen.setTransform(ratio, 0, 0, ratio, 0, 0);
      paintMap({ pen, view, viewport, palette, shape }, map);
      if (!canvas.hasAttribute('aria-label')) name();
    },
  };
}
