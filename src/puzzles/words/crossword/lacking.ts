/** What a list of words lacks for a crossword, as can be seen before any search. */
import { fromTo, inFigures } from '#english/english.ts';
import { lettersOf } from '../puzzle.ts';
import { type CrosswordPuzzle, type Way, BOUNDS, downOf, fits, leastColumns, lengthsOf, WAYS } from './puzzle.ts';

/** What is wanting, with a cure that these words have, where they have one; empty when nothing is. */
export function lackingIn(puzzle: CrosswordPuzzle): string {
  const least = leastColumns(puzzle);
  if (puzzle.columns < least) {
    return (
      `${inFigures(puzzle.down, 'word')} down ${needs(puzzle.down)} at least ${inFigures(least, 'column')}; make the grid wider, or ` +
      'use fewer words down'
    );
  }
  return lackingAlong(puzzle, 'across') || lackingAlong(puzzle, 'down') || lackingTogether(puzzle);
}

function lackingAlong(puzzle: CrosswordPuzzle, way: Way): string {
  const wanted = wantedOf(puzzle, way);
  const there = fitting(puzzle, way);
  if (there >= wanted) return '';
  const cures = changes(puzzle).flatMap(({ words, change }) => {
    const other = { ...puzzle, ...change };
    const isEnough = WAYS.every((one) => fitting(other, one) >= wantedOf(other, one));
    const hasRoom = other.columns >= leastColumns(other);
    return isEnough && hasRoom && lackingTogether(other) === '' ? [words] : [];
  });
  return (
    `${inFigures(wanted, 'word')} ${way} ${needs(wanted)} ${lettersWords(puzzle, way)}, but the list has ` +
    `${there === 0 ? 'no such word' : `only ${there}`}; ${['add more words', ...cures.slice(0, 1)].join(', or ')}`
  );
}

/** Where words across and down have the same length, they come from the same ones. */
function lackingTogether(puzzle: CrosswordPuzzle): string {
  const wanted = wantedOf(puzzle, 'across') + wantedOf(puzzle, 'down');
  const there = puzzle.words.filter((word) => WAYS.some((way) => fits(puzzle, way, lettersOf(word).length))).length;
  return there >= wanted
    ? ''
    : `${wanted} different words are needed, but ${there === 0 ? 'none' : `only ${there}`} in the list ${there === 1 ? 'fits' : 'fit'}; add more words`;
}

const needs = (words: number): string => (words === 1 ? 'needs' : 'need');

function wantedOf(puzzle: CrosswordPuzzle, way: Way): number {
  return way === 'across' ? puzzle.lines : downOf(puzzle);
}

function fitting(puzzle: CrosswordPuzzle, way: Way): number {
  return puzzle.words.filter((word) => fits(puzzle, way, lettersOf(word).length)).length;
}

function lettersWords(puzzle: CrosswordPuzzle, way: Way): string {
  const [least, most] = lengthsOf(puzzle, way);
  return least === most ? inFigures(least, 'letter') : `${fromTo(least, most)} letters`;
}

/** A change of what is asked, and how the words ask a reader to make it. */
export interface Change {
  readonly words: string;
  readonly change: Partial<CrosswordPuzzle>;
}

/** What can be changed one at a time, the nearest first. */
export function changes({ kind, lines, columns, down }: CrosswordPuzzle): Change[] {
  const near = (now: number, { least, most }: { least: number; most: number }): number[] =>
    Array.from({ length: most - least + 1 }, (_, at) => least + at)
      .filter((value) => value !== now)
      .sort((a, b) => Math.abs(a - now) - Math.abs(b - now));
  return [
    ...near(columns, BOUNDS.columns).map((value) => ({
      words: `use ${inFigures(value, 'column')}`,
      change: { columns: value },
    })),
    ...near(lines, BOUNDS.lines).map((value) => ({
      words: `use ${inFigures(value, 'word')} across`,
      change: { lines: value },
    })),
    ...(kind === 'open' ? near(down, BOUNDS.down) : []).map((value) => ({
      words: `use ${inFigures(value, 'word')} down`,
      change: { down: value },
    })),
    ...(kind === 'full' ? [{ words: 'leave some cells empty', change: { kind: 'open' as const } }] : []),
  ];
}
