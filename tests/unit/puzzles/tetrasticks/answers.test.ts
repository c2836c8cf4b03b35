import { describe, expect, test } from 'vitest';
import { solve } from '#dlx/index.ts';
import { Search } from '#dlx/links.ts';
import { engineOf } from '#dlx/solve-options.ts';
import { type Answering, type SketchAnswer, countFrom, hintFor } from '#puzzles/tetrasticks/answers.ts';
import { check } from '#puzzles/tetrasticks/check.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import { type Placement, placementName } from '#puzzles/tetrasticks/placements.ts';
import { restOf } from '#puzzles/tetrasticks/rest.ts';
import { parseSketch } from '#puzzles/tetrasticks/sketch-text.ts';
import { type Sketch, emptySketch, fitsOf, isFull, place, SKETCH_SIZE, waiting } from '#puzzles/tetrasticks/sketch.ts';
import { STARTS } from '#puzzles/tetrasticks/starts.ts';
import { every } from '../../../support/runs.ts';

/** An answer, with each search that it asks for run at once. */
function answerOf(answering: Answering): SketchAnswer {
  let step = answering.next();
  while (!step.done) {
    const { matrix, enough } = step.value;
    const search = engineOf({})(matrix);
    search.run({ solutions: enough });
    const { solutions, nodes } = search;
    const rows = enough === 1 ? search.rows() : [];
    const first = rows.map((row, level) => ({ row, column: search.branchAt(level) }));
    step = answering.next({ solutions, nodes, first });
  }
  return step.value;
}

const countOf = (sketch: Sketch): number => {
  const answer = answerOf(countFrom(sketch));
  return answer.kind === 'count' ? answer.solutions : NaN;
};

/** Every way to go on, by trying each place of the first piece that waits; no matrix in it. */
function byHand(sketch: Sketch): number {
  const [piece] = waiting(sketch);
  if (piece === undefined) return 1;
  return fitsOf(sketch, piece).reduce((sum, one) => sum + byHand(place(sketch, one)), 0);
}

const [three, four, six] = STARTS.map(({ text }) => parseSketch(text)) as [Sketch, Sketch, Sketch];
const name = (one: Placement | undefined): string => (one ? placementName(one) : '');

describe('how many solutions from here', () => {
  test.each(STARTS.filter(({ solutions }) => solutions !== null))(
    '$left pieces left: $solutions',
    ({ text, left, solutions }) => {
      const sketch = parseSketch(text);
      expect(waiting(sketch)).toHaveLength(left);
      expect(countOf(sketch)).toBe(solutions);
    },
  );

  test('the starts go from easy to the empty board', () => {
    expect(STARTS.map(({ left }) => left)).toEqual([3, 4, 6, 8, 10, 15]);
    expect(parseSketch(STARTS.at(-1)!.text).placements).toEqual([]);
  });

  test('agrees with trying by hand, crossings refused and allowed', () => {
    for (const sketch of [three, four]) {
      const { placements } = sketch;
      for (const secondary of [true, false]) {
        // One piece fewer on the board each time, so that some boards have several answers.
        for (const fewer of [0, 1]) {
          const part = { ...sketch, secondary, placements: placements.slice(fewer) };
          expect(countOf(part)).toBe(byHand(part));
        }
      }
    }
  });

  test('on the empty board keeps F upright, and counts each solution eight times', () => {
    const rest = restOf(emptySketch('H'));
    expect(rest.weight).toBe(8);
    expect(rest.matrix.rows).toHaveLength(1229);
    expect(restOf(three).weight).toBe(1);
  });

  test('what is found goes on from the pieces that lie', () => {
    const rest = restOf(six);
    const search = new Search(rest.matrix);
    search.run({ solutions: 1 });
    const more = search.rows().flatMap((row) => rest.placements[row] ?? []);
    expect(check({ ...SKETCH_SIZE, placements: [...six.placements, ...more] })).toEqual([]);
  });

  test('a full board has itself and no other', () => {
    const problem = encode({ omit: 'L', pinned: 'F in one aspect' });
    const [rows] = solve(problem.matrix, { limit: 1 });
    const placements = rows!.map((row) => problem.placements[row]!);
    const full: Sketch = { ...emptySketch('L'), placements };
    expect(isFull(full)).toBe(true);
    expect(countOf(full)).toBe(1);
    expect(answerOf(hintFor(full))).toEqual({ kind: 'done' });
  });
});

describe('a hint', () => {
  test('followed to the end, solves every start', () => {
    for (const { text, left } of STARTS) {
      let sketch = parseSketch(text);
      for (let step = 0; step < left; step += 1) {
        const answer = answerOf(hintFor(sketch));
        if (answer.kind !== 'hint') throw new Error(`no hint at step ${step} of ${text}`);
        sketch = place(sketch, answer.placement);
      }
      expect(check({ ...SKETCH_SIZE, placements: sketch.placements })).toEqual([]);
    }
  });

  test('names the column with the fewest ways, and how many there are', () => {
    const answer = answerOf(hintFor(three));
    if (answer.kind !== 'hint') throw new Error('no hint');
    const { column, ways, placement } = answer;
    const asks = (one: Placement): boolean =>
      one.piece === column || one.edges.some(({ kind, x, y }) => `${kind}${x}${y}` === column);
    expect(asks(placement)).toBe(true);
    const all = waiting(three).flatMap((piece) => fitsOf(three, piece));
    expect(all.filter(asks)).toHaveLength(ways);
  });

  test('where none is left, says which piece left none: with those before it there is one', () => {
    // Each piece that waits, everywhere it fits: it is the way on, or it is to blame.
    let blamed = 0;
    const all = waiting(six).flatMap((piece) => fitsOf(six, piece));
    for (const one of every(3, all)) {
      const sketch = place(six, one);
      const answer = answerOf(hintFor(sketch));
      if (answer.kind === 'hint') {
        expect(countOf(sketch)).toBeGreaterThan(0);
      } else {
        expect(answer).toEqual({ kind: 'stuck', culprit: one, later: [], alone: true });
        expect(countOf(sketch)).toBe(0);
        blamed += 1;
      }
    }
    expect(blamed).toBeGreaterThan(10);
  });

  test('blames the first piece too many, and not what was laid after it', () => {
    const wrong = waiting(six)
      .flatMap((piece) => fitsOf(six, piece))
      .find((one) => countOf(place(six, one)) === 0)!;
    let sketch = place(six, wrong);
    const after = waiting(sketch).flatMap((piece) => fitsOf(sketch, piece))[0]!;
    sketch = place(sketch, after);
    const answer = answerOf(hintFor(sketch));
    if (answer.kind !== 'stuck') throw new Error('there is a solution still');
    expect(name(answer.culprit)).toBe(name(wrong));
    expect(answer.later.map(name)).toEqual([name(after)]);
    const without = { ...sketch, placements: [...six.placements, after] };
    expect(answer.alone).toBe(countOf(without) > 0);
  });
});
