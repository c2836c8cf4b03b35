/** Between a cell and its figure, which may come later than what it is to show. */
import type { Highlight } from '#pictures/kit/highlight.ts';

/** What a cell asks of its figure. */
interface Wish {
  /** The problem to show, as text. */
  readonly text?: string;
  /** What is pointed at in it. */
  readonly place?: Highlight | null;
}

const wishes = new WeakMap<HTMLElement, Wish>();

const NEWS = 'cell-problem';

/** Gives the figure of a cell another problem, as text. */
export function sendProblem(host: HTMLElement, text: string): void {
  wish(host, { text, place: null });
}

/** Points at a row or a column in the figure of a cell; null at nothing. */
export function sendPlace(host: HTMLElement, place: Highlight | null): void {
  wish(host, { ...wishes.get(host), place });
}

function wish(host: HTMLElement, one: Wish): void {
  wishes.set(host, one);
  host.dispatchEvent(new Event(NEWS));
}

/** Hears of each wish, and of the one that has come before the figure was alive. */
export function onWish(
  host: HTMLElement,
  hear: { problem(text: string): void; place(place: Highlight | null): void },
  signal: AbortSignal,
): void {
  let shown: string | undefined;
  const tell = (): void => {
    const { text, place } = wishes.get(host) ?? {};
    if (text !== undefined && text !== shown) hear.problem(text);
    shown = text;
    if (place !== undefined) hear.place(place);
  };
  host.addEventListener(NEWS, tell, { signal });
  tell();
}
