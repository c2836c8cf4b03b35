import { sayBorder } from '#ui/kit/say-border.ts';

/** Where an arrow key leads from a junction; null when the key means nothing here. */
const STEPS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/**
 * Wires the junctions of a board drawn with `junctions: 'switches'` or `'chooses'`: all of them are
 * one tab stop, arrows go from one to the next, and a click, Enter or Space presses one.
 *
 * @param press gets the column of the junction
 */
export function mountJunctionKeys(svg: SVGSVGElement, press: (column: number) => void, signal: AbortSignal): void {
  const all = (): SVGElement[] => [...svg.querySelectorAll<SVGElement>('.hit-junction[tabindex]')];
  const junctionAt = (target: EventTarget | null): SVGElement | null =>
    target instanceof Element ? target.closest<SVGElement>('.hit-junction[tabindex]') : null;
  const numberOf = (junction: Element): number => Number(junction.getAttribute('data-column'));

  function makeTabStop(junction: SVGElement): void {
    for (const other of all()) other.setAttribute('tabindex', other === junction ? '0' : '-1');
  }

  svg.addEventListener(
    'click',
    ({ target }) => {
      const junction = junctionAt(target);
      if (!junction) return;
      makeTabStop(junction);
      press(numberOf(junction));
    },
    { signal },
  );
  svg.addEventListener(
    'keydown',
    (event) => {
      const junction = junctionAt(event.target);
      if (!junction || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const step = STEPS[event.key];
      if (step) {
        // An arrow at the border leads nowhere, and must not suddenly step through the run.
        event.preventDefault();
        const [, x = '', y = ''] = /^I(\d)(\d)$/.exec(junction.dataset['id'] ?? '') ?? [];
        const name = `I${Number(x) + step[0]}${Number(y) + step[1]}`;
        const next = all().find(({ dataset }) => dataset['id'] === name);
        if (next) {
          makeTabStop(next);
          next.focus();
        } else sayBorder(svg, event.key);
      } else if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        if (!event.repeat) press(numberOf(junction));
      }
    },
    { signal },
  );
}
