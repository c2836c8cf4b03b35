import { describe, expect, it } from 'vitest';
import type { SketchAnswer, SketchProgress, SketchQuestion } from '#puzzles/tetrasticks/answers.ts';
import { type Sketch, emptySketch, fitsOf, place, waiting } from '#puzzles/tetrasticks/sketch.ts';
import { formatSketch } from '#puzzles/tetrasticks/sketch-text.ts';
import { STARTS } from '#puzzles/tetrasticks/starts.ts';
import { answerSketch } from '#workers/sketch.ts';
import { type Machine, machine, runTask } from './machine.ts';
import { isSweep } from '../../support/runs.ts';

type Answered = { progress: SketchProgress[]; result: SketchAnswer };
interface SolverOn extends Machine {
  ask(sketch: string, question?: SketchQuestion): Promise<Answered>;
}

/** Answers about sketches on a machine with so many cores; `onTurn` sees each thing that it does. */
function solverOn(cores: number, onTurn: (on: Machine) => void = () => undefined): SolverOn {
  const on = machine(cores, cores);
  const turn = (): void => {
    on.turn();
    onTurn(on);
  };
  const ask = (sketch: string, question: SketchQuestion = 'count'): Promise<Answered> =>
    runTask(answerSketch({ question, sketch }, on.openSolver), turn);
  return { ...on, ask };
}

/** Boards with one piece, from which a long search finds a solution late, and with a second one too many. */
const late = ((): Sketch => {
  const sketch = emptySketch('H');
  return place(sketch, fitsOf(sketch, waiting(sketch)[0]!)[93]!);
})();
const long = formatSketch(late);
const stuck = formatSketch(place(late, fitsOf(late, waiting(late)[0]!)[0]!));

describe('the solver of sketches', () => {
  it('answers, and tells how far it is on the way', async () => {
    const { progress, result } = await solverOn(2).ask(STARTS[4]!.text);
    expect(result).toMatchObject({ kind: 'count', solutions: STARTS[4]!.solutions });
    const nodes = progress.map((told) => told.nodes);
    expect([...nodes].sort((a, b) => a - b)).toEqual(nodes);
  });

  it('comes to the same answers with one core, with two and with eight, and tells how far it is', async () => {
    for (const [question, sketch, kind] of [
      ['count', long, 'count'],
      ['hint', long, 'hint'],
      ['hint', stuck, 'stuck'],
    ] as const) {
      const answers: SketchAnswer[] = [];
      for (const cores of isSweep ? [1, 2, 8] : [1, 8]) {
        const on = solverOn(cores);
        const { result, progress } = await on.ask(sketch, question);
        answers.push(result);
        on.settle();
        expect(on.open.size, 'workers left open').toBe(0);
        if (question === 'count' && cores === 8) {
          // Of a long count it says how large it may be, and what share is done, which never falls.
          const shares = progress.flatMap(({ share }) => share ?? []);
          expect(shares.length).toBeGreaterThan(3);
          expect(shares).toEqual(shares.toSorted((a, b) => a - b));
          expect(progress.at(-1)?.expected?.nodes.mean).toBeGreaterThan(10_000);
        }
      }
      expect(answers[0]).toMatchObject({ kind });
      for (const answer of answers) expect(answer).toEqual(answers[0]);
    }
  });

  it('starts nobody for what is short', async () => {
    const { result } = await solverOn(8, ({ open }) => expect(open.size).toBe(0)).ask(STARTS[0]!.text);
    expect(result).toMatchObject({ kind: 'count' });
  });

  it('ends its search when it is closed', async () => {
    const on = machine(4, 4);
    const answer = answerSketch({ question: 'count', sketch: 'H' }, on.openSolver);
    const first = answer.next();
    while (on.open.size < 4) on.turn();
    await first;
    await answer.return(undefined as never);
    on.settle();
    expect(on.open.size).toBe(0);
  });

  it('throws what is wrong with a sketch that it cannot read, and takes another', async () => {
    const one = solverOn(1);
    await expect(one.ask('nonsense')).rejects.toThrow();
    const { result } = await one.ask(STARTS[0]!.text, 'hint');
    expect(result).toMatchObject({ kind: 'hint', placement: { piece: 'O' } });
  });
});
