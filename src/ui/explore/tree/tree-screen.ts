/** The canvas of a long run's tree: its size in real pixels, its colours, and when it is painted. */
import type { IcicleLayout, Size } from '#pictures/tree/icicle.ts';
import type { IcicleView } from '#pictures/tree/icicle-view.ts';
import { paintTree } from '#pictures/tree/paint.ts';
import type { TreePalette } from '#pictures/tree/pen.ts';
import { paintInSight } from '#ui/kit/in-sight.ts';
import { watchTheme } from '../matrix/matrix-palette.ts';
import { readTreePalette } from './tree-palette.ts';

export interface TreeScreen {
  readonly canvas: HTMLCanvasElement;
  size(): Size;
  /** Paints now, or in the next animation frame; out of sight, once it is near the screen. */
  paint(): void;
  repaint(): void;
}

/** Puts a canvas on the stage; `scene` says what to paint, null when there is no room for it. */
export function createTreeScreen(
  stage: HTMLElement,
  scene: () => { readonly view: IcicleView; readonly layout: IcicleLayout } | null,
  signal: AbortSignal,
): TreeScreen {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  let palette: TreePalette | null = null;
  let ticket = 0;
  stage.append(canvas);

  const paint = paintInSight(stage, paintNow, signal);

  function paintNow(): void {
    cancelAnimationFrame(ticket);
    ticket = 0;
    const shown = scene();
    if (!pen || !shown) return;
    const ratio = devicePixelRatio;
    const width = Math.round(shown.layout.width * ratio);
    const height = Math.round(shown.layout.height * ratio);
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    palette ??= readTreePalette(stage, ratio);
    paintTree(pen, shown.view, shown.layout, palette);
  }

  function repaint(): void {
    if (ticket === 0 && !signal.aborted) ticket = requestAnimationFrame(paint);
  }

  function forgetColours(): void {
    palette = null;
    repaint();
  }

  watchTheme(forgetColours, signal);
  void document.fonts.ready.then(repaint);
  const watcher = new ResizeObserver(forgetColours);
  watcher.observe(stage);
  signal.addEventListener('abort', () => {
    watcher.disconnect();
    cancelAnimationFrame(ticket);
    canvas.remove();
  });
  return {
    canvas,
    size: () => ({ width: stage.clientWidth, height: stage.clientHeight }),
    paint,
    repaint,
  };
}
