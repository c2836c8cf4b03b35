/** Figures of runs with bounds and costs: what they open with, what they say at each step, what they ask. */
import { describe, expect, it } from 'vitest';
import { choicesAt } from '#history/choices.ts';
import { namesOf } from '#history/caption.ts';
import { ZOOMS } from '#history/index.ts';
import { record } from '#history/record.ts';
import { recordCheapest } from '#history/record-cheapest.ts';
import type { Recording } from '#history/recording.ts';
import { momentOf } from '#pictures/kit/moment.ts';
import { placesView } from '#pictures/places/view.ts';
import { pricesView } from '#pictures/prices/view.ts';
import { treeView } from '#pictures/tree/view.ts';
import { describeTree, viewNodeWords } from '#pictures/tree/describe.ts';
import { momentsWorthAsking } from '#practice/predict/moments.ts';
import { bundles } from '#scenarios/bundles.ts';
import { type Scenario, momentWords } from '#scenarios/scenario.ts';
import { userProblemScenario } from '#scenarios/user-problem.ts';
import { shifts } from '#scenarios/shifts.ts';

const rota = shifts.encode({});
const shop = bundles.encode({});
const rotaRun = record(rota.matrix);
const shopRun = recordCheapest(shop.matrix);

const figures: [string, Scenario, typeof rota, Recording][] = [
  ['shifts', shifts, rota, rotaRun],
  ['bundles', bundles, shop, shopRun],
];

describe.each(figures)('%s', (_, scenario, problem, run) => {
  const names = namesOf(problem.matrix, problem.rowNames);

  it('says one sentence or two at each step of each zoom, without a gap, in two lines', () => {
    for (const zoom of ZOOMS) {
      for (let step = 0; step <= run.lastStep(zoom); step += 1) {
        const moment = momentOf(problem, run.seek(step, zoom));
        const words = momentWords(scenario, {}, moment, names);
        expect(words).toMatch(/^[A-Z0-9].*\.$/);
        expect(words).not.toMatch(/undefined|NaN|Infinity| {2}|row  | row for (?!\w)/);
        if (zoom === 'decisions') expect(words.length, words).toBeLessThanOrEqual(100);
      }
    }
  });

  it('names each node of its tree', () => {
    for (let step = 0; step <= run.lastStep(); step += 1) {
      const view = treeView(run, run.seek(step), names);
      for (const node of view.nodes)
        expect(viewNodeWords(node, view)).toMatch(/^(The root|Level \d+)\S* .*\.$|^Level \d+: /);
      expect(describeTree(view)).not.toMatch(/undefined|, then ,|then \./);
    }
  });

  it('walks the search that it records', () => {
    const walker = scenario.walk!(problem.matrix, 'smallest')!;
    walker.search.run();
    expect(walker.search.nodes).toBe(run.totals.nodes);
  });
});

describe('the places', () => {
  const viewAt = (step: number): ReturnType<typeof placesView> => placesView(momentOf(rota, rotaRun.seek(step)));

  it('are as many as a column may have, the optional ones last', () => {
    const [fri, sat] = viewAt(0);
    expect(fri?.places.map(({ isOptional }) => isOptional)).toEqual([false, false]);
    expect(sat?.places.map(({ isOptional }) => isOptional)).toEqual([false, true]);
    expect(sat?.words).toBe('Sat, 1 to 2 times: 0 so far; 2 rows left, so 2 branches.');
  });

  it('fill with the rows that are taken, and give the sum that is the degree', () => {
    expect(viewAt(0).map(({ sum }) => sum)).toEqual([
      '3 + 0 − 2 + 1 = 2',
      '2 + 1 − 2 + 1 = 2',
      '3 + 0 − 2 + 1 = 2',
      '3 + 0 − 1 + 1 = 3',
      '3 + 1 − 2 + 1 = 3',
      '2 + 1 − 2 + 1 = 2',
    ]);
    const solved = viewAt(rotaRun.solutionStep(1));
    for (const { places } of solved) {
      for (const { isOptional, state } of places) if (!isOptional) expect(state).toBe('chosen');
    }
    expect(solved[0]?.places.map(({ text }) => text)).toEqual(['Ann', 'Cleo']);
  });

  it('branch where the solver branches: nothing has fewer branches, and What if? offers it first', () => {
    for (let step = 1; step <= rotaRun.lastStep(); step += 1) {
      const frame = rotaRun.seek(step);
      if (frame.event !== 'choose') continue;
      const degreeOf = (at: number, of: number): number[] =>
        viewAt(at).flatMap(({ sum, column }) => (sum === '' || column !== of ? [] : [Number(sum.split('= ')[1])]));
      const [own] = degreeOf(step, frame.column);
      const before = rota.matrix.columns.flatMap((_, column) => degreeOf(step - 1, column));
      expect(own).toBe(Math.min(...before));
      const choices = choicesAt(rota.matrix, frame);
      expect([choices[0]?.column, choices[0]?.branches]).toEqual([frame.column, own]);
      expect(choices.map(({ branches }) => branches).toSorted()).toEqual(before.toSorted());
    }
  });
});

describe('the prices', () => {
  it('say what is spent, what is too dear, and the sum of each row', () => {
    const view = pricesView(momentOf(shop, shopRun.seek(shopRun.deadEndStep(1))));
    expect(view).toMatchObject({ spent: 8, atLeast: 10, cutoff: 11, pruned: 1, taxes: 'a 2, b 5, c 0, d 0' });
    expect(view?.rows.map(({ name, sum }) => `${name}: ${sum}`)).toEqual([
      'bcd: 5 − 5 = 0',
      'acd: 4 − 2 = 2',
      'cd: 2 − 0 = 2',
      'ab: 9 − 7 = 2',
      'a: 9 − 2 = 7',
      'b: 8 − 5 = 3',
      'ac: 2 − 2 = 0',
      'ad: 3 − 2 = 1',
    ]);
    expect(view?.rows.filter(({ isTooDear }) => isTooDear).length).toBeGreaterThan(0);
  });

  it('has a pruned node in its tree, which is told from a dead end', () => {
    const view = treeView(shopRun, shopRun.seek(shopRun.lastStep()), namesOf(shop.matrix, shop.rowNames));
    const pruned = view.nodes.filter(({ short }) => short === 'too dear');
    expect(pruned.map((node) => viewNodeWords(node, view))).toEqual([
      'Level 1, row b: pruned, as every cover from here would cost too much.',
    ]);
  });
});

it('speaks of bounds in a problem of the reader’s own: a null choice is no row', () => {
  const text = 'a 0:2|b\na\nb\n';
  const own = userProblemScenario(text);
  const problem = own.encode({ problem: text });
  const run = record(problem.matrix);
  const names = namesOf(problem.matrix, problem.rowNames);
  const said = Array.from({ length: run.lastStep() + 1 }, (_, step) =>
    momentWords(own, {}, momentOf(problem, run.seek(step)), names),
  );
  const solutions = said.filter((words) => words.startsWith('Solution'));
  expect(solutions).toEqual([
    'Solution 1: 2 rows cover each column as often as it asks.',
    'Solution 2: 1 row covers each column as often as it asks.',
  ]);
  expect(said.some((words) => words.startsWith('Take no further row for b'))).toBe(true);
  expect(said.at(-1)).toBe('Nothing is left to try: the search is over, with 2 solutions.');
});

it('asks of a run with bounds or costs only what is true there', () => {
  const askedOf = (run: Recording, { matrix, rowNames }: typeof rota) =>
    momentsWorthAsking(run, namesOf(matrix, rowNames));
  expect(new Set(askedOf(rotaRun, rota).map(({ kind }) => kind))).toEqual(new Set(['column']));
  const costs = askedOf(shopRun, shop);
  expect(new Set(costs.map(({ kind }) => kind))).toEqual(new Set(['cost']));
  for (const { decision, options, right } of costs) {
    expect(options[right]?.text).toBe(String(shopRun.seek(decision + 1).costs?.atLeast));
  }
});
