/** What those who work in slices need of the thread they run in; a test can be that thread. */
export interface Thread<Message> {
  send(message: Message): void;
  /** Calls back soon, after messages that wait have been taken in. */
  soon(callback: () => void): void;
  /** Milliseconds. */
  now(): number;
}

/** A page hears this often how far something is, in milliseconds, where no more is asked. */
export const TELL_MS = 100;

/** Gives a function that asks for the next slice: never more than one is to come, however often it is asked. */
export function inSlices({ soon }: Pick<Thread<never>, 'soon'>, slice: () => void): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    soon(() => {
      isDue = false;
      slice();
    });
  };
}

/** What went wrong, in words. */
export function failureOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
