/** The nodes of the list lab, and what has been pressed when it opens: a ghost is there to be seen. */
export const LIST_LAB_NAMES: readonly string[] = ['A', 'B', 'C', 'D', 'E'];
export const LIST_LAB_STANDARD: readonly string[] = ['C'];
