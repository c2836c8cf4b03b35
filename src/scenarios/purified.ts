import type { TextId } from '#pictures/code/text.ts';
import { encode } from '#puzzles/coloured-example/encode.ts';
import { colourWords } from './colour-words.ts';
import type { Scenario } from './scenario.ts';

/** The row that agrees with another one. */
const AGREES = 'qx';

/** Knuth's small example with colours, link by link, opened where a column has been purified. */
export const purified: Scenario = {
  choices: { code: ['pseudocode', 'english', 'typescript'] satisfies readonly TextId[] },
  live: ['code'],
  asks: [],
  task: null,
  zoom: 'links',
  matrix: 'small',
  after: () => 'keep',
  encode: () => encode(),
  words: colourWords,
  suggestions: [
    { words: 'Watch the first decision', does: 'watch the first decision' },
    { words: 'Go to the first dead end', does: 'first dead end' },
    { words: 'Go to the solution', does: 'next solution' },
  ],
  opening(recording, { rowNames }) {
    for (let step = 0; step < recording.lastStep(); step += 1) {
      const { event, path } = recording.seek(step);
      if (event === 'try' && rowNames[path.at(-1)?.row ?? -1] === AGREES) return step;
    }
    return 0;
  },
};
