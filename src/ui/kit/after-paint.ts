/** Calls back once the browser has painted what stands there now; `signal` ends the waiting. */
export function afterPaint(act: () => void, signal?: AbortSignal): void {
  requestAnimationFrame(() => {
    setTimeout(() => {
      if (!signal?.aborted) act();
    });
  });
}
