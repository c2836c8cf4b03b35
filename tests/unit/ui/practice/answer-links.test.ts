import { describe, expect, test } from 'vitest';
import { sheetOf } from '#practice/tasks/index.ts';
import { readLinks } from '#ui/practice/answer-links.ts';
import { groupsOf, missedMost } from '#ui/practice/class-counts.ts';

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

  test('what a class missed most is counted among those who answered', async () => {
    const keys = sheetOf(7).map(({ key }) => key);
    const wrong = (...places: number[]): string => {
      const given = keys.map((key, at) => (places.includes(at) ? 'A B' : key));
      return `http://localhost/exercises/#sheet?sheet.seed=7&sheet.answers=${encodeURIComponent(JSON.stringify(given))}`;
    };
    const { returned } = await readLinks([wrong(), wrong(3), wrong(3, 6)].join('\n'));
    expect(missedMost(returned)).toBe('Missed most: exercise 4 (After one write), 2 of 3.');
    expect(missedMost(returned.slice(0, 1))).toBe('');
    expect(missedMost([])).toBe('');
  });

  test('links to figures that were filled in are grouped by matrix, and say which step was missed', async () => {
    const search = (text: string): string => `http://localhost/practice/search/#fill?fill.matrix=${text}`;
    const { walked, faults } = await readLinks(
      [
        ...[search('small.7.12-3-5'), `Ada ${search('small.7.4-3')}`, search('small.7.2'), search('small.8.1-0')],
        'http://localhost/lessons/cover/#write-links?write-links.matrix=small.7.4-2',
        'http://localhost/lessons/secondary-columns/#perform?perform.matrix=small.7.3-1',
        ...[search('small.7.900-3'), 'http://localhost/lessons/bars/#x?x.matrix=small.7.4-2'],
      ].join('\n'),
    );
    expect(faults).toHaveLength(2);
    expect(walked[1]?.name).toBe('Ada');
    const groups = groupsOf(walked);
    expect(groups.map(({ title, links }) => [title, links])).toEqual([
      ['Search, matrix small.7', 3],
      ['Search, matrix small.8', 1],
      ['Cover, matrix small.7', 1],
      ['Search, matrix small.7 with secondary columns', 1],
    ]);
    expect(groups[0]?.steps.map(({ missed, of }) => [missed, of])).toEqual([
      [2, 2],
      [1, 1],
    ]);
    expect(groups[0]?.steps[0]?.words).toMatch(/^step 4, \S/);
    expect(groups[2]?.steps[0]?.words).toMatch(/^step 3, cover\([A-D]\)$/);
  });
});
