/**
 * A weekend rota: three shifts for three people. A shift asks for two people, or for one or two; a
 * person works at least once, and at most as often as agreed. Each row puts a person on a shift.
 */
import type { Bounds } from '#dlx/bounds.ts';
import type { ColumnKind } from '#dlx/matrix.ts';
import { fromTo } from '#english/english.ts';
import { type NamedColumn, createProblem } from '../create-problem.ts';
import { asks } from '../asks.ts';
import type { Problem } from '../problem.ts';

const SHIFTS: readonly (readonly [name: string, bounds: Bounds])[] = [
  ['Fri', { min: 2, max: 2 }],
  ['Sat', { min: 1, max: 2 }],
  ['Sun', { min: 2, max: 2 }],
];

const PEOPLE: readonly (readonly [name: string, bounds: Bounds, shifts: readonly string[]])[] = [
  ['Ann', { min: 1, max: 1 }, ['Fri', 'Sat', 'Sun']],
  ['Ben', { min: 1, max: 2 }, ['Fri', 'Sat', 'Sun']],
  ['Cleo', { min: 1, max: 2 }, ['Fri', 'Sun']],
];

export function encode(): Problem {
  const columns: NamedColumn[] = [
    ...SHIFTS.map(([name, bounds]) => column('shift', name, bounds, `${name} needs`, 'people')),
    ...PEOPLE.map(([name, bounds]) => column('person', name, bounds, `${name} works`, 'shifts')),
  ];
  const rows = PEOPLE.flatMap(([person, , shifts]) =>
    shifts.map((shift) => ({
      name: `${person} ${shift}`,
      columns: [shift, person],
      describe: () => `${person} works on ${shift}.`,
    })),
  );
  return { ...createProblem(columns, rows), title: 'How often' };
}

function column(group: string, name: string, { min, max }: Bounds, who: string, noun: string): NamedColumn {
  const what = max === 1 ? noun.replace(/^people$/, 'person').replace(/s$/, '') : noun;
  // A column with another kind has lost its bounds.
  const describe = (kind: ColumnKind): string =>
    kind === 'primary'
      ? `${who} ${fromTo(min, max)} ${what}.`
      : `${name}: ${asks(kind, (count) => `${count} one of its rows is chosen`)}.`;
  return { group, name, kind: 'primary', min, max, describe };
}
