/** The arms of a number: hollow dashed bars, as secondary columns are drawn, with a wave at the number. */
import { joined, only } from '../kit/joined.ts';
import { angleOf, ARM, armPaths, CELL, centreOf, edgePath } from './layout.ts';
import type { GridArm } from './parts.ts';
import type { GridView } from './view.ts';

/**
 * Each arm is drawn as if it ran to the right, and turned. Cell by cell its edges are dotted until
 * the search has covered that column, and then dashed. The grounds lie below the lines of all arms,
 * so that no arm hides another one on its line.
 */
export function drawArms(layer: SVGGElement, { arms, puzzle }: GridView): void {
  const place = ({ cell, direction }: GridArm) => {
    const { x, y } = centreOf(puzzle, cell);
    return `translate(${x} ${y}) rotate(${angleOf[direction]})`;
  };
  const paths = (arm: GridArm) => armPaths(lengthOf(arm), arm.isCut, arm.inset);
  joined(layer, 'path', arms)
    .attr('class', 'ground')
    .attr('transform', place)
    .attr('d', (arm) => paths(arm).ground)
    .lower();
  joined(layer, 'g', arms)
    .attr('class', 'arm')
    .classed('is-pointed', ({ isPointed }) => isPointed)
    .attr('transform', place)
    .each(function (arm) {
      only(this, 'path', 'wave').attr('d', paths(arm).wave);
      only(this, 'g', 'steps').each(function () {
        drawSteps(this, arm);
      });
    });
}

function drawSteps(layer: SVGGElement, arm: GridArm): void {
  const end = arm.isCut ? 0 : lengthOf(arm);
  joined(layer, 'g', arm.reach)
    .attr('class', 'step')
    .classed('is-cast', ({ isCast }) => isCast)
    .attr('data-column', ({ column }) => column)
    .each(function ({ distance }) {
      only(this, 'rect', 'reach')
        .attr('fill', 'transparent')
        .attr('x', distance * CELL - CELL / 2)
        .attr('y', -ARM)
        .attr('width', CELL)
        .attr('height', 2 * ARM);
      only(this, 'path', 'edge').attr('d', edgePath(distance, distance === end, arm.inset));
    });
}

/** How many cells the bar runs over: to the last one whose column is not off. */
function lengthOf({ reach }: GridArm): number {
  return reach.at(-1)?.distance ?? 0;
}
