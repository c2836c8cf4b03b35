import { describe, expect, test } from 'vitest';
import { count } from '#dlx/index.ts';
import { Estimator } from '#dlx/estimate.ts';
import { treeCells } from '#pictures/walks/cells.ts';
import { drawEstimates, drawWalkedTree } from '#pictures/walks/draw.ts';
import { NARROWEST, TREE, WIDTH } from '#pictures/walks/sizes.ts';
import { type WalksView, walksView } from '#pictures/walks/view.ts';
import { queens } from '../../matrices/queens.ts';
import { type Draw, drawnBy, expectAdopted, expectSameOverAny } from '../over-any.ts';
import { expectStates } from '../states.ts';
import { snapshotText } from '../svg.ts';

const matrix = queens(5);

function walked(many: number, isWhole = false): WalksView {
  const estimator = new Estimator(matrix, { seed: 2 });
  const walks = Array.from({ length: many }, () => estimator.walk());
  const shown = isWhole ? { truth: count(matrix).nodes, whole: treeCells(matrix, NARROWEST) } : {};
  return walksView(walks, estimator.estimate(), 5, shown);
}

const views: Record<string, WalksView> = {
  'before the first walk': walked(0),
  'one walk': walked(1),
  'four walks': walked(4),
  'forty walks': walked(40),
  'the whole tree': walked(4, true),
};
const tree = (view: WalksView): SVGSVGElement =>
  drawnBy((svg) => drawWalkedTree(svg, view, { id: 'walks', title: 'Walks' }));
const estimates = (view: WalksView): SVGSVGElement =>
  drawnBy((svg) => drawEstimates(svg, view, { id: 'estimates', title: 'Estimates' }));

describe('the tree that walks have seen', () => {
  test('draws: four walks', async () => {
    await expect(snapshotText(tree(views['four walks']!))).toMatchFileSnapshot('./snapshots/tree.svg');
  });

  test('has marks for every state', () => expectStates(views, tree, './snapshots/tree-states.txt'));

  test('has the lines of the last thirty walks, and the weights of the last one beside its line', () => {
    const svg = tree(views['forty walks']!);
    expect(svg.querySelectorAll('.walk-line')).toHaveLength(30);
    expect(svg.querySelectorAll('.walk-line.is-last')).toHaveLength(1);
    const last = views['forty walks']!.walks.at(-1)!;
    const weights = Array.from(svg.querySelectorAll('.walk-weights text'), ({ textContent }) => textContent);
    expect(weights).toEqual(last.path.map(({ weight }) => `× ${weight}`));
  });

  test('over the whole tree the walks before the last one are ticks at its top', () => {
    const ends = (view: WalksView): number[] =>
      Array.from(tree(view).querySelectorAll('.walk-line'), (line) =>
        Number(/V([\d.]+)$/.exec(line.getAttribute('d')!)![1]),
      );
    const [whole, seen] = [ends(views['the whole tree']!), ends(views['four walks']!)];
    expect(whole.slice(0, -1)).toEqual([TREE.top - 1, TREE.top - 1, TREE.top - 1]);
    expect(whole.at(-1)).toBe(seen.at(-1));
    expect(Math.min(...seen)).toBeGreaterThan(TREE.top);
  });

  test('drawn over any other it is what it is when drawn afresh', () => {
    const draws = Object.values(views).map(
      (view): Draw =>
        (svg) =>
          drawWalkedTree(svg, view, { id: 'walks', title: 'Walks' }),
    );
    expectSameOverAny(draws);
    expectAdopted(draws);
  });
});

describe('the estimates of walks', () => {
  test('draws: the whole tree', async () => {
    await expect(snapshotText(estimates(views['the whole tree']!))).toMatchFileSnapshot('./snapshots/estimates.svg');
  });

  test('has marks for every state', () => expectStates(views, estimates, './snapshots/estimates-states.txt'));

  test('the words of the mean stand beside it, where the truth is not, and inside the picture', () => {
    for (const view of [walked(4), walked(4, true), walked(40, true)]) {
      const svg = estimates(view);
      const mean = svg.querySelector('.estimate-word.is-mean')!;
      const x = Number(mean.getAttribute('x'));
      const anchor = mean.getAttribute('text-anchor');
      const diamond = Number(/^M([\d.]+),/.exec(svg.querySelector('.estimate-mean')!.getAttribute('d')!)![1]);
      if (anchor === 'start') expect(x).toBeGreaterThan(diamond);
      if (anchor === 'end') expect(x).toBeLessThan(diamond);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(WIDTH);
    }
  });

  test('drawn over any other they are what they are when drawn afresh', () => {
    const draws = Object.values(views).map(
      (view): Draw =>
        (svg) =>
          drawEstimates(svg, view, { id: 'estimates', title: 'Estimates' }),
    );
    expectSameOverAny(draws);
    expectAdopted(draws);
  });
});
