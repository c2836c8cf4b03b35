/** What code that works in slices uses of its thread; a test passes a fake. */
export interface Thread<Message> {
  send(message: Message): void;
  /** Calls back soon, after the messages that are already queued. */
  soon(callback: () => void): void;
  /** Milliseconds. */
  now(): number;
}

/** Milliseconds between two progress reports, where nothing finer is needed. */
export const TELL_MS = 100;

/** Returns a function that schedules the next slice; at most one is pending, however often it is called. */
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
