import { describe, expect, test } from 'vitest';
import { momentOf } from '#pictures/kit/moment.ts';
import { record } from '#history/index.ts';
import { columnSentence } from '#puzzles/problem.ts';
import { scenarios } from '#scenarios/index.ts';
import { type Board, type Scenario, problemOf } from '#scenarios/scenario.ts';
import type { Settings } from '#player/address.ts';
import { type Draw, drawnBy, expectAdopted, expectSameOverAny } from './over-any.ts';
import { expectStates } from './states.ts';
import { snapshotText } from './svg.ts';

/*
 * What holds for every figure of the table in src/scenarios/index.ts: a new puzzle is asked all of it
 * by its line there.
 */

/** Large boards, which tests of their pictures keep whole: here only what stands on them. */
const KEPT_ELSEWHERE = ['queens', 'sudoku'];

/** The usual settings, and each other value of each of them alone. */
function settingsOf({ choices }: Scenario): Settings[] {
  const usual = Object.fromEntries(Object.entries(choices).map(([name, [first]]) => [name, first!]));
  const others = Object.entries(choices).flatMap(([name, values]) =>
    values.slice(1).map((value) => ({ ...usual, [name]: value })),
  );
  return [usual, ...others];
}

/** The opening, and the last of each kind of event that a board shows; at some something is pointed at. */
function drawsOf(scenario: Scenario, settings: Settings, board: Board | undefined): Draw[] {
  const problem = problemOf(scenario, settings);
  const run = record(problem.matrix, { limit: 2 });
  const steps = new Map<string, number>();
  for (let step = 0; step <= run.lastStep(); step += 1) steps.set(run.seek(step).event, step);
  const [first, last] = [0, problem.matrix.columns.length - 1];
  const places = [undefined, { row: first, column: null }, { row: null, column: last }, { row: null, column: first }];
  const shown = ['try', 'retreat', 'solution'].flatMap((event) => steps.get(event) ?? []);
  return [scenario.opening(run, problem), ...shown].map((step, index): Draw => (svg) => {
    const moment = momentOf(problem, run.seek(step), places[index]);
    board?.draw(svg, moment, { id: 'one' });
  });
}

describe.each(Object.keys(scenarios))('%s', async (name) => {
  const scenario = await scenarios[name]!();
  const all = settingsOf(scenario);
  const board = await scenario.board?.();
  const draws = all.flatMap((settings) => drawsOf(scenario, settings, board));

  test('its board opens as it did', async () => {
    if (KEPT_ELSEWHERE.includes(name)) {
      await expectStates({ opening: draws[0]!, solution: draws.at(-1)! }, drawnBy, `./snapshots/${name}.txt`);
    } else await expect(snapshotText(drawnBy(draws[0]!))).toMatchFileSnapshot(`./snapshots/${name}.svg`);
  });

  test('drawn over any other moment, or adopted from markup, a board is what it is drawn afresh', () => {
    // Each of the usual settings, and the last one of each of the others.
    const perSettings = draws.length / all.length;
    const sample = draws.filter((_, at) => at < perSettings || (at + 1) % perSettings === 0);
    expectSameOverAny(sample);
    expectAdopted(sample);
  });

  test('each id begins with that of the figure; the board has words, and marks of rows and columns', () => {
    for (const draw of draws) {
      const svg = drawnBy(draw);
      const ids = [...svg.querySelectorAll('[id]')].map(({ id }) => id);
      expect(ids.filter((id) => !id.startsWith('one-'))).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
      expect(svg.querySelector('desc')?.textContent).toMatch(/\.$/u);
      expect(svg.querySelectorAll('[data-row]').length).toBeGreaterThan(0);
      expect(svg.querySelectorAll('*').length).toBeLessThan(1_500);
    }
    expect(drawnBy(draws[0]!).querySelectorAll('[data-column]').length).toBeGreaterThan(0);
  });

  test('rows and columns have names of their own and sentences, and these follow the kind', () => {
    for (const settings of all) {
      const problem = problemOf(scenario, settings);
      const { columns, rows } = problem.matrix;
      expect(new Set(columns.map((column) => column.name)).size).toBe(columns.length);
      expect(new Set(problem.rowNames).size).toBe(rows.length);
      expect([0, ...problem.groups.map(({ to }) => to)]).toEqual([
        ...problem.groups.map(({ from }) => from),
        columns.length,
      ]);
      rows.forEach((_, row) => expect(problem.describeRow(row)).toMatch(/\.$/u));
      const last = columns.length - 1;
      const said = (['primary', 'secondary', 'off'] as const).map((kind) =>
        columnSentence(problemOf(scenario, settings, new Map([[last, kind]])), last),
      );
      expect(new Set(said).size).toBe(3);
      expect(() => problem.describeRow(rows.length)).toThrow(RangeError);
      expect(() => problem.describeColumn(columns.length, 'off')).toThrow(RangeError);
    }
  });
});
