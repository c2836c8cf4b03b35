import { describe, expect, it } from 'vitest';
import type { Standing } from '#exhibits/race.ts';
import {
  BUDGETS,
  budgetOf,
  budgetWords,
  choosersOf,
  resultWords,
  runnerOf,
  standingWords,
  timeWords,
} from '#exhibits/race-words.ts';
import { seedSetting } from '#player/seed.ts';

const standing = (more: Partial<Standing>): Standing => ({
  chooser: 'smallest',
  state: 'finished',
  nodes: 815,
  updates: 107_333,
  solutions: 8,
  profile: [1],
  elapsed: 3,
  first: { nodes: 14, updates: 1_619, elapsed: 0.42 },
  ...more,
});
const budget = { nodes: 5_000_000 };

describe('the words of a race', () => {
  it('name the runners', () => {
    expect(choosersOf('007')).toEqual(['smallest', 'leftmost', 'rightmost', 'largest', { random: 7 }]);
    expect(choosersOf('7').map(runnerOf)).toEqual(['smallest', 'leftmost', 'rightmost', 'largest', 'random']);
    expect(standingWords(standing({ chooser: { random: 7 } }), budget).name).toBe('random, seed 7');
  });

  it('take six digits for a seed and nothing else', () => {
    const accepts = (text: string): boolean => seedSetting['seed']?.accepts(text) ?? false;
    expect(['0', '7', '999999'].every(accepts)).toBe(true);
    expect(['', '-1', '1.5', '1e3', '1234567', ' 1', 'x'].some(accepts)).toBe(false);
  });

  it('say what a budget is', () => {
    expect(BUDGETS.map((text) => budgetWords(budgetOf(text)))).toEqual([
      '100,000 nodes',
      '1,000,000 nodes',
      '5,000,000 nodes',
      '20,000,000 nodes',
      '10 seconds',
      '60 seconds',
    ]);
  });

  it('say how a runner stands', () => {
    expect(standingWords(standing({}), budget)).toMatchObject({
      state: 'finished in 3.0 ms',
      nodes: '815',
      updates: '107,333',
      solutions: '8',
      first: 'node 14',
      firstTime: '0.4 ms',
    });
    const spent = { state: 'out of budget', nodes: 5_000_000, solutions: 0, first: null } as const;
    expect(standingWords(standing(spent), budget)).toMatchObject({
      state: 'not known yet: stopped after 5,000,000 nodes',
      first: '–',
    });
    expect(standingWords(standing({ ...spent, solutions: 1 }), { ms: 10_000 }).state).toBe(
      'stopped at 10 seconds: 1 solution so far',
    );
    expect(standingWords(standing({ ...spent }), { ms: 10_000 }).state).toBe('not known yet: stopped after 10 seconds');
    expect(standingWords(standing({ ...spent, state: 'stopped', nodes: 12 }), budget).state).toBe(
      'not known yet: stopped after 12 nodes',
    );
    expect(standingWords(standing({ state: 'stopped' }), budget).state).toBe(
      'stopped by hand at 815 nodes: 8 solutions so far',
    );
    const waiting = standing({ state: 'waiting', first: null });
    expect(standingWords(waiting, budget)).toMatchObject({
      state: 'ready',
      nodes: '–',
      first: '–',
    });
    expect(standingWords(standing({ solutions: 0, first: null }), budget).first).toBe('none');
  });

  it('say who needed the fewest nodes, and who was stopped', () => {
    const words = resultWords(
      [
        standing({ chooser: 'largest', nodes: 8_150 }),
        standing({}),
        standing({ chooser: 'leftmost', state: 'out of budget', solutions: 0 }),
        standing({ chooser: { random: 3 }, state: 'out of budget', solutions: 0 }),
      ],
      budget,
    );
    expect(words).toBe(
      'Fewest nodes: smallest, 815. Most nodes, among those that finished: largest, 8,150, 10 times as many. Leftmost, ' +
        'random: not known yet: stopped after 5,000,000 nodes.',
    );
    expect(resultWords([standing({})], budget)).toBe('Finished: smallest, with 815 nodes and 8 solutions.');
    const tied = [standing({}), standing({ chooser: 'leftmost' })];
    expect(resultWords(tied, budget)).toBe('Finished: smallest and leftmost, with 815 nodes and 8 solutions each.');
    expect(resultWords([...tied, standing({ chooser: 'largest', nodes: 820 })], budget)).toBe(
      'Fewest nodes: smallest and leftmost, 815 each. Most nodes, among those that finished: largest, 820.',
    );
  });

  it('print times that people can read', () => {
    expect([0.01, 0.42, 37.4, 1_234].map(timeWords)).toEqual(['under 0.1 ms', '0.4 ms', '37 ms', '1.2 s']);
  });
});
