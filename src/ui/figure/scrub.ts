/**
 * Scrubbing: the reader leads the slider of a run, and the search follows, forwards and back. From here on it goes over
 * `player.seek` (`player/player.ts`) and one animation frame for all pictures (`mount-figure.ts`).
 */
import { shareOf } from '#player/controls.ts';
import { isStill } from '#ui/kit/still.ts';
import { wiring } from '#ui/kit/wiring.ts';
import type { MountedFigure } from './mounted-figure.ts';

/** A step of the slider that is as many pixels wide has room for what lies between it and the next. */
const ROOM = 2;
/** A finger that has moved this many pixels sideways moves the slider, and not the page. */
const INTENT = 6;

/**
 * The slider over the strip. A mouse and keys move the search at once. A finger may be about to scroll the page: it
 * moves the search once it has moved sideways, or is lifted where it came down; when the browser takes it for a scroll,
 * the slider goes back.
 *
 * Where a picture moves between two steps, the slider moves freely while a pointer is down on it (`step="any"`): the
 * browser knows then where between them the pointer is, and the written link or the cover moves with it. Steps, the
 * address and what is spoken stay whole.
 */
export function mountScrub(
  range: HTMLInputElement,
  { player, dance }: MountedFigure,
  settled: () => void,
  signal: AbortSignal,
): void {
  const { on } = wiring(range, signal);
  const { ownerDocument: page } = range;
  /** A finger on the slider: where it came down, and the step then. */
  let touch: { readonly x: number; readonly y: number; readonly step: number } | null = null;
  /** True until a finger has moved sideways, and after it has scrolled. */
  let isHeld = false;

  function follow(): void {
    const { valueAsNumber: value } = range;
    player.seek(value);
    if (range.step !== 'any') return;
    range.style.setProperty('--at', String(shareOf({ min: Number(range.min), max: Number(range.max), value })));
    dance.hold(value);
  }

  function loosen(): void {
    const width = range.clientWidth / (Number(range.max) - Number(range.min));
    if (dance.moves && width >= ROOM && !isStill()) range.step = 'any';
  }

  function tighten(): void {
    range.removeAttribute('step');
  }

  function release(): void {
    isHeld = false;
    touch = null;
    tighten();
    dance.release();
  }

  function takeBack(): void {
    tighten();
    dance.rest();
    if (touch) {
      range.valueAsNumber = touch.step;
      player.seek(touch.step);
    }
    touch = null;
  }

  on(range, 'pointerdown', ({ pointerType, clientX: x, clientY: y }) => {
    isHeld = pointerType === 'touch';
    touch = isHeld ? { x, y, step: player.step } : null;
    loosen();
  });
  on(range, 'pointermove', ({ clientX, clientY }) => {
    if (!touch || !isHeld) return;
    const across = Math.abs(clientX - touch.x);
    if (across < INTENT || across < Math.abs(clientY - touch.y)) return;
    isHeld = false;
    follow();
  });
  function letGo(): void {
    if (isHeld && touch) {
      isHeld = false;
      follow();
      settled();
    }
    release();
  }

  // A mouse may be let go beside the slider; on it, what hears the timeline finds the search at its new step.
  on(range, 'pointerup', letGo);
  on(page, 'pointerup', letGo);
  on(range, 'pointercancel', takeBack);
  on(range, 'input', () => {
    if (!isHeld) follow();
  });
  on(range, 'change', () => {
    if (isHeld) range.valueAsNumber = player.step;
    else settled();
  });
  on(range, 'keydown', release);
}
