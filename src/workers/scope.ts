/** The few members of a dedicated worker's global scope that we use; the page's types lack them. */
interface WorkerScope<Out, In> {
  postMessage(message: Out): void;
  onmessage: ((event: MessageEvent<In>) => void) | null;
}

/** The worker's own scope, for messages of these types to and from the page. */
export function workerScope<Out, In>(): WorkerScope<Out, In> {
  return self;
}

/**
 * Returns a function that calls back after the messages of the page that are already queued. A message to this thread
 * itself queues behind those, and unlike a timer it has no least delay. Only one callback may wait at a time.
 */
export function createSoon(): (callback: () => void) => void {
  const { port1, port2 } = new MessageChannel();
  let next: (() => void) | null = null;
  port1.onmessage = () => next?.();
  return (callback) => {
    next = callback;
    port2.postMessage(null);
  };
}
