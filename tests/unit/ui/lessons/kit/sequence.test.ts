import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSequence, writeSequence } from '#ui/lessons/kit/sequence.ts';

const format = {
  name: 'presses',
  noun: 'list of presses',
  standard: ['C'],
  accepts: (items: readonly string[]) => items.every((item) => /^[A-E]$/.test(item)),
};

describe('what has been done in a lab', () => {
  it('is read again as it was written', () => {
    const items = fc.array(fc.constantFrom('A', 'B', 'C', 'D', 'E'), { maxLength: 40 });
    fc.assert(
      fc.property(items, fc.constantFrom('', '?x=1', '?lab.presses=A&other.step=4'), (items, query) => {
        const written = writeSequence(query, 'lab', format, items);
        expect(readSequence(written, 'lab', format)).toEqual({ items, problem: '' });
      }),
    );
  });

  it('is not written when it is what the lab opens with, and nothing at all is "none"', () => {
    expect(writeSequence('?x=1', 'lab', format, ['C'])).toBe('?x=1');
    expect(writeSequence('', 'lab', format, [])).toBe('?lab.presses=none');
    expect(readSequence('', 'lab', format)).toEqual({ items: ['C'], problem: '' });
  });

  it.each(['F', '', '-', 'A-', 'a', 'A--B', 'none-A', '<b>', 'A-'.repeat(300) + 'A'])(
    'is damaged as %j, and the lab says so',
    (text) => {
      const query = `?${new URLSearchParams({ 'lab.presses': text })}`;
      expect(readSequence(query, 'lab', format)).toEqual({
        items: ['C'],
        problem: 'The link’s list of presses is damaged, so the figure starts from its default.',
      });
    },
  );
});
