import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Deviation } from '../../../src/dlx/index.ts';
import { chooserNamed, count, solve } from '../../../src/dlx/index.ts';
import { countBelow, record } from '../../../src/history/index.ts';
import {
  readWhatIf,
  whatIfChooser,
  whatIfSetting,
  withDeviation,
} from '../../../src/player/what-if.ts';
import { encode as encodeKnuth } from '../../../src/puzzles/knuth/encode.ts';
import { encode as encodeQueens } from '../../../src/puzzles/queens/encode.ts';

const { matrix } = encodeQueens({ n: 5 });
const deviation = fc.record({ node: fc.integer({ min: 1, max: 60 }), column: fc.nat(9) });

describe('the setting', () => {
  test('holds what is put into it', () => {
    fc.assert(
      fc.property(fc.array(deviation, { maxLength: 8 }), (deviations) => {
        let text = '';
        let expected: Deviation[] = [];
        for (const next of deviations) {
          text = withDeviation(text, next);
          expected = [...expected.filter(({ node }) => node < next.node), next];
        }
        expect(readWhatIf(text)).toEqual(expected);
        expect(whatIfSetting.accepts(text)).toBe(true);
      }),
    );
  });

  test.each(['3', '3.', '.3', '3.2-', '0.1', '3.2-x', '1.1;2', '<b>', '9'.repeat(30)])(
    'refuses %s',
    (text) => {
      expect(readWhatIf(text)).toBeNull();
    },
  );
});

describe('a run that deviates', () => {
  const sorted = (rows: Iterable<number[]>): string[] =>
    Array.from(rows, (row) => row.toSorted((a, b) => a - b).join()).sort();

  test('finds the same solutions, whatever is chosen', () => {
    const all = sorted(solve(matrix));
    fc.assert(
      fc.property(fc.array(deviation, { maxLength: 5 }), (deviations) => {
        const text = deviations.reduce(withDeviation, '');
        expect(sorted(solve(matrix, { chooser: whatIfChooser(text) }))).toEqual(all);
      }),
    );
  });

  test('is the solver’s own run up to the node, and branches there as told', () => {
    const own = record(matrix);
    const run = record(matrix, { chooser: 'smallest;3=9' });
    let step = 0;
    while (run.seek(step).counters.nodes < 3) {
      expect(run.seek(step).counters).toEqual(own.seek(step).counters);
      expect(run.seek(step).path).toEqual(own.seek(step).path);
      step += 1;
    }
    expect(run.seek(step).event).toBe('choose');
    expect(run.seek(step).column).toBe(9);
  });

  test('goes its own way where the column is covered already', () => {
    const first = record(matrix).seek(1).column;
    expect(count(matrix, { chooser: `smallest;2=${first}` })).toEqual(count(matrix));
  });

  test('a damaged name is refused', () => {
    expect(() => chooserNamed('smallest;3')).toThrow(/NODE=COLUMN/);
    expect(() => chooserNamed(';3=1' as 'smallest')).toThrow(RangeError);
  });
});

describe('what lies below a node', () => {
  test('below the root lies everything', () => {
    expect(countBelow(matrix, 'smallest', 1)).toEqual({ ...count(matrix), isWhole: true });
  });

  test('adds up over the children of each node', () => {
    const { matrix: small } = encodeKnuth();
    const below = [1, 2, 3, 4, 5, 6].map((node) => countBelow(small, 'smallest', node));
    expect(below.map(({ nodes }) => nodes)).toEqual([6, 2, 1, 3, 2, 1]);
    expect(below.map(({ solutions }) => solutions)).toEqual([1, 0, 0, 1, 1, 1]);
  });

  test('a count that would take too long says so', () => {
    const { isWhole } = countBelow(encodeQueens({ n: 12 }).matrix, 'leftmost', 1);
    expect(isWhole).toBe(false);
  });
});
