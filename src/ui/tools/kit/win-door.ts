/** Shows what a solved puzzle has. `isNews` when it has been solved just now. */
export type ShowWin<Solution> = (solution: Solution, isNews: boolean) => void;

/**
 * What a solved puzzle has, its wave and its picture, is fetched when the first one is solved.
 *
 * @returns to be called with each picture: which puzzle stands there, and its solution, or null
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
    // One that was solved when it came is no news.
    const isNews = before === null;
    coming ??= load();
    void coming.then((show) => {
      if (now?.solution === solution) show(solution, isNews);
    });
  };
}
