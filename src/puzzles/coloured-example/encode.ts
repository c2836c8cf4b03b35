/**
 * A small example of exact covering with colours in D. E. Knuth, *The Art of Computer Programming* 7.2.2.1:
 * five rows over the primary columns p, q, r and the secondary ones x, y. Its one solution is qx with prxy, which
 * agree on x.
 */
import { listed } from '#english/english.ts';
import { type NamedColumn, createProblem } from '../create-problem.ts';
import type { Problem } from '../problem.ts';
import { asks } from '../asks.ts';

const ROWS: Readonly<Record<string, readonly string[]>> = {
  pqxy: ['p', 'q', 'x', 'y:A'],
  prxy: ['p', 'r', 'x:A', 'y'],
  px: ['p', 'x:B'],
  qx: ['q', 'x:A'],
  ry: ['r', 'y:B'],
};

function column(name: string, kind: 'primary' | 'secondary'): NamedColumn {
  const rows = Object.keys(ROWS).filter((row) => row.includes(name));
  const asked = (count: string): string =>
    kind === 'secondary' && count === 'at most'
      ? 'those that are chosen agree on its colour'
      : `${count} one of them is chosen`;
  return {
    name,
    kind,
    group: kind === 'primary' ? 'primary' : 'coloured',
    describe: (now) => `Column ${name}, with 1s in rows ${listed(rows)}: ${asks(now, asked)}.`,
  };
}

/** The example as a problem; rows are named by their columns. */
export function encode(): Problem {
  return createProblem(
    [...['p', 'q', 'r'].map((name) => column(name, 'primary')), ...['x', 'y'].map((name) => column(name, 'secondary'))],
    Object.entries(ROWS).map(([name, columns]) => ({
      name,
      columns,
      describe: () => `Row ${name}: choosing it takes ${listed(columns.map(taken))}.`,
    })),
  );
}

/** `column p`, `column x in colour A` */
function taken(text: string): string {
  const [name = '', colour] = text.split(':');
  return colour === undefined ? `column ${name}` : `column ${name} in colour ${colour}`;
}
