import { listed } from '#english/english.ts';
import { defineTask, type Fact } from '../task.ts';

interface Rota {
  readonly people: readonly string[];
  readonly days: readonly string[];
  readonly most: number;
  readonly off: readonly (readonly [string, string])[];
}

interface Shift extends Fact {
  readonly person: string;
}

/** A rota: one late shift a day, so many at most for each person, and never on two days running. */
export const rota = defineTask<Rota, Shift>({
  name: 'rota',
  short: 'A rota',
  form: 'Ann on Mon',
  data: [
    {
      people: ['Ann', 'Bo', 'Cleo'],
      days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
      most: 2,
      off: [
        ['Ann', 'Tue'],
        ['Bo', 'Fri'],
      ],
    },
    { people: ['Dee', 'Eli', 'Fay', 'Gil'], days: ['Sat', 'Sun', 'Mon', 'Tue'], most: 1, off: [['Fay', 'Sun']] },
    { people: ['Hugo', 'Iris', 'Jan'], days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'], most: 2, off: [] },
  ],
  comments: {
    people: 'Who works.',
    days: 'Each day has one late shift, for one person. The days are consecutive.',
    most: 'The most late shifts that anyone may have.',
    off: 'Days on which somebody has asked to be free.',
  },
  pattern: /(\p{L}+) on (\p{L}+)/u,
  says: ([, person = '', day = '']) => [`${person} on ${day}`],
  domain: ({ people, days }) => `The people are ${listed(people)}; the days are ${listed(days)}.`,
  things: ({ days }) =>
    days.map((name) => ({ name, none: `nobody works on ${name}`, twice: `two people work on ${name}` })),
  facts: ({ people, days }) =>
    days.flatMap((thing) => people.map((person) => ({ say: `${person} on ${thing}`, thing, person }))),
  wrong({ people, days, most, off }, shifts) {
    const free = off.find(([who, day]) => shifts.some(({ person, thing }) => person === who && thing === day));
    if (free) return `${free[0]} works on ${free[1]}, but has asked to be free`;
    for (const who of people) {
      const own = shifts.filter(({ person }) => person === who).map(({ thing }) => thing);
      const next = own.find((day) => own.includes(days[days.indexOf(day) + 1] ?? ''));
      if (next !== undefined) return `${who} works on ${next} and on the day after`;
      if (own.length > most) return `${who} works on ${own.length} days, but ${most} is the most`;
    }
    return '';
  },
  table({ days }, shifts) {
    const on = (day: string): string =>
      shifts
        .filter(({ thing }) => thing === day)
        .map(({ person }) => person)
        .join(', ');
    return { head: ['Day', ...days], lines: [['Late', ...days.map((day) => on(day) || '–')]] };
  },
});
