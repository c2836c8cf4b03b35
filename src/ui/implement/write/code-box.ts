import { type CodeAnswer, type CodeRequest, readCodeAnswer } from '#practice/code/answers.ts';
import type { SolveRequest } from '#practice/code/solve-code.ts';
import type { TestRequest } from '#practice/code/test-code.ts';
import workerUrl from '#workers/code.worker.ts?worker&url';
import { type Ended, createBox } from '#ui/notebook/box.ts';

/** How a run ended: its last answer, or why there is none. */
type CodeEnd = Exclude<CodeAnswer, { kind: 'found' }> | { readonly kind: Ended };

export interface CodeBox {
  /**
   * Tests the code of an exercise, or runs a whole solver. It stops a run in progress.
   *
   * @param limit in milliseconds
   * @param found called with the number of solutions so far
   * @throws Error when the worker's code could not be fetched, or the sandbox could not be opened
   */
  run(
    what: { readonly test: TestRequest } | { readonly solve: SolveRequest },
    limit: number,
    found?: (solutions: number) => void,
  ): Promise<CodeEnd>;
  stop(): void;
}

/** The sandbox of the reader's solver: the worker is terminated after each run, so no run depends on another. */
export function createCodeBox(place: HTMLElement, boxUrl: string, signal: AbortSignal): CodeBox {
  const nothing = (): void => undefined;
  const box = createBox(place, boxUrl, workerUrl, signal, { goesOn: nothing, ended: nothing, late: nothing });
  return {
    async run(what, limit, found) {
      const last: CodeEnd[] = [];
      const ended = await box.run(
        (run): CodeRequest => ({ run, ...what }),
        limit,
        (said, run) => {
          const answer = readCodeAnswer(said, run);
          if (answer?.kind === 'found') found?.(answer.solutions);
          else if (answer) last.push(answer);
          return last.length > 0;
        },
      );
      if (ended !== 'done') return { kind: ended };
      box.stop();
      return last[0] ?? { kind: 'broken', message: 'The answer could not be read', line: 0 };
    },
    stop: () => box.stop(),
  };
}
