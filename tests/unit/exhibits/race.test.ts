import { describe, expect, it } from 'vitest';
import { type Rule, count, solve } from '#dlx/index.ts';
import { type Race, createRace } from '#exhibits/race.ts';
import { encode as queens } from '#puzzles/queens/encode.ts';
import { encode as tetrasticks } from '#puzzles/tetrasticks/encode.ts';

const choosers: readonly Rule[] = ['smallest', 'leftmost', 'rightmost', 'largest', { random: 7 }];
const { matrix } = queens({ n: 6 });
const still = (): number => 0;

function toTheEnd(race: Race, updates: number): Race {
  while (!race.isOver) race.turn(updates);
  return race;
}

describe('a race', () => {
  it('counts as each chooser does alone, however long its turns are', () => {
    for (const turn of [1, 97, 1_000_000]) {
      const standings = toTheEnd(createRace(matrix, choosers, {}, still), turn).standings();
      expect(standings.map(({ nodes, updates, solutions }) => ({ nodes, updates, solutions }))).toEqual(
        choosers.map((chooser) => count(matrix, { chooser })),
      );
      for (const { state, profile, nodes } of standings) {
        expect(state).toBe('finished');
        expect(profile.reduce((sum, level) => sum + level, 0)).toBe(nodes);
        expect(profile.at(-1)).toBe(4);
      }
    }
  });

  it('notes the first solution, however long its turns are', () => {
    const firsts = [1, 97, 1_000_000].map((turn) =>
      toTheEnd(createRace(matrix, choosers, {}, still), turn)
        .standings()
        .map(({ first }) => first),
    );
    expect(firsts[0]).toEqual(firsts[1]);
    expect(firsts[0]).toEqual(firsts[2]);
    const alone = choosers.map((chooser) => count(matrix, { chooser, limit: 1 }));
    expect(firsts[0]?.map((first) => first?.nodes)).toEqual(alone.map(({ nodes }) => nodes));
    expect([...solve(matrix, { limit: 1 })]).toHaveLength(1);
  });

  it('lets nobody be ahead of the clock by more than a row', () => {
    const race = createRace(matrix, choosers, {}, still);
    for (let turn = 0; turn < 20; turn += 1) {
      race.turn(50);
      expect(race.clock).toBe(50 * (turn + 1));
      for (const { state, updates } of race.standings()) {
        expect(state).toBe('running');
        expect(updates).toBeGreaterThanOrEqual(race.clock);
        expect(updates - race.clock).toBeLessThan(120);
      }
    }
  });

  it('stops a runner at exactly its nodes', () => {
    const whole = tetrasticks({ omit: 'H', pinned: 'F in one aspect' });
    const race = toTheEnd(createRace(whole.matrix, choosers, { nodes: 777 }, still), 10_000);
    for (const { state, nodes, solutions, first } of race.standings()) {
      expect([state, nodes, solutions, first]).toEqual(['out of budget', 777, 0, null]);
    }
  });

  it('stops a runner at its own milliseconds', () => {
    let clock = 0;
    const ticking = (): number => (clock += 1);
    const race = toTheEnd(createRace(matrix, choosers, { ms: 3 }, ticking), 10);
    for (const { state, elapsed } of race.standings()) {
      expect([state, elapsed]).toEqual(['out of budget', 3]);
    }
  });

  it('is stopped, and then stands still', () => {
    const race = createRace(matrix, choosers, {}, still);
    race.turn(100);
    race.stop();
    expect(race.isOver).toBe(true);
    const before = race.standings();
    race.turn(100);
    expect(race.standings()).toEqual(before);
    expect(before.every(({ state }) => state === 'stopped')).toBe(true);
  });
});
