import { type Highlight, noHighlight } from '#pictures/kit/highlight.ts';
import { wiring } from '#ui/kit/wiring.ts';

/**
 * Reports the row and the column of the mark that is pointed at or focused (`data-row`, `data-column`), so that every
 * picture of the figure can highlight them.
 */
export function mountLinking(stage: HTMLElement, signal: AbortSignal, pointed: (highlight: Highlight) => void): void {
  const { on } = wiring(stage, signal);
  const report = (event: Event): void => pointed(highlightOf(event.target));
  on(stage, 'pointerover', report);
  on(stage, 'pointerdown', report);
  on(stage, 'focusin', report);
  const leave = (): void => pointed(noHighlight);
  on(stage, 'pointerleave', ({ pointerType }) => {
    // A finger leaves as soon as it is lifted; what it has tapped should stay pointed at.
    if (pointerType !== 'touch') leave();
  });
  // A finger that scrolls has pointed at nothing.
  on(stage, 'pointercancel', leave);
  on(stage, 'focusout', (event) => {
    if (event.relatedTarget instanceof Node && stage.contains(event.relatedTarget)) return;
    leave();
  });
}

/** The row and the column of an element, by its own attributes or those of the nearest mark around it. */
export function highlightOf(target: EventTarget | null): Highlight {
  if (!(target instanceof Element)) return noHighlight;
  const mark = target.closest('[data-row], [data-column]');
  return mark ? { row: numberOf(mark, 'data-row'), column: numberOf(mark, 'data-column') } : noHighlight;
}

function numberOf(element: Element, name: string): number | null {
  const text = element.getAttribute(name);
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}
