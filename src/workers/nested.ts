/** Workers that another worker starts; the page has no line to them. */

/** The most workers of a pool, whatever the machine has. */
const MOST_CORES = 8;

/** The number of workers of a pool that this machine can run at once. */
export function cores(): number {
  return Math.min(MOST_CORES, navigator.hardwareConcurrency || 1);
}

export interface NestedLine<To> {
  post(message: To): void;
  close(): void;
}

/**
 * Starts a worker from within a worker. When that cannot start, stops with an error that nothing caught, or sends what
 * cannot be read for want of memory, it is terminated and `broken` is called, once.
 */
export function nestedLine<To>(
  start: () => Worker,
  hear: (event: MessageEvent) => void,
  broken: () => void,
): NestedLine<To> {
  let worker: Worker | null = null;
  const close = (): void => {
    worker?.terminate();
    worker = null;
  };
  try {
    worker = start();
    worker.onmessage = (event) => {
      if (worker) hear(event);
    };
    const die = (event: Event): void => {
      event.preventDefault();
      if (!worker) return;
      close();
      broken();
    };
    worker.onerror = die;
    worker.onmessageerror = die;
  } catch {
    // Not every browser lets a worker start another one.
    queueMicrotask(broken);
  }
  return { post: (message) => worker?.postMessage(message), close };
}
