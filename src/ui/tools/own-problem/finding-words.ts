import { counted } from '#english/english.ts';

/** What is said of a problem in which the doctor finds nothing. */
export const NOTHING_FOUND = 'Nothing is odd. Only the search can tell the rest.';

/** Who the doctor is, for those who meet it for the first time. */
export const DOCTOR = 'The doctor looks at the columns and rows without solving anything, and points out what is odd.';

/** How many findings can be unfolded; none of them is wrong, and that is said where nothing else is. */
export function findingCount(findings: number, isAnyGrave: boolean): string {
  const said = counted(findings, 'finding');
  return findings === 0 || isAnyGrave ? said : `${said}, ${findings === 1 ? 'not a fault' : 'none of them a fault'}`;
}
