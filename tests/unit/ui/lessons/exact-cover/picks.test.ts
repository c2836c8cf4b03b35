import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPicks, writePicks } from '#ui/lessons/exact-cover/picks.ts';
import { runs } from '../../../../support/runs.ts';
import { anyCharacter } from '../../../../support/any-character.ts';

describe('rows picked by hand', () => {
  it('that are written are read again, in their order', () => {
    const picks = fc
      .integer({ min: 1, max: 2_000 })
      .chain((rows) => fc.tuple(fc.constant(rows), fc.uniqueArray(fc.nat(rows - 1), { maxLength: 30 })));
    const queries = fc.constantFrom('', '?x=1', '?p.rows=3-2', '?q.rows=1&p.step=4');
    fc.assert(
      fc.property(picks, queries, ([rows, picks], query) => {
        const written = writePicks(query, 'p', picks);
        expect(readPicks(written, 'p', rows)).toEqual({ picks, problem: '' });
      }),
    );
  });

  it('leave the rest of the address alone', () => {
    const written = writePicks('?q.rows=1&p.step=4', 'p', [3, 0]);
    expect(written).toBe('?q.rows=1&p.step=4&p.rows=3-0');
    expect(writePicks(written, 'p', [])).toBe('?q.rows=1&p.step=4');
    expect(writePicks('?p.rows=1', 'p', [])).toBe('');
    expect(readPicks(written, 'q', 6)).toEqual({ picks: [1], problem: '' });
  });

  it('are none when the address says nothing of them', () => {
    expect(readPicks('?q.rows=1', 'p', 6)).toEqual({ picks: [], problem: '' });
  });

  it.each(['6', '1-1', '', '-', '1-', '-1', '1.5', '1e1', ' 1', '1--2', '0x1', '<b>', '1234567', 'NaN'])(
    'as %j are damaged, and the figure starts with none',
    (text) => {
      const query = new URLSearchParams({ 'p.rows': text });
      expect(readPicks(`?${query}`, 'p', 6)).toEqual({
        picks: [],
        problem: 'The link’s list of picked rows is damaged, so the figure starts with none.',
      });
    },
  );

  it('of any sort never throw, and are rows that there are', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.nat(9), (text, rows) => {
        for (const query of [`p.rows=${text}`, text]) {
          const { picks, problem } = readPicks(query, 'p', rows);
          expect(picks.every((row) => Number.isInteger(row) && row >= 0 && row < rows)).toBe(true);
          if (problem !== '') expect(picks).toEqual([]);
        }
      }),
      { numRuns: runs(2_000) },
    );
  });
});
