import { createRecording } from '#history/index.ts';
import type { SketchAnswer, SketchFound, SketchProgress, SketchQuestion } from '#puzzles/tetrasticks/answers.ts';
import { countFrom, hintFor } from '#puzzles/tetrasticks/answers.ts';
import { parseSketch } from '#puzzles/tetrasticks/sketch-text.ts';
import { createSearch } from './solver-search.ts';
import type { OpenSolver } from './solver.ts';

/** What the page asks about a sketch, which travels as text. */
export interface SketchRequest {
  readonly question: SketchQuestion;
  readonly sketch: string;
}

/** Answers a question about a sketch; a solver runs the searches that the answer asks for. */
export async function* answerSketch(
  { question, sketch: text }: SketchRequest,
  open: OpenSolver,
): AsyncGenerator<SketchProgress, SketchAnswer> {
  const sketch = parseSketch(text);
  const answering = question === 'count' ? countFrom(sketch) : hintFor(sketch);
  let nodesBefore = 0;
  let step = answering.next();
  while (!step.done) {
    const { matrix, enough, weight } = step.value;
    /** Of a search for one solution, to look it up. */
    const recording = enough === Infinity ? null : createRecording(matrix);
    let found: SketchFound = { solutions: 0, nodes: 0, first: [] };
    for await (const { chunk, state, expected } of createSearch(open, matrix, enough).run()) {
      const { nodes, solutions } = chunk.totals;
      recording?.append(chunk);
      found = { nodes, solutions, first: [] };
      if (state !== 'running') continue;
      const { share } = chunk;
      const known = { solutions: 0, nodes: nodesBefore + nodes };
      // One solution may be found anywhere: only a search for all comes nearer to its end.
      const all = { ...known, solutions: solutions * weight, ...(share && { share }), ...(expected && { expected }) };
      yield recording ? known : all;
    }
    nodesBefore += found.nodes;
    const first = recording && found.solutions > 0 ? recording.seek(recording.solutionStep(1)).path : [];
    step = answering.next({ ...found, first });
  }
  return step.value;
}
