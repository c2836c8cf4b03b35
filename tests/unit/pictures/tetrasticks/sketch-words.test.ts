import { expect, test } from 'vitest';
import { solve } from '#dlx/index.ts';
import { sketchAnswerWords, standWords } from '#pictures/tetrasticks/sketch-words.ts';
import { crossingsOf } from '#puzzles/tetrasticks/decode.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import { parseSketch } from '#puzzles/tetrasticks/sketch-text.ts';
import { type Sketch, emptySketch } from '#puzzles/tetrasticks/sketch.ts';
import { STARTS } from '#puzzles/tetrasticks/starts.ts';

function filled(junctions: 'secondary' | 'off'): Sketch {
  const problem = encode({ omit: 'L', pinned: 'F in one aspect', junctions });
  for (const rows of solve(problem.matrix)) {
    const placements = rows.map((row) => problem.placements[row]!);
    const crosses = crossingsOf(placements).length > 0;
    if (crosses === (junctions === 'off')) {
      return { omitted: 'L', secondary: junctions === 'secondary', placements };
    }
  }
  throw new Error('no such board');
}

test('a full board is solved when the check that knows no matrix finds nothing', () => {
  const words = standWords(filled('secondary'));
  expect(words).toMatch(/^Solved! All sixty edges are covered/);
  expect(words).toContain('agrees');
});

test('a full board with crossings is not, and the words name pieces and places', () => {
  expect(standWords(filled('off'))).toMatch(
    /^The board is full, but with \d crossings?, so this is not a solution of the puzzle: [A-Z] and [A-Z] cross at \(\d, \d\)/,
  );
});

test('what the solver says', () => {
  const sketch = parseSketch(STARTS[0]!.text);
  const culprit = sketch.placements[3]!;
  const later = sketch.placements.slice(4, 6);
  expect(sketchAnswerWords({ kind: 'count', solutions: 1, nodes: 4, weight: 1 }, sketch)).toBe(
    '1 solution from here. 4 nodes searched.',
  );
  expect(sketchAnswerWords({ kind: 'count', solutions: 576, nodes: 2809380, weight: 8 }, emptySketch('H'))).toBe(
    '576 solutions from here: 72, each turned and flipped in 8 ways. 2,809,380 nodes searched.',
  );
  expect(sketchAnswerWords({ kind: 'count', solutions: 0, nodes: 9, weight: 1 }, sketch)).toContain(
    'a piece has to go; a hint says which.',
  );
  const x = sketch.placements.find(({ piece }) => piece === 'X')!;
  const hint = { kind: 'hint', placement: x, column: 'X', isPinned: false } as const;
  expect(sketchAnswerWords({ ...hint, ways: 9 }, sketch)).toBe(
    `Piece X fits in 9 ways. One that leads to a solution is X at (${x.x}, ${x.y}).`,
  );
  expect(sketchAnswerWords({ kind: 'stuck', culprit, later: [], alone: true }, sketch)).toMatch(
    /until U was laid facing south, at \(0, 4\)\. Take U back, and there is one again\.$/,
  );
  expect(sketchAnswerWords({ kind: 'stuck', culprit, later, alone: false }, sketch)).toMatch(
    /Taking U back alone is not enough: at least one of T and I, laid after it, has to go too\.$/,
  );
});
