import { listed } from '#english/english.ts';
import { defineTask, type Fact } from '../task.ts';

interface Tournament {
  readonly teams: readonly string[];
  readonly rounds: number;
  readonly away: readonly (readonly [string, string, number])[];
}

interface Game extends Fact {
  readonly teams: readonly [string, string];
  readonly round: number;
}

const pairsOf = (teams: readonly string[]): [string, string][] =>
  teams.flatMap((a, at) => teams.slice(at + 1).map((b): [string, string] => [a, b]));

/** The name of a pair does not depend on which team is named first. */
const pairName = (a: string, b: string): string =>
  [a, b].sort((x, y) => (x.toLowerCase() < y.toLowerCase() ? -1 : 1)).join(' v ');

/** A tournament in which each pair plays once, and each team once in a round. */
export const tournament = defineTask<Tournament, Game>({
  name: 'tournament',
  short: 'A tournament',
  form: 'Ants v Bees in round 2',
  data: [
    { teams: ['Ants', 'Bees', 'Cats', 'Dogs'], rounds: 3, away: [['Ants', 'Bees', 1]] },
    { teams: ['Elks', 'Foxes', 'Gnus', 'Hens'], rounds: 4, away: [['Foxes', 'Hens', 4]] },
    {
      teams: ['Ibex', 'Jays', 'Kites', 'Larks', 'Moles'],
      rounds: 5,
      away: [
        ['Ibex', 'Jays', 1],
        ['Ibex', 'Jays', 2],
        ['Ibex', 'Kites', 3],
        ['Ibex', 'Larks', 1],
        ['Ibex', 'Moles', 1],
        ['Larks', 'Moles', 4],
      ],
    },
  ],
  comments: {
    teams: 'Each team plays every other team once.',
    rounds: 'The rounds are numbered from 1. In a round a team plays at most once.',
    away: 'Games that can’t be played in a certain round.',
  },
  pattern: /(\p{L}+) v (\p{L}+) in round (\d+)/u,
  says: ([, a = '', b = '', round = '']) => [`${pairName(a, b)} in round ${Number(round)}`],
  domain: ({ teams, rounds }) => `The teams are ${listed(teams)}; the rounds are 1 to ${rounds}.`,
  things: ({ teams }) =>
    pairsOf(teams).map(([a, b]) => ({
      name: pairName(a, b),
      none: `${a} and ${b} never play each other`,
      twice: `${a} and ${b} play each other twice`,
    })),
  facts: ({ teams, rounds }) =>
    pairsOf(teams).flatMap((two) =>
      Array.from({ length: rounds }, (_, at) => ({
        say: `${pairName(...two)} in round ${at + 1}`,
        thing: pairName(...two),
        teams: two,
        round: at + 1,
      })),
    ),
  wrong({ away }, games) {
    for (const [a, b, round] of away) {
      const isPlayed = games.some((game) => game.thing === pairName(a, b) && game.round === round);
      if (isPlayed) return `${a} and ${b} play each other in round ${round}, but can’t play then`;
    }
    for (const [at, { teams, round }] of games.entries()) {
      const other = games
        .slice(at + 1)
        .find((game) => game.round === round && game.teams.some((team) => teams.includes(team)));
      const team = other?.teams.find((one) => teams.includes(one));
      if (team !== undefined) return `${team} play twice in round ${round}`;
    }
    return '';
  },
  table({ rounds }, games) {
    const inRound = (round: number): string =>
      games
        .filter((game) => game.round === round)
        .map(({ teams }) => teams.join(' v '))
        .join(', ');
    return {
      head: ['Round', 'Games'],
      lines: Array.from({ length: rounds }, (_, at) => [String(at + 1), inRound(at + 1) || '–']),
    };
  },
});
