import { parseEntries } from '#puzzles/ripple-effect/library.ts';
import type { RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';
import { parse } from '#puzzles/ripple-effect/text.ts';

const files = import.meta.glob<string>(
  [
    '/content/puzzles/ripple-effect/*-{nikoli-tutorial,five-by-five}.txt',
    '/content/puzzles/ripple-effect-made/*-6x6-steady.txt',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const library = parseEntries(files);

function puzzleCalled(slug: string): RipplePuzzle {
  const entry = library.find((candidate) => candidate.slug === slug);
  if (!entry) throw new Error(`content/puzzles has no Ripple Effect puzzle ${slug}`);
  return entry.puzzle;
}

/** The maker's knotty 6×6 puzzle with rooms of up to 5 cells and seed 2; a test checks this. */
const MADE = `ABBBCC
AAADDC
EFFDDG
EFHDII
EFJJII
KFJJIL

......
4.....
......
......
......
......
`;

const tutorial = puzzleCalled('nikoli-tutorial');

interface EncodingPuzzle {
  readonly title: string;
  readonly puzzle: RipplePuzzle;
}

/** The puzzles for comparing the encodings, by their names in the address; the first one is the default. */
export const encodingPuzzles = {
  'five-by-five': { title: '5×5, with wrong turns', puzzle: puzzleCalled('five-by-five') },
  tutorial: { title: '8×8, Nikoli’s tutorial', puzzle: tutorial },
  'tutorial-bare': {
    title: '8×8, Nikoli’s without givens',
    puzzle: { ...tutorial, givens: tutorial.givens.map(() => 0) },
  },
  steady: { title: '6×6, no wrong turn', puzzle: puzzleCalled('6x6-steady') },
  made: { title: '6×6, made here, one given', puzzle: parse(MADE) },
} as const satisfies Readonly<Record<string, EncodingPuzzle>>;

export type EncodingPuzzleId = keyof typeof encodingPuzzles;
