/** Figures of runs with bounds and costs: what they open with, what they say at each step, what they ask. */
import { describe, expect, it } from 'vitest';
import { CheapestSearch } from '#dlx/cheapest/cheapest-search.ts';
import { createMatrix } from '#dlx/index.ts';
import { createRandom } from '#dlx/random.ts';
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
        if (zoom === 'decisions') expect(words.length, words).toBeLessThanOrEqual(81);
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

it('says of a branch which one it is, and never of the last one that others follow', () => {
  const names = namesOf(rota.matrix, rota.rowNames);
  const wordsAt = (step: number): string => momentWords(shifts, {}, momentOf(rota, rotaRun.seek(step)), names);
  expect([2, 4, 14, 19, 20, 49, 50].map(wordsAt)).toEqual([
    'Try Ann Fri for Fri, branch 1 of 2: the next goes without it.',
    'Try Ben Sun for Sun, its only branch.',
    'Take back the null choice for Sat: that was its only branch.',
    'Take back Ann Fri for Fri; it stays out of the list for the next branch.',
    'Try Ben Fri for Fri, branch 2 of 2: Ann Fri stays out.',
    'Take back Ben Fri for Fri: that was its last branch.',
    'Fri has 3 rows but only 2 branches, both done. The search is over: 3 solutions.',
  ]);
});

it('says at its end how many rows the first column had, at each zoom, also while some are still out of its list', () => {
  const names = namesOf(rota.matrix, rota.rowNames);
  const ends = ZOOMS.map((zoom) => {
    const steps = Array.from({ length: rotaRun.lastStep(zoom) + 1 }, (_, step) => step);
    const end = steps.find((step) => rotaRun.seek(step, zoom).event === 'done' && !rotaRun.seek(step, zoom).move);
    return momentWords(shifts, {}, momentOf(rota, rotaRun.seek(end ?? 0, zoom)), names);
  });
  expect(new Set(ends)).toEqual(
    new Set(['Fri has 3 rows but only 2 branches, both done. The search is over: 3 solutions.']),
  );
});

describe('the places', () => {
  const viewAt = (step: number): ReturnType<typeof placesView> => placesView(momentOf(rota, rotaRun.seek(step)));

  it('are as many as a column may have, the optional ones last', () => {
    const [fri, sat] = viewAt(0);
    expect(fri?.places.map(({ isOptional }) => isOptional)).toEqual([false, false]);
    expect(sat?.places.map(({ isOptional }) => isOptional)).toEqual([false, true]);
    expect(sat?.words).toBe(
      'Sat, to be covered 1 or 2 times: 0 so far; 2 rows left, slack 1, bound 2, so the degree is 2.',
    );
  });

  it('fill with the rows that are taken, and give the sum that is the degree', () => {
    expect(viewAt(0).map(({ sum }) => sum && [sum.rows, sum.slack, sum.bound, sum.degree].join(' '))).toEqual([
      '3 0 2 2',
      '2 1 2 2',
      '3 0 2 2',
      '3 0 1 3',
      '3 1 2 3',
      '2 1 2 2',
    ]);
    const solved = viewAt(rotaRun.solutionStep(1));
    for (const { places } of solved) {
      for (const { isOptional, state } of places) if (!isOptional) expect(state).toBe('chosen');
    }
    expect(solved[0]?.places.map(({ text }) => text)).toEqual(['Ann', 'Cleo']);
  });

  it('are full, or enough, as soon as the last row of a column is tried', () => {
    const saidAt = (step: number, name: string) => viewAt(step).find((column) => column.name === name)?.said;
    const last: Record<string, number> = {};
    for (let step = 1; step <= rotaRun.lastStep(); step += 1) {
      const frame = rotaRun.seek(step);
      if (frame.event !== 'try') continue;
      const { name, max = 1 } = rota.matrix.columns[frame.column]!;
      const times = frame.path.filter(({ row }) => row >= 0 && rota.matrix.rows[row]?.includes(frame.column)).length;
      const said = frame.row < 0 ? 'enough' : times === max ? 'full' : '';
      expect(saidAt(step, name)).toBe(said);
      last[said] = step;
    }
    expect(Object.keys(last).toSorted()).toEqual(['', 'enough', 'full']);
    expect([saidAt(5, 'Sun'), saidAt(6, 'Sun'), saidAt(12, 'Sat')]).toEqual(['', 'full', 'enough']);
  });

  it('branch where the solver branches: nothing has fewer branches, and What if? offers it first', () => {
    for (let step = 1; step <= rotaRun.lastStep(); step += 1) {
      const frame = rotaRun.seek(step);
      if (frame.event !== 'choose') continue;
      const degreesAt = (at: number): number[] => viewAt(at).flatMap(({ sum }) => (sum ? [sum.degree] : []));
      const own = viewAt(step)[frame.column]?.sum?.degree;
      const before = degreesAt(step - 1);
      // All of them are still seen when the column is covered.
      expect(degreesAt(step)).toEqual(before);
      expect(own).toBe(Math.min(...before));
      const choices = choicesAt(rota.matrix, frame);
      expect([choices[0]?.column, choices[0]?.branches]).toEqual([frame.column, own]);
      expect(choices.map(({ branches }) => branches).toSorted()).toEqual(before.toSorted());
    }
  });
});

describe('the prices', () => {
  it('say what is spent and owed, what is too dear or does not fit, and the sum of each row', () => {
    const view = pricesView(momentOf(shop, shopRun.seek(shopRun.deadEndStep(1))));
    expect(view).toMatchObject({ spent: 8, owed: 2, atLeast: 10, cutoff: 11, pruned: 1 });
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
    expect(view?.rows.map(({ name, compared, said }) => `${name}: ${compared} ${said}`)).toEqual([
      'bcd:  doesn’t fit',
      'acd: 10 + 2 = 12 too dear',
      'cd: 10 + 2 = 12 too dear',
      'ab:  doesn’t fit',
      'a: 10 + 7 = 17 too dear',
      'b:  bought',
      'ac: 10 + 0 = 10 ',
      'ad: 10 + 1 = 11 too dear',
    ]);
    expect(view?.words).toContain('Taxes: a 2, b 5, c 0, d 0.');
    expect(view?.words).toContain('ad for 3, net 1: 10 + 1 = 11, too dear.');
  });

  it('owe the taxes of the columns that are not covered, and compare what the search compares', () => {
    const { columns, rows } = shop.matrix;
    for (let step = 0; step < shopRun.lastStep(); step += 1) {
      const frame = shopRun.seek(step);
      const view = pricesView(momentOf(shop, frame))!;
      const covered = new Set(frame.path.flatMap(({ row }) => rows[row]!));
      const open = columns.flatMap((_, column) => (covered.has(column) ? [] : [frame.costs!.taxes[column]!]));
      expect(view.owed).toBe(open.reduce((sum, tax) => sum + tax, 0));
      // Of the rows of a column that is branched on, exactly those below the cutoff are tried or to come.
      if (frame.event !== 'choose' || view.cutoff === Infinity) continue;
      const list = view.rows.filter(({ row, compared }) => rows[row]!.includes(frame.column) && compared !== '');
      expect(list.length).toBeGreaterThan(0);
      for (const { state, isTooDear } of list) expect(state).toBe(isTooDear ? 'hidden' : 'candidate');
    }
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
  expect(said.some((words) => words.startsWith('Take the null choice: no further row for b'))).toBe(true);
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

describe('what lesson 19 says of sizes', () => {
  it('twenty people and twenty jobs, with prices that differ, take no more than a few thousand nodes', () => {
    const columns = Array.from({ length: 40 }, (_, at) => ({ name: `${at}`, kind: 'primary' as const }));
    const pairs = Array.from({ length: 400 }, (_, at) => [Math.floor(at / 20), 20 + (at % 20)]);
    for (let seed = 1; seed <= 8; seed += 1) {
      const random = createRandom(seed);
      const costs = pairs.map(() => 1 + random.below(99));
      const search = new CheapestSearch({ ...createMatrix(columns, pairs), costs });
      search.run();
      expect(search.best()).toHaveLength(1);
      expect(search.nodes).toBeLessThan(5_000);
    }
  });

  it('a rota in which nights cost everybody but Ann the same has no taxes, and no end in sight', () => {
    const [people, days] = [7, 5];
    const turns = days * 3 * 2;
    const each = { min: Math.floor(turns / people), max: Math.ceil(turns / people) };
    const columns = [
      ...Array.from({ length: days * 3 }, (_, at) => ({ name: `shift ${at}`, min: 2, max: 2 })),
      ...Array.from({ length: people }, (_, at) => ({ name: `person ${at}`, ...each })),
      ...Array.from({ length: people * days }, (_, at) => ({ name: `day ${at}`, kind: 'secondary' as const })),
    ];
    const rows = Array.from({ length: days * 3 * people }, (_, at) => {
      const [shift, person] = [Math.floor(at / people), at % people];
      const day = Math.floor(shift / 3);
      return { columns: [shift, days * 3 + person, days * 3 + people + person * days + day], shift, person };
    });
    const matrix = createMatrix(
      columns,
      rows.map((row) => row.columns),
    );
    const costs = rows.map(({ shift, person }) => (shift % 3 === 2 && person > 0 ? 1 : 0));
    const search = new CheapestSearch({ ...matrix, costs });
    search.run({ updates: 50_000 });
    expect([search.links.taxed, search.done, search.lowerBound]).toEqual([0, false, 0]);
    expect(search.least).toBeGreaterThan(0);
  });
});
