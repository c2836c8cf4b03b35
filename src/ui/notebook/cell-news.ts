/** Events of the cells for the elements around them, such as an exercise. */
import type { RulesReport } from '#notebook/rules-report.ts';
import type { UserProblem } from '#puzzles/user-problem/problem.ts';
import { wiring } from '#ui/kit/wiring.ts';

/** Sent when a cell has run and shown a problem. */
export interface ProblemNews {
  readonly code: string;
  readonly problem: UserProblem;
  readonly rules: RulesReport | null;
}

const [GIVES, GIVES_NONE, CHANGES] = ['cell-gives', 'cell-gives-none', 'cells-change'];

export function tellProblem(place: HTMLElement, news: ProblemNews): void {
  place.dispatchEvent(new CustomEvent(GIVES, { bubbles: true, detail: news }));
}

/** Sent when a cell has run and shows no problem. */
export function tellNone(place: HTMLElement): void {
  place.dispatchEvent(new Event(GIVES_NONE, { bubbles: true }));
}

/** Sent when the content of a cell has changed. */
export function tellChange(host: HTMLElement): void {
  host.dispatchEvent(new Event(CHANGES, { bubbles: true }));
}

export function onNews(
  around: HTMLElement,
  signal: AbortSignal,
  hear: {
    /** @param cell that has shown the problem */
    gives(news: ProblemNews, cell: EventTarget | null): void;
    givesNone?(cell: EventTarget | null): void;
    changes(): void;
  },
): void {
  const { on } = wiring(around, signal);
  on(around, GIVES, (event) => hear.gives((event as CustomEvent<ProblemNews>).detail, event.target));
  on(around, GIVES_NONE, ({ target }) => hear.givesNone?.(target));
  on(around, CHANGES, hear.changes);
}
