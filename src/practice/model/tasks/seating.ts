import { listed } from '#english/english.ts';
import { defineTask, type Fact } from '../task.ts';

interface Seating {
  readonly guests: readonly string[];
  readonly chairs: number;
  readonly apart: readonly (readonly [string, string])[];
}

interface Seat extends Fact {
  readonly chair: number;
}

/** Guests on a bench, of whom some must not sit side by side. */
export const seating = defineTask<Seating, Seat>({
  name: 'seating',
  short: 'Seating',
  form: 'Ada at 3',
  data: [
    {
      guests: ['Ada', 'Ben', 'Cem', 'Dot'],
      chairs: 5,
      apart: [
        ['Ada', 'Ben'],
        ['Ben', 'Cem'],
      ],
    },
    { guests: ['Eve', 'Finn', 'Gus'], chairs: 4, apart: [['Eve', 'Gus']] },
    {
      guests: ['Hal', 'Ida', 'Jo', 'Kay'],
      chairs: 6,
      apart: [
        ['Hal', 'Ida'],
        ['Jo', 'Kay'],
        ['Hal', 'Kay'],
      ],
    },
  ],
  comments: {
    guests: 'Everybody needs a chair.',
    chairs: 'The chairs stand in a row and are numbered from 1.',
    apart: 'Pairs of guests who must not sit side by side.',
  },
  pattern: /(\p{L}+) at (\d+)/u,
  says: ([, guest = '', chair = '']) => [`${guest} at ${Number(chair)}`],
  domain: ({ guests, chairs }) => `The guests are ${listed(guests)}; the chairs are 1 to ${chairs}.`,
  things: ({ guests }) =>
    guests.map((name) => ({ name, none: `${name} has no chair`, twice: `${name} sits on two chairs` })),
  facts: ({ guests, chairs }) =>
    guests.flatMap((thing) =>
      Array.from({ length: chairs }, (_, at) => ({ say: `${thing} at ${at + 1}`, thing, chair: at + 1 })),
    ),
  wrong({ apart }, seats) {
    const chairs = new Map(seats.map(({ thing, chair }) => [thing, chair]));
    for (const [index, { thing, chair }] of seats.entries()) {
      const other = seats.slice(index + 1).find((one) => one.chair === chair);
      if (other) return `${thing} and ${other.thing} sit on the same chair, ${chair}`;
    }
    const near = apart.find(([a, b]) => Math.abs((chairs.get(a) ?? -9) - (chairs.get(b) ?? 99)) === 1);
    return near
      ? `${near[0]} and ${near[1]} sit side by side, on chairs ${chairs.get(near[0])} and ${chairs.get(near[1])}`
      : '';
  },
  table({ chairs }, seats) {
    const numbers = Array.from({ length: chairs }, (_, at) => at + 1);
    const on = (chair: number): string =>
      seats
        .filter((seat) => seat.chair === chair)
        .map(({ thing }) => thing)
        .join(', ');
    return { head: ['Chair', ...numbers.map(String)], lines: [['Guest', ...numbers.map((chair) => on(chair) || '–')]] };
  },
});
