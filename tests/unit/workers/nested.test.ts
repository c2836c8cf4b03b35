import { expect, it, vi } from 'vitest';
import { nestedLine } from '#workers/nested.ts';

interface FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null;
  onerror: ((event: Event) => void) | null;
  onmessageerror: ((event: Event) => void) | null;
  readonly postMessage: (message: unknown) => void;
  readonly terminate: () => void;
}

function open(start?: () => Worker) {
  const worker: FakeWorker = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    postMessage: vi.fn(),
    terminate: vi.fn(),
  };
  const [hear, broken] = [vi.fn(), vi.fn()];
  const line = nestedLine<string>(start ?? (() => worker as unknown as Worker), hear, broken);
  return { worker, line, hear, broken };
}

it.each(['onerror', 'onmessageerror'] as const)('a worker that ends by %s is terminated, and told of once', (how) => {
  const { worker, line, hear, broken } = open();
  const error = new Event('error', { cancelable: true });
  line.post('begin');
  worker[how]?.(error);
  worker.onerror?.(error);
  worker.onmessage?.({ data: 'too late' });
  line.post('too late');
  expect(broken).toHaveBeenCalledTimes(1);
  expect(error.defaultPrevented).toBe(true);
  expect(worker.terminate).toHaveBeenCalledTimes(1);
  expect(worker.postMessage).toHaveBeenCalledTimes(1);
  expect(hear).not.toHaveBeenCalled();
});

it('a worker that does not start is told of once its opener can hear it, and one that was closed never', async () => {
  const { broken } = open(() => {
    throw new Error('no worker in a worker');
  });
  expect(broken).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(broken).toHaveBeenCalledTimes(1);

  const closed = open();
  closed.line.close();
  closed.worker.onerror?.(new Event('error'));
  expect(closed.broken).not.toHaveBeenCalled();
});
