import { describe, expect, it } from 'vitest';
import type { Trial } from '#exhibits/trial.ts';
import type { Standings } from '#ui/lessons/engines/engine-words.ts';
import { bytesText, endWords, NOBODY, RACED, shareOfSlowest, standingWords } from '#ui/lessons/engines/engine-words.ts';
import { measuredProblems } from '#ui/lessons/measuring/measured-problems.ts';
import { sameRest } from '#ui/lessons/dominoes/same-rest.ts';
import { encode as dominoes } from '#puzzles/dominoes/encode.ts';

function trial(ms: number, more: Partial<Trial> = {}): Trial {
  return {
    solutions: 92,
    nodes: 1_199,
    subproblems: null,
    isFull: false,
    bytes: 6_000,
    ms,
    searches: 12,
    ...more,
  };
}

const done: Standings = {
  links: trial(3),
  bitmaps: trial(2),
  cells: trial(4),
  memory: trial(9, { subproblems: 971, nodes: 1_101 }),
};

describe('what is said of four engines', () => {
  it('is who was first, what became of the guess, and what they found', () => {
    expect(endWords(done, null)).toBe(
      'On this machine, just now: bitmaps 2.00 ms, links 3.00 ms, dancing cells 4.00 ms and links with a memory 9.00 ' +
        'ms. All that finished found 92 solutions.',
    );
    expect(endWords(done, 'bitmaps')).toContain('Your guess, bitmaps, was right.');
    expect(endWords(done, 'cells')).toContain('Your guess, dancing cells, came third.');
  });

  it('names those that came to no end', () => {
    const some: Standings = { ...done, links: 'out of time', cells: 'stopped by hand' };
    expect(endWords(some, 'links')).toContain(
      'Not finished: links and dancing cells. Your guess, links, didn’t finish.',
    );
    expect(endWords(some, 'bitmaps')).toContain('Your guess, bitmaps, was the fastest among those that finished.');
    expect(endWords({ ...done, links: 'out of time' }, 'bitmaps')).toContain('Your guess, bitmaps, was right.');
    expect(endWords(NOBODY, null)).toBe('No engine has finished.');
  });

  it('does not hide that they disagree', () => {
    const wrong: Standings = { ...done, cells: trial(4, { solutions: 91 }) };
    expect(endWords(wrong, null)).toContain('The engines don’t agree');
  });
});

it('a line of the table says how often an engine ran, or what it remembers, or why it stopped', () => {
  expect(standingWords(done.links)).toMatchObject({ time: '3.00 ms', state: 'mean of 12' });
  expect(standingWords(done.memory)).toMatchObject({ state: '971 subproblems', nodes: '1,101' });
  expect(standingWords(trial(1, { subproblems: 7, isFull: true })).state).toBe('7 subproblems, table full');
  expect(standingWords('out of time')).toMatchObject({
    time: 'over 20 s',
    state: 'stopped there',
  });
  expect(standingWords('waiting')).toMatchObject({ time: '–', state: '' });
});

describe('the bars of the engines', () => {
  it('are to one another as the times are', () => {
    const { links, bitmaps, cells, memory } = shareOfSlowest(done);
    expect([links, bitmaps, cells, memory]).toEqual([3 / 9, 2 / 9, 4 / 9, 1]);
  });

  it('are empty before anybody has a time, and full where the time was up', () => {
    expect(Object.values(shareOfSlowest(NOBODY))).toEqual([0, 0, 0, 0]);
    const shares = shareOfSlowest({ ...done, cells: 'out of time', memory: 'running' });
    expect(shares).toMatchObject({ cells: 1, memory: 0 });
    expect(shares.links).toBeCloseTo(3 / 20_000);
  });
});

it.each([
  [300, '1 kB'],
  [9_000, '9 kB'],
  [1_500_000, '1.5 MB'],
])('%d bytes are told as %s', (bytes, words) => {
  expect(bytesText(bytes)).toBe(words);
});

it('each problem of the race is there', () => {
  for (const name of RACED) expect(measuredProblems[name].matrix().rows.length).toBeGreaterThan(50);
});

describe('two ways that leave the same', () => {
  it('cover the same columns and have no row in common', () => {
    const matrix = dominoes({ width: 6, height: 6 });
    const [one, other] = sameRest(matrix, 6);
    const covered = (rows: readonly number[]): number[] =>
      rows.flatMap((row) => matrix.rows[row]!).sort((a, b) => a - b);
    expect(one).toHaveLength(6);
    expect(covered(one)).toEqual(covered(other));
    expect(one.filter((row) => other.includes(row))).toEqual([]);
  });

  it('are missed where there are none', () => {
    expect(() => sameRest(dominoes({ width: 2, height: 1 }), 1)).toThrow('no two ways of 1 rows');
  });
});
