import { expect, test } from 'vitest';
import { openEdgesWords } from '#pictures/tetrasticks/open-edges.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import { solve } from '#dlx/index.ts';

test('the open edges are told by name, with the ends of the first', () => {
  const problem = encode({ omit: 'L', pinned: 'F in one aspect' });
  const [rows] = solve(problem.matrix, { limit: 1 });
  const placements = rows!.map((row) => problem.placements[row]!);
  expect(openEdgesWords([])).toBe('All 60 edges are open.');
  expect(openEdgesWords(placements)).toBe('No edge is open.');
  const { edges } = placements[0]!;
  const words = openEdgesWords(placements.slice(1));
  expect(words).toMatch(/^4 edges open: /);
  for (const { kind, x, y } of edges) expect(words).toContain(`${kind}${x}${y}`);
  expect(words).toMatch(/ [HV]\d\d runs from \(\d, \d\) to \(\d, \d\)\.$/);
});
