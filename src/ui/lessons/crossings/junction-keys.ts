import { ARROWS } from '#ui/kit/keys.ts';
import { rovingFocus } from '#ui/kit/roving-focus.ts';
import { wiring } from '#ui/kit/wiring.ts';

/**
 * Wires the junctions of a board drawn with `junctions: 'switches'` or `'chooses'`: all of them are
 * one tab stop, arrows go from one to the next, and a click, Enter or Space presses one.
 *
 * @param press called with the column of the junction
 */
export function mountJunctionKeys(svg: SVGSVGElement, signal: AbortSignal, press: (column: number) => void): void {
  const { on } = wiring(svg, signal);
  const items = '.hit-junction[tabindex]';
  const numberOf = (junction: Element): number => Number(junction.getAttribute('data-column'));
  const junctions = rovingFocus<SVGElement>(svg, signal, {
    items,
    next(junction, { key }) {
      const arrow = ARROWS.get(key);
      if (!arrow) return null;
      const [, x = '', y = ''] = /^I(\d)(\d)$/.exec(junction.dataset['id'] ?? '') ?? [];
      // The board is measured from its lower left corner.
      const name = `I${Number(x) + arrow.dx}${Number(y) - arrow.dy}`;
      return svg.querySelector<SVGElement>(`${items}[data-id="${name}"]`) ?? junction;
    },
    press: (junction) => press(numberOf(junction)),
  });
  on(svg, 'click', ({ target }) => {
    const junction = target instanceof Element ? target.closest<SVGElement>(items) : null;
    if (!junction) return;
    junctions.stopAt(junction);
    press(numberOf(junction));
  });
}
