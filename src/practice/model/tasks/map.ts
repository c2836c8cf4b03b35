import { listed } from '#english/english.ts';
import { defineTask, type Fact } from '../task.ts';

interface Colouring {
  readonly regions: readonly string[];
  readonly borders: readonly (readonly [string, string])[];
  readonly colours: readonly string[];
}

interface Coloured extends Fact {
  readonly colour: string;
}

/** Regions of a map, of which neighbours differ in colour. */
export const map = defineTask<Colouring, Coloured>({
  name: 'map',
  short: 'A map',
  form: 'Moor is red',
  data: [
    {
      regions: ['Moor', 'Wood', 'Lake', 'Hill', 'Coast'],
      borders: [
        ['Moor', 'Wood'],
        ['Moor', 'Lake'],
        ['Wood', 'Lake'],
        ['Wood', 'Hill'],
        ['Lake', 'Hill'],
        ['Hill', 'Coast'],
      ],
      colours: ['red', 'blue', 'green'],
    },
    {
      regions: ['North', 'East', 'South', 'West'],
      borders: [
        ['North', 'East'],
        ['East', 'South'],
        ['South', 'West'],
        ['West', 'North'],
      ],
      colours: ['red', 'gold'],
    },
    {
      regions: ['Isle', 'Fen', 'Glen', 'Dale'],
      borders: [
        ['Fen', 'Glen'],
        ['Glen', 'Dale'],
        ['Fen', 'Dale'],
      ],
      colours: ['red', 'blue', 'green', 'gold'],
    },
  ],
  comments: {
    regions: 'Each gets one colour.',
    borders: 'These are neighbours.',
    colours: 'Not all of them have to be used.',
  },
  pattern: /(\p{L}+) is (\p{L}+)/u,
  says: ([, region = '', colour = '']) => [`${region} is ${colour}`],
  domain: ({ regions, colours }) => `The regions are ${listed(regions)}; the colours are ${listed(colours)}.`,
  things: ({ regions }) =>
    regions.map((name) => ({ name, none: `${name} has no colour`, twice: `${name} has two colours` })),
  facts: ({ regions, colours }) =>
    regions.flatMap((thing) => colours.map((colour) => ({ say: `${thing} is ${colour}`, thing, colour }))),
  wrong({ borders }, all) {
    const colours = new Map(all.map(({ thing, colour }) => [thing, colour]));
    const same = borders.find(([a, b]) => colours.has(a) && colours.get(a) === colours.get(b));
    return same ? `${same[0]} and ${same[1]} are neighbours, and both are ${colours.get(same[0])}` : '';
  },
  table({ regions }, all) {
    const colours = (region: string): string =>
      all
        .filter(({ thing }) => thing === region)
        .map(({ colour }) => colour)
        .join(', ');
    return { head: ['Region', ...regions], lines: [['Colour', ...regions.map((region) => colours(region) || '–')]] };
  },
});
