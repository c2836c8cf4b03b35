import { describe, expect, test } from 'vitest';
import { drawTree } from '#pictures/tree/draw.ts';
import { drawTreeOverview } from '#pictures/tree/overview.ts';
import { treeView } from '#pictures/tree/view.ts';
import { namesOf } from '#history/caption.ts';
import { type Recording, record } from '#history/index.ts';
import { encode as knuth } from '#puzzles/knuth/encode.ts';
import { encode as queens } from '#puzzles/queens/encode.ts';
import { encode as tetrasticks } from '#puzzles/tetrasticks/encode.ts';
import { type Draw, drawnBy, expectAdopted, expectSameOverAny } from '../over-any.ts';
import { expectStates } from '../states.ts';
import { newSvg, snapshotText } from '../svg.ts';

const problem = knuth();
const recording = record(problem.matrix);
const names = namesOf(problem.matrix, problem.rowNames);
const options = { id: 'tree' };

function at(step: number): ReturnType<typeof treeView> {
  return treeView(recording, recording.seek(step), names);
}

function drawn(step: number, interactive = false): SVGSVGElement {
  return drawnBy((svg) => drawTree(svg, at(step), { ...options, interactive }));
}

function first(event: string): number {
  for (let step = 0; ; step += 1) if (recording.seek(step).event === event) return step;
}

describe('the tree of a small run', () => {
  const steps = {
    start: 0,
    try: first('try'),
    'dead end': first('dead end'),
    solution: first('solution'),
    done: recording.lastStep(),
  };

  test('draws: solution', async () => {
    await expect(snapshotText(drawn(steps.solution))).toMatchFileSnapshot('./snapshots/solution.svg');
  });

  test('has marks for every state', () => {
    return expectStates(steps, drawn, './snapshots/states.txt');
  });

  test('drawn over any other moment is what it is when drawn afresh', () => {
    const still = Object.values(steps).map(
      (step): Draw =>
        (svg) =>
          drawTree(svg, at(step), options),
    );
    const hidden = treeView(recording, recording.seek(steps.solution), names, undefined, [], 'past');
    const draws = [...still, ((svg) => drawTree(svg, hidden, options)) satisfies Draw];
    expectSameOverAny(draws);
    expectAdopted(draws);
  });

  test('keeps every node in its place from the first step to the last', () => {
    const places = (svg: SVGSVGElement): (string | null)[] =>
      [...svg.querySelectorAll('g.tree-node')].map((node) => node.getAttribute('transform'));
    for (let step = 0; step <= recording.lastStep(); step += 1) {
      expect(places(drawn(step))).toEqual(places(drawn(0)));
    }
  });

  test('tells dead ends, solutions and what lies ahead apart by shape, and gives nothing away', () => {
    const start = drawn(0);
    expect(start.querySelectorAll('.tree-node.is-ahead')).toHaveLength(5);
    const texts = [...start.querySelectorAll('text')].filter(({ textContent }) => textContent !== '');
    expect(texts).toHaveLength(0);
    const done = drawn(recording.lastStep());
    const shape = (kind: string): string => done.querySelector(`.is-${kind} .tree-shape`)!.getAttribute('d')!;
    expect(new Set(['inner', 'dead-end', 'solution'].map(shape)).size).toBe(3);
    expect(done.querySelectorAll('.tree-cross[d]')).toHaveLength(1);
    expect(done.querySelectorAll('.tree-strike')).toHaveLength(5);
  });

  test('has one node that takes the focus, and words for each', () => {
    const svg = drawn(first('solution'), true);
    expect(svg.getAttribute('role')).toBe('group');
    expect(svg.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    expect(svg.querySelector('[tabindex="0"]')!.getAttribute('aria-label')).toBe('Level 3, row BG: a solution.');
    expect(svg.querySelector('[aria-current="step"]')).toBe(svg.querySelector('[tabindex="0"]'));
    expect(svg.querySelector('desc')!.textContent).toBe(
      'Search tree: 6 of 6 nodes entered so far, with 1 dead end and 1 solution. The search is at level 3, after ' +
        'AD, then CEF, then BG.',
    );
  });

  test('lights up the row that is pointed at', () => {
    const view = treeView(recording, recording.seek(recording.lastStep()), names, {
      row: 2,
      column: null,
    });
    const svg = newSvg();
    drawTree(svg, view, options);
    const lit = [...svg.querySelectorAll('g.is-lit')];
    expect(lit.map((node) => node.getAttribute('data-row'))).toEqual(['2']);
  });

  test('says so when there are too many nodes', () => {
    const { matrix } = queens({ n: 8 });
    const long = record(matrix);
    const svg = newSvg();
    drawTree(svg, treeView(long, long.seek(5), namesOf(matrix)), options);
    expect(svg.textContent).toContain('1,199 nodes: too many to draw here');
    expect(svg.querySelectorAll('g.tree-node')).toHaveLength(0);
  });
});

describe('the tree of a long run', () => {
  function overview(run: Recording, step: number, rowNames: readonly string[]): SVGSVGElement {
    const svg = newSvg();
    const moment = { recording: run, frame: run.seek(step), names: namesOf(run.matrix, rowNames) };
    drawTreeOverview(svg, moment, { id: 'run', title: 'Search tree' });
    return svg;
  }

  test('draws: a run on the 3×3 board at its third solution', async () => {
    const { matrix, rowNames } = tetrasticks({ size: 3, pieces: 'FHJLNU' });
    const run = record(matrix);
    const svg = overview(run, run.solutionStep(3), rowNames);
    await expect(snapshotText(svg)).toMatchFileSnapshot('./snapshots/tetrasticks-3x3.svg');
    expect(svg.querySelectorAll('*').length).toBeLessThan(600);
    expect(svg.querySelector('desc')!.textContent).toContain('8 solutions');
  });

  test('has no colour of its own', () => {
    const { matrix } = queens({ n: 6 });
    const run = record(matrix);
    const text = overview(run, 20, []).outerHTML;
    expect(text).not.toMatch(/#[0-9a-f]{3,}"|rgb|NaN|undefined/u);
  });
});
