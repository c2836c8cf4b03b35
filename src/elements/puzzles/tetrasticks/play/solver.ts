import type {
  SketchAnswer,
  SketchProgress,
  SketchQuestion,
} from '../../../../puzzles/tetrasticks/answers.ts';
import type { FromSketchSolver, ToSketchSolver } from '../../../../workers/sketch-protocol.ts';

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

/** A solver in a worker of its own, which begins with the first question. */
export function connectPlaySolver(hearer: PlayHearer): PlaySolver {
  let worker: Worker | null = null;
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

  function started(): Worker {
    const fresh = new Worker(new URL('../../../../workers/sketch.worker.ts', import.meta.url), {
      type: 'module',
    });
    fresh.onmessage = ({ data }: MessageEvent<FromSketchSolver>) => hear(data);
    fresh.onerror = () => {
      worker = null;
      if (!isBusy) return;
      isBusy = false;
      hearer.failed('the solver could not be loaded');
    };
    return fresh;
  }

  const post = (message: ToSketchSolver): void => {
    worker ??= started();
    worker.postMessage(message);
  };

  return {
    ask(question, sketch) {
      job += 1;
      isBusy = true;
      post({ kind: 'ask', job, question, sketch });
    },
    cancel() {
      if (!isBusy) return false;
      isBusy = false;
      post({ kind: 'cancel' });
      return true;
    },
    close: () => worker?.terminate(),
  };
}
