import { library } from './ripple-library.ts';
import { rippleScenario } from './ripple-scenario.ts';

export { library };

/** The puzzles of the lessons. */
export const rippleEffect = rippleScenario({
  choices: { puzzle: library.map(({ slug }) => slug), rooms: ['on', 'off'] },
  labels: {
    puzzle: { label: 'Puzzle', values: Object.fromEntries(library.map(({ slug, name }) => [slug, name])) },
    rooms: { label: 'Room columns' },
  },
  puzzleOf(settings) {
    const entry = library.find(({ slug }) => slug === settings['puzzle']) ?? library[0];
    if (!entry) throw new Error('there is no Ripple Effect puzzle in content/puzzles');
    return entry;
  },
});
