import { inWords, sentence } from '#english/english.ts';
import { priceOf } from '#history/price.ts';
import type { Moment } from './moment.ts';

/**
 * A board in words, a line for each row of the matrix that stands on it, one for what they cost together where
 * rows have costs, and a last one for what is wrong with it: the text of a picture that can be read line by line.
 *
 * @param fault a sentence without its stop; empty when nothing is wrong
 */
export function boardLines({ problem, taken }: Moment, fault: string): string[] {
  const lines = taken.map(({ row, state }) => {
    const words = problem.describeRow(row);
    if (state === 'trying') return `Being tried: ${words}`;
    return state === 'undone' ? `Taken back: ${words}` : words;
  });
  const standing = taken.filter(({ state }) => state !== 'undone').map(({ row }) => row);
  const price = standing.length < 2 ? null : priceOf(problem.matrix, standing);
  const cost = price === null ? [] : [`Together they cost ${inWords(price)}.`];
  return [
    ...(lines.length === 0 ? ['Nothing is chosen.'] : lines),
    ...cost,
    ...(fault === '' ? [] : [sentence(fault)]),
  ];
}
