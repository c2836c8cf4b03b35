import { describe, expect, it } from 'vitest';
import type { FromSketchSolver, ToSketchSolver } from '../../../src/workers/sketch-protocol.ts';
import { createSketchSolver } from '../../../src/workers/sketch-solver.ts';
import { STARTS } from '../../../src/puzzles/tetrasticks/starts.ts';

/** A thread whose clock goes on by so many milliseconds at each look. */
function thread(tick: number) {
  const sent: FromSketchSolver[] = [];
  const due: (() => void)[] = [];
  let now = 0;
  const tell = createSketchSolver({
    send: (message) => sent.push(message),
    soon: (callback) => due.push(callback),
    now: () => (now += tick),
  });
  const turn = (): boolean => {
    const next = due.shift();
    next?.();
    return next !== undefined;
  };
  return { sent, tell, turn, waiting: due };
}

const ask = (
  job: number,
  sketch: string,
  question: 'count' | 'hint' = 'count',
): ToSketchSolver => ({
  kind: 'ask',
  job,
  question,
  sketch,
});

describe('the solver of sketches', () => {
  it('answers, and tells how far it is on the way', () => {
    const { sent, tell, turn } = thread(60);
    tell(ask(1, STARTS[4]!.text));
    while (turn());
    expect(sent.at(-1)).toMatchObject({
      kind: 'answer',
      job: 1,
      answer: { kind: 'count', solutions: STARTS[4]!.solutions },
    });
    const nodes = sent.flatMap((one) => (one.kind === 'progress' ? one.progress.nodes : []));
    expect(nodes.length).toBeGreaterThan(1);
    expect([...nodes].sort((a, b) => a - b)).toEqual(nodes);
  });

  it('hears cancel between two slices, and says no more', () => {
    const { sent, tell, turn, waiting } = thread(60);
    tell(ask(1, 'H'));
    turn();
    turn();
    tell({ kind: 'cancel' });
    const before = sent.length;
    expect(before).toBeGreaterThan(0);
    while (turn());
    expect(sent).toHaveLength(before);
    expect(waiting).toHaveLength(0);
  });

  it('gives up a question for the next one', () => {
    const { sent, tell, turn } = thread(60);
    tell(ask(1, 'H'));
    turn();
    tell(ask(2, STARTS[0]!.text, 'hint'));
    while (turn());
    expect(sent.filter(({ kind }) => kind === 'answer')).toMatchObject([
      { job: 2, answer: { kind: 'hint', placement: { piece: 'O' } } },
    ]);
  });

  it('says what is wrong with a sketch that it cannot read, and takes another', () => {
    const { sent, tell, turn } = thread(60);
    tell(ask(1, 'nonsense'));
    expect(sent).toMatchObject([{ kind: 'failed', job: 1 }]);
    tell(ask(2, STARTS[0]!.text));
    while (turn());
    expect(sent.at(-1)).toMatchObject({ kind: 'answer', job: 2 });
  });
});
