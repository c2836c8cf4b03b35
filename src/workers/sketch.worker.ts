import type { FromSketchSolver, ToSketchSolver } from './sketch-protocol.ts';
import { createSketchSolver } from './sketch-solver.ts';

/** The few members of a dedicated worker's global scope that we use; the page's types lack them. */
interface WorkerScope {
  postMessage(message: FromSketchSolver): void;
  onmessage: ((event: MessageEvent<ToSketchSolver>) => void) | null;
}

const scope = self as unknown as WorkerScope;

// A message to ourselves queues behind those of the page, and does not wait as a timer would.
const { port1, port2 } = new MessageChannel();
let next: (() => void) | null = null;
port1.onmessage = () => next?.();

const receive = createSketchSolver({
  send: (message) => scope.postMessage(message),
  soon: (callback) => {
    next = callback;
    port2.postMessage(null);
  },
  now: () => performance.now(),
});

scope.onmessage = ({ data }) => receive(data);
