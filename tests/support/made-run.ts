/** Runs of a solver that is not ours: sets instead of links, with columns and rows in any order. */
import type { Matrix } from '#dlx/index.ts';

export interface Made {
  readonly lines: readonly string[];
  readonly nodes: number;
  readonly solutions: number;
}

/** Algorithm X on sets, told line by line; `pick` chooses from a list, and takes what is left of it for rows. */
export function madeRun({ columns, rows }: Matrix, pick: (from: readonly number[]) => number): Made {
  const primary = columns.map(({ kind }) => kind === 'primary');
  const lines = [JSON.stringify({ primary, rows, names: columns.map(({ name }) => name) })];
  const say = (line: object): number => lines.push(JSON.stringify(line));
  let [nodes, solutions] = [0, 0];
  const search = (open: ReadonlySet<number>, left: ReadonlySet<number>): void => {
    nodes += 1;
    const ring = [...open].filter((column) => primary[column]);
    if (ring.length === 0) {
      solutions += 1;
      say({ solution: true });
      return;
    }
    const column = pick(ring);
    say({ choose: column });
    const untried = [...left].filter((row) => rows[row]!.includes(column));
    while (untried.length > 0) {
      const row = pick(untried);
      untried.splice(untried.indexOf(row), 1);
      say({ try: row });
      const stays = (other: number): boolean => !rows[other]!.some((one) => rows[row]!.includes(one));
      search(new Set([...open].filter((one) => !rows[row]!.includes(one))), new Set([...left].filter(stays)));
      say({ undo: row });
    }
  };
  const usable = [...rows.keys()].filter((row) => rows[row]!.some((column) => primary[column]));
  search(new Set(columns.keys()), new Set(usable));
  return { lines, nodes, solutions };
}

/** Pieces of a text of so many characters. */
export async function* piecesOfText(text: string, size = Infinity): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield await Promise.resolve(text.slice(at, at + size));
}
