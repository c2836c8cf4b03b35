/** What to compare a program with: the arrays and the covers of Knuth's matrix, the counts of ten problems. */
import { count } from '#dlx/index.ts';
import { type Links, cover, createLinks, headerOf, Search } from '#dlx/links.ts';
import { type PlainArrays, plainArrays } from '#exhibits/plain-arrays.ts';
import { encode as knuth } from '#puzzles/knuth/encode.ts';
import { type PlainProblem, plainProblem } from './plain-problem.ts';
import { problems } from './problems.ts';
import { type TraceLine, lineText, traceOf } from './trace.ts';

export interface CountedProblem<Column = boolean> extends PlainProblem<Column> {
  readonly id: string;
  readonly name: string;
  readonly solutions: number;
  readonly nodes: number;
  readonly updates: number;
}

export interface Vectors {
  readonly arrays: Readonly<Record<'built' | 'coverA' | 'searched', PlainArrays>>;
  /** What happens to the 6×7 matrix, a line for each cover and uncover. */
  readonly trace: readonly string[];
  readonly problems: readonly CountedProblem[];
}

/** All of it, worked out by the solver of the site. */
export function createVectors(): Vectors {
  const { matrix } = knuth();
  const arraysAfter = (act: (links: Links) => void, links = createLinks(matrix)): PlainArrays => {
    act(links);
    return plainArrays(links);
  };
  const search = new Search(matrix);
  search.run();
  return {
    arrays: {
      built: arraysAfter(() => undefined),
      coverA: arraysAfter((links) => cover(links, headerOf(0))),
      searched: plainArrays(search.links),
    },
    trace: traceOf(matrix).map((line: TraceLine) => lineText(line)),
    problems: problems.map(({ id, name, matrix }) => ({
      id,
      name,
      ...plainProblem(matrix),
      ...count(matrix),
    })),
  };
}
