import { sentence } from '#english/english.ts';
import type { Moment } from './moment.ts';

/**
 * A board in words, a line for each row of the matrix that stands on it, and a last one for what is
 * wrong with it: the text of a picture that can be read line by line.
 *
 * @param fault a sentence without its stop; empty when nothing is wrong
 */
export function boardLines({ problem, taken }: Moment, fault: string): string[] {
  const lines = taken.map(({ row, state }) => {
    const words = problem.describeRow(row);
    if (state === 'trying') return `Being tried: ${words}`;
    return state === 'undone' ? `Taken back: ${words}` : words;
  });
  return [...(lines.length === 0 ? ['Nothing is on the board.'] : lines), ...(fault === '' ? [] : [sentence(fault)])];
}
