import type { Player } from '#player/player.ts';
import { wiring } from '#ui/kit/wiring.ts';

/** A finger that has moved this many pixels sideways moves the slider, and not the page. */
const INTENT = 6;

/**
 * The slider over the strip. A mouse and keys move the search at once. A finger may be about to scroll the page: it
 * moves the search once it has moved sideways, or is lifted where it came down; when the browser takes it for a scroll,
 * the slider goes back.
 */
export function mountScrub(range: HTMLInputElement, player: Player, committed: () => void, signal: AbortSignal): void {
  const { on } = wiring(range, signal);
  /** A finger on the slider: where it came down, and the step then. */
  let touch: { readonly x: number; readonly y: number; readonly step: number } | null = null;
  /** True until a finger has moved sideways, and after it has scrolled. */
  let isHeld = false;

  const follow = (): void => player.seek(range.valueAsNumber);

  function release(): void {
    isHeld = false;
    touch = null;
  }

  function takeBack(): void {
    if (touch) {
      range.valueAsNumber = touch.step;
      player.seek(touch.step);
    }
    touch = null;
  }

  on(range, 'pointerdown', ({ pointerType, clientX: x, clientY: y }) => {
    isHeld = pointerType === 'touch';
    touch = isHeld ? { x, y, step: player.step } : null;
  });
  on(range, 'pointermove', ({ clientX, clientY }) => {
    if (!touch || !isHeld) return;
    const across = Math.abs(clientX - touch.x);
    if (across < INTENT || across < Math.abs(clientY - touch.y)) return;
    isHeld = false;
    follow();
  });
  on(range, 'pointerup', () => {
    if (isHeld && touch) {
      isHeld = false;
      follow();
      committed();
    }
    release();
  });
  on(range, 'pointercancel', takeBack);
  on(range, 'input', () => {
    if (!isHeld) follow();
  });
  on(range, 'change', () => {
    if (isHeld) range.valueAsNumber = player.step;
    else committed();
  });
  on(range, 'keydown', release);
}
