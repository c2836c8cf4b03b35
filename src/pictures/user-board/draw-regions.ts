/** Outlines what a column is about, or where a rule is broken. */
import type { ProblemBoard } from '#puzzles/board.ts';
import { joined } from '../kit/joined.ts';
import { CELL, gridOf, placeNamed } from './layout.ts';
import type { ShownRegion } from './regions.ts';

/** The column branched on has the double outline that it has everywhere. */
export function drawRegions(parent: SVGElement, board: ProblemBoard, shown: readonly ShownRegion[]): void {
  const { wide, edgePath, middleOf, outlineOf } = gridOf(board);
  const data = shown.flatMap(({ id, kind: about, places, crossed = [] }) => {
    const marks = places.map(placeNamed);
    const cells = marks.filter(({ kind }) => kind === 'c').map(({ at }) => at);
    // Where there are cells their outline says it, and the edges that rows have given them stay in sight.
    const edges = marks.flatMap(({ kind, at }) =>
      (kind === 'h' || kind === 'v') && cells.length === 0 ? [edgePath({ way: kind, at })] : [],
    );
    const points = marks.flatMap(({ kind, at: [x, y] }) =>
      kind === 'p' ? [`M${x * wide - 9},${y * CELL}a9,9 0 1 0 18,0a9,9 0 1 0 -18,0`] : [],
    );
    const crosses = crossed.map((place) => {
      const [x, y] = middleOf(placeNamed(place).at);
      return `M${x - 9},${y - 9}l18,18m0,-18l-18,18`;
    });
    const isAsked = about === 'branch' || about === 'dead end';
    const kind = about.replace(' ', '-');
    return [
      { id: `${id} outer`, kind: `outer is-${kind}`, d: outlineOf(cells) },
      { id: `${id} inner`, kind: `inner is-${kind}`, d: isAsked ? outlineOf(cells) : '' },
      { id: `${id} edges`, kind: `edges is-${kind}`, d: [...edges, ...points].join('') },
      { id: `${id} cross`, kind: `cross is-${kind}`, d: crosses.join('') },
    ].filter(({ d }) => d !== '');
  });
  joined(parent, 'path', data)
    .attr('class', ({ kind }) => `region ${kind}`)
    .attr('d', ({ d }) => d);
}
