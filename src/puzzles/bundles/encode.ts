/** A shop sells four goods in bundles: buy each once, for as little as possible. A row is a bundle, with its price. */
import { type NamedColumn, createProblem } from '../create-problem.ts';
import { asks } from '../asks.ts';
import type { Problem } from '../problem.ts';

const GOODS: Readonly<Record<string, string>> = { a: 'apples', b: 'bread', c: 'cheese', d: 'dates' };

/** The goods of each bundle by their letters, and its price. */
const BUNDLES: readonly (readonly [goods: string, price: number])[] = [
  ['bcd', 5],
  ['acd', 4],
  ['cd', 2],
  ['ab', 9],
  ['a', 9],
  ['b', 8],
  ['ac', 2],
  ['ad', 3],
];

export function encode(): Problem {
  const columns = Object.entries(GOODS).map(([name, good]): NamedColumn => {
    const what = `${good.slice(0, 1).toUpperCase()}${good.slice(1)}`;
    return {
      group: 'goods',
      name,
      kind: 'primary',
      describe: (kind) => `${what}: ${asks(kind, (count) => `bought ${count} once`)}.`,
    };
  });
  const rows = BUNDLES.map(([goods, price]) => ({
    name: goods,
    columns: goods.split(''),
    cost: price,
    describe: () =>
      `A bundle for ${price}: ${goods
        .split('')
        .map((good) => GOODS[good])
        .join(', ')}.`,
  }));
  return { ...createProblem(columns, rows), title: 'What it costs' };
}
