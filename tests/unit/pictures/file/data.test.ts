import { expect, test } from 'vitest';
import { parse } from '#dlx/index.ts';
import { csvOf, dlxOf, profileOf } from '#pictures/file/data.ts';
import { record } from '#history/index.ts';
import { encode } from '#puzzles/queens/encode.ts';

test('a table as CSV: plain numbers, and quotation marks where a cell needs them', () => {
  const rows = [
    ['column\n  chosen', 'nodes'],
    ['smallest, leftmost', '1,234,567'],
    ['the “first”', '−1,200.5'],
    ['say "x"', '12,5'],
  ];
  expect(csvOf(rows)).toBe(
    'column chosen,nodes\r\n"smallest, leftmost",1234567\r\nthe “first”,-1200.5\r\n"say ""x""","12,5"\r\n',
  );
});

test('a matrix as DLX text is read back as the same matrix', () => {
  const { matrix } = encode({ n: 5 });
  const back = parse(dlxOf(matrix));
  expect(back.columns.map(({ name, kind }) => [name, kind])).toEqual(
    matrix.columns.map(({ name, kind }) => [name, kind]),
  );
  expect(back.rows).toEqual(matrix.rows);
});

test('names that DLX text has no place for become others, which stay different', () => {
  const { matrix } = encode({ n: 4 });
  const names = ['a b', 'a|b', 'a:b', ''];
  const columns = matrix.columns.map((column, at) => ({ ...column, name: names[at] ?? column.name }));
  const back = parse(dlxOf({ ...matrix, columns }));
  expect(back.columns.slice(0, 4).map(({ name }) => name)).toEqual(['a_b', 'a_b_2', 'a_b_3', '_']);
});

test('the profile of a run adds up', () => {
  const recording = record(encode({ n: 6 }).matrix);
  const profile = JSON.parse(profileOf('queens', recording)) as {
    nodes: number;
    updates: number;
    solutions: number;
    levels: { level: number; nodes: number; updates: number }[];
  };
  const sum = (of: 'nodes' | 'updates'): number => profile.levels.reduce((all, level) => all + level[of], 0);
  expect([sum('nodes'), sum('updates')]).toEqual([profile.nodes, profile.updates]);
  expect(profile.solutions).toBe(4);
});
