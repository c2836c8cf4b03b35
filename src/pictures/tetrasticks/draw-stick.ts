import type { Point } from '#puzzles/tetrasticks/lattice.ts';
import type { Placement } from '#puzzles/tetrasticks/placements.ts';
import { only } from '../kit/joined.ts';
import { letterPlace, overpassLine } from './layout.ts';
import { DISC, HALO, OVERPASS, STICK } from './measures.ts';
import { stickPath } from './stick-path.ts';
import type { PieceMark } from './view.ts';

/**
 * Draws a piece into its group, or draws it again: a ground that sets it off from what lies beneath, an outline for its
 * state, the stick itself and a core that the styles use while it is undone or a ghost. All are
 * always there, and the styles say which are seen.
 *
 * @param width of the stick, in units of the picture
 */
export function drawStick(group: SVGGElement, { edges }: Pick<Placement, 'edges'>, width: number = STICK): void {
  const line = stickPath(edges);
  const part = (name: string, wide: number): void => {
    only(group, 'path', name).attr('d', line).attr('stroke-width', wide);
  };
  only(group, 'path', 'gap').attr('stroke-width', STICK + 2 * OVERPASS);
  part('outline', width + 15);
  part('halo', width + 2 * HALO);
  part('stick', width);
  part('core', width - 6);
}

/** Opens a gap in the sticks beneath wherever this one goes over another. */
export function drawOverpasses(group: SVGGElement, { overpasses }: Pick<PieceMark, 'overpasses'>): void {
  const gap = overpasses.map(({ point, across }) => overpassLine(point, across)).join('');
  only(group, 'path', 'gap').attr('d', gap === '' ? null : gap);
}

/**
 * Draws the letter of a piece on its disc.
 * @param radius of the disc, in units of the picture
 */
export function drawLetter(
  group: SVGGElement,
  { piece, edges }: Pick<Placement, 'piece' | 'edges'>,
  radius: number = DISC,
): void {
  drawDisc(group, piece, radius);
  moveTo(group, letterPlace(edges));
}

/** A letter on a disc around the origin of its empty group, with the stroke that strikes it out. */
export function drawDisc(group: SVGGElement, letter: string, radius: number = DISC): void {
  only(group, 'circle', 'disc').attr('r', radius);
  only(group, 'text', 'letter')
    .attr('dy', '0.36em')
    .attr('font-size', Math.round(radius * 1.3))
    .text(letter);
  const reach = radius + 3;
  only(group, 'path', 'strike').attr('d', `M${-reach},${reach - 4}L${reach},${4 - reach}`);
}

/** Puts the origin of a group at a place in the picture. */
export function moveTo(group: SVGGElement, { x, y }: Point): void {
  group.setAttribute('transform', `translate(${x},${y})`);
}
