import { counted } from '#english/english.ts';

/** Shown when the doctor finds nothing. */
export const NOTHING_FOUND = 'Nothing looks odd. Only the search can tell the rest.';

/** Introduces the doctor to new readers. */
export const DOCTOR =
  'The doctor looks at the columns and rows, tries a few short searches, and points out what is odd.';

/** Returns the number of findings in words; without a grave finding, it adds that none is a fault. */
export function findingCount(findings: number, isAnyGrave: boolean): string {
  const said = counted(findings, 'finding');
  return findings === 0 || isAnyGrave ? said : `${said}, ${findings === 1 ? 'not a fault' : 'none of them a fault'}`;
}
