import type { FromJudge, ToJudge } from './judge-protocol.ts';
import { createJudge } from './judge.ts';
import { openSolver } from './open-solver.ts';
import { workerScope } from './scope.ts';

const scope = workerScope<FromJudge, ToJudge>();

const receive = createJudge(
  { send: (message) => scope.postMessage(message), now: () => performance.now() },
  openSolver,
);

scope.onmessage = ({ data }) => receive(data);
