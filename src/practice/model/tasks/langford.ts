import { inFigures, listed } from '#english/english.ts';
import { defineTask, type Fact } from '../task.ts';

interface Langford {
  readonly numbers: readonly number[];
}

interface Placed extends Fact {
  readonly number: number;
  readonly place: number;
}

/** Langford’s puzzle. A row may say both places of a number, or one of them. */
export const langford = defineTask<Langford, Placed>({
  name: 'langford',
  short: 'Langford',
  form: '2 at 1 and 4',
  data: [{ numbers: [1, 2, 3] }, { numbers: [1, 2, 3, 4] }, { numbers: [1, 2, 3, 4, 5, 6, 7] }],
  comments: { numbers: 'Each is written twice. The places are numbered from 1, and every place is filled.' },
  pattern: /(\d+) at (\d+)(?: and (\d+)(?! at))?/u,
  says: ([, number = '', ...places]) =>
    // A group that is not there is undefined, whatever its type says.
    places.flatMap((place) => (place ? [`${Number(number)} at ${Number(place)}`] : [])),
  domain: ({ numbers }) => `The numbers are ${listed(numbers.map(String))}; the places are 1 to ${2 * numbers.length}.`,
  things: ({ numbers }) =>
    numbers.flatMap((_, at) =>
      [2 * at + 1, 2 * at + 2].map((place) => ({
        name: String(place),
        none: `place ${place} is empty`,
        twice: `place ${place} has two numbers`,
      })),
    ),
  facts: ({ numbers }) =>
    numbers.flatMap((_, at) =>
      [2 * at + 1, 2 * at + 2].flatMap((place) =>
        numbers.map((number) => ({ say: `${number} at ${place}`, thing: String(place), number, place })),
      ),
    ),
  wrong({ numbers }, placed) {
    const isFilled = (place: number): boolean => placed.some((one) => one.place === place);
    for (const number of numbers) {
      const [first, second, third] = placed
        .filter((one) => one.number === number)
        .map(({ place }) => place)
        .sort((a, b) => a - b);
      if (first === undefined) continue;
      if (second === undefined) {
        const others = [first - number - 1, first + number + 1].filter(
          (place) => place > 0 && place <= 2 * numbers.length,
        );
        if (others.every(isFilled)) return `the ${number} in place ${first} has no partner`;
        continue;
      }
      if (third !== undefined) return `there are more than two ${number}s`;
      const between = second - first - 1;
      if (between !== number) {
        return `between the two ${number}s, at ${first} and ${second}, there ${between === 1 ? 'is' : 'are'} ${inFigures(between, 'number')}, not ${number}`;
      }
    }
    return '';
  },
  table({ numbers }, placed) {
    const places = Array.from({ length: 2 * numbers.length }, (_, at) => at + 1);
    const on = (place: number): string =>
      placed
        .filter((one) => one.place === place)
        .map(({ number }) => number)
        .join(', ');
    return { head: ['Place', ...places.map(String)], lines: [['Number', ...places.map((place) => on(place) || '–')]] };
  },
});
