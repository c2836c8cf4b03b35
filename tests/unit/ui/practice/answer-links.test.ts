import { describe, expect, test } from 'vitest';
import { readLinks } from '#ui/practice/answer-links.ts';

const answers = encodeURIComponent(JSON.stringify(['', 'A B C']));
const link = 'http://localhost/exercises/#sheet?sheet.seed=2024';

describe('links that come back from a class', () => {
  test('one that a mail has quoted and broken is put together', async () => {
    const text =
      `> Fay ${link}\n> &sheet.answers=${answers}\nBen: ` +
      `${link}&sheet.answers=${answers.slice(0, 9)}\n${answers.slice(9)}`;
    const { returned, faults } = await readLinks(text);
    expect(faults).toEqual([]);
    expect(returned.map(({ name, seed }) => [name, seed])).toEqual([
      ['Fay', 2024],
      ['Ben', 2024],
    ]);
    expect(returned.map(({ given }) => given[0]?.isRight)).toEqual([null, null]);
    expect(returned.map(({ given }) => given[1]?.isRight)).not.toContain(null);
  });

  test('one without answers is no sheet of nothing right, and a name alone is no rest of a link', async () => {
    const { returned, faults } = await readLinks(`Fay ${link}\nBen`);
    expect(returned).toEqual([]);
    expect(faults).toHaveLength(2);
    expect(faults[0]).toMatch(/^Line 1 has a link to a sheet without answers/);
    expect(faults[1]).toMatch(/^Line 2 has no link to a sheet/);
  });
});
