import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Task, serve } from '#workers/serve.ts';

describe('a worker that serves a task', () => {
  const postMessage = vi.fn<(message: unknown) => void>();
  const scope: { postMessage: typeof postMessage; onmessage?: (event: { data: unknown }) => void } = { postMessage };
  let time = 0;

  beforeEach(() => {
    vi.stubGlobal('self', scope);
    vi.stubGlobal('performance', { now: () => time });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    postMessage.mockReset();
  });

  /** What the page hears of one request. */
  async function heard(task: Task, every?: number): Promise<unknown[]> {
    postMessage.mockReset();
    serve(task, every);
    return request();
  }
  async function request(): Promise<unknown[]> {
    scope.onmessage?.({ data: 3 });
    await new Promise(setImmediate);
    return postMessage.mock.calls.flat();
  }
  const progress = (...steps: unknown[]) => steps.map((step) => ({ kind: 'progress', progress: step }));
  const done = { kind: 'done', result: ['over'] };

  it('sends what it yields and what it returns', async () => {
    expect(
      await heard(function* (most: number) {
        for (let step = 1; step <= most; step += 1) yield step;
        return ['over'];
      }),
    ).toEqual([...progress(1, 2, 3), done]);
    expect(
      await heard(async function* (most: number) {
        yield await Promise.resolve(most);
        return ['over'];
      }),
    ).toEqual([...progress(3), done]);
    expect(await heard(() => ['over'])).toEqual([done]);
  });

  it('sends progress so often only', async () => {
    expect(
      await heard(function* () {
        for (let step = 0; step < 10; step += 1) {
          time += 40;
          yield step;
        }
        return ['over'];
      }, 100),
    ).toEqual([...progress(2, 5, 8), done]);
  });

  it('says what a task throws, and what cannot be sent, and takes another request', async () => {
    const failed = [{ kind: 'failed', message: 'no such puzzle' }];
    const no = (): never => {
      throw new Error('no such puzzle');
    };
    expect(await heard(no)).toEqual(failed);
    expect(
      await heard(async function* () {
        yield await Promise.resolve(1);
        return no();
      }),
    ).toEqual([...progress(1), ...failed]);
    postMessage.mockImplementationOnce(no);
    expect((await request()).at(-1)).toEqual(failed[0]);
  });
});
