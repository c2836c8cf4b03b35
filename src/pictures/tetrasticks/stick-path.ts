import { type Edge, type Point, edgeBetween, edgeName, endsOf } from '#puzzles/tetrasticks/lattice.ts';
import { toPixels } from './layout.ts';
import { BEND, EDGE, INSET } from './measures.ts';
import { hundredths } from '../kit/round.ts';

/**
 * The line of a piece as an SVG path, to be stroked with round caps. It stops short of the points
 * where the piece ends, bends inside its own corner where it turns, and runs through the point only
 * where it passes straight or three or four of its edges meet.
 *
 * @param edges edges that hang together, each once
 */
export function stickPath(edges: readonly Edge[]): string {
  const graph = graphOf(edges);
  const left = new Set(edges.map(edgeName));
  const strokes: Point[][] = [];
  const walk = (from: Point, to: Point): Point[] => {
    const points = [from];
    let here = from;
    let next: Point | undefined = to;
    while (next !== undefined && left.delete(nameBetween(here, next))) {
      points.push(next);
      const before = here;
      here = next;
      next = isPassage(graph, here) ? neighbours(graph, here).find((point) => !same(point, before)) : undefined;
    }
    return points;
  };
  const stations = [...graph.values()].filter(({ point }) => !isPassage(graph, point));
  for (const { point, to } of stations) {
    for (const next of to) {
      if (left.has(nameBetween(point, next))) strokes.push(walk(point, next));
    }
  }
  // What is left has neither ends nor joints: it is a ring, such as O.
  for (const edge of edges) {
    if (left.has(edgeName(edge))) strokes.push(walk(...endsOf(edge)));
  }
  return strokes.map((points) => strokeText(points, graph)).join('');
}

type Graph = ReadonlyMap<string, { readonly point: Point; readonly to: Point[] }>;

function graphOf(edges: readonly Edge[]): Graph {
  const graph = new Map<string, { point: Point; to: Point[] }>();
  const join = (point: Point, to: Point): void => {
    const key = keyOf(point);
    const entry = graph.get(key) ?? { point, to: [] };
    entry.to.push(to);
    graph.set(key, entry);
  };
  for (const [a, b] of edges.map(endsOf)) {
    join(a, b);
    join(b, a);
  }
  return graph;
}

function keyOf({ x, y }: Point): string {
  return `${x},${y}`;
}

function same(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}

function nameBetween(a: Point, b: Point): string {
  return edgeName(edgeBetween(a, b));
}

function neighbours(graph: Graph, point: Point): readonly Point[] {
  return graph.get(keyOf(point))?.to ?? [];
}

/** True where the line just goes on, straight or round a corner. */
function isPassage(graph: Graph, point: Point): boolean {
  return neighbours(graph, point).length === 2;
}

function strokeText(points: readonly Point[], graph: Graph): string {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 2) return '';
  const closed = points.length > 2 && same(first, last);
  let text = '';
  points.forEach((point, index) => {
    const before = points[index - 1] ?? (closed ? points.at(-2) : undefined);
    const after = points[index + 1] ?? (closed ? points[1] : undefined);
    if (before !== undefined && after !== undefined && isTurn(before, point, after)) {
      const end = at(point, after, BEND);
      const bend = `A${BEND} ${BEND} 0 0 ${sweep(before, point, after)} ${end}`;
      // A ring starts where its first bend ends, and comes back round that bend at its end.
      text += closed && index === 0 ? `M${end}` : `L${at(point, before, BEND)}${bend}`;
    } else if (before === undefined || after === undefined) {
      const towards = after ?? before ?? point;
      const short = neighbours(graph, point).length === 1 ? INSET : 0;
      text += `${index === 0 ? 'M' : 'L'}${at(point, towards, short)}`;
    } else if (closed && index === 0) {
      text += `M${at(point, after, 0)}`;
    }
  });
  return closed ? `${text}Z` : text;
}

function isTurn(a: Point, b: Point, c: Point): boolean {
  return (b.x - a.x) * (c.y - b.y) !== (b.y - a.y) * (c.x - b.x);
}

/** In the picture y points down, so a turn to the left on the board sweeps against the clock. */
function sweep(a: Point, b: Point, c: Point): 0 | 1 {
  const left = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
  return left > 0 ? 0 : 1;
}

/** The point `distance` units from `from` on the way to its neighbour `to`. */
function at(from: Point, to: Point, distance: number): string {
  const a = toPixels(from);
  const b = toPixels(to);
  const share = distance / EDGE;
  return `${hundredths(a.x + (b.x - a.x) * share)},${hundredths(a.y + (b.y - a.y) * share)}`;
}
