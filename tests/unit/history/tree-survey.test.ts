import { describe, expect, test } from 'vitest';
import type { Matrix } from '#dlx/index.ts';
import { Search } from '#dlx/links.ts';
import { type Recording, type Zoom, createRecorder, createRecording, record, ZOOMS } from '#history/index.ts';
import { POSITION } from '#history/frame.ts';
import { type PlacedNode, searchTree } from '#history/tree.ts';
import type { TreeWindow } from '#history/tree-assembly.ts';
import type { Span } from '#history/tree-stretch.ts';
import { type TreeSummary, surveyTree } from '#history/tree-survey.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import { queens } from '../../matrices/queens.ts';

const small: Matrix = encode({ size: 3, pieces: 'FHJLNU' }).matrix;

/** A recording with a checkpoint at about every `every` updates: many more than usual. */
function dense(matrix: Matrix, every: number): Recording {
  const search = new Search(matrix);
  const recording = createRecording(matrix);
  const { totals } = createRecorder(matrix).advance(0, 0);
  while (!search.done) {
    search.run({ updates: search.updates + every });
    const { events, moves, writes, nodes, updates, covers, solutions, deadEnds, cleansings } = search;
    const isStop = search.event === 'try';
    const path = Int32Array.from(isStop ? search.path() : []);
    recording.append({
      tallies: Float64Array.from(
        isStop ? [events, moves, writes, nodes, updates, covers, solutions, deadEnds, cleansings] : [],
      ),
      depths: Int32Array.from(isStop ? [path.length] : []),
      paths: path,
      firsts: new Int32Array(0),
      levels: Int32Array.from(isStop ? [search.lowest, search.highest] : []),
      tail: [search.lowest, search.highest],
      totals: {
        ...totals,
        events,
        moves,
        writes,
        nodes,
        updates,
        solutions,
        deadEnds,
        profile: search.profile.slice(0, search.profile.findLastIndex((count) => count > 0) + 1),
      },
      share: 0,
      finished: search.done,
    });
    search.lowest = search.level;
    search.highest = search.level;
  }
  return recording;
}

/** Where a node is open at a zoom, from the event that takes its row to the one that gives it up. */
function extents(recording: Recording, zoom: Zoom): (event: number) => number {
  const before: number[] = [-1];
  recording.walk(0, recording.lastStep(), (search) => {
    before.push(search[POSITION[zoom]]);
    return false;
  });
  return (event) => (event === 0 ? 0 : before[event]! + 1);
}

function wide(nodes: readonly PlacedNode[], at: (event: number) => number, window: TreeWindow, width: number) {
  const clip = (position: number): number => Math.min(window.to, Math.max(window.from, position));
  return nodes
    .map(({ level, row, column, kind, taken, left }) => ({
      level,
      row,
      column,
      kind,
      from: clip(at(taken!)),
      to: clip(at(left!)),
    }))
    .filter(({ from, to }) => to - from > width);
}

function isNode(span: Readonly<Span>): boolean {
  return span.kind !== 'crowd';
}

/** Nothing is out of order, out of the window, or over something else of its level. */
function expectOrder({ spans, window, solutions }: TreeSummary): void {
  const ends: number[] = [];
  const wrong = spans.filter(({ level, from, to }) => {
    const before = ends[level] ?? window.from;
    ends[level] = to;
    return !(from < to && from >= before && to <= window.to);
  });
  expect(wrong).toEqual([]);
  const places = solutions.map(({ at }) => at);
  expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
}

const never = (): boolean => false;
const cases = [
  ['8 queens', queens(8)],
  ['tetrasticks on 3×3', small],
] as const;
const windows = [
  [0, 1],
  [0, 0.5],
  [0.31, 0.47],
  [0.47, 0.471],
  [0.9, 1],
] as const;

describe.each(cases)('the survey of %s', (_, matrix) => {
  const usual = record(matrix);
  const nodes = searchTree(usual)!;
  const many = dense(matrix, 30);

  test.each(ZOOMS)('shows every node wider than two pixels exactly, at the zoom %s', (zoom) => {
    const at = extents(usual, zoom);
    const last = usual.lastStep(zoom);
    for (const recording of [usual, many, dense(matrix, 2_000)]) {
      const survey = surveyTree(recording, zoom);
      for (const [from, to] of windows) {
        for (const pixels of [20, 300, 7_919]) {
          const window = { from: from * last, to: to * last, pixels };
          const unit = (window.to - window.from) / pixels;
          while (!survey.refine(window, never));
          const summary = survey.summary(window);
          expectOrder(summary);
          const shown = summary.spans.filter(isNode).filter((span) => span.to - span.from > 2 * unit);
          // Many stretches narrower than a pixel are not walked: nodes may begin or end one off.
          const slack = recording.checkpoints.count < 250 ? 0 : unit;
          const expected = wide(nodes, at, window, 2 * unit + 2 * slack);
          const found = expected.map(({ level, from: begin, to: end }) =>
            shown.find(
              (span) =>
                span.level === level && Math.abs(span.from - begin) <= slack && Math.abs(span.to - end) <= slack,
            ),
          );
          if (slack === 0) expect(found).toEqual(expected);
          else {
            const rows = found.map((span) => (span && 'row' in span ? span.row : null));
            expect(rows).toEqual(expected.map(({ row }) => row));
          }
          if (slack === 0) expect(shown).toHaveLength(expected.length);
        }
      }
    }
  });

  test('marks every solution', () => {
    const last = usual.lastStep();
    for (const recording of [usual, many]) {
      const survey = surveyTree(recording, 'decisions');
      for (const isRefined of [false, true]) {
        for (const pixels of [50, 1_000, 100_000]) {
          const window = { from: 0, to: last, pixels };
          if (isRefined) while (!survey.refine(window, never));
          const { solutions } = survey.summary(window);
          expect(solutions.reduce((sum, { count }) => sum + count, 0)).toBe(usual.totals.solutions);
          if (pixels < 100_000 || !isRefined) continue;
          expect(solutions.map(({ at }) => at)).toEqual(
            Array.from({ length: solutions.length }, (__, at) => usual.solutionStep(at + 1)),
          );
        }
      }
    }
  });

  test('counts the nodes of its crowds', () => {
    const survey = surveyTree(usual, 'decisions');
    for (const pixels of [1, 40, 400]) {
      const window = { from: 0, to: usual.lastStep(), pixels };
      while (!survey.refine(window, never));
      const counts = [...usual.totals.profile].fill(0);
      const ends = { deadEnds: 0, solutions: 0 };
      for (const span of survey.summary(window).spans) {
        counts[span.level]! += span.kind === 'crowd' ? span.nodes! : 1;
        ends.deadEnds += span.kind === 'crowd' ? span.deadEnds! : Number(span.kind === 'dead end');
        ends.solutions += span.kind === 'crowd' ? span.solutions! : Number(span.kind === 'solution');
      }
      expect(counts).toEqual([...usual.totals.profile]);
      const { deadEnds, solutions } = usual.totals;
      expect(ends).toEqual({ deadEnds, solutions });
    }
  });

  test('says from checkpoints alone how deep the search goes', () => {
    const survey = surveyTree(many, 'decisions');
    const { count } = many.checkpoints;
    const window = { from: 0, to: many.lastStep(), pixels: count / 4 };
    const summary = survey.summary(window);
    expectOrder(summary);
    const deepest = Math.max(...summary.spans.map(({ level }) => level));
    expect(deepest).toBe(many.totals.profile.length - 1);
    const root = summary.spans.find(({ level }) => level === 0);
    expect(root).toMatchObject({ from: 0, to: many.lastStep(), kind: 'inner', row: -1 });
  });
});

describe('the survey of a growing recording', () => {
  test('is always that of the recording as it is', () => {
    const matrix = queens(8);
    const recorder = createRecorder(matrix);
    const recording = createRecording(matrix);
    const survey = surveyTree(recording, 'decisions');
    while (!recorder.finished) {
      recording.append(recorder.advance(3_000));
      const window = { from: 0, to: recording.lastStep(), pixels: 200 };
      const first = survey.summary(window);
      expectOrder(first);
      while (!survey.refine(window, never));
      const fresh = surveyTree(recording, 'decisions');
      while (!fresh.refine(window, never));
      expect(survey.summary(window)).toEqual(fresh.summary(window));
      expect(first.spans.some(({ level }) => level === 0)).toBe(true);
    }
  });

  test('stops when it is late, and goes on later', () => {
    const recording = dense(queens(8), 150);
    const survey = surveyTree(recording, 'decisions');
    const window = { from: 0, to: recording.lastStep(), pixels: 100_000 };
    let slices = 1;
    while (!survey.refine(window, () => true)) slices += 1;
    expect(slices).toBeGreaterThan(recording.checkpoints.count * 0.9);
  });
});
