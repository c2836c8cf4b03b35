import { describe, expect, test } from 'vitest';
import { momentOf } from '#pictures/kit/moment.ts';
import { columnPlaces } from '#pictures/user-board/places.ts';
import { recordUntil } from '#ui/figure/opening.ts';
import { columnSentence } from '#puzzles/problem.ts';
import { scenarios } from '#scenarios/index.ts';
import { type Board, type Scenario, problemOf } from '#scenarios/scenario.ts';
import type { Settings } from '#player/address.ts';
import { NO_FONT, withoutFont } from '../support/fonts.ts';
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
  const run = recordUntil(scenario, problem.matrix, 2);
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
  const drawn = draws.map((draw) => drawnBy(draw));

  test('its board opens as it did', async () => {
    if (KEPT_ELSEWHERE.includes(name)) {
      await expectStates({ opening: draws[0]!, solution: draws.at(-1)! }, drawnBy, `./snapshots/${name}.txt`);
    } else await expect(snapshotText(drawn[0]!)).toMatchFileSnapshot(`./snapshots/${name}.svg`);
  });

  test('drawn over any other moment, or adopted from markup, a board is what it is drawn afresh', () => {
    // Each of the usual settings, and the last one of each of the others.
    const perSettings = draws.length / all.length;
    const sample = draws.filter((_, at) => at < perSettings || (at + 1) % perSettings === 0);
    expectSameOverAny(sample);
    expectAdopted(sample);
  });

  test('each id begins with that of the figure; the board has words, and marks of rows', () => {
    for (const svg of drawn) {
      const ids = [...svg.querySelectorAll('[id]')].map(({ id }) => id);
      const others = ids.filter((id) => !id.startsWith('one-'));
      expect(others, 'ids that do not begin with the id of the figure, `place.id`').toEqual([]);
      expect(new Set(ids).size, 'ids that differ').toBe(ids.length);
      expect(svg.querySelector('desc')?.textContent, 'the words of the board, its <desc>').toMatch(/\.$/u);
      expect(svg.querySelectorAll('[data-row]').length, 'marks of rows, with data-row').toBeGreaterThan(0);
      expect(svg.querySelectorAll('*').length, 'elements of the picture').toBeLessThan(1_500);
    }
  });

  test('a board with a place that one column is about has marks of columns', () => {
    const problem = problemOf(scenario, all[0]!);
    const { of } = columnPlaces(problem);
    const isMarked = drawn[0]!.querySelector('[data-column]') !== null;
    // A region, a rank or a point is about several cells: nothing is asked of a puzzle that has only such columns.
    const alone = problem.matrix.columns.filter((_, column) => of(column).length === 1);
    const lost = isMarked ? [] : alone.map(({ name }) => name);
    expect(lost, 'columns about one cell or edge: it should carry data-column').toEqual([]);
  });

  test('what the board writes is in the fonts', () => {
    for (const { textContent } of drawn) expect(withoutFont(textContent), NO_FONT).toEqual([]);
  });

  test('rows and columns have names of their own and sentences, and these follow the kind', () => {
    for (const settings of all) {
      const problem = problemOf(scenario, settings);
      const { columns, rows } = problem.matrix;
      expect(twice(columns.map(({ name }) => name)), 'names that two columns have').toEqual([]);
      expect(twice(problem.rowNames), 'names that two rows have').toEqual([]);
      expect(problem.rowNames, 'a name for each row').toHaveLength(rows.length);
      const [starts, ends] = [problem.groups.map(({ from }) => from), problem.groups.map(({ to }) => to)];
      expect([...starts, columns.length], 'groups of columns follow each other without a gap').toEqual([0, ...ends]);
      const cut = rows.map((_, row) => problem.describeRow(row)).filter((words) => !words.endsWith('.'));
      expect(cut, 'sentences of rows without a full stop').toEqual([]);
      const last = columns.length - 1;
      const said = (['primary', 'secondary', 'off'] as const).map((kind) =>
        columnSentence(problemOf(scenario, settings, new Map([[last, kind]])), last),
      );
      expect(twice(said), 'what the last column says as primary, secondary or off, and says twice').toEqual([]);
      expect(() => problem.describeRow(rows.length), 'describeRow, of a row that is not there').toThrow(RangeError);
      expect(() => problem.describeColumn(columns.length, 'off'), 'describeColumn, likewise').toThrow(RangeError);
    }
  });
});

function twice(words: readonly string[]): string[] {
  return words.filter((word, index) => words.indexOf(word) !== index);
}
