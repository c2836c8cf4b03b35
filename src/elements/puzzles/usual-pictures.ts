import type { Scenario } from '../../scenarios/scenario.ts';
import { lazyCode } from '../code/lazy-code.ts';
import { lazyPicture } from '../figure/lazy-picture.ts';
import type { FigureOptions } from '../figure/mount-figure.ts';
import { board } from '../figure/pictures.ts';
import { whatIf } from '../figure/what-if.ts';
import { largeMatrix } from '../matrix/large-matrix.ts';
import type { smallMatrix as small } from '../matrix/small-matrix.ts';
import { fetchPart } from '../page/fetch-part.ts';
import { optionalPart, part } from '../page/parts.ts';
import { largeTree } from '../tree/large-tree.ts';
import { levelsPicture } from '../tree/levels-picture.ts';

/**
 * All pictures that the markup of a figure has and that its scenario knows how to draw, canvases
 * first: the matrix, the tree, the board, the code, the levels, What if?
 *
 * @param smallMatrix for a scenario with a small matrix, whose headers take the focus from the start; a
 *   page with a large one need not have its code
 */
export function usualPictures(
  scenario: Scenario,
  smallMatrix?: typeof small,
): FigureOptions['pictures'] {
  return (host, figure, signal) => {
    const has = (name: string): boolean => optionalPart(host, name, Element) !== null;
    const hasSmallTree = optionalPart(host, 'tree', SVGSVGElement) !== null;
    const when = <T>(is: boolean, picture: () => T): T[] => (is ? [picture()] : []);
    return [
      ...when(scenario.matrix === 'large', () => largeMatrix(host, figure, signal, scenario)),
      ...when(has('tree') && !hasSmallTree, () => largeTree(host, figure, signal)),
      ...when(scenario.drawBoard !== undefined, () => board(host, scenario)),
      ...(smallMatrix ? [smallMatrix(host, figure, signal)] : []),
      ...when(hasSmallTree, () =>
        lazyPicture(
          host,
          part(host, 'tree', SVGSVGElement),
          async () => (await fetchPart(host, 'the search tree', () => import('../tree/tree-picture.ts'), signal)).smallTree(host, figure, signal), // prettier-ignore
          signal,
        ),
      ),
      ...when(has('code'), () => lazyCode(host, figure, signal)),
      ...when(has('levels'), () => levelsPicture(host, figure, signal)),
      ...when(has('what-if'), () => whatIf(host, figure, signal)),
    ];
  };
}
