/** How the questions about a run have been answered, as a text that a course platform keeps. */

/** A letter: right at once, right after a wrong answer (half), shown, wrong so far (missed), or still open. */
type Letter = 'r' | 'h' | 's' | 'm' | 'o';

export interface AnsweredMoment {
  /** The decision of the run at which it is asked. */
  readonly decision: number;
  readonly how: Letter;
}

/** The text: `4r-9h-15o`. */
export function formatMoments(moments: readonly AnsweredMoment[]): string {
  return moments.map(({ decision, how }) => `${decision}${how}`).join('-');
}

/** Reads such a text; null for any other. At most eight questions are asked in one go. */
export function readMoments(text: string): AnsweredMoment[] | null {
  if (!/^\d{1,6}[rhsmo](-\d{1,6}[rhsmo]){0,7}$/.test(text)) return null;
  return text.split('-').map((one) => ({ decision: Number(one.slice(0, -1)), how: one.slice(-1) as Letter }));
}

/** Whether a question needs no answer any more. */
export const isAnswered = (how: Letter): boolean => how === 'r' || how === 'h' || how === 's';

/** The score, from 0 to 1: an answer that is right after a wrong one counts half. */
export function shareOfMoments(moments: readonly AnsweredMoment[]): number {
  const worth: Partial<Record<Letter, number>> = { r: 1, h: 0.5 };
  const sum = moments.reduce((all, { how }) => all + (worth[how] ?? 0), 0);
  return moments.length === 0 ? 0 : sum / moments.length;
}

/** `Right first time: 2. Shown: 1. Still to come: 5.` */
export function momentsWords(moments: readonly AnsweredMoment[]): string {
  const count = (letters: string): number => moments.filter(({ how }) => letters.includes(how)).length;
  const parts = [
    ['Right first time', 'r'],
    ['Right later', 'h'],
    ['Shown', 's'],
    ['Still to come', 'mo'],
  ] as const;
  return parts.flatMap(([words, letters]) => (count(letters) === 0 ? [] : `${words}: ${count(letters)}.`)).join(' ');
}
