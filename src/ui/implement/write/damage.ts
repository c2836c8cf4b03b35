import { addressesOf, createLinks } from '#dlx/index.ts';
import { drawTorus } from '#pictures/torus/draw.ts';
import { type Direction, torusView } from '#pictures/torus/view.ts';
import type { Case } from '#practice/code/cases.ts';
import type { BadEntry, Fault } from '#practice/code/fault.ts';
import type { Observed } from '#practice/code/observe.ts';
import { afterUncover, linksWith } from '#practice/code/truth.ts';

const DIRECTION: Readonly<Record<string, Direction>> = {
  L: 'left',
  R: 'right',
  U: 'up',
  D: 'down',
};

/** The wrong link, when the fault is one that a torus can show. */
function shownIn(fault: Fault): BadEntry | null {
  const has = fault.kind === 'entry' || fault.kind === 'forgotten' || fault.kind === 'endless';
  return has && fault.bad && fault.bad.array in DIRECTION ? fault.bad : null;
}

/**
 * Draws the links as the reader's code has left them, with the first wrong one strong and the way it
 * should lead dotted.
 * @returns false when nothing can be drawn, as with links that do not lead to a node
 */
export function drawDamage(svg: SVGSVGElement, one: Case, observed: Observed, fault: Fault, id: string): boolean {
  const bad = shownIn(fault);
  if (!bad) return false;
  const { matrix, names, act, before } = one;
  const header = 'header' in act ? act.header : 0;
  // A forgotten place shows only after everything else has been put back.
  const arrays = fault.kind === 'forgotten' ? afterUncover(matrix, observed.arrays, header) : observed.arrays;
  const links = arrays && linksWith(matrix, arrays);
  if (!links) return false;
  const addresses = addressesOf(createLinks(matrix));
  const [node, is, should] = [bad.node, bad.is, bad.should].map((number) => addresses[number] ?? -1);
  const direction = DIRECTION[bad.array];
  if (node === undefined || is === undefined || should === undefined || !direction) return false;
  const undone = act.call === 'uncover' || act.call === 'relink' || fault.kind === 'forgotten';
  const out = undone ? before.filter((one) => one !== header) : [...before, header];
  const covered = out.filter((one) => one > 0).map((one) => one - 1);
  const source = { matrix, rowNames: names.rows };
  const view = torusView(source, { links, covered, wrong: { direction, node, is, should } });
  if (!view.write) return false;
  drawTorus(svg, view, { id, title: 'The links as your code has left them' });
  return true;
}
