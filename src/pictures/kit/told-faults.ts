import { inWords } from '#english/english.ts';

/** The first of several faults, and how many others there are; empty when there is none. */
export function toldFaults([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return first;
  return `${first}, and there ${others.length === 1 ? 'is one more fault' : `are ${inWords(others.length)} more faults`}`;
}
