import type { Recording } from '#history/index.ts';
import { createRecording } from '#history/index.ts';
import type { Answering, SketchAnswer, SketchSearch } from '#puzzles/tetrasticks/answers.ts';
import { countFrom, hintFor } from '#puzzles/tetrasticks/answers.ts';
import { parseSketch } from '#puzzles/tetrasticks/sketch-text.ts';
import type { SolverProgress } from './protocol.ts';
import type { FromSketchSolver, ToSketchSolver } from './sketch-protocol.ts';
import type { OpenSolver } from './solver.ts';
import type { Thread } from './thread.ts';
import { failureOf, TELL_MS } from './thread.ts';

/**
 * Answers questions about sketches; a solver runs the searches that an answer asks for.
 * @returns what to do with each message from the page
 */
export function createSketchSolver(
  thread: Pick<Thread<FromSketchSolver>, 'send' | 'now'>,
  open: OpenSolver,
): (message: ToSketchSolver) => void {
  let job = -1;
  let answering: Answering | null = null;
  let search: SketchSearch | null = null;
  /** Searches begun, by which the solver tells them apart, and nodes of those that are over. */
  let number = 0;
  let nodesBefore = 0;
  /** Of a search for one solution, to look it up. */
  let recording: Recording | null = null;
  let told = 0;

  const solve = open((message) => {
    if (!search || message.job !== number) return;
    if (message.kind === 'failed') fail(message.message);
    else hear(message, search);
  });

  function hear(message: SolverProgress, { enough, weight }: SketchSearch): void {
    const { chunk, state, expected } = message;
    const { nodes, solutions } = chunk.totals;
    recording?.append(chunk);
    if (state === 'running') {
      if (thread.now() - told < TELL_MS) return;
      told = thread.now();
      const { share } = chunk;
      const known = { solutions: 0, nodes: nodesBefore + nodes };
      // One solution may be found anywhere: only a search for all comes nearer to its end.
      const all = { ...known, solutions: solutions * weight, ...(share && { share }), ...(expected && { expected }) };
      thread.send({ kind: 'progress', job, progress: enough === Infinity ? all : known });
      return;
    }
    nodesBefore += nodes;
    solve({ kind: 'end', job: number });
    const first = recording && solutions > 0 ? recording.seek(recording.solutionStep(1)).path : [];
    step(() => answering?.next({ solutions, nodes, first }));
  }

  function step(next: () => IteratorResult<SketchSearch, SketchAnswer> | undefined): void {
    search = null;
    try {
      const result = next();
      if (result?.done) thread.send({ kind: 'answer', job, answer: result.value });
      else if (result) begin(result.value);
    } catch (error) {
      fail(failureOf(error));
    }
  }

  function begin(next: SketchSearch): void {
    const { matrix, enough } = next;
    search = next;
    number += 1;
    recording = enough === Infinity ? null : createRecording(matrix);
    solve({ kind: 'start', job: number, matrix, pauseAt: enough });
  }

  function fail(message: string): void {
    search = null;
    thread.send({ kind: 'failed', job, message });
  }

  return (message) => {
    job = message.job;
    told = thread.now();
    nodesBefore = 0;
    step(() => {
      const sketch = parseSketch(message.sketch);
      answering = message.question === 'count' ? countFrom(sketch) : hintFor(sketch);
      return answering.next();
    });
  };
}
