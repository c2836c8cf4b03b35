/** What is to come is hidden: in pictures and words of a moment there is nothing of a later one. */
import { describe, expect, test } from 'vitest';
import { namesOf } from '#history/caption.ts';
import { record } from '#history/index.ts';
import { treeNodeAt } from '#history/tree-node.ts';
import { surveyTree } from '#history/tree-survey.ts';
import { findPointed } from '#ui/explore/tree/tree-pointing.ts';
import { drawStrip } from '#pictures/timeline/draw.ts';
import { STRIP_WIDTH, stripLayout } from '#pictures/timeline/layout.ts';
import { stripView } from '#pictures/timeline/view.ts';
import { crowdWords, nodeWords } from '#pictures/tree/describe.ts';
import { drawTree } from '#pictures/tree/draw.ts';
import { icicleLayout, windowOf, xOf } from '#pictures/tree/icicle.ts';
import { paintTree } from '#pictures/tree/paint.ts';
import { type TreePalette, treeTokens } from '#pictures/tree/palette.ts';
import { treeView } from '#pictures/tree/view.ts';
import { createSvgPen } from '#pictures/kit/svg-pen.ts';
import { statusItems } from '#player/control-words.ts';
import { solveView } from '#player/solve-view.ts';
import { timelineView } from '#player/timeline-view.ts';
import { queens } from '../matrices/queens.ts';
import { newSvg } from './svg.ts';

const matrix = queens(5);
const recording = record(matrix);
const names = namesOf(matrix);
const last = recording.lastStep();
const steps = Array.from({ length: last + 1 }, (_, step) => step);
const numbersIn = (text: string): number[] => (text.match(/\d+(\.\d+)?/g) ?? []).map(Number);

/** How far to the right a path of a strip reaches: after its first point it has steps along and up or down alone. */
function endOf(path: string): number {
  let x = Number(/^M([\d.]+)/.exec(path)?.[1] ?? 0);
  let end = x;
  for (const [, along] of path.matchAll(/h(-?[\d.]+)/g)) end = Math.max(end, (x += Number(along)));
  return end;
}

describe('the strip', () => {
  const at = (step: number, reveal: 'all' | 'past') =>
    stripLayout(stripView({ recording, zoom: 'decisions', step, last }, undefined, reveal));

  test('ends where the reader is, and has the marks before it', () => {
    const whole = at(0, 'all');
    for (const step of steps) {
      const edge = (step * STRIP_WIDTH) / last;
      const { reach, band, solutions, deadEnds } = at(step, 'past');
      expect(Math.abs(endOf(band) - edge)).toBeLessThan(0.1);
      // At the root there is a band, and nothing below it.
      expect(endOf(reach)).toBeLessThan(edge + 0.1);
      expect(solutions).toEqual(whole.solutions.filter((x) => x <= edge + 0.05));
      expect(deadEnds).toEqual(whole.deadEnds.filter((x) => x <= edge + 0.05));
    }
    expect(at(last, 'past')).toEqual(whole);
  });

  test('of a run with too many solutions for marks of their own hides them all the same', () => {
    const eight = record(queens(8));
    const end = eight.lastStep();
    const half = Math.floor(end / 2);
    const strip = (reveal: 'all' | 'past') =>
      stripView({ recording: eight, zoom: 'decisions', step: half, last: end }, undefined, reveal);
    expect(strip('past').solutions).toBeNull();
    const { solutions } = stripLayout(strip('past'));
    expect(solutions.length).toBeGreaterThan(5);
    expect(Math.max(...solutions)).toBeLessThanOrEqual(STRIP_WIDTH / 2);
    expect(solutions.length).toBeLessThan(stripLayout(strip('all')).solutions.length);
    const svg = newSvg();
    const marks = (): string | null => svg.querySelector('.strip-solutions')!.getAttribute('d');
    drawStrip(svg, strip('past'));
    expect(marks()).not.toBe('');
    drawStrip(svg, { ...strip('past'), step: 0 });
    expect(marks()).toBe('');
  });
});

describe('the small tree', () => {
  test('has no node ahead, in picture or words, and stays as large as it was', () => {
    const recording = record(queens(4));
    for (let step = 0; step <= recording.lastStep(); step += 1) {
      const frame = recording.seek(step);
      const [all, past] = (['all', 'past'] as const).map((reveal) => {
        const svg = newSvg();
        const view = treeView(recording, frame, namesOf(recording.matrix), undefined, [], reveal);
        drawTree(svg, view, { id: 'tree', interactive: true });
        return svg;
      }) as [SVGSVGElement, SVGSVGElement];
      expect(past.getAttribute('viewBox')).toBe(all.getAttribute('viewBox'));
      expect(past.querySelectorAll('.is-ahead')).toHaveLength(0);
      const seen = all.querySelectorAll('.tree-node:not(.is-ahead)').length;
      expect(past.querySelectorAll('.tree-node')).toHaveLength(seen);
      const words = past.querySelector('desc')?.textContent ?? '';
      expect(words).not.toContain(` of ${recording.totals.nodes} nodes`);
      // Of a node that the search is still in, what lies below is not counted.
      for (const node of past.querySelectorAll('.tree-node:not(.is-left)')) {
        expect(node.getAttribute('aria-label')).not.toContain('below it');
      }
    }
  });
});

describe('the tree of a long run', () => {
  const layout = icicleLayout({ width: 800, height: 240 }, recording.totals.profile.length);
  const survey = surveyTree(recording, 'decisions');
  const window = windowOf({ from: 0, to: last }, layout);
  survey.refine(window, () => false);
  const summary = survey.summary(window);

  test('is covered after the moment shown', () => {
    const colours = Object.keys(treeTokens).map((name) => [name, name]);
    const palette = {
      ...(Object.fromEntries(colours) as Record<string, string>),
      crowd: 'crowd',
      hatching: 'hatching',
      ahead: 'ahead',
      font: 'mono',
    } as unknown as TreePalette;
    const step = Math.floor(last / 2);
    const frame = recording.seek(step);
    const pen = createSvgPen();
    const view = {
      summary,
      names,
      cursor: step,
      depth: frame.path.length,
      row: null,
      pointed: null,
    };
    paintTree(pen, { ...view, hasFocus: false, reveal: 'past' }, layout, palette);
    const now = xOf(layout, summary.window, step);
    const marks = pen.marks();
    const covers = marks.filter(({ attributes }) => attributes['fill'] === 'ground');
    expect(covers.length).toBeGreaterThan(0);
    // After the cover come dots, the rail, the axis and the cursor, and no name or sign of a node.
    const after = marks.slice(marks.indexOf(covers.at(-1)!) + 1);
    for (const { tag, text } of after) {
      if (tag === 'text') expect(text).toMatch(/^[\d,]+$/);
    }
    expect(after.some(({ attributes }) => attributes['fill'] === 'solution')).toBe(false);
    expect(now).toBeGreaterThan(layout.left);
  });

  test('tells nothing of what is pointed at there', () => {
    const step = Math.floor(last / 2);
    const run = { recording, zoom: 'decisions', last, names, own: [] } as const;
    const until = recording.seek(step);
    const y = layout.top + 1;
    const x = (position: number): number => xOf(layout, summary.window, position);
    expect(findPointed({ ...run, until: null }, { layout, summary }, x(step + 5), y, null)).not.toBeNull();
    expect(findPointed({ ...run, until }, { layout, summary }, x(step + 5), y, null)).toBeNull();
    const root = findPointed({ ...run, until }, { layout, summary }, x(step - 5), y, null);
    expect(root?.words).toBe('The root: branch on column r0.');
    const told = treeNodeAt(recording, step, 0)!;
    expect(nodeWords(told, names)).toContain('below it');
    const crowd = { kind: 'crowd', level: 2, from: 0, to: 9, nodes: 4, deadEnds: 1, pruned: 0, solutions: 1 } as const;
    expect(crowdWords(crowd, false)).not.toMatch(/4 nodes|dead end|solution/);
  });
});

describe('counts', () => {
  test('tell what has been, and no total', () => {
    for (const step of steps) {
      const frame = recording.seek(step);
      const { nodes, updates, solutions } = frame.counters;
      const items = statusItems({ rows: 1, primary: 1, secondary: 0, ones: 1 }, frame, recording, 5, 'past');
      const told = items.filter(({ name }) => ['nodes', 'updates', 'solutions'].includes(name));
      expect(told.map(({ value, note }) => `${value}${note}`)).toEqual([solutions, nodes, updates].map(String));
      const solve = solveView({ recording, state: 'finished', frame, reveal: 'past' });
      expect(numbersIn(solve.solution)).toEqual(solutions === 0 ? [] : [solutions]);
      expect(solve.progress).toBe('Solved.');
      // That none follows would tell something too.
      expect(solve.blocked['next-solution']).toBeNull();
      const moment = { recording, zoom: 'decisions', step, last, frame, playing: false, speed: 5 } as const;
      const { blocked, reveal } = timelineView(moment, '', 'past');
      expect(blocked['next-dead-end']).toBeNull();
      expect(reveal).toBe('past');
    }
  });

  test('of a run without a solution do not say so before its end', () => {
    const none = record(queens(3));
    const solve = solveView({ recording: none, state: 'finished', frame: none.seek(0), reveal: 'past' });
    expect(solve.solution).toBe('No solution so far');
  });
});
