/** Tests and runs the solver that a reader writes. It starts only inside the sandbox (`public/sandbox/box.html`). */
import type { CodeAnswer, CodeRequest } from '#practice/code/answers.ts';
import { brokenBy } from '#practice/code/observe.ts';
import { solveCode } from '#practice/code/solve-code.ts';
import { testCode } from '#practice/code/test-code.ts';
import { runConfined } from './confined.ts';

/** The first hundred solutions are reported one by one, then every hundredth. */
const EACH = 100;

runConfined((data, say) => {
  const request = data as CodeRequest;
  const post: (message: { run: number; answer: CodeAnswer }) => void = say;
  const { run } = request;
  try {
    if ('test' in request) post({ run, answer: testCode(request.test) });
    else {
      const found = (solutions: number): void => {
        if (solutions <= EACH || solutions % EACH === 0) post({ run, answer: { kind: 'found', solutions } });
      };
      post({ run, answer: solveCode(request.solve, found) });
    }
  } catch (error) {
    post({ run, answer: { kind: 'broken', ...brokenBy(error) } });
  }
});
