import type { Searched } from '#puzzles/ripple-effect/fewer-givens.ts';
import { counted, inWords } from '#english/english.ts';

/** What the search found, and in how many cells all its solutions agree. */
export function searchedWords({ problem, solutions, nodes, deadEnds }: Searched): string {
  const cells = problem.puzzle.roomOf.length;
  const agreed = agreedRows(solutions);
  const found = `${counted(solutions.length, 'solution')}, ${counted(nodes, 'node')}, ${counted(deadEnds, 'dead end')}.`;
  if (solutions.length < 2)
    return `${found} ${deadEnds === 0 ? 'The search never backs up.' : 'The search has to back up.'}`;
  const all = solutions.length === 2 ? 'Both' : `All ${inWords(solutions.length)}`;
  if (agreed === 0) return `${found} The solutions agree in no cell; the small numbers show what each cell may hold.`;
  return `${found} ${all} solutions agree in ${agreed} of the ${cells} cells; small numbers show what the others may hold.`;
}

function agreedRows(solutions: readonly (readonly number[])[]): number {
  const [first = [], ...others] = solutions;
  return first.filter((row) => others.every((rows) => rows.includes(row))).length;
}
