let touched: Promise<void> | null = null;

/**
 * Resolves at the first movement, key, touch or scroll. Until then the pictures drawn at build time are enough, and
 * heavy code need not be fetched. An inline script notes the touch (`ui/site/first-touch.inline.ts`), so one that was
 * earlier than this code counts too.
 */
export function firstTouch(): Promise<void> {
  touched ??= new Promise((resolve) => {
    const root = document.documentElement;
    if ('touched' in root.dataset) resolve();
    else new MutationObserver(() => resolve()).observe(root, { attributeFilter: ['data-touched'] });
  });
  return touched;
}
