import { inFigures } from '#english/english.ts';
import type { RunMoment } from '#pictures/kit/moment.ts';

/** A moment of the search that fills a sheet with words, in one sentence of what is seen. */
export function wordStory({ problem, frame }: RunMoment): string {
  const { event, column, row, sizes } = frame;
  const wanted = (): string => wantedBy(problem.matrix.columns[column]?.name ?? '');
  const word = (problem.rowNames[row] ?? '').replace(/ .*/, '');
  switch (event) {
    case 'start':
      return 'No word is in place yet.';
    case 'choose':
      return `Next, ${wanted()}: ${inFigures(sizes[column] ?? 0, 'way')} left.`;
    case 'dead end':
      return `Nothing is left for ${wanted()}. Stuck.`;
    case 'try':
      return `Try ${word}.`;
    case 'retreat':
      return `Take ${word} back.`;
    case 'solution':
      return 'Solved: every word has its place.';
    case 'done':
      return 'Everything has been tried.';
  }
}

/** What a column asks for, by its name: a line of a crossword, a cell, or a word. */
function wantedBy(name: string): string {
  const [, way, number] = /^([AD])(\d+)$/.exec(name) ?? [];
  if (number) return way === 'A' ? `the word across in line ${number}` : `the word down in place ${number}`;
  return /^\d/.test(name) ? `the cell ${name}` : `the word ${name}`;
}
