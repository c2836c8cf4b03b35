/** The canvas of a large matrix: its size in real pixels, its colours, and when it is painted. */
import { paintMatrix } from '#pictures/matrix/paint.ts';
import type { MatrixPalette } from '#pictures/matrix/pen.ts';
import { shapeOf } from '#pictures/matrix/shape.ts';
import type { MatrixView } from '#pictures/matrix/view.ts';
import type { Place, Size, Viewport } from '#pictures/matrix/viewport.ts';
import { paintInSight } from '#ui/kit/in-sight.ts';
import type { GroupToken } from './matrix-palette.ts';
import { readMatrixPalette, watchTheme } from './matrix-palette.ts';

/** All that is on the screen. */
export interface Scene {
  readonly view: MatrixView;
  readonly viewport: Viewport;
  readonly cursor: Place | null;
}

export interface MatrixScreen {
  readonly canvas: HTMLCanvasElement;
  /** In the units of the picture: `scale` of the page's pixels each. */
  size(): Size;
  /** Pictures grow with the window, so that their text can be read from farther away. */
  scale(): number;
  /** Paints now, or in the next animation frame; out of sight, once it is near the screen. */
  paint(): void;
  repaint(): void;
}

export interface ScreenOptions {
  readonly groupToken?: GroupToken | undefined;
  scene(): Scene;
  resized(size: Size): void;
  /** The picture was painted in these colours, so many times as large. */
  painted(palette: MatrixPalette, scale: number): void;
}

/** Puts a canvas on the stage. Nothing is painted before the first call. */
export function createMatrixScreen(stage: HTMLElement, options: ScreenOptions, signal: AbortSignal): MatrixScreen {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  let palette: { readonly colours: MatrixPalette; readonly of: unknown } | null = null;
  let ticket = 0;
  stage.append(canvas);

  function size(): Size {
    const k = scale();
    return { width: stage.clientWidth / k, height: stage.clientHeight / k };
  }

  function scale(): number {
    return Number(getComputedStyle(stage).getPropertyValue('--picture-scale')) || 1;
  }

  function paletteFor({ view }: Scene): MatrixPalette {
    const shape = shapeOf(view.source);
    if (palette?.of !== shape) {
      const colours = readMatrixPalette(stage, devicePixelRatio * scale(), view.source, options.groupToken);
      palette = { colours, of: shape };
    }
    return palette.colours;
  }

  const paint = paintInSight(stage, paintNow, signal);

  function paintNow(): void {
    cancelAnimationFrame(ticket);
    ticket = 0;
    const scene = options.scene();
    const { viewport } = scene;
    if (!pen || viewport.width < 1 || viewport.height < 1) return;
    const k = scale();
    const ratio = devicePixelRatio * k;
    const width = Math.round(viewport.width * ratio);
    const height = Math.round(viewport.height * ratio);
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    const colours = paletteFor(scene);
    paintMatrix(pen, scene.view, viewport, colours, { cursor: scene.cursor });
    options.painted(colours, k);
  }

  function repaint(): void {
    if (ticket === 0 && !signal.aborted) ticket = requestAnimationFrame(paint);
  }

  function forgetColours(): void {
    palette = null;
    repaint();
  }

  watchTheme(forgetColours, signal);
  // Names are measured by the mono type, which may come after the first painting.
  void document.fonts.ready.then(repaint);
  const watcher = new ResizeObserver(() => {
    const next = size();
    // Behind another picture it has no size, and keeps what it had.
    if (next.width < 1) return;
    const { viewport } = options.scene();
    if (next.width === viewport.width && next.height === viewport.height) return;
    options.resized(next);
    palette = null;
    paint();
  });
  watcher.observe(stage);
  signal.addEventListener('abort', () => {
    watcher.disconnect();
    cancelAnimationFrame(ticket);
    canvas.remove();
  });
  return { canvas, size, scale, paint, repaint };
}
