import { expect, test } from 'vitest';
import data from '#content/data/crossings.json' with { type: 'json' };
import { secretView } from '#pictures/tetrasticks/find-crossing.ts';
import { junctionWords } from '#pictures/tetrasticks/junction-words.ts';
import { atlasProblem } from '#puzzles/tetrasticks/atlas.ts';
import { crossingsOf, decode } from '#puzzles/tetrasticks/decode.ts';

test('a junction says which piece goes where, and so lets the crossing be found by ear', () => {
  const rows = data.omitted.H.examples[1];
  if (!rows) throw new RangeError('the atlas has no cover with one crossing');
  const problem = atlasProblem('H');
  const [crossing] = crossingsOf(decode(problem, rows).placements);
  const view = secretView(problem, rows, false);
  const both = view.junctions
    .map(({ point }) => junctionWords(view, point))
    .filter((words) => words.includes('left and right') && words.includes('up and down'));
  expect(both).toHaveLength(1);
  expect(both[0]).toContain(`${crossing?.across.piece ?? '?'} goes left and right`);
  expect(both[0]).toContain(`${crossing?.upright.piece ?? '?'} goes up and down`);
});
