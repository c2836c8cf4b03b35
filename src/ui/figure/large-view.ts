import { fetchPart } from '#ui/kit/fetch-part.ts';
import { wiring } from '#ui/kit/wiring.ts';

/** The button of the large view, for the last row of a class. The code is fetched with the first press. */
export function mountLargeView(host: HTMLElement, signal: AbortSignal): void {
  let toggle: (() => void) | null = null;
  let isComing = false;

  async function show(): Promise<void> {
    if (toggle) toggle();
    if (isComing) return;
    isComing = true;
    const { createLargeWindow } = await fetchPart(host, 'the large view', () => import('./large-window.ts'), signal);
    toggle = createLargeWindow(host, signal);
    toggle();
  }

  wiring(host, signal).press('large', () => void show());
}
