import { makeCrossword } from '#puzzles/words/crossword/make.ts';
import type { FromCrosswordMaker, ToCrosswordMaker } from './crossword-protocol.ts';
import { workerScope } from './scope.ts';
import { failureOf } from './thread.ts';

const scope = workerScope<FromCrosswordMaker, ToCrosswordMaker>();

scope.onmessage = ({ data }) => {
  try {
    scope.postMessage({ kind: 'making' });
    scope.postMessage({ kind: 'made', made: makeCrossword(data.wish) });
  } catch (error) {
    scope.postMessage({ kind: 'failed', message: failureOf(error) });
  }
};
