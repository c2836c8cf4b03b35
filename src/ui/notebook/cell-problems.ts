/** Messages from a cell to its figure, which may be mounted after they were sent. */
import type { Highlight } from '#pictures/kit/highlight.ts';

/** The state that a cell asks of its figure. */
interface Wish {
  /** The problem to show, as text. */
  readonly text?: string;
  /** The row or column to highlight. */
  readonly place?: Highlight | null;
  /** What is said where the problem is known to have no solution. */
  readonly proof?: string;
}

const wishes = new WeakMap<HTMLElement, Wish>();

const NEWS = 'cell-problem';

/** Sends another problem, as text, to the figure of a cell. */
export function sendProblem(host: HTMLElement, text: string): void {
  wish(host, { text, place: null });
}

/** Highlights a row or column in the figure of a cell; null removes the highlight. */
export function sendPlace(host: HTMLElement, place: Highlight | null): void {
  wish(host, { ...wishes.get(host), place });
}

/** Says that the problem of the figure has been proved to have no solution. */
export function sendProof(host: HTMLElement, proof: string): void {
  wish(host, { ...wishes.get(host), proof });
}

function wish(host: HTMLElement, one: Wish): void {
  wishes.set(host, one);
  host.dispatchEvent(new Event(NEWS));
}

/** Calls `hear` for each message, and at once for those sent before the figure was mounted. */
export function onWish(
  host: HTMLElement,
  signal: AbortSignal,
  hear: { problem(text: string): void; place(place: Highlight | null): void; proof(words: string): void },
): void {
  let shown: string | undefined;
  let said: string | undefined;
  const tell = (): void => {
    const { text, place, proof } = wishes.get(host) ?? {};
    if (text !== undefined && text !== shown) hear.problem(text);
    shown = text;
    if (place !== undefined) hear.place(place);
    if (proof !== undefined && proof !== said) hear.proof(proof);
    said = proof;
  };
  host.addEventListener(NEWS, tell, { signal });
  tell();
}
