/** The reader's guesses about each encoding, and their form in the address. */
import type { EncodingName } from '#puzzles/ripple-effect/encodings.ts';

/** The encoding that the others are measured by, so there is no guess about it. */
export const YARDSTICK: EncodingName = 'four arms';

/** The encodings to guess about, in the order of the table; a test compares them with `ENCODINGS`. */
export const GUESSED: readonly EncodingName[] = [
  'two arms',
  'pairs',
  'rooms secondary',
  'one plane',
  'plus',
  'no rooms',
];

/** The two questions about each encoding, and the answers by their letter in the address. */
export const GUESSES = {
  finding: { r: 'is right', m: 'finds too many', n: 'finds none' },
  tree: { s: 'same tree size', o: 'another size' },
} as const;

export type GuessKind = keyof typeof GUESSES;

/** For each encoding the letter of each guess, `-` where there is none. */
export type Guesses = Readonly<Record<GuessKind, Readonly<Partial<Record<EncodingName, string>>>>>;

const KINDS: readonly GuessKind[] = ['finding', 'tree'];

/** No guesses, as in the address. */
export const NO_GUESSES = '-'.repeat(GUESSED.length * KINDS.length);

/** `rs-omo…`: two letters per encoding. */
export function writeGuesses(guesses: Guesses): string {
  return GUESSED.flatMap((name) => KINDS.map((kind) => guesses[kind][name] ?? '-')).join('');
}

/** Reads what `writeGuesses` wrote; null when the text is anything else. */
export function readGuesses(text: string): Guesses | null {
  if (text.length !== GUESSED.length * KINDS.length) return null;
  const guesses = { finding: {}, tree: {} } as Record<GuessKind, Record<string, string>>;
  for (const [index, letter] of Array.from(text).entries()) {
    const kind = KINDS[index % KINDS.length]!;
    if (letter === '-') continue;
    if (!Object.hasOwn(GUESSES[kind], letter)) return null;
    guesses[kind][GUESSED[Math.floor(index / KINDS.length)]!] = letter;
  }
  return guesses;
}

export interface GuessMark {
  readonly name: EncodingName;
  readonly kind: GuessKind;
  readonly isRight: boolean;
}

/** `7 of your 12 guesses were right.` */
export function scoreWords(marks: readonly GuessMark[]): string {
  if (marks.length === 0) return 'You made no guess this time.';
  const right = marks.filter(({ isRight }) => isRight).length;
  if (marks.length === 1) return `Your one guess was ${right === 1 ? 'right' : 'wrong'}.`;
  return `${right} of your ${marks.length} guesses ${right === 1 ? 'was' : 'were'} right.`;
}
