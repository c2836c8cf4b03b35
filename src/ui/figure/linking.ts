import type { Highlight } from '#pictures/kit/highlight.ts';
import { noHighlight } from '#pictures/kit/highlight.ts';
import { wiring } from '#ui/kit/wiring.ts';

/**
 * Pointing at a mark, or moving the focus to it, says which row and column of the matrix it stands
 * for; every picture of the figure answers. Marks carry `data-row` and `data-column`.
 */
export function mountLinking(stage: HTMLElement, pointed: (highlight: Highlight) => void, signal: AbortSignal): void {
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
  on(stage, 'focusout', (event) => {
    if (event.relatedTarget instanceof Node && stage.contains(event.relatedTarget)) return;
    leave();
  });
}

/** The row and column that an element stands for, if it, or one around it, says so. */
export function highlightOf(target: EventTarget | null): Highlight {
  if (!(target instanceof Element)) return noHighlight;
  const mark = target.closest('[data-row], [data-column]');
  return mark ? { row: numberOf(mark, 'data-row'), column: numberOf(mark, 'data-column') } : noHighlight;
}

function numberOf(element: Element, name: string): number | null {
  const text = element.getAttribute(name);
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}
