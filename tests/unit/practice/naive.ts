/** The search as the lessons tell it, on sets of columns and rows: no links, no recording. */
import type { Matrix } from '#dlx/index.ts';
import type { Press } from '#practice/steps.ts';

/** Whoever performs the search: what is pressed, or that an empty column may be pressed first. */
export interface NaiveStep {
  readonly press: Press;
  readonly isOptional?: boolean;
}

/** All presses of a whole search, with each cover and uncover. */
export function naiveSteps({ columns, rows, colours }: Matrix): NaiveStep[] {
  const steps: NaiveStep[] = [];
  const covered: number[] = [];
  /** The colours of those columns that have one. */
  const given = new Map<number, string>();
  const colourOf = (row: number, one: number): string => colours?.[row]?.[rows[row]!.indexOf(one)] ?? '';
  const agrees = (row: number, one: number): boolean => given.has(one) && given.get(one) === colourOf(row, one);
  const press = (press: Press): unknown => steps.push({ press });
  const column = (at: number): Press => ({ kind: 'column', column: at });

  /** Rows that no covered column keeps out, and none with another colour. */
  const left = (): number[] =>
    rows.flatMap((row, at) => (row.some((one) => covered.includes(one) && !agrees(at, one)) ? [] : [at]));

  function enter(): void {
    const open = columns.flatMap(({ kind }, at) => (kind === 'primary' && !covered.includes(at) ? [at] : []));
    if (open.length === 0) {
      press({ kind: 'solution' });
      return;
    }
    const candidates = (at: number): number[] => left().filter((row) => rows[row]!.includes(at));
    const sizes = open.map((at) => candidates(at).length);
    const branch = open[sizes.indexOf(Math.min(...sizes))]!;
    const list = candidates(branch);
    if (list.length === 0) {
      steps.push({ press: column(branch), isOptional: true });
      return;
    }
    press(column(branch));
    covered.push(branch);
    for (const row of list) {
      const ones = rows[row]!;
      const start = ones.indexOf(branch);
      press({ kind: 'row', row });
      const others = [...ones.slice(start + 1), ...ones.slice(0, start)].filter((other) => !agrees(row, other));
      for (const other of others) {
        press(column(other));
        covered.push(other);
        const colour = colourOf(row, other);
        if (colour !== '') given.set(other, colour);
      }
      const depth = covered.length;
      enter();
      press({ kind: 'back up' });
      while (covered.length > depth) press(column(covered.pop()!));
      for (const other of others.toReversed()) {
        press(column(other));
        covered.splice(covered.indexOf(other), 1);
        given.delete(other);
      }
    }
  }

  enter();
  press({ kind: 'back up' });
  return steps;
}
