/** Notes on the page that a reader is there, for code that waits for one (`ui/kit/first-touch.ts`). */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];

/** Browsers also report a pointer under which the page has moved, and frames that scroll by themselves; neither counts. */
function isOfReader(event: Event): boolean {
  if (event.type === 'scroll') return event.target === document && scrollY > 0;
  return (
    !(event instanceof PointerEvent) || event.type !== 'pointermove' || event.movementX !== 0 || event.movementY !== 0
  );
}

function touch(event: Event): void {
  if (!isOfReader(event)) return;
  for (const sign of signs) document.removeEventListener(sign, touch, true);
  document.documentElement.dataset['touched'] = '';
}

for (const sign of signs) document.addEventListener(sign, touch, { capture: true, passive: true });
