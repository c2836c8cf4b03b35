import { fetchPart } from '#ui/kit/fetch-part.ts';
import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import type { Asking } from './asking.ts';
import type { Figure } from './figure.ts';

/**
 * The button that makes a figure ask what comes next. Its code is fetched with the first press; where there is nothing
 * to ask about, a message says so.
 *
 * @returns a function that updates the button
 */
export function mountAskMe(host: HTMLElement, figure: Figure, signal: AbortSignal): () => void {
  const { part, optionalPart, press } = wiring(host, signal);
  const drawer = part('more', HTMLElement);
  const words = optionalPart('ask-words', HTMLElement);
  let asking: Asking | null = null;
  let isComing = false;

  async function ask(): Promise<void> {
    if (asking) toggle(asking);
    if (isComing) return;
    isComing = true;
    const { createAsking } = await fetchPart(host, 'the questions', () => import('./asking.ts'), signal);
    if (signal.aborted) return;
    asking = createAsking(host, figure, signal);
    toggle(asking);
  }

  function toggle(of: Asking): void {
    const refusal = of.toggle();
    setText(words, refusal);
    if (refusal === '') drawer.hidePopover();
    show();
  }

  function show(): void {
    setText(button, asking?.isOn ? 'Stop asking' : 'Ask me what comes next');
  }

  const button = press('ask-me', () => void ask());
  return show;
}
