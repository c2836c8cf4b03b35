import { describe, expect, it } from 'vitest';
import { describeLevels, levelCounts, levelsTable } from '#pictures/levels/profile.ts';
import { record } from '#history/index.ts';
import { encode as encodeKnuth } from '#puzzles/knuth/encode.ts';
import { encode } from '#puzzles/queens/encode.ts';

const { matrix } = encodeKnuth();
const runs = [
  { name: 'smallest column', profile: record(matrix).totals.profile },
  { name: 'leftmost column', profile: record(matrix, { chooser: 'leftmost' }).totals.profile },
];

describe('search nodes at each level', () => {
  it("are 1 2 2 1 for Knuth's example, and add up to 6 and 7", () => {
    expect(levelsTable(runs)).toEqual({
      head: ['level', 'smallest column', 'leftmost column'],
      rows: [
        [0, 1, 1],
        [1, 2, 2],
        [2, 2, 3],
        [3, 1, 1],
      ],
      totals: [6, 7],
    });
  });

  it('add up to the nodes of 8 queens', () => {
    const { profile } = record(encode({ n: 8 }).matrix).totals;
    expect(levelsTable([{ name: 'queens', profile }]).totals).toEqual([1199]);
    expect(profile[8]).toBe(92);
  });

  it('have a zero where a run does not reach', () => {
    const counts = levelCounts([
      { name: 'deep', profile: [1, 2, 3] },
      { name: 'flat', profile: [1] },
    ]);
    expect(counts).toHaveLength(6);
    expect(counts.filter(({ run }) => run === 1).map(({ count }) => count)).toEqual([1, 0, 0]);
  });

  it('are told in words', () => {
    expect(describeLevels(runs.slice(0, 1))).toBe(
      'Search nodes at each level. 6 nodes on 4 levels, with the most, 2, on level 1.',
    );
    expect(describeLevels(runs)).toContain('Leftmost column: 7 nodes on 4 levels');
    expect(describeLevels([{ name: 'none', profile: [1] }])).toContain('1 node on 1 level');
  });

  it('come with the updates where those are known', () => {
    const { profile, updatesByLevel } = record(matrix).totals;
    const run = { name: 'nodes', profile, updates: updatesByLevel };
    expect(levelsTable([run]).head).toEqual(['level', 'nodes', 'updates']);
    // Knuth's example makes 30 updates in all.
    expect(levelsTable([run]).totals).toEqual([6, 30]);
    expect(levelCounts([run], 'updates').map(({ count }) => count)).toEqual([...updatesByLevel]);
    expect(describeLevels([run], 'updates')).toMatch(/^Updates at each level\. 30 updates on 4/u);
  });
});
