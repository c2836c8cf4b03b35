/** Pictures far from the screen need not be painted before they come near. */

/** A picture is painted when it is this near to the screen, in pixels. */
const MARGIN = 100;

/**
 * Wraps the painting of a picture so that it waits while the element is out of sight, and is done
 * when the element comes back into sight, or the page is printed.
 */
export function paintInSight(element: HTMLElement, signal: AbortSignal, paint: () => void): () => void {
  let isInSight = true;
  let isStale = false;

  function catchUp(): void {
    if (isStale) paint();
    isStale = false;
  }

  const watcher = new IntersectionObserver(
    (entries) => {
      isInSight = entries.at(-1)?.isIntersecting ?? true;
      if (isInSight) catchUp();
    },
    { rootMargin: `${MARGIN}px` },
  );
  watcher.observe(element);
  addEventListener('beforeprint', catchUp, { signal });
  signal.addEventListener('abort', () => watcher.disconnect());
  return () => {
    isStale = true;
    if (isInSight) catchUp();
  };
}
