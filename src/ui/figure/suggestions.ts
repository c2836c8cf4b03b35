import type { Scenario, Suggestion } from '#scenarios/scenario.ts';
import type { Settings } from '#player/address.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import type { Figure } from './figure.ts';

export interface Suggestions {
  /** Updates the words to what a press would do now. */
  update(settings: Settings, solution: number): void;
}

/** Wires the things to try: each does what a control of the figure would do. */
export function mountSuggestions(
  host: HTMLElement,
  figure: Figure,
  { suggestions = [] }: Scenario,
  signal: AbortSignal,
): Suggestions {
  const { optionalPart, on } = wiring(host, signal);
  const place = optionalPart('suggestions', HTMLElement);
  async function carryOut(suggestion: Suggestion): Promise<void> {
    const { press } = await fetchPart(host, 'the suggestion', () => import('./suggested.ts'), signal);
    press(host, figure, suggestion);
  }

  const buttons = [...(place?.querySelectorAll<HTMLElement>('[data-suggestion]') ?? [])];
  buttons.forEach((button, index) => {
    const suggestion = suggestions[index];
    if (!suggestion) return;
    on(button, 'click', () => void carryOut(suggestion));
  });
  return {
    update(settings, solution) {
      buttons.forEach((button, index) => {
        const { words = '', again = words, does } = suggestions[index] ?? {};
        const of = typeof does === 'object' && 'setting' in does ? does : null;
        const isDone = of && settings[of.setting] === of.value;
        const said = isDone ? of.otherwise : solution > 0 ? again : words;
        button.hidden = said === '';
        if (said) setText(button, said);
      });
    },
  };
}
