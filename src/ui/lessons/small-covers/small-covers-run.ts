import { Search } from '#dlx/links.ts';
import { coverId, smallProblem } from '#pictures/tetrasticks/covers.ts';
import { inFigures, listed } from '#english/english.ts';

/** One run of the search to its end on the 3×3 board. */
interface SmallRun {
  readonly pieces: string;
  /** Whether the junction columns were secondary, and not off. */
  readonly isSecondary: boolean;
  /** The covers found, by `coverId`. */
  readonly found: ReadonlySet<string>;
  readonly nodes: number;
}

/** Finds all covers of the 3×3 board: a millisecond of work. */
export function solveSmall(pieces: string, isSecondary: boolean): SmallRun {
  const search = new Search(smallProblem(pieces, isSecondary ? 'secondary' : 'off').matrix);
  const found = new Set<string>();
  while (!search.done) {
    search.run({ solutions: search.solutions + 1 });
    if (search.event === 'solution') found.add(coverId(search.rows()));
  }
  return { pieces, isSecondary, found, nodes: search.nodes };
}

/** What a run found, in a sentence that is understood before columns are. */
export function smallCoversWords({ pieces, isSecondary, found, nodes }: SmallRun): string {
  const may = isSecondary ? 'may not cross' : 'may cross';
  return (
    `${listed([...pieces])} ${may}: the search finds ${found.size === 0 ? 'no way' : inFigures(found.size, 'way')} to fill the ` +
    `board and enters ${inFigures(nodes, 'node')}.`
  );
}
