import type { Case } from '#practice/code/cases.ts';
import type { ProgramFault } from '#practice/code/fault.ts';
import type { Observed } from '#practice/code/observe.ts';
import { afterUndo, linksWith } from '#practice/code/truth.ts';
import { drawWrongLink, isLink } from '#ui/practice/draw-wrong-link.ts';

/**
 * Draws the links as the reader's code has left them, with the first wrong one strong and the way it
 * should lead dotted.
 * @returns false when nothing can be drawn, as with links that do not lead to a node
 */
export function drawDamage(
  svg: SVGSVGElement,
  one: Case,
  observed: Observed,
  fault: ProgramFault,
  id: string,
): boolean {
  const bad = 'bad' in fault ? fault.bad : null;
  if (!bad || !isLink(bad)) return false;
  const { matrix, names, act, before } = one;
  const header = 'header' in act ? act.header : 0;
  // A forgotten place shows only after everything else has been put back.
  const arrays = fault.kind === 'forgotten' ? afterUndo(one, observed.arrays) : observed.arrays;
  const links = arrays && linksWith(matrix, arrays);
  if (!links) return false;
  const hasLeft = (act.call === 'cover' || act.call === 'unlink') && fault.kind !== 'forgotten';
  const out = hasLeft ? [...before, header] : before.filter((one) => one !== header);
  const covered = out.filter((one) => one > 0).map((one) => one - 1);
  const scene = { matrix, rowNames: names.rows, links, covered, bad };
  return drawWrongLink(svg, scene, id, 'The links as your code has left them');
}
