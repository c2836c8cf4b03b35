/** The browser is given as long, in milliseconds, to find time for what can wait. */
const MOST = 500;

/** Calls `act` when the browser has nothing else to do, unless `signal` has aborted by then. */
export function whenIdle(act: () => void, signal: AbortSignal): void {
  const call = (): void => {
    if (!signal.aborted) act();
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(call, { timeout: MOST });
  else setTimeout(call);
}
