import type { StatusItem } from '#player/control-words.ts';
import { setText } from '#ui/kit/parts.ts';

/** Updates the counts of a figure, which the component has written as one or two `dl`, to these items. */
export function updateStatus(figure: HTMLElement, items: readonly StatusItem[]): void {
  items.forEach(({ name, value, note, widest }) => {
    const entry = figure.querySelector(`[data-status="${name}"]`);
    const shown = entry?.querySelector<HTMLElement>('[data-value]') ?? null;
    setText(shown, value);
    shown?.style.setProperty('--digits', String(widest ?? value.length));
    setText(entry?.querySelector('small') ?? null, note ?? '');
  });
}
