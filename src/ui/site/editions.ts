/** The editions of the site, the newest first: CONTRIBUTING.md says what makes one. */
export interface Edition {
  /** For feed readers: made once by `crypto.randomUUID()`, and never changed. */
  readonly id: string;
  /** The day on which it was published, `2026-11-26`. */
  readonly date: string;
  readonly title: string;
  /** What a reader finds in it that was not there before. */
  readonly words: string;
}

export const editions: readonly Edition[] = [
  {
    id: '7a328fbe-69b7-40f8-aceb-e7d327ae692f',
    date: '2026-11-26',
    title: 'First edition',
    words:
      'The lessons, with figures that go forwards and backwards; pages to play on, to make puzzles and to print them; ' +
      'notebooks to change and run; and the program to take home.',
  },
];
