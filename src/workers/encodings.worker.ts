import type { FromComparer, ToComparer } from './encodings-protocol.ts';
import { runComparison } from './encodings.ts';
import { workerScope } from './scope.ts';

const scope = workerScope<FromComparer, ToComparer>();

scope.onmessage = ({ data }) =>
  runComparison(data, {
    send: (message) => scope.postMessage(message),
    later: (callback, milliseconds) => void setTimeout(callback, milliseconds),
    now: () => performance.now(),
  });
