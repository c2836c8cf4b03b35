import { describe, expect, it } from 'vitest';
import { createRace } from '#exhibits/race.ts';
import { type Ghost, ghostOf, ghostWords, MOST_GHOSTS, resultsOf, withGhost } from '#exhibits/race-ghosts.ts';
import type { Ran } from '#exhibits/race-replay.ts';
import {
  clockAt,
  clockWords,
  foundAt,
  guessWords,
  lengthOf,
  orderWords,
  runsOf,
  standingAt,
  tickAt,
  ticksOf,
} from '#exhibits/race-replay.ts';
import { choosersOf } from '#exhibits/race-words.ts';
import { encode } from '#puzzles/queens/encode.ts';

function ranOn(nodes?: number): Ran[] {
  const budget = nodes === undefined ? {} : { nodes };
  const race = createRace(encode({ n: 6 }).matrix, choosersOf('1'), budget, () => 0);
  while (!race.isOver) race.turn(1_000);
  return runsOf(race.standings(), race.tracks());
}

const runs = ranOn();
const ends = runs.map(({ standing }) => standing);
const at = (clock: number): ReturnType<typeof standingAt>[] => runs.map((ran) => standingAt(ran, clock));

describe('the replay of a race', () => {
  it('is as long as the longest run, and has a position for each update of a short one', () => {
    expect(lengthOf(runs)).toBe(4_571);
    expect([ticksOf(47), ticksOf(4_571)]).toEqual([47, 600]);
    for (const clock of [0, 1, 23, 47]) expect(clockAt(tickAt(clock, 47), 47)).toBe(clock);
    expect([clockAt(0, 4_571), clockAt(600, 4_571)]).toEqual([0, 4_571]);
  });

  it('begins at the start line, with nothing known', () => {
    for (const standing of at(0)) {
      expect(standing).toMatchObject({ state: 'waiting', nodes: 0, solutions: 0, first: null });
      expect(standing.profile).toEqual([]);
    }
  });

  it('never goes back, and ends as the race did', () => {
    let before = at(0);
    for (let clock = 0; clock <= 4_571; clock += 13) {
      const now = at(clock);
      now.forEach(({ nodes, updates, solutions }, index) => {
        expect(nodes).toBeGreaterThanOrEqual(before[index]?.nodes ?? 0);
        expect(solutions).toBeGreaterThanOrEqual(before[index]?.solutions ?? 0);
        expect(updates).toBeLessThanOrEqual(clock);
      });
      before = now;
    }
    expect(at(4_571)).toEqual(ends);
  });

  it('shows a runner as it ended from its last update on, and the others on their way', () => {
    expect(at(1_972)[0]?.state).toBe('running');
    expect(at(1_973).map(({ state }) => state)).toEqual(['finished', ...Array<string>(4).fill('running')]);
    expect(at(1_973)[3]).toMatchObject({ elapsed: 0 });
  });

  it('knows a first solution when the clock is there', () => {
    expect(at(489)[0]).toMatchObject({ first: null, solutions: 0 });
    expect(at(490)[0]).toMatchObject({ first: { nodes: 26 }, solutions: 1 });
    expect(runs.map(({ track }) => foundAt(track, 490).length)).toEqual([1, 0, 0, 0, 1]);
  });

  it('says the clock, and who is where', () => {
    expect(clockWords(at(0), 0)).toBe(
      '0 updates on the clock; at the start: smallest, leftmost, rightmost, largest and random',
    );
    expect(clockWords(at(2_400), 2_400)).toBe(
      '2,400 updates on the clock; done: smallest, leftmost and rightmost; on the way: largest and random',
    );
    const cut = ranOn(150);
    expect(
      clockWords(
        cut.map((ran) => standingAt(ran, 9_999)),
        9_999,
      ),
    ).toContain('done: smallest; stopped: leftmost, rightmost, largest and random');
  });

  it('says who was done first and last, and what became of a guess', () => {
    expect(orderWords(ends)).toBe('Done first: smallest, after 1,973 updates; last: largest, after 4,571 updates.');
    const cut = ranOn(150).map(({ standing }) => standing);
    expect(orderWords(cut)).toBe('Done: smallest, after 1,973 updates.');
    expect(orderWords(cut.slice(1))).toBe('Nobody finished.');
    expect(orderWords(ends.slice(1, 3))).toBe('Done: leftmost and rightmost, after 2,333 updates.');
    expect(guessWords('smallest', ends)).toBe('Your guess, smallest, came first.');
    expect(guessWords('rightmost', ends)).toBe('Your guess, rightmost, came second.');
    expect(guessWords('random', ends)).toBe('Your guess, random, came fourth.');
    expect(guessWords('largest', cut)).toBe('Your guess, largest, was stopped before it finished.');
    expect(guessWords('', ends)).toBe('');
  });
});

describe('results of earlier races', () => {
  it('are kept by what they ran on, newest last, and not without end', () => {
    const named = (title: string): Ghost => ghostOf(title, ends);
    const two = withGhost(withGhost([], named('a')), named('b'));
    expect(withGhost(two, named('a')).map(({ title }) => title)).toEqual(['b', 'a']);
    const many = ['c', 'd', 'e'].reduce((all, title) => withGhost(all, named(title)), two);
    expect(many).toHaveLength(MOST_GHOSTS);
    expect(many[0]?.title).toBe('b');
  });

  it('are told', () => {
    const ghosts = [ghostOf('6 queens, seed 1', ends.slice(0, 2))];
    expect(ghostWords([])).toBe('');
    expect(ghostWords(ghosts)).toBe('Faint in the lanes: 6 queens, seed 1.');
    expect(resultsOf(ghosts)).toBe(
      'In an earlier race, on 6 queens, seed 1: smallest done after 1,973 updates and leftmost done after 2,333 updates.',
    );
  });
});
