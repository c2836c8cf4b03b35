import { describe, expect, it } from 'vitest';
import type { Rule } from '#dlx/index.ts';
import { createRace } from '#exhibits/race.ts';
import { type Track, MOST_SAMPLES, MOST_SOLUTIONS } from '#exhibits/track.ts';
import { encode as knuth } from '#puzzles/knuth/encode.ts';
import { encode as queens } from '#puzzles/queens/encode.ts';

const choosers: readonly Rule[] = ['smallest', 'largest', { random: 7 }];

function tracksOf(matrix: Parameters<typeof createRace>[0], turn: number, nodes = Infinity): Track[] {
  const race = createRace(matrix, choosers, { nodes }, () => 0);
  while (!race.isOver) race.turn(turn);
  return race.tracks();
}

describe('the track of a run', () => {
  const eight = queens({ n: 8 }).matrix;

  it('is the same however the run is cut into turns', () => {
    const whole = tracksOf(eight, 1_000_000);
    for (const turn of [1, 97, 5_003]) expect(tracksOf(eight, turn)).toEqual(whole);
    expect(tracksOf(eight, 11, 777)).toEqual(tracksOf(eight, 1_000_000, 777));
  });

  it('is bounded, in order, spread over the run, and ends where the run ended', () => {
    for (const { samples } of tracksOf(eight, 1_000_000)) {
      expect(samples.length).toBeLessThanOrEqual(MOST_SAMPLES);
      expect(samples.length).toBeGreaterThan(MOST_SAMPLES / 3);
      const updates = samples.map((sample) => sample.updates);
      expect(updates).toEqual([...updates].sort((a, b) => a - b));
      const last = updates.at(-1) ?? 0;
      const gaps = updates.map((count, index) => count - (updates[index - 1] ?? 0));
      expect(Math.max(...gaps)).toBeLessThan(last / 40);
    }
    const nodes = tracksOf(eight, 1_000_000).map(({ samples }) => samples.at(-1)?.nodes);
    expect(nodes).toEqual([1_199, 8_719, 2_668]);
  });

  it('notes each solution, and each sample counts those before it', () => {
    for (const { samples, solutions } of tracksOf(eight, 1_000_000)) {
      expect(solutions).toHaveLength(92);
      for (const { updates, solutions: found, profile, nodes } of samples) {
        const before = solutions.filter((at) => at < updates).length;
        const until = solutions.filter((at) => at <= updates).length;
        expect(found).toBeGreaterThanOrEqual(before);
        expect(found).toBeLessThanOrEqual(until);
        expect(profile.reduce((sum, level) => sum + level, 0)).toBe(nodes);
      }
    }
    expect(MOST_SOLUTIONS).toBeGreaterThan(92);
  });

  it('has all there is of a short run', () => {
    const [smallest] = tracksOf(knuth().matrix, 1_000);
    expect(smallest?.samples.map(({ nodes }) => nodes).at(-1)).toBe(6);
    expect(smallest?.solutions).toEqual([30]);
  });
});
