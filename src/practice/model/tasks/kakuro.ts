import { listed } from '#english/english.ts';
import { defineTask, type Fact } from '../task.ts';

interface Kakuro {
  readonly runs: readonly { readonly sum: number; readonly cells: readonly string[] }[];
}

interface Written extends Fact {
  readonly digit: number;
}

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const cellsOf = ({ runs }: Kakuro): string[] => [...new Set(runs.flatMap(({ cells }) => cells))];

/** A small kakuro: runs of cells with a sum, in which no digit comes twice. */
export const kakuro = defineTask<Kakuro, Written>({
  name: 'kakuro',
  short: 'Kakuro',
  form: 'a1 is 3',
  data: [
    {
      runs: [
        { sum: 4, cells: ['a1', 'b1'] },
        { sum: 9, cells: ['a2', 'b2', 'c2'] },
        { sum: 5, cells: ['a1', 'a2'] },
        { sum: 7, cells: ['b1', 'b2'] },
      ],
    },
    {
      runs: [
        { sum: 17, cells: ['a1', 'b1'] },
        { sum: 16, cells: ['a2', 'b2'] },
        { sum: 16, cells: ['a1', 'a2'] },
        { sum: 17, cells: ['b1', 'b2'] },
      ],
    },
    {
      runs: [
        { sum: 12, cells: ['x1', 'x2', 'x3'] },
        { sum: 8, cells: ['x2', 'y2'] },
      ],
    },
  ],
  comments: {
    runs: 'The digits of a run, 1 to 9, are all different and add up to its sum.',
  },
  pattern: /([a-z]\d) is (\d)/u,
  says: ([, cell = '', digit = '']) => [`${cell} is ${digit}`],
  domain: (data) => `The cells are ${listed(cellsOf(data))}; the digits are 1 to 9.`,
  things: (data) => cellsOf(data).map((name) => ({ name, none: `${name} is empty`, twice: `${name} has two digits` })),
  facts: (data) =>
    cellsOf(data).flatMap((thing) => DIGITS.map((digit) => ({ say: `${thing} is ${digit}`, thing, digit }))),
  wrong({ runs }, written) {
    const digits = new Map(written.map(({ thing, digit }) => [thing, digit]));
    for (const { sum, cells } of runs) {
      const there = cells.flatMap((cell) => (digits.has(cell) ? [{ cell, digit: digits.get(cell) ?? 0 }] : []));
      for (const [at, { cell, digit }] of there.entries()) {
        const other = there.slice(at + 1).find((one) => one.digit === digit);
        if (other) return `${cell} and ${other.cell} are in the same run, and both are ${digit}`;
      }
      const total = there.reduce((all, { digit }) => all + digit, 0);
      if (there.length === cells.length && total !== sum) {
        return `${listed(cells)} add up to ${total}, not ${sum}`;
      }
    }
    return '';
  },
  table(data, written) {
    const cells = cellsOf(data);
    const files = [...new Set(cells.map(([file = '']) => file))].sort();
    const ranks = [...new Set(cells.map((cell) => cell.slice(1)))].sort();
    const on = (cell: string): string =>
      written
        .filter(({ thing }) => thing === cell)
        .map(({ digit }) => digit)
        .join(', ');
    return {
      head: ['Cells', ...files],
      lines: ranks.map((rank) => [
        rank,
        ...files.map((file) => on(`${file}${rank}`) || (cells.includes(`${file}${rank}`) ? '–' : '')),
      ]),
    };
  },
});
