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
    id: '9072dd85-dae0-40ee-983c-890d74792f2b',
    date: '2026-11-28',
    title: 'Why there is no solution, how often to cover, and how cheaply',
    words:
      'Two more lessons: columns that may be covered as often as you say, and the cheapest cover. Where there is no ' +
      'solution, the site looks for a reason that you can check by hand, such as a colouring. All 1,795 boards hang on ' +
      'one wall. Paste a problem from nearly anywhere, watch your own program run on our figures, and try ' +
      'eight modelling tasks with a judge. For teachers: plans, a pupil’s sheet, and activities that report a score to ' +
      'a course platform.',
  },
  {
    id: '7a328fbe-69b7-40f8-aceb-e7d327ae692f',
    date: '2026-11-26',
    title: 'First edition',
    words:
      'The lessons, with figures that go forwards and backwards; pages to play on, and pages that make and print puzzles; ' +
      'notebooks to change and run; and the program to take home.',
  },
];
