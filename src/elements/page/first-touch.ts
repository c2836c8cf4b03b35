const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];

let touched: Promise<void> | null = null;

/**
 * Resolves at the first sign of a reader: a movement, a key, a scroll. Until then the pictures drawn
 * at build time do, and what is heavy need not be fetched.
 */
export function firstTouch(): Promise<void> {
  touched ??= new Promise((resolve) => {
    const done = new AbortController();
    const touch = (): void => {
      done.abort();
      resolve();
    };
    for (const sign of SIGNS) {
      document.addEventListener(sign, touch, {
        capture: true,
        passive: true,
        signal: done.signal,
      });
    }
  });
  return touched;
}
