/** What a class has missed, counted from the links that came back. */
import { taskKinds } from '#practice/tasks/index.ts';
import type { Returned } from './answer-links.ts';
import type { Walked } from './turn-links.ts';

/** `Missed most: exercise 4 (Sizes after a cover), 7 of 12.` A tie names all; nothing missed gives an empty string. */
export function missedMost(returned: readonly Returned[]): string {
  const counts = taskKinds.map(({ title }, at) => {
    const answered = returned.flatMap(({ given }) => given[at] ?? []).filter(({ isRight }) => isRight !== null);
    const missed = answered.filter(({ isRight }) => isRight === false).length;
    return { words: `exercise ${at + 1} (${title}), ${missed} of ${answered.length}`, missed };
  });
  const most = Math.max(...counts.map(({ missed }) => missed));
  if (most <= 0) return '';
  return `Missed most: ${counts.flatMap(({ words, missed }) => (missed === most ? [words] : [])).join('; ')}.`;
}

export interface WalkedGroup {
  /** The topic and the matrix, as in `Search, matrix small.7`. */
  readonly title: string;
  readonly links: number;
  /** Steps that somebody missed, those that were missed most first; `of` counts the links that reached the step. */
  readonly steps: readonly { readonly words: string; readonly missed: number; readonly of: number }[];
}

/** Groups links to figures that are filled in by their matrix, and counts who missed which step. */
export function groupsOf(walked: readonly Walked[]): WalkedGroup[] {
  const groups = Map.groupBy(walked, ({ title }) => title);
  return Array.from(groups, ([title, links]) => {
    const missed = [...new Set(links.flatMap((one) => one.missed))].toSorted((a, b) => a - b);
    const steps = missed.map((step) => ({
      words: links[0]?.stepWords(step) ?? '',
      missed: links.filter((one) => one.missed.includes(step)).length,
      of: links.filter((one) => one.done > step || one.missed.includes(step)).length,
    }));
    return { title, links: links.length, steps: steps.toSorted((a, b) => b.missed - a.missed) };
  });
}
