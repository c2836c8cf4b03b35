import { describe, expect, it } from 'vitest';
import type { Sketch } from '#puzzles/tetrasticks/sketch.ts';
import { emptySketch, fitsOf, place, waiting } from '#puzzles/tetrasticks/sketch.ts';
import { formatSketch } from '#puzzles/tetrasticks/sketch-text.ts';
import { STARTS } from '#puzzles/tetrasticks/starts.ts';
import type { FromSketchSolver, ToSketchSolver } from '#workers/sketch-protocol.ts';
import { createSketchSolver } from '#workers/sketch-solver.ts';
import type { Machine } from './machine.ts';
import { machine } from './machine.ts';
import { isSweep } from '../../support/runs.ts';

/** A solver of sketches on a machine with so many cores. */
function solverOn(cores: number): Machine & { said: FromSketchSolver[]; ask(asked: ToSketchSolver): void } {
  const on = machine(cores, cores);
  const said: FromSketchSolver[] = [];
  const ask = createSketchSolver(
    { send: (message) => said.push(structuredClone(message)), now: on.now },
    on.openSolver,
  );
  return { ...on, said, ask };
}

const ask = (job: number, sketch: string, question: 'count' | 'hint' = 'count'): ToSketchSolver => ({
  kind: 'ask',
  job,
  question,
  sketch,
});

/** Boards with one piece, from which a long search finds a solution late, and with a second one too many. */
const late = ((): Sketch => {
  const sketch = emptySketch('H');
  return place(sketch, fitsOf(sketch, waiting(sketch)[0]!)[93]!);
})();
const long = formatSketch(late);
const stuck = formatSketch(place(late, fitsOf(late, waiting(late)[0]!)[0]!));

describe('the solver of sketches', () => {
  it('answers, and tells how far it is on the way', () => {
    const one = solverOn(2);
    one.ask(ask(1, STARTS[4]!.text));
    one.settle();
    expect(one.said.at(-1)).toMatchObject({
      kind: 'answer',
      job: 1,
      answer: { kind: 'count', solutions: STARTS[4]!.solutions },
    });
    const nodes = one.said.flatMap((told) => (told.kind === 'progress' ? told.progress.nodes : []));
    expect([...nodes].sort((a, b) => a - b)).toEqual(nodes);
  });

  it('comes to the same answers with one core, with two and with eight', () => {
    for (const [question, sketch, kind] of [
      ['count', long, 'count'],
      ['hint', long, 'hint'],
      ['hint', stuck, 'stuck'],
    ] as const) {
      const answers = (isSweep ? [1, 2, 8] : [1, 2]).map((cores) => {
        const on = solverOn(cores);
        on.ask(ask(1, sketch, question));
        on.settle();
        expect(on.open.size, 'workers left open').toBe(0);
        return on.said.at(-1);
      });
      expect(answers[0]).toMatchObject({ kind: 'answer', answer: { kind } });
      for (const answer of answers) expect(answer).toEqual(answers[0]);
    }
  });

  it('says of a long count how large it may be, and what share is done, which never falls', () => {
    const eight = solverOn(8);
    eight.ask(ask(1, long));
    eight.settle();
    const told = eight.said.flatMap((one) => (one.kind === 'progress' ? [one.progress] : []));
    const shares = told.flatMap(({ share }) => share ?? []);
    expect(shares.length).toBeGreaterThan(3);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(told.at(-1)?.expected?.nodes.mean).toBeGreaterThan(10_000);
  });

  it('gives up a question for the next one', () => {
    const one = solverOn(2);
    one.ask(ask(1, 'H'));
    for (let turns = 0; turns < 40; turns += 1) one.turn();
    one.ask(ask(2, STARTS[0]!.text, 'hint'));
    one.settle();
    expect(one.said.filter(({ kind }) => kind === 'answer')).toMatchObject([
      { job: 2, answer: { kind: 'hint', placement: { piece: 'O' } } },
    ]);
  });

  it('starts nobody for what is short', () => {
    const one = solverOn(8);
    one.ask(ask(1, STARTS[0]!.text));
    while (one.turn()) expect(one.open.size).toBe(0);
    expect(one.said.at(-1)).toMatchObject({ kind: 'answer' });
  });

  it('says what is wrong with a sketch that it cannot read, and takes another', () => {
    const one = solverOn(1);
    one.ask(ask(1, 'nonsense'));
    expect(one.said).toMatchObject([{ kind: 'failed', job: 1 }]);
    one.ask(ask(2, STARTS[0]!.text));
    one.settle();
    expect(one.said.at(-1)).toMatchObject({ kind: 'answer', job: 2 });
  });
});
