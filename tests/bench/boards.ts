import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { type AllBoards, type KeptBoards, findBoards } from '#puzzles/tetrasticks/all-boards.ts';
import { omittable } from '#puzzles/tetrasticks/parity.ts';
import { printTable, whole } from './table.ts';

const FILE = new URL('../../content/data/boards.json', import.meta.url);

/** Finds all boards of the 5×5 puzzle, a minute or two of work, and writes them to content/data/boards.json. */
export async function benchBoards(): Promise<void> {
  const omitted: Record<string, KeptBoards> = {};
  for (const piece of omittable()) omitted[piece] = findBoards(piece);
  const all: AllBoards = {
    command: 'npm run bench -- boards',
    about:
      'All solutions of the 5x5 tetrastick board up to symmetry (F in one aspect), in the order in which the ' +
      'search finds them. A board has two signs in base 36 for each piece in play: which of the rows of its ' +
      'piece it lies in. Steps are the decisions of the search from one board to the next, in base 36; end is the last decision.',
    omitted,
  };
  writeFileSync(FILE, await format(JSON.stringify(all), { parser: 'json', printWidth: 100 }));
  printTable(
    'Boards',
    ['omitted', 'boards'],
    Object.entries(omitted).map(([piece, { boards }]) => [piece, whole(boards.length)]),
  );
}
