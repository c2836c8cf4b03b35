import type { BelowNews, BelowRequest } from './below.ts';
import { compareBelow } from './below.ts';
import { workerScope } from './scope.ts';

const scope = workerScope<BelowNews, BelowRequest>();

scope.onmessage = ({ data }) => {
  compareBelow(
    data,
    (news) => scope.postMessage(news),
    () => performance.now(),
  );
};
