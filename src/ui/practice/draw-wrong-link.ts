import type { Matrix } from '#dlx/index.ts';
import { type Links, createLinks } from '#dlx/links.ts';
import { addressesOf } from '#exhibits/plain-arrays.ts';
import { drawTorus } from '#pictures/torus/draw.ts';
import { type Direction, torusView } from '#pictures/torus/view.ts';

/** Links that a program has left, and the entry that is wrong. */
interface WrongScene {
  readonly matrix: Matrix;
  readonly rowNames: readonly string[];
  readonly links: Links;
  readonly covered: readonly number[];
  readonly bad: WrongEntry | null;
}

/** By the numbers of the plain program. */
interface WrongEntry {
  readonly array: string;
  readonly node: number;
  readonly is: number;
  readonly should: number;
}

const DIRECTION: Readonly<Record<string, Direction>> = {
  L: 'left',
  R: 'right',
  U: 'up',
  D: 'down',
};

/** True when the entry is a link, which a torus can show. */
export function isLink({ array }: WrongEntry): boolean {
  return array in DIRECTION;
}

/**
 * Draws the links with the wrong one strong, and the way it should lead dotted; a size or a colour that is wrong has
 * its node lit.
 *
 * @returns false for a wrong link that does not lead to a node: then nothing is drawn
 */
export function drawWrongLink(svg: SVGSVGElement, scene: WrongScene, id: string, title: string): boolean {
  const { matrix, rowNames, links, covered, bad } = scene;
  const addresses = addressesOf(createLinks(matrix));
  const source = { matrix, rowNames };
  const direction = bad ? DIRECTION[bad.array] : undefined;
  let view = torusView(source, { links, covered });
  if (bad && direction) {
    const [node, is, should] = [bad.node, bad.is, bad.should].map((number) => addresses[number] ?? -1);
    const wrong = { direction, node: node ?? -1, is: is ?? -1, should: should ?? -1 };
    view = torusView(source, { links, covered, wrong });
    if (!view.write) return false;
  } else if (bad) {
    const lit = view.nodes.find(({ address }) => address === addresses[bad.node]);
    view = torusView(source, { links, covered, selected: lit?.id ?? null });
  }
  drawTorus(svg, view, { id, title });
  return true;
}
