import { listed } from '#english/english.ts';
import { defineTask, type Fact } from '../task.ts';

interface Packing {
  readonly width: number;
  readonly height: number;
  readonly crates: Readonly<Record<string, readonly (readonly [number, number])[]>>;
}

interface Put extends Fact {
  readonly cells: readonly string[];
}

/** Crates in a van seen from above: they keep their orientation, and room may be left. */
export const packing = defineTask<Packing, Put>({
  name: 'packing',
  short: 'A packing',
  form: 'L at 2,0',
  data: [
    {
      width: 4,
      height: 3,
      crates: {
        L: [
          [0, 0],
          [0, 1],
          [1, 1],
        ],
        I: [
          [0, 0],
          [1, 0],
          [2, 0],
        ],
        O: [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ],
      },
    },
    {
      width: 3,
      height: 3,
      crates: {
        A: [
          [0, 0],
          [1, 0],
        ],
        B: [
          [0, 0],
          [0, 1],
          [0, 2],
        ],
        C: [
          [0, 0],
          [1, 0],
          [1, 1],
        ],
      },
    },
    {
      width: 5,
      height: 2,
      crates: {
        P: [
          [0, 0],
          [0, 1],
          [1, 0],
        ],
        Q: [
          [0, 0],
          [1, 0],
        ],
        R: [
          [0, 0],
          [0, 1],
        ],
      },
    },
  ],
  comments: {
    width: 'The width of the van’s floor, in cells; x and y count from 0, from the top left.',
    height: 'The height of the floor, from top to bottom.',
    crates: 'The cells of each crate, from its corner 0,0. Crates are not turned.',
  },
  pattern: /(\p{L}) at (\d+) ?, ?(\d+)/u,
  says: ([, crate = '', x = '', y = '']) => [`${crate} at ${Number(x)},${Number(y)}`],
  domain: ({ width, height, crates }) =>
    `The crates are ${listed(Object.keys(crates))}; a row says where the corner 0,0 of a crate lies, and the whole crate has to be on the floor of ${width}×${height} cells.`,
  things: ({ crates }) =>
    Object.keys(crates).map((name) => ({
      name,
      none: `crate ${name} is left behind`,
      twice: `crate ${name} is in two places`,
    })),
  facts: ({ width, height, crates }) =>
    Object.entries(crates).flatMap(([thing, cells]) =>
      Array.from({ length: width * height }, (_, at): [number, number] => [at % width, Math.floor(at / width)]).flatMap(
        ([x, y]) => {
          const there = cells.map(([dx, dy]): [number, number] => [x + dx, y + dy]);
          if (there.some(([cx, cy]) => cx >= width || cy >= height)) return [];
          return [{ say: `${thing} at ${x},${y}`, thing, cells: there.map((cell) => cell.join(',')) }];
        },
      ),
    ),
  wrong(_, puts) {
    for (const [at, { thing, cells }] of puts.entries()) {
      for (const other of puts.slice(at + 1)) {
        const cell = cells.find((one) => other.cells.includes(one));
        if (cell !== undefined) return `crates ${thing} and ${other.thing} both lie on cell ${cell}`;
      }
    }
    return '';
  },
  table({ width, height }, puts) {
    const on = (cell: string): string =>
      puts
        .filter(({ cells }) => cells.includes(cell))
        .map(({ thing }) => thing)
        .join('+');
    const files = Array.from({ length: width }, (_, x) => x);
    return {
      head: ['Floor', ...files.map((x) => `x = ${x}`)],
      lines: Array.from({ length: height }, (_, y) => [`y = ${y}`, ...files.map((x) => on(`${x},${y}`) || '–')]),
    };
  },
});
