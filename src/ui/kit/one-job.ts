import type { WorkerLine } from './worker.ts';

/** What is heard when a worker breaks off: why, as the end of a sentence. */
interface Failed {
  readonly kind: 'failed';
  readonly message: string;
}

/** A worker that does one job at a time, and is ended to cancel what it does. */
export interface OneJob<To> {
  /** Begins a job; one before it is ended. */
  begin(message: To): void;
  /** Says more about the job that rests. */
  goOn(message: To): void;
  cancel(): void;
}

/**
 * @param connect opens the line to the worker (`openWorker`)
 * @param busy the messages after which it still has something to do
 */
export function openOneJob<To, From extends { readonly kind: string }>(
  connect: (hear: (message: From | Failed) => void, broken: (why: string) => void) => WorkerLine<To>,
  hear: (message: From | Failed) => void,
  busy: readonly From['kind'][],
): OneJob<To> {
  let isBusy = false;
  const listen = (message: From | Failed): void => {
    isBusy = busy.includes(message.kind);
    hear(message);
  };
  const worker = connect(listen, (message) => listen({ kind: 'failed', message }));
  const cancel = (): void => {
    if (isBusy) worker.close();
    isBusy = false;
  };
  const goOn = (message: To): void => {
    isBusy = true;
    worker.post(message);
  };
  return {
    begin(message) {
      cancel();
      goOn(message);
    },
    goOn,
    cancel,
  };
}
