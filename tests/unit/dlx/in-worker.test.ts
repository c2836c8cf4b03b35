/** Solving off the thread, here in a thread of Node; `tests/e2e/package.test.ts` does it in a browser. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { all, createMatrix, parse } from '#dlx/index.ts';
import { askWorker } from '#dlx/in-worker/ask.ts';
import { solveInWorker } from '#workers/solve-in-worker/node.ts';
import type { Answered, Asked, WorkerSeen } from '#dlx/in-worker/messages.ts';
import { createServer } from '#dlx/in-worker/serve.ts';
import { queens } from '../../matrices/queens.ts';

async function collected<Row>(solutions: AsyncIterable<Row>): Promise<Row[]> {
  const list: Row[] = [];
  for await (const one of solutions) list.push(one);
  return list;
}

/** A worker without a thread, whose messages are kept. */
function atHand(): { readonly start: () => WorkerSeen; readonly asked: Asked[]; ended: number } {
  const seen = { asked: [] as Asked[], ended: 0 };
  return Object.assign(seen, {
    start(): WorkerSeen {
      let tell: (answer: Answered) => void = () => undefined;
      const serve = createServer((answer) => queueMicrotask(() => tell(structuredClone(answer))));
      return {
        post(one) {
          seen.asked.push(one);
          serve(structuredClone(one));
        },
        listen: (answered) => (tell = answered),
        end: () => (seen.ended += 1),
      };
    },
  });
}

describe('a search in a worker', () => {
  it('finds in a thread what it finds here, in the same order', async () => {
    expect(await collected(solveInWorker(queens(6)))).toEqual(all(queens(6)));
    expect(await collected(solveInWorker(queens(6), { limit: 3, chooser: { randomRow: 4 } }))).toEqual(
      all(queens(6), { limit: 3, chooser: { randomRow: 4 } }),
    );
    expect(await collected(solveInWorker(parse('2|p a\np\np a\na\n')))).toEqual(all(parse('2|p a\np\np a\na\n')));
  });

  it('gives back values that cannot be sent', async () => {
    const value = (): number => 1;
    expect(await collected(solveInWorker(createMatrix(['a'], [[0]], [value])))).toEqual([[value]]);
  });

  it('goes only as far as it is read, and ends its worker', async () => {
    // No solution waits longer than 20 ms, so a slow machine asks more often: here the clock stands still.
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const asks = ({ asked }: ReturnType<typeof atHand>): number => asked.filter((one) => one === 'more').length;
    const worker = atHand();
    const solutions = askWorker(worker.start, queens(11));
    for (let read = 0; read < 700; read += 1) await solutions.next();
    await solutions.return(undefined);
    expect(worker.ended).toBe(1);
    const whole = atHand();
    expect(await collected(askWorker(whole.start, queens(11)))).toHaveLength(2_680);
    expect(whole.ended).toBe(1);
    expect([asks(worker), asks(whole)]).toEqual([1, 3]);
  });

  it('tells how far it is', async () => {
    const shares: number[] = [];
    await collected(solveInWorker(queens(12), { onProgress: ({ share }) => shares.push(share), engine: 'links' }));
    expect(shares.length).toBeGreaterThan(2);
    expect(shares.every((share) => share > 0 && share <= 1)).toBe(true);
  });

  it('stops at once when it is aborted', async () => {
    const stop = new AbortController();
    const solutions = solveInWorker(queens(16), { signal: stop.signal, chooser: 'largest' });
    const read = collected(solutions);
    stop.abort(new Error('enough'));
    await expect(read).rejects.toThrow('enough');
    await expect(solveInWorker(queens(4), { signal: stop.signal }).next()).rejects.toThrow('enough');
  });

  it('says what is wrong before a worker starts, and what a worker finds wrong', async () => {
    expect(() => solveInWorker(queens(4), { chooser: (() => 1) as never })).toThrow('cannot be sent to a worker');
    expect(() => solveInWorker(queens(4), { limit: -1 })).toThrow('limit');
    expect(() => solveInWorker(queens(4), { onProgress: 1 as never })).toThrow('onProgress is 1');
    expect(() => solveInWorker({} as never)).toThrow('an object without columns and rows');
    const coloured = parse('p | x\np x:A\n');
    const wrong = { ...coloured, columns: coloured.columns.map((column) => ({ ...column, kind: 'primary' as const })) };
    await expect(solveInWorker(wrong).next()).rejects.toThrow('primary');
  });
});
