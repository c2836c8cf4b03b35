const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];

let touched: Promise<void> | null = null;

/**
 * Resolves at the first movement, key, touch or scroll. Until then the pictures drawn at build time are enough, and
 * heavy code need not be fetched.
 */
export function firstTouch(): Promise<void> {
  touched ??= new Promise((resolve) => {
    const done = new AbortController();
    const touch = (event: Event): void => {
      if (!isOfReader(event)) return;
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

/**
 * Browsers also report a pointer under which the page has moved, and frames that scroll by themselves; neither counts.
 */
function isOfReader(event: Event): boolean {
  if (event.type === 'scroll') return event.target === document && window.scrollY > 0;
  if (event.type !== 'pointermove' || !(event instanceof PointerEvent)) return true;
  return event.movementX !== 0 || event.movementY !== 0;
}
