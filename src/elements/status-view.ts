import type { StatusItem } from '../player/words.ts';
import { setText } from './parts.ts';

/** Brings a status line, which the component has written as a `dl`, up to these items. */
export function updateStatus(list: HTMLElement, items: readonly StatusItem[]): void {
  items.forEach(({ name, value, note }) => {
    const entry = list.querySelector(`[data-status="${name}"]`);
    setText(entry?.querySelector('[data-value]') ?? null, value);
    setText(entry?.querySelector('small') ?? null, note ?? '');
  });
}
