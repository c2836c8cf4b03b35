/** Workers that a worker starts, which the page never hears of. */

/** At most so many hands are put to work, whatever the machine has. */
const MOST_CORES = 8;

/** How many hands this machine has use for. */
export function cores(): number {
  return Math.min(MOST_CORES, navigator.hardwareConcurrency || 1);
}

export interface NestedLine<To> {
  post(message: To): void;
  close(): void;
}

/** The line to a worker that this one starts. It is closed once it is broken. */
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
    worker.onerror = (event) => {
      event.preventDefault();
      if (!worker) return;
      close();
      broken();
    };
  } catch {
    // Not every browser lets a worker start another one.
    queueMicrotask(broken);
  }
  return { post: (message) => worker?.postMessage(message), close };
}
