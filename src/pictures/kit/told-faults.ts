import { inWords } from '#english/english.ts';

/** The first of several faults, and how many others there are; empty when there is none. */
export function toldFaults([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return first;
  return `${first}, and there ${others.length === 1 ? 'is one more fault' : `are ${inWords(others.length)} more faults`}`;
}

/** The values that come more than once, in the order in which each comes again, and how many there are of it. */
export function repeated<Value>(values: readonly Value[]): ReadonlyMap<Value, 'two' | 'several'> {
  const found = new Map<Value, 'two' | 'several'>();
  for (const [index, value] of values.entries()) {
    if (values.indexOf(value) < index) found.set(value, found.has(value) ? 'several' : 'two');
  }
  return found;
}
