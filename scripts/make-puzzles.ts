/**
 * Makes the puzzles of the play page again: `node scripts/make-puzzles.ts`. Size, level and seed of
 * each stand here, so the same files come out every time; a unit test makes them again and compares.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MakeOptions } from '#puzzles/ripple-effect/make.ts';
import { makePuzzle } from '#puzzles/ripple-effect/make.ts';
import { format } from '#puzzles/ripple-effect/text.ts';

/**
 * A new one comes last, because a file is numbered by its place here. No two have the same size and
 * level, of which the name of the file is made.
 */
export const recipes: readonly MakeOptions[] = [
  { width: 4, height: 4, largest: 4, level: 'gentle', seed: 1 },
  { width: 4, height: 4, largest: 4, level: 'steady', seed: 2 },
  { width: 5, height: 5, largest: 4, level: 'gentle', seed: 3 },
  { width: 5, height: 5, largest: 5, level: 'tricky', seed: 4 },
  { width: 6, height: 6, largest: 5, level: 'gentle', seed: 5 },
  { width: 6, height: 6, largest: 5, level: 'steady', seed: 6 },
  { width: 6, height: 6, largest: 5, level: 'tricky', seed: 7 },
  { width: 7, height: 7, largest: 5, level: 'steady', seed: 8 },
  { width: 7, height: 7, largest: 5, level: 'knotty', seed: 9 },
  { width: 8, height: 8, largest: 5, level: 'gentle', seed: 10 },
  { width: 8, height: 8, largest: 5, level: 'steady', seed: 11 },
  { width: 8, height: 8, largest: 6, level: 'tricky', seed: 12 },
  { width: 8, height: 8, largest: 6, level: 'knotty', seed: 13 },
  { width: 9, height: 9, largest: 6, level: 'steady', seed: 14 },
  { width: 9, height: 9, largest: 6, level: 'knotty', seed: 15 },
  { width: 10, height: 10, largest: 6, level: 'gentle', seed: 16 },
  { width: 10, height: 10, largest: 6, level: 'tricky', seed: 17 },
  { width: 12, height: 12, largest: 6, level: 'steady', seed: 18 },
];

export interface PuzzleFile {
  /** `01-4x4-gentle.txt` */
  readonly name: string;
  readonly text: string;
}

/** The file of the recipe at this place of the list. */
export function fileOf(index: number): PuzzleFile {
  const recipe = recipes[index];
  if (!recipe) throw new RangeError(`there is no recipe ${index}`);
  const { width, height, level, seed } = recipe;
  const making = makePuzzle(recipe);
  let step = making.next();
  while (!step.done) step = making.next();
  if (step.value.level !== level) {
    throw new Error(`seed ${seed} gives no ${level} puzzle of ${width}×${height}; take another`);
  }
  return {
    name: `${String(index + 1).padStart(2, '0')}-${width}x${height}-${level}.txt`,
    text: [
      `name: ${width}×${height}, ${level}`,
      `credit: made for Cover & Uncover, seed ${seed}`,
      '',
      format(step.value.puzzle),
    ].join('\n'),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = new URL('../content/puzzles/ripple-effect-made/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const index of recipes.keys()) {
    const { name, text } = fileOf(index);
    writeFileSync(new URL(name, folder), text);
    console.log(name);
  }
}
