/** Runs a changed program: bounded, and watched. */
import { transform } from 'sucrase';
import type { PlainArrays } from '#exhibits/plain-arrays.ts';
import type { PlainProblem } from './plain-problem.ts';

/** What a program gives back that is like the plain one. */
export interface PlainLinks extends Record<'L' | 'R' | 'U' | 'D' | 'C' | 'S' | 'N', number[]> {
  cover(c: number): void;
  search(): void;
  readonly solutions: readonly (readonly number[])[];
  readonly counts: { readonly nodes: number; readonly updates: number };
}

export interface Program<Column = boolean> {
  /**
   * Builds a problem, and gives it to `act`.
   *
   * @param turns how often its loops may turn in all
   * @param watch told of each cover and uncover that is over
   * @throws EndlessError when the loops turn more often
   */
  run<T>(problem: PlainProblem<Column>, turns: number, act: (links: PlainLinks) => T, watch?: Watch): T;
  /** How often the loops have turned in the last run. */
  readonly turned: number;
}

type Watch = (kind: 'cover' | 'uncover', header: number, links: PlainLinks) => void;

export class EndlessError extends Error {}

type Build<Column> = (primary: readonly Column[], rows: readonly (readonly number[])[]) => PlainLinks;

/** Makes a program of its text: each turn of its loops and each call of its search is counted. */
export function programOf<Column = boolean>(text: string): Program<Column> {
  const watched = text
    .replace(/^export /m, '')
    .replace(/for \((let \w+ = [^;]+); ([^;]+);/g, 'for ($1; turn() && $2;')
    .replace('counts.nodes++;', 'turn(); counts.nodes++;')
    .replace(
      /function (cover|uncover)\(c: number\): void \{/g,
      'function $1(c: number): void {\n    $1Now(c);\n    watch("$1", c);\n  }\n\n  function $1Now(c: number): void {',
    );
  const { code } = transform(watched, { transforms: ['typescript'], disableESTransforms: true });
  // oxlint-disable-next-line typescript/no-implied-eval -- the text is that of our own file, with bugs of our own
  const make = new Function('turn', 'watch', `"use strict"; ${code}\nreturn dancingLinks;`) as (
    turn: () => true,
    watch: (kind: 'cover' | 'uncover', header: number) => void,
  ) => Build<Column>;
  let turned = 0;
  return {
    get turned() {
      return turned;
    },
    run(problem, turns, act, watch) {
      turned = 0;
      const turn = (): true => {
        turned += 1;
        if (turned > turns) throw new EndlessError('the loops never end');
        return true;
      };
      let links: PlainLinks | null = null;
      const build = make(turn, (kind, header) => {
        if (links) watch?.(kind, header, links);
      });
      links = build(problem.primary, problem.rows);
      return act(links);
    },
  };
}

/** The arrays as the vectors have them: −1 for what a node lacks. */
export function arraysOf({ L, R, U, D, C, S, N }: PlainLinks): PlainArrays {
  const [copyL, copyR, copyU, copyD, copyC, copyN] = [[...L], [...R], [...U], [...D], [...C], [...N]];
  const sizes = L.map((_, node) => S[node] ?? -1);
  return { L: copyL, R: copyR, U: copyU, D: copyD, C: copyC, S: sizes, N: copyN };
}
