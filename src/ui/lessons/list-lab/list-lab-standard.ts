/** The nodes of the list lab, and the presses that it opens with, so that it shows a ghost. */
export const LIST_LAB_NAMES: readonly string[] = ['A', 'B', 'C', 'D', 'E'];
export const LIST_LAB_STANDARD: readonly string[] = ['C'];
