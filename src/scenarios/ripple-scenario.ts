import type { TextSettings, SettingChoices, Settings } from '#player/address.ts';
import { storyOf } from '#pictures/ripple-effect/story.ts';
import { rippleFaultWords } from '#pictures/ripple-effect/fault-words.ts';
import { type RippleProblem, encode } from '#puzzles/ripple-effect/encode.ts';
import type { RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';
import { type Scenario, firstSolution, nounBy } from './scenario.ts';

export type RippleScenario = Scenario<RippleProblem & { readonly name: string }>;

/** A puzzle, and the name of its grid. */
interface NamedRipple {
  readonly name: string;
  readonly puzzle: RipplePuzzle;
}

/** The switch of the ripple columns, named after what it allows: on while the columns are off. */
const LET_MEET = {
  secondary: {
    label: 'Let equal numbers meet',
    isOnAt: 'off',
    said: { off: 'Equal numbers may meet now', on: 'Equal numbers can’t meet now' },
  },
} as const satisfies Scenario['labels'];

/** Where the puzzle comes from: a list of choices, or a text that the reader writes. */
interface RippleSource {
  readonly choices?: SettingChoices;
  readonly texts?: TextSettings;
  /** The labels of its choices. */
  readonly labels?: NonNullable<Scenario['labels']>;
  puzzleOf(settings: Settings): NamedRipple;
}

/** Ripple Effect in the four-arm encoding, solved before the reader's eyes. */
export function rippleScenario({ choices, texts, labels, puzzleOf }: RippleSource): RippleScenario {
  return {
    choices: { ...choices, secondary: ['on', 'off'], animate: ['off', 'on'] },
    labels: { ...labels, ...LET_MEET, animate: { label: 'Animate' } },
    // Its lesson asks for a cell and a number.
    asks: [],
    task: null,
    ...(texts && { texts }),
    whatIf: true,
    live: ['animate'],
    pauseAt: 3,
    zoom: 'decisions',
    matrix: 'large',
    examples: 'such as c3,4',
    after: (setting) => (setting === 'secondary' || setting === 'rooms' ? 'opening' : 'start'),
    encode(settings) {
      const { name, puzzle } = puzzleOf(settings);
      const ripples = settings['secondary'] === 'off' ? 'off' : 'secondary';
      const rooms = settings['rooms'] === 'off' ? 'off' : 'primary';
      return { name, ...encode(puzzle, { ripples, rooms }) };
    },
    board: () => import('./boards/ripple-board.ts'),
    suggestions: [{ words: 'Go to the solution', does: 'next solution' }],
    noun: (problem) =>
      nounBy(problem, (column) => (problem.meaningOf(column).kind === 'ripple' ? 'at most once' : 'once')),
    faultAt: rippleFaultWords,
    story: storyOf,
    // Halfway to the solution: a number has just been tried, and its ripples lie over the cells it reaches.
    opening: (recording, { matrix }) => {
      if (matrix.columns.some(({ kind }) => kind === 'off')) return firstSolution(recording);
      const middle = Math.round(firstSolution(recording) * 0.55);
      for (let step = middle; step < recording.lastStep(); step += 1) {
        if (recording.seek(step).event === 'try') return step;
      }
      return middle;
    },
  };
}
