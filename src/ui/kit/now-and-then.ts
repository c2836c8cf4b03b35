/** When progress is said, in seconds after the start; from the last one on, in steps of `LATER`. */
const FIRST = [1, 5];
const LATER = 15;

/**
 * Says how something long is going on: soon after it has begun, and then ever more seldom, so that a listener knows
 * that it runs and is not talked over.
 *
 * @param words returns what to say at that time
 * @returns a function that ends it
 */
export function sayNowAndThen(words: () => string, say: (words: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function plan(at: number, said: number): void {
    const next = FIRST[at] ?? said + LATER;
    timer = setTimeout(
      () => {
        say(words());
        plan(at + 1, next);
      },
      (next - said) * 1_000,
    );
  }
  plan(0, 0);
  return () => clearTimeout(timer);
}
