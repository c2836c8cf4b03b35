import type { SketchAnswer, SketchProgress, SketchQuestion } from '#puzzles/tetrasticks/answers.ts';
import type { FromSketchSolver } from '#workers/sketch-protocol.ts';
import { openWorker } from '#ui/kit/worker.ts';

export interface PlaySolver {
  /** Asks about a sketch, as text; a question before it is given up. */
  ask(question: SketchQuestion, sketch: string): void;
  /** Gives up the question that is being answered, if there is one; true when there was. */
  cancel(): boolean;
  close(): void;
}

export interface PlayHearer {
  progress(progress: SketchProgress): void;
  answer(answer: SketchAnswer): void;
  failed(message: string): void;
}

/** A solver in a worker of its own, which begins with the first question, and is ended to give one up. */
export function connectPlaySolver(hearer: PlayHearer): PlaySolver {
  const worker = openWorker('sketch', hear, (why) => {
    if (!isBusy) return;
    isBusy = false;
    hearer.failed(why);
  });
  let job = 0;
  let isBusy = false;

  function hear(message: FromSketchSolver): void {
    // What was on its way when the question was given up.
    if (!isBusy || message.job !== job) return;
    if (message.kind === 'progress') {
      hearer.progress(message.progress);
      return;
    }
    isBusy = false;
    if (message.kind === 'answer') hearer.answer(message.answer);
    else hearer.failed(message.message);
  }

  return {
    ask(question, sketch) {
      job += 1;
      isBusy = true;
      worker.post({ kind: 'ask', job, question, sketch });
    },
    cancel() {
      if (!isBusy) return false;
      isBusy = false;
      worker.close();
      return true;
    },
    close: () => worker.close(),
  };
}
