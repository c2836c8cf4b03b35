import { type Blocked, type SliderView, shareOf } from '#player/controls.ts';
import { button, setDisabled } from '#ui/kit/parts.ts';

/** Disables the buttons that cannot be used, and enables the others. A figure may lack some. */
export function showBlocked(host: Element, blocked: Blocked<string>): void {
  for (const [name, why] of Object.entries(blocked)) {
    setDisabled(button(host, name), why !== null);
  }
}

/**
 * Updates a native slider, but not its `aria-valuetext`, which must not be announced too often. The thumb of one that a
 * finger moves freely (`scrub.ts`) stays under the finger.
 */
export function showSlider(range: HTMLInputElement, view: SliderView): void {
  range.min = String(view.min);
  range.max = String(view.max);
  if (range.step === 'any') return;
  range.valueAsNumber = view.value;
  range.style.setProperty('--at', String(shareOf(view)));
}
