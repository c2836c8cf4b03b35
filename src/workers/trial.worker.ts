import { workerScope } from './scope.ts';
import { answerTrial } from './trial.ts';
import type { FromTrial, ToTrial } from './trial-protocol.ts';

const scope = workerScope<FromTrial, ToTrial>();

scope.onmessage = ({ data }) => scope.postMessage(answerTrial(data, () => performance.now()));
