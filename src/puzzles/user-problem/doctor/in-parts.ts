/** Rows whose marks do not hang together, among rows whose marks do: a piece that was drawn in two parts. */
import { inFigures } from '#english/english.ts';
import type { Place } from '../../marks.ts';
import type { Tiles } from '../../tilings.ts';
import { pointsUp, sidesOf } from '../../tilings.ts';
import type { UserProblem, UserRow } from '../problem.ts';
import type { Finder } from './finding.ts';
import { rowNames } from './finding.ts';

/** At least this many shapes of one part make pieces of them. */
const FEWEST = 3;

/**
 * Told only where the other shapes on the board hang together, counted up to where they lie: in a timetable,
 * or with layers side by side, a row may well be in parts. Cells hang together by their sides, edges by
 * their ends.
 */
export const inParts: Finder = (problem) => {
  const shapes = new Map<string, number>();
  const broken: number[] = [];
  const tiles = tilesOf(problem);
  problem.rows.forEach((row, index) => {
    const marked = markedBy(row, tiles);
    if (marked.length < 2) return;
    const parts = partsOf(marked);
    if (parts > 1) broken.push(index);
    shapes.set(shapeOf(marked), parts);
  });
  const inOne = [...shapes.values()].filter((parts) => parts === 1).length;
  if (broken.length === 0 || inOne < FEWEST || inOne <= shapes.size - inOne) return [];
  const [first = 0] = broken;
  const [what, have] = broken.length === 1 ? ['Row', 'has'] : ['Rows', 'have'];
  return [
    {
      kind: 'row in parts',
      sentence:
        `${what} ${rowNames(problem, broken)} ${have} marks that are not connected ` +
        `(${rowNames(problem, [first])} is in ${inFigures(partsOfRow(problem, first), 'part')}), but most shapes are ` +
        'in one part. If a row is a piece, look at the drawing of its shape.',
      rows: broken,
      columns: [],
    },
  ];
};

function partsOfRow(problem: UserProblem, row: number): number {
  const found = problem.rows[row];
  return found ? partsOf(markedBy(found, tilesOf(problem))) : 0;
}

function tilesOf({ board }: UserProblem): Tiles {
  return board?.kind === 'triangles' || board?.kind === 'hexagons' ? board.kind : 'squares';
}

/** What a row marks: its cells, or its edges where it has none. Each is the list of points that join it to others. */
interface Marked {
  readonly at: Place;
  readonly name: string;
  readonly joints: readonly string[];
}

function markedBy({ marks }: UserRow, tiles: Tiles): Marked[] {
  const cells = marks.flatMap((mark) => (mark.mark === 'fill' ? [cellAt(tiles, mark.at)] : []));
  const edges = marks.flatMap((mark) => (mark.mark === 'edge' ? [edgeAt(mark.way, mark.at)] : []));
  return cells.length > 0 ? cells : edges;
}

function cellAt(tiles: Tiles, at: Place): Marked {
  const name = tiles === 'triangles' && pointsUp(at) ? 'up' : 'c';
  return { at, name, joints: sidesOf(tiles, at).map(([from, to]) => `${from[0]},${from[1]} ${to[0]},${to[1]}`) };
}

function edgeAt(way: 'h' | 'v', at: Place): Marked {
  const [x, y] = at;
  return { at, name: way, joints: [`${x},${y}`, way === 'h' ? `${x + 1},${y}` : `${x},${y + 1}`] };
}

/** How many parts there are, found by walking from one to the next. */
function partsOf(marked: readonly Marked[]): number {
  const byJoint = new Map<string, number[]>();
  marked.forEach(({ joints }, index) => {
    for (const joint of joints) {
      const there = byJoint.get(joint);
      if (there) there.push(index);
      else byJoint.set(joint, [index]);
    }
  });
  const seen = new Set<number>();
  let parts = 0;
  for (let from = 0; from < marked.length; from += 1) {
    if (seen.has(from)) continue;
    parts += 1;
    const open = [from];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (seen.has(at)) continue;
      seen.add(at);
      for (const joint of marked[at]?.joints ?? []) {
        open.push(...(byJoint.get(joint) ?? []));
        byJoint.delete(joint);
      }
    }
  }
  return parts;
}

/** The same text for the same marks elsewhere on the board. */
function shapeOf(marked: readonly Marked[]): string {
  const [left, top] = [0, 1].map((axis) =>
    marked.reduce((least, { at }) => Math.min(least, at[axis] ?? 0), Infinity),
  ) as [number, number];
  return marked
    .map(({ name, at: [x, y] }) => `${name}${x - left},${y - top}`)
    .sort()
    .join(' ');
}
