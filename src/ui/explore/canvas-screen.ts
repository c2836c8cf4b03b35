/** The canvas of a large picture: its size in device pixels, its colours, and when it is painted. */
import type { Size } from '#pictures/matrix/viewport.ts';
import { paintInSight } from '#ui/kit/in-sight.ts';
import { watchTheme } from './page-colours.ts';

interface CanvasScreenOptions<Palette> {
  /** What is to be painted now, in its units; null when there is no room for it. */
  picture(): { readonly size: Size; paint(pen: CanvasRenderingContext2D, palette: Palette): void } | null;
  /** Reads the colours of the page; textures have `ratio` device pixels per unit. */
  readColours(ratio: number): Palette;
  /** Reads from the page how many CSS pixels a unit of the picture has, whenever the size is read; default: 1. */
  readScale?(): number;
  /** Called when the stage has another size, before the picture is painted. */
  resized?(size: Size): void;
}

/** Puts a canvas on the stage. Nothing is painted before the first call. */
export function createCanvasScreen<Palette>(
  stage: HTMLElement,
  signal: AbortSignal,
  options: CanvasScreenOptions<Palette>,
) {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  let palette: Palette | null = null;
  /** The size that was painted or reported last; null when there was no room. */
  let known: Size | null = null;
  let ticket = 0;
  /** Kept, because reading it at each painting would lay out the page. */
  let scale = 1;
  stage.append(canvas);

  /** Paints now, or in the next animation frame; out of sight, once it is near the screen. */
  const paint = paintInSight(stage, signal, paintNow);

  /** In units of the picture, `scale` CSS pixels each. */
  function size(): Size {
    scale = options.readScale?.() ?? 1;
    return { width: stage.clientWidth / scale, height: stage.clientHeight / scale };
  }

  function paintNow(): void {
    cancelAnimationFrame(ticket);
    ticket = 0;
    const picture = options.picture();
    known = picture?.size ?? null;
    if (!pen || !picture) return;
    const ratio = devicePixelRatio * scale;
    const width = Math.round(picture.size.width * ratio);
    const height = Math.round(picture.size.height * ratio);
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    palette ??= options.readColours(ratio);
    picture.paint(pen, palette);
  }

  function repaint(): void {
    if (ticket === 0 && !signal.aborted) ticket = requestAnimationFrame(paint);
  }

  /** Makes the next painting read the colours again. */
  function forgetColours(): void {
    palette = null;
  }

  watchTheme(() => {
    forgetColours();
    repaint();
  }, signal);
  // Names are measured in the mono font, which may come after the first painting.
  void document.fonts.ready.then(repaint);
  const watcher = new ResizeObserver(() => {
    const next = size();
    // Behind another picture the stage has no size, and the canvas keeps the old one.
    if (next.width < 1 || (next.width === known?.width && next.height === known.height)) return;
    known = next;
    options.resized?.(next);
    forgetColours();
    paint();
  });
  watcher.observe(stage);
  signal.addEventListener('abort', () => {
    watcher.disconnect();
    cancelAnimationFrame(ticket);
    canvas.remove();
  });
  return { canvas, size, scale: () => scale, paint, repaint, forgetColours };
}
