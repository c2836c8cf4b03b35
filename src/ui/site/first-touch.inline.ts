/** Notes on the page that a reader is there, for code that waits for one (`ui/kit/first-touch.ts`). */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'];

function touch(event: Event): void {
  // Browsers also report a pointer under which the page has moved.
  const isMove = event instanceof PointerEvent && event.type === 'pointermove';
  if (isMove && event.movementX === 0 && event.movementY === 0) return;
  for (const sign of signs) document.removeEventListener(sign, touch, true);
  document.documentElement.dataset['touched'] = '';
}

for (const sign of signs) document.addEventListener(sign, touch, { capture: true, passive: true });
