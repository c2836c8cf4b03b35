/** The tree of a long run with bounds or costs: what is pruned is told from a dead end, and the null choice is seen. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from '#dlx/index.ts';
import { namesOf } from '#history/caption.ts';
import { record } from '#history/record.ts';
import { recordCheapest } from '#history/record-cheapest.ts';
import type { Recording } from '#history/recording.ts';
import { treeNodeAt } from '#history/tree-node.ts';
import { surveyTree } from '#history/tree-survey.ts';
import { searchTree } from '#history/tree.ts';
import { createSvgPen } from '#pictures/kit/svg-pen.ts';
import { crowdWords, nodeWords } from '#pictures/tree/describe.ts';
import { type Size, icicleLayout, windowOf } from '#pictures/tree/icicle.ts';
import { paintTree } from '#pictures/tree/paint.ts';
import { type TreePalette, treeTokens } from '#pictures/tree/palette.ts';
import { encode as encodeBundles } from '#puzzles/bundles/encode.ts';
import { encode as encodeShifts } from '#puzzles/shifts/encode.ts';
import { boundedMatrices, goldenMatrix } from '../../../matrices/bounded.ts';
import { runs } from '../../../support/runs.ts';

const size: Size = { width: 1200, height: 270 };
const palette = { ...treeTokens, crowd: 'crowd', hatching: 'hatching', ahead: 'ahead', font: 'mono' } as TreePalette;

function summaryOf(recording: Recording, pixels = size.width) {
  const layout = icicleLayout({ ...size, width: pixels }, recording.totals.profile.length);
  const window = windowOf({ from: 0, to: recording.lastStep() }, layout);
  const survey = surveyTree(recording, 'decisions');
  survey.refine(window, () => false);
  return { layout, summary: survey.summary(window) };
}

function painted(recording: Recording, rowNames: readonly string[] | undefined, matrix: Parameters<typeof record>[0]) {
  const { layout, summary } = summaryOf(recording);
  const pen = createSvgPen();
  const names = namesOf(matrix, rowNames);
  const cursor = recording.lastStep();
  paintTree(pen, { summary, names, cursor, depth: 0, row: null, pointed: null, hasFocus: false }, layout, palette);
  return { marks: pen.marks(), summary };
}

describe('what is pruned', () => {
  it('is the same for a node alone, in the small tree and in the large one', () => {
    fc.assert(
      fc.property(boundedMatrices({ mostCost: 6 }), (matrix) => {
        const run = recordCheapest(matrix);
        const { spans } = summaryOf(run, 20_000).summary;
        for (const { level, taken, kind, short } of searchTree(run) ?? []) {
          const span = spans.find((one) => one.level === level && one.from === taken && one.kind !== 'crowd');
          if (span) expect(span).toMatchObject({ kind, ...(short && { short }) });
          if (span && !short) expect(span).not.toHaveProperty('short');
          const alone = treeNodeAt(run, taken!, level);
          expect([alone?.kind, alone?.short]).toEqual([kind, short]);
        }
        const pruned = (searchTree(run) ?? []).filter(({ short }) => short === 'too dear').length;
        expect(pruned).toBe(run.seek(run.lastStep()).costs!.pruned);
      }),
      { numRuns: runs(1_000), seed: 43 },
    );
  });

  it('is grey, not red and hatched', () => {
    const shop = encodeBundles();
    const run = recordCheapest(shop.matrix);
    const { marks } = painted(run, shop.rowNames, shop.matrix);
    expect(run.totals.deadEnds).toBe(run.seek(run.lastStep()).costs!.pruned);
    const colours = new Set(marks.flatMap(({ attributes }) => [attributes['fill'], attributes['stroke']]));
    expect(colours.has(palette.deadEnd)).toBe(false);
    expect(colours.has('hatching')).toBe(false);
  });

  it('is counted apart among nodes too narrow to show', () => {
    const run = recordCheapest(goldenMatrix('c03-queens'), 10);
    const { spans } = summaryOf(run, 120).summary;
    const crowds = spans.flatMap((span) => (span.kind === 'crowd' ? [span] : []));
    const pruned = crowds.find((crowd) => (crowd.pruned ?? 0) > 1)!;
    expect(crowdWords(pruned)).toMatch(/\d+ pruned nodes/);
    for (const crowd of crowds) expect(crowd.pruned).toBeLessThanOrEqual(crowd.deadEnds!);
  });
});

describe('a null choice', () => {
  it('has a name of its own, and its words', () => {
    const rota = encodeShifts();
    const run = record(rota.matrix);
    const names = namesOf(rota.matrix, rota.rowNames);
    const nulls = (searchTree(run) ?? []).filter(({ row, level }) => row < 0 && level > 0);
    expect(nulls.length).toBeGreaterThan(0);
    for (const node of nulls) expect(nodeWords(node, names)).toMatch(/^Level \d+, no further row: /);
    const { marks, summary } = painted(run, rota.rowNames, rota.matrix);
    const wide = summary.spans.filter(({ kind, level, ...span }) => {
      return level > 0 && kind === 'inner' && 'row' in span && span.row < 0;
    });
    expect(marks.filter(({ text }) => text === 'none')).toHaveLength(wide.length);
  });
});

it.each([
  ['a 3|b\na\nb\nb\n', 'The root: column b has too few rows left, a dead end.'],
  ['a b\na\n', 'The root: column b has no row left, a dead end.'],
])('says of a dead end whether rows are left: %j', (text, words) => {
  const matrix = parse(text);
  expect(nodeWords(searchTree(record(matrix))![0]!, namesOf(matrix))).toBe(words);
});
