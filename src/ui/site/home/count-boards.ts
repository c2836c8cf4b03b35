import data from '#content/data/boards.json';
import { inWords } from '#english/english.ts';

/** How many boards there are: `1,795`. */
export function countBoards(): string {
  return inWords(Object.values(data.omitted).reduce((sum, { boards }) => sum + boards.length, 0));
}
