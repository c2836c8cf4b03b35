/**
 * Records the visit to a lesson on this device (`ui/kit/visits.ts` reads it), ticks the menu when it opens, and closes it
 * on a jump to a section.
 */
const { slug = '', key = '' } = document.currentScript?.dataset ?? {};
try {
  const visited = (localStorage.getItem(key) ?? '').split(' ');
  if (!visited.includes(slug)) {
    visited.push(slug);
    localStorage.setItem(key, visited.join(' '));
  }
  const tick = (): void => {
    for (const link of document.querySelectorAll<HTMLElement>('[data-visits] [data-lesson]')) {
      if (visited.includes(link.dataset['lesson'] ?? '')) link.append(' ✓');
    }
  };
  addEventListener('toggle', tick, { once: true, capture: true });
  addEventListener('hashchange', () => document.querySelector<HTMLElement>(':popover-open')?.hidePopover());
} catch {
  // Storage is switched off.
}
