import type { FromComparer, ToComparer } from './encodings-protocol.ts';
import { runComparison } from './encodings.ts';

/** The few members of a dedicated worker's global scope that we use; the page's types lack them. */
interface WorkerScope {
  postMessage(message: FromComparer): void;
  onmessage: ((event: MessageEvent<ToComparer>) => void) | null;
}

const scope = self as unknown as WorkerScope;

scope.onmessage = ({ data }) =>
  runComparison(data, {
    send: (message) => scope.postMessage(message),
    later: (callback, milliseconds) => void setTimeout(callback, milliseconds),
    now: () => performance.now(),
  });
