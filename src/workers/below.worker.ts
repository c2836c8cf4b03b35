import type { BelowNews, BelowRequest } from './below.ts';
import { compareBelow } from './below.ts';

/** The few members of a dedicated worker's global scope that we use; the page's types lack them. */
interface WorkerScope {
  postMessage(message: BelowNews): void;
  onmessage: ((event: MessageEvent<BelowRequest>) => void) | null;
}

const scope = self as unknown as WorkerScope;

scope.onmessage = ({ data }) => {
  compareBelow(
    data,
    (news) => scope.postMessage(news),
    () => performance.now(),
  );
};
