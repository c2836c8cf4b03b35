import { describe, expect, test } from 'vitest';
import { figureProblem } from '#ui/figure/figure-problem.ts';
import { purified } from '#scenarios/purified.ts';
import { rippleWatch, STANDARD } from '#scenarios/ripple-watch.ts';
import { defaultState } from '#player/address.ts';
import { textSettingsOf } from '#scenarios/scenario.ts';

const { choices } = rippleWatch;
const written = textSettingsOf(rippleWatch);
const OTHER = 'AAB_CAB__..1_...';

function ask(
  settings: Readonly<Record<string, string>> = {},
  kinds: readonly [number, 'secondary' | 'off' | 'primary'][] = [],
) {
  const standard = defaultState(choices, 'decisions', written);
  return figureProblem(rippleWatch, {
    settings: { ...standard.settings, ...settings },
    kinds: new Map(kinds),
  });
}

describe('the problem of a figure', () => {
  test('is the standard one until a setting or a column is another', () => {
    const { problem, faults } = ask();
    expect(problem.isStandard).toBe(true);
    expect(faults).toEqual([]);
    expect(problem.size.rows).toBe(problem.encoded.matrix.rows.length);
    expect(ask({ puzzle: OTHER }).problem.isStandard).toBe(false);
    expect(ask({}, [[0, 'off']]).problem.isStandard).toBe(false);
  });

  test('a setting changes nothing, how the run is shown, or the problem', () => {
    const { problem } = ask();
    const before = problem.encoded;
    expect(problem.set('puzzle', STANDARD)).toBe('nothing');
    expect(problem.set('puzzle', 'AB_')).toBe('nothing');
    expect(problem.set('secondary', 'perhaps')).toBe('nothing');
    expect(problem.set('animate', 'on')).toBe('view');
    expect(problem.encoded).toBe(before);
    expect(problem.set('puzzle', OTHER)).toBe('problem');
    expect(problem.settings).toMatchObject({ puzzle: OTHER, animate: 'on' });
    expect(problem.encoded.matrix.rows.length).toBeLessThan(before.matrix.rows.length);
  });

  test('is encoded once for its settings, however its columns are switched', () => {
    let times = 0;
    const counted = {
      ...rippleWatch,
      encode(settings: Readonly<Record<string, string>>) {
        times += 1;
        return rippleWatch.encode(settings);
      },
    };
    const { settings } = defaultState(choices, 'decisions', written);
    const { problem } = figureProblem(counted, { settings, kinds: new Map([[3, 'off']]) });
    problem.switchColumn(4, 'off');
    problem.resetColumns();
    expect(times).toBe(1);
    problem.set('puzzle', OTHER);
    problem.switchColumn(4, 'off');
    expect(times).toBe(2);
    problem.renew();
    expect(times).toBe(3);
  });

  test('another problem forgets what was switched and chosen in the one before', () => {
    const { problem } = ask({ whatif: '0.1' }, [[3, 'off']]);
    problem.set('puzzle', OTHER);
    expect(problem.kinds.size).toBe(0);
    expect(problem.settings['whatif']).toBe(written['whatif']?.standard);
  });

  test('a link that makes a column with colours primary is told so, and solves what was drawn', () => {
    const { settings } = defaultState(purified.choices, 'decisions', textSettingsOf(purified));
    const asking = (kinds: readonly [number, 'secondary' | 'off' | 'primary'][]) =>
      figureProblem(purified, { settings, kinds: new Map(kinds) });
    const columns = asking([]).problem.encoded.matrix.columns.map(({ name }) => name);
    const { problem, faults } = asking([[columns.indexOf('y'), 'primary']]);
    expect(faults).toEqual(['Column y has colours, so it cannot be primary.']);
    expect(problem.isStandard).toBe(true);
    expect(asking([[columns.indexOf('y'), 'off']]).faults).toEqual([]);
  });

  test('a column that is switched back to what it was is not kept as switched', () => {
    const { problem } = ask();
    problem.switchColumn(0, 'secondary');
    expect([...problem.kinds]).toEqual([[0, 'secondary']]);
    expect(problem.encoded.matrix.columns[0]?.kind).toBe('secondary');
    problem.switchColumn(0, 'primary');
    expect(problem.kinds.size).toBe(0);
    problem.switchColumn(1, 'off');
    problem.resetColumns();
    expect(problem.encoded.matrix.columns[1]?.kind).toBe('primary');
  });

  test('columns that the matrix does not have are not switched, and the reader is told', () => {
    const { problem, faults } = ask({}, [
      [0, 'off'],
      [9999, 'off'],
    ]);
    expect(problem.kinds.size).toBe(0);
    const { columns } = problem.encoded.matrix;
    expect(faults).toEqual([
      `The link switches column 9999, but the matrix has only ${columns.length} columns, numbered from 0.`,
    ]);
    expect(ask({}, [[0, 'primary']]).problem.kinds.size).toBe(0);
    const many = Array.from({ length: 900 }, (_, index): [number, 'off'] => [9000 + index, 'off']);
    expect(ask({}, many).faults[0]).toMatch(
      /^The link switches columns 9000, 9001, 9002, 9003, 9004 and 895 more, but the matrix has only/,
    );
  });
});
