let touched: Promise<void> | null = null;

/**
 * Resolves at the first movement, key, touch or scroll. Until then the pictures drawn at build time are enough, and
 * heavy code need not be fetched. An inline script notes the touch (`ui/site/first-touch.inline.ts`), so one that was
 * earlier than this code counts too. A scroll counts from now on: earlier ones are mostly the browser's own, which goes
 * back to where the reader was.
 */
export function firstTouch(): Promise<void> {
  touched ??= new Promise((resolve) => {
    const root = document.documentElement;
    const done = (): void => {
      noted.disconnect();
      document.removeEventListener('scroll', scrolled);
      resolve();
    };
    const scrolled = (): void => {
      if (window.scrollY > 0) done();
    };
    const noted = new MutationObserver(done);
    if ('touched' in root.dataset) {
      done();
      return;
    }
    noted.observe(root, { attributeFilter: ['data-touched'] });
    document.addEventListener('scroll', scrolled, { passive: true });
  });
  return touched;
}
