/** The puzzles of the shelf: those of the lessons and the generated ones, by size and level. */
import { levelWords } from '#pictures/ripple-effect/game-words.ts';
import { solutionOf } from '#puzzles/ripple-effect/hint.ts';
import { type Level, LEVELS, levelOf, measure } from '#puzzles/ripple-effect/level.ts';
import { type RippleEntry, readLibrary } from '#puzzles/ripple-effect/library.ts';
import { sizeName } from '#puzzles/ripple-effect/puzzle.ts';
import { format } from '#puzzles/ripple-effect/text.ts';
import { sentence } from '#english/english.ts';

interface ShelfEntry extends RippleEntry {
  readonly size: string;
  readonly level: Level;
  readonly about: string;
  readonly text: string;
  readonly solution: string;
}

/** Reads, solves and measures the puzzle files in the build; sorted by size and level. */
export function readShelfFiles(): ShelfEntry[] {
  const made = import.meta.glob<string>('/content/puzzles/ripple-effect-made/*.txt', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const taught = import.meta.glob<string>('/content/puzzles/ripple-effect/*.txt', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  return [...readLibrary(made), ...readLibrary(taught)]
    .flatMap(measured)
    .sort(
      (a, b) => a.puzzle.roomOf.length - b.puzzle.roomOf.length || LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level),
    );
}

/** Returns no entry for a puzzle without a unique solution, which some lessons have on purpose. */
function measured(entry: RippleEntry): ShelfEntry[] {
  const { puzzle, name, credit } = entry;
  const found = measure(puzzle);
  if (!found.isWhole || found.solutions !== 1) return [];
  const level = levelOf(puzzle, found);
  const size = sizeName(puzzle);
  const shown = {
    ...entry,
    name: name.startsWith(size) ? name : `${name} (${level})`,
    size,
    level,
    about: `${levelWords(puzzle, found)} ${sentence(credit)}`,
    text: format(puzzle),
    solution: (solutionOf(puzzle) ?? []).join(''),
  };
  return [shown];
}
