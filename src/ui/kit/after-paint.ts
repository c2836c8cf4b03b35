/** Calls `act` after the next paint, unless `signal` has aborted by then. */
export function afterPaint(act: () => void, signal?: AbortSignal): void {
  requestAnimationFrame(() => {
    setTimeout(() => {
      if (!signal?.aborted) act();
    });
  });
}
