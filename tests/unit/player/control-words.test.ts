import { describe, expect, it, test } from 'vitest';
import { parse } from '#dlx/index.ts';
import { sizeOf } from '#dlx/matrix.ts';
import { type Recording, createRecorder, createRecording, record } from '#history/index.ts';
import { positionWords, solutionWords, speedWords, statusItems } from '#player/control-words.ts';
import { duration } from '#player/duration.ts';
import { KNUTH } from '../../matrices/knuth.ts';
import { queens } from '../../matrices/queens.ts';

const knuth = record(parse(KNUTH));
const none = record(queens(3));
const ten = record(queens(10));

function growing(updates: number, solutions?: number): Recording {
  const recording = createRecording(queens(8));
  recording.append(createRecorder(queens(8)).advance(updates, solutions));
  return recording;
}

test('the position, and whether the run is over', () => {
  expect(positionWords(14, knuth, 62)).toBe('step 14 of 62');
  expect(positionWords(1_234, ten, 49_343)).toBe('step 1,234 of 49,343');
  expect(positionWords(0, growing(5_000), 1_000)).toBe('step 0, searched so far: 1,000');
  expect(positionWords(7, growing(5_000), 1_000, 2_444)).toBe('step 7 of 2,444, searched so far: 1,000');
  expect(positionWords(14, knuth, 62, 99), 'what has been searched is sure').toBe('step 14 of 62');
});

describe('solutions', () => {
  it.each([
    [0, knuth, '1 solution'],
    [1, knuth, 'Solution 1 of 1'],
    [0, none, 'No solution'],
    [0, ten, '724 solutions'],
    [3, ten, 'Solution 3 of 724'],
    [0, growing(0, 0), 'No solution so far'],
    [0, growing(Infinity, 1), '1 solution so far'],
    [0, growing(Infinity, 7), '7 solutions so far'],
    [2, growing(Infinity, 7), 'Solution 2 of 7 so far'],
  ] as const)('%i of a run', (current, recording, words) => {
    expect(solutionWords(current, recording)).toBe(words);
  });

  it('have another name where a cover need not be one', () => {
    expect(solutionWords(1, knuth, true, 'cover')).toBe('Cover 1 of 1');
    expect(solutionWords(3, ten, false, 'cover')).toBe('After cover 3 of 724');
    expect(solutionWords(0, ten, true, 'cover')).toBe('724 covers');
    expect(solutionWords(0, none, true, 'cover')).toBe('No cover');
  });

  it('say what it costs, and nothing between two', () => {
    const at = (isOn: boolean, reveal: 'all' | 'past', recording = ten): string =>
      solutionWords(3, recording, isOn, 'solution', reveal, 1200);
    expect(at(true, 'all')).toBe('Solution 3 of 724 costs 1,200');
    expect(at(true, 'past')).toBe('Solution 3 costs 1,200');
    expect(at(true, 'all', growing(Infinity, 7))).toBe('Solution 3 of 7 so far costs 1,200');
    expect(at(false, 'all')).toBe('After solution 3 of 724');
  });
});

describe('a length of time', () => {
  it.each([
    [0, '0.0 ms'],
    [0.44, '0.4 ms'],
    [1, '1 ms'],
    [12.6, '13 ms'],
    [999.4, '999 ms'],
    [999.5, '1.0 s'],
    [12_340, '12.3 s'],
    [59_949, '59.9 s'],
    [59_950, '1 min 0 s'],
    [60_000, '1 min 0 s'],
    [119_600, '2 min 0 s'],
    [3_725_000, '62 min 5 s'],
  ])('%f milliseconds are %s', (milliseconds, words) => {
    expect(duration(milliseconds)).toBe(words);
  });
});

test('the speed', () => {
  expect([1, 5, 2_000].map(speedWords)).toEqual(['1 step a second', '5 steps a second', '2,000 steps a second']);
});

test('the status line: the matrix, the counters at the moment and of the whole run', () => {
  const run = record(queens(8));
  const items = (step: number, elapsed: number | null): string[] =>
    statusItems(sizeOf(queens(8)), run.seek(step), run, elapsed).map(({ name, value, note }) =>
      [name, value, note].filter(Boolean).join(' '),
    );
  expect(items(run.lastStep(), 12)).toEqual([
    'matrix 64×46 (16 primary + 30 secondary)',
    'ones 256',
    'level 0',
    'solutions 92 of 92',
    'nodes 1,199 of 1,199',
    'updates 21,375 of 21,375',
    'solved in 12 ms',
  ]);
  expect(items(run.solutionStep(1), null)).toEqual(
    expect.arrayContaining(['level 8', 'solutions 1 of 92', 'solved in –']),
  );
});
