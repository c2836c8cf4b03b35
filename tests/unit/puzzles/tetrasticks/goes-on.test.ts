import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { all } from '#dlx/index.ts';
import type { AllBoards } from '#puzzles/tetrasticks/all-boards.ts';
import { solutionsFrom } from '#puzzles/tetrasticks/goes-on.ts';
import { restProblem } from '#puzzles/tetrasticks/rest-problem.ts';
import { emptySketch, withSecondary } from '#puzzles/tetrasticks/sketch.ts';
import { parseSketch } from '#puzzles/tetrasticks/sketch-text.ts';
import { STARTS } from '#puzzles/tetrasticks/starts.ts';

const boards = JSON.parse(readFileSync('content/data/boards.json', 'utf8')) as AllBoards;

it('what goes on from a board, by the boards that are kept, is what a search finds', () => {
  for (const { text } of STARTS.filter(({ left }) => left <= 10)) {
    const sketch = parseSketch(text);
    const rest = restProblem(sketch);
    const kept = [...solutionsFrom(boards, sketch, rest)].flat();
    const searched = all(rest.matrix).map((rows) => rows.toSorted((a, b) => a - b));
    expect(kept.map(String).sort()).toEqual(searched.map(String).sort());
  }
});

it('from an empty board every board goes on, in all eight images', () => {
  const sketch = emptySketch('H');
  const kept = [...solutionsFrom(boards, sketch, restProblem(sketch))].flat();
  expect(new Set(kept.map(String)).size).toBe(8 * 72);
  expect(kept).toHaveLength(8 * 72);
});

it('covers with crossings are not kept', () => {
  const sketch = withSecondary(emptySketch('H'), false);
  expect([...solutionsFrom(boards, sketch, restProblem(sketch))]).toEqual([]);
});
