/** Tests and runs the solver that a reader writes. It starts only inside the sandbox (`public/sandbox/box.js`). */
import type { CodeAnswer, CodeRequest } from '#practice/code/answers.ts';
import { brokenBy } from '#practice/code/observe.ts';
import { solveCode } from '#practice/code/solve-code.ts';
import { testCode } from '#practice/code/test-code.ts';
import { workerScope } from './scope.ts';

const scope = workerScope<{ run: number; answer: CodeAnswer }, CodeRequest>();
// The reader's code shares this thread and may overwrite `postMessage`, but not this binding.
const post = scope.postMessage.bind(scope);

/** The first hundred solutions are reported one by one, then every hundredth. */
const EACH = 100;

scope.onmessage = ({ data }) => {
  const { run } = data;
  try {
    if ('test' in data) post({ run, answer: testCode(data.test) });
    else {
      const found = (solutions: number): void => {
        if (solutions <= EACH || solutions % EACH === 0) post({ run, answer: { kind: 'found', solutions } });
      };
      post({ run, answer: solveCode(data.solve, found) });
    }
  } catch (error) {
    post({ run, answer: { kind: 'broken', ...brokenBy(error) } });
  }
};
