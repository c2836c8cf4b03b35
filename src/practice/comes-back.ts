/** As what a missed thing comes back: where an exercise of the sheet asks about the same notion, as that one. */

/** The number of the exercise, as on a sheet, for each question of a lesson or of Ask me (`ask.column`) that has one. */
const EXERCISES: Readonly<Record<string, number>> = {
  // All exact covers.
  clashOfRows: 1,
  rowsBesideAd: 1,
  'ask.end': 1,
  // The first three columns.
  columnAfterAd: 2,
  whichSmallest: 2,
  deadEndsInAll: 2,
  'ask.column': 2,
  'ask.levels': 2,
  // After one write.
  linkOfRemoved: 3,
  besideRemoved: 3,
  // Sizes after a cover.
  sizeAfterCover: 4,
  'ask.rows': 4,
  // Undoing in the wrong order.
  restoreInAnyOrder: 5,
  sameOrder: 5,
  firstUncovered: 5,
  ringAfterThree: 5,
  'ask.back': 5,
  // Leftmost beats smallest.
  choiceChanges: 6,
  // Primary, secondary or off.
  whatIsSecondary: 7,
  secondaryEmpty: 7,
  // Pieces on a board, as text.
  rooks: 9,
};

/** The names that the table has. */
export const asExercises: readonly string[] = Object.keys(EXERCISES);

/** The name of an exercise of the sheet, by its place from 0. */
export function taskName(at: number): string {
  return `task.${at + 1}`;
}

/** The place of an exercise on the sheet, from 0; null for the name of something else. */
export function taskAt(name: string): number | null {
  const found = /^task\.(\d{1,2})$/.exec(name);
  return found ? Number(found[1]) - 1 : null;
}

/** The name under which a missed thing comes back. */
export function comesBackAs(name: string): string {
  const exercise = Object.hasOwn(EXERCISES, name) ? EXERCISES[name] : undefined;
  return exercise === undefined ? name : taskName(exercise - 1);
}
