/** Shows the extras of a solved puzzle; `isNews` when it was solved just now. */
export type ShowWin<Solution> = (solution: Solution, isNews: boolean) => void;

/**
 * Fetches the extras of a solved puzzle, its wave and its picture, when the first one is solved.
 *
 * @returns a function to call at each redraw with the name of the puzzle, and its solution or null
 */
export function winDoor<Solution>(
  load: () => Promise<ShowWin<Solution>>,
): (puzzle: string, solution: Solution | null) => void {
  let now: { readonly puzzle: string; readonly solution: Solution | null } | null = null;
  let coming: Promise<ShowWin<Solution>> | null = null;
  return (puzzle, solution) => {
    const before = now?.puzzle === puzzle ? now.solution : undefined;
    now = { puzzle, solution };
    if (solution === null || solution === before) return;
    // A puzzle that was solved when it was opened is not news.
    const isNews = before === null;
    coming ??= load();
    void coming.then((show) => {
      if (now?.solution === solution) show(solution, isNews);
    });
  };
}
