import { type Diagram, DiagramWriter } from './diagram.ts';

/**
 * The diagram of solutions that are known already, each once: rows in rising order. Solutions with the same first rows
 * share their beginnings.
 */
export function diagramFrom(solutions: readonly (readonly number[])[]): Diagram {
  const writer = new DiagramWriter();
  if (solutions.length === 0) return writer.diagram(-1, 'listed', true);
  const sorted = solutions.toSorted(compare);

  /** Writes the node of the solutions from `from` up to, not including, `to`, which share their first `depth` rows. */
  function write(from: number, to: number, depth: number): number {
    if (sorted[from]?.length === depth) return 0;
    const arcs: number[] = [];
    for (let at = from; at < to;) {
      const row = sorted[at]?.[depth] as number;
      let end = at;
      while (end < to && sorted[end]?.[depth] === row) end += 1;
      arcs.push(row, write(at, end, depth + 1));
      at = end;
    }
    return writer.add(arcs, 0);
  }

  const root = write(0, sorted.length, 0);
  return writer.diagram(root, 'listed', true);
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((row, index) => row !== b[index]);
  return at < 0 ? 0 : (a[at] as number) - (b[at] as number);
}
