/**
 * A large matrix to explore: a canvas over the still picture that was drawn at build time. The
 * host's markup, which its component writes:
 *
 *     <div class="matrix-explorer">
 *       <div class="matrix-stage"><!-- drawMatrixOverview, wide and narrow --></div>
 *       <div class="matrix-bar"></div>
 *     </div>
 */
import { closeTo } from '#pictures/matrix/close-to.ts';
import { type Highlight, noHighlight, sameHighlight } from '#pictures/kit/highlight.ts';
import { type Fading, fadingBetween, opacityAt } from '#pictures/matrix/fading.ts';
import { findRows } from '#pictures/matrix/find.ts';
import { paintMatrix } from '#pictures/matrix/paint.ts';
import { shapeOf } from '#pictures/matrix/shape.ts';
import { type MatrixView, activePlace, withHighlight } from '#pictures/matrix/view.ts';
import type { Place, Viewport } from '#pictures/matrix/viewport.ts';
import {
  centredAt,
  fitViewport,
  middleOf,
  panned,
  placeAt,
  readable,
  resized,
  revealing,
  stillScale,
  stepOfFactor,
  zoomed,
} from '#pictures/matrix/viewport.ts';
import { sayStep, sayZoom } from '#pictures/matrix/spoken.ts';
import { childOf, markPlace, mountHint } from '#ui/kit/canvas-words.ts';
import { isStill } from '#ui/kit/still.ts';
import { createTween, pageClock } from '#ui/kit/tween.ts';
import { createCanvasScreen } from '../canvas-screen.ts';
import { mountMatrixBar } from './matrix-bar.ts';
import { isChord, isToCorner } from '#ui/kit/keys.ts';
import { cursorAfter } from './matrix-cursor.ts';
import { mountMatrixGestures } from './matrix-gestures.ts';
import { type GroupToken, readMatrixPalette } from './matrix-palette.ts';
import { mountMatrixMap } from './matrix-map.ts';
import { mountMatrixWords } from './matrix-words.ts';

/** Makes the view to show; exported here so that a page fetches it along with the explorer. */
export { sweptView } from '#pictures/matrix/sweep.ts';

interface MatrixExplorerOptions {
  readonly view: MatrixView;
  /** The colour token of a group of rows, as for the still picture. */
  readonly groupToken?: GroupToken;
  /** Examples for the field Find: `F, H23, F N (0,1)`. */
  readonly examples?: string;
  /** Called when the pointer or the keyboard points at something. */
  readonly onHighlight?: (highlight: Highlight) => void;
  /** Called when the header of a column is pressed. */
  readonly onPress?: (column: number) => void;
  /** Whether such a press switches its kind now. */
  readonly switchesKind?: () => boolean;
}

export interface MatrixExplorer {
  /**
   * Paints another moment at once; to be called in the animation frame of the other pictures. Close up it scrolls to
   * what is newly pinned, and does not follow the search while something is.
   */
  update(view: MatrixView, pinned: Highlight | null): void;
  destroy(): void;
}

/** The zoom of one press of a button or key: eight presses cover the whole range. */
const STEP = 0.125;
const zoomKeys: Readonly<Record<string, number>> = { '+': STEP, '=': STEP, '-': -STEP, '0': 0 };

export function createMatrixExplorer(host: HTMLElement, options: MatrixExplorerOptions): MatrixExplorer {
  const leaving = new AbortController();
  const { signal } = leaving;
  const stage = childOf(host, 'matrix-stage');
  const hint = mountHint(stage, signal);
  const narrow = stage.querySelector('.is-narrow');
  const swing = createTween(pageClock);
  const words = mountMatrixWords(stage, options.view, signal);

  let view = options.view;
  let shape = shapeOf(view.source);
  let highlight = view.highlight;
  /** Where the keyboard is while the canvas has the focus, and where it was last. */
  let cursor: Place | null = null;
  let lastCursor: Place = { row: 0, column: 0 };
  let isFollowing = false;
  let pinned: Highlight | null = null;
  let viewport: Viewport;
  /** Columns that a switch has just taken out or brought back, and how much of them is seen. */
  let fading: { readonly columns: Fading; readonly opacity: number } | null = null;

  /** As large as the still picture was, which grew with its place; on a wall so that it can be read from far away. */
  const readScale = (): number => {
    const isNarrow = narrow !== null && getComputedStyle(narrow).display !== 'none';
    return stillScale(stage.clientWidth, isNarrow, Number(getComputedStyle(stage).getPropertyValue('--picture-scale')));
  };

  const screen = createCanvasScreen(stage, signal, {
    readScale,
    readColours: (ratio) => readMatrixPalette(stage, ratio, view.source, options.groupToken),
    picture() {
      if (viewport.width < 1 || viewport.height < 1) return null;
      return {
        size: viewport,
        paint(pen, palette) {
          paintMatrix(pen, withHighlight(view, highlight), viewport, palette, { cursor, fading });
          map.paint(palette, screen.scale());
        },
      };
    },
    resized(size) {
      viewport = resized(viewport, shape, size);
      if (pinned) seePinned(pinned);
    },
  });
  const { canvas } = screen;
  viewport = fitViewport(shape, screen.size());
  const map = mountMatrixMap(stage, signal, {
    scene: () => ({ view, viewport }),
    centre: (x, y) => move(centredAt(viewport, shape, x, y)),
    say: words.say,
    leave: () => canvas.focus(),
  });
  // Inside, keys such as Space belong to the canvas, not to the figure.
  host.dataset['ownKeys'] = '';
  canvas.tabIndex = 0;
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-label', 'Matrix');
  canvas.setAttribute('aria-describedby', words.describedBy);

  function look(next: Viewport): void {
    viewport = next;
    updateTools();
    screen.repaint();
  }

  /** Moves by hand, which ends following the search. */
  function move(next: Viewport): void {
    isFollowing = false;
    look(next);
  }

  const isWhole = (): boolean => viewport.near <= 0.001;

  /** Close up, comes to what is pinned; the whole matrix shows it anyway. */
  function seePinned(place: Highlight): void {
    if (!isWhole()) viewport = closeTo(viewport, shape, view.source, place);
  }

  function updateTools(): void {
    controls.update({ isWhole: isWhole(), isClosest: viewport.near >= 0.999, isFollowing });
  }

  /** Points at something, here and through the callback in the other pictures. */
  function point({ row, column }: Place): void {
    markPlace(canvas, { row, column });
    if (sameHighlight({ row, column }, highlight)) return;
    highlight = { row, column };
    options.onHighlight?.(highlight);
    screen.repaint();
  }

  function speak(from: Place | null, to: Place): void {
    const enters = to.row === null && from?.row !== null && options.switchesKind?.() === true;
    words.say(sayStep(view, from, to) + (enters ? ' Enter switches its kind.' : ''));
  }

  function show(row: number | null, column: number | null): void {
    lastCursor = { row, column };
    move(closeTo(viewport, shape, view.source, lastCursor));
    point(lastCursor);
  }

  function moveTo(place: Place): void {
    const from = cursor;
    cursor = place;
    lastCursor = place;
    look(revealing(viewport, shape, place.row, place.column));
    point(place);
    speak(from, place);
  }

  /** Fades columns out or in; any fading before it ends. */
  function fade(columns: Fading): void {
    fading = { columns, opacity: opacityAt(columns, 0) };
    swing.run(0, 1, (share) => {
      fading = share < 1 ? { columns, opacity: opacityAt(columns, share) } : null;
      screen.paint();
    });
  }

  const fit = (): void => move(fitViewport(shape, viewport));

  function follow(isOn: boolean): void {
    isFollowing = isOn;
    look(isOn ? following(readable(viewport, shape)) : viewport);
  }

  function following(from: Viewport): Viewport {
    const { row, column } = activePlace(view);
    return revealing(from, shape, row, column);
  }

  function zoomBy(step: number, x?: number, y?: number): boolean {
    const before = viewport.near;
    look(zoomed(viewport, shape, step, x, y));
    return viewport.near !== before;
  }

  function press({ row, column }: Place): void {
    if (row === null && column !== null) options.onPress?.(column);
  }

  /** Handles a key; returns whether it did. */
  function act(event: KeyboardEvent): boolean {
    const at = cursor ?? lastCursor;
    const next = cursorAfter(shape, at, event);
    const zoom = zoomKeys[event.key];
    if (next) moveTo(next);
    else if (zoom !== undefined) {
      if (zoom === 0) fit();
      else zoomBy(zoom, ...middleOf(viewport, at));
      words.say(sayZoom(view, viewport));
    } else if (event.key === 'Enter' || event.key === ' ') press(at);
    else return false;
    return true;
  }

  function listen<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ): void {
    canvas.addEventListener(type, listener, { signal });
  }

  const controls = mountMatrixBar(childOf(host, 'matrix-bar'), options.examples ?? '', signal, {
    zoom: (direction) => void zoomBy(direction * STEP),
    whole: fit,
    follow,
    find: (query) => findRows(shape, query),
    nameOf: (row) => shape.rowNames[row] ?? '',
    show,
    forget: () => point(cursor ?? noHighlight),
    say: words.say,
  });
  mountMatrixGestures(canvas, signal, {
    scale: screen.scale,
    pan: (dx, dy) => move(panned(viewport, shape, dx, dy)),
    zoom: (factor, x, y) => zoomBy(stepOfFactor(viewport, shape, factor), x, y),
    point: (x, y) => point(placeAt(viewport, shape, x, y)),
    leave: () => point(cursor ?? noHighlight),
    press(x, y) {
      const place = placeAt(viewport, shape, x, y);
      if (place.row !== null || place.column !== null) lastCursor = place;
      press(place);
    },
    hint,
  });
  listen('keydown', (event) => {
    if ((isChord(event) && !isToCorner(event)) || !act(event)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  listen('focus', () => {
    if (canvas.matches(':focus-visible')) moveTo(lastCursor);
  });
  listen('blur', () => {
    cursor = null;
    point(noHighlight);
    screen.repaint();
  });
  updateTools();
  screen.paint();
  host.classList.add('is-painted');

  return {
    update(next, nowPinned) {
      const isOther = shapeOf(next.source) !== shape;
      const columns = isOther ? null : fadingBetween(view.kinds, next.kinds);
      if (columns && !isStill()) fade(columns);
      view = next;
      highlight = next.highlight;
      if (isOther) {
        shape = shapeOf(next.source);
        swing.stop();
        fading = null;
        screen.forgetColours();
        cursor = null;
        lastCursor = { row: 0, column: 0 };
        viewport = fitViewport(shape, viewport);
        if (isFollowing) viewport = following(readable(viewport, shape));
        updateTools();
      }
      if (nowPinned && nowPinned !== pinned) {
        lastCursor = nowPinned;
        seePinned(nowPinned);
      } else if (isFollowing && !nowPinned) viewport = following(viewport);
      pinned = nowPinned;
      screen.paint();
      words.describe(() => view);
    },
    destroy() {
      leaving.abort();
      swing.stop();
      host.classList.remove('is-painted');
    },
  };
}
