/** What a reader sees of an exercise with a matrix, and what follows from it by brute force. */
import type { Task } from '#practice/tasks/task.ts';

export interface Seen {
  readonly primary: readonly string[];
  readonly secondary: readonly string[];
  /** For each row its columns, and the colours that it gives, '' for none. */
  readonly rows: readonly ReadonlyMap<string, string>[];
}

export function seenOf({ given }: Task): Seen {
  const named = (kind: string): string[] =>
    (new RegExp(`^${kind} columns: (.*)$`, 'm').exec(given)?.[1] ?? '').split(' ').filter(Boolean);
  const rows = Array.from(given.matchAll(/^ *\d+ {2}(.*)$/gm), ([, row = '']) => {
    return new Map(row.split(' ').map((one) => [one.split(':')[0] ?? '', one.split(':')[1] ?? ''] as const));
  });
  return { primary: named('Primary'), secondary: named('Secondary'), rows };
}

/** All exact covers, rows from 1, by trying every set of rows. */
export function coversByHand({ primary, secondary, rows }: Seen): number[][] {
  const found: number[][] = [];
  for (let set = 0; set < 2 ** rows.length; set += 1) {
    const chosen = rows.flatMap((row, at) => ((set >> at) & 1 ? [{ row, at }] : []));
    const coloursOf = (name: string): string[] => chosen.flatMap(({ row }) => row.get(name) ?? []);
    const isExact = primary.every((name) => coloursOf(name).length === 1);
    const agree = (colours: readonly string[]): boolean =>
      colours.length < 2 || (colours[0] !== '' && new Set(colours).size === 1);
    const hasPrimary = chosen.every(({ row }) => primary.some((name) => row.has(name)));
    if (isExact && hasPrimary && secondary.every((name) => agree(coloursOf(name)))) {
      found.push(chosen.map(({ at }) => at + 1));
    }
  }
  return found;
}

/** Nodes and dead ends of a search that branches on the smallest column, the leftmost of several. */
export function treeByHand({ primary, rows }: Seen): { nodes: number; deadEnds: number } {
  function below(
    open: readonly string[],
    left: readonly ReadonlyMap<string, string>[],
  ): { nodes: number; deadEnds: number } {
    const [smallest] = open.toSorted((a, b) => size(left, a) - size(left, b));
    if (smallest === undefined) return { nodes: 1, deadEnds: 0 };
    const tried = left.filter((row) => row.has(smallest));
    const parts = tried.map((row) =>
      below(
        open.filter((name) => !row.has(name)),
        left.filter((other) => ![...row.keys()].some((name) => other.has(name))),
      ),
    );
    return {
      nodes: parts.reduce((sum, { nodes }) => sum + nodes, 1),
      deadEnds: parts.reduce((sum, { deadEnds }) => sum + deadEnds, tried.length === 0 ? 1 : 0),
    };
  }
  return below(primary, rows);
}

function size(rows: readonly ReadonlyMap<string, string>[], name: string): number {
  return rows.filter((row) => row.has(name)).length;
}
