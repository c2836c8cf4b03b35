import type { Scenario, Suggestion } from '../../scenarios/scenario.ts';
import type { Settings } from '../../player/address.ts';
import { fetchPart } from '../page/fetch-part.ts';
import { optionalPart, part, setText } from '../page/parts.ts';
import type { Figure } from './figure.ts';

export interface Suggestions {
  /** Says what a press would do now. */
  update(settings: Settings, solution: number): void;
}

/** Wires the things to try: each does what a control of the figure would do. */
export function mountSuggestions(
  host: HTMLElement,
  figure: Figure,
  { suggestions = [] }: Scenario,
  signal: AbortSignal,
): Suggestions {
  const place = optionalPart(host, 'suggestions', HTMLElement);
  const [stage, step] = [part(host, 'stage', HTMLElement), part(host, 'step', HTMLElement)];
  // What a press changes may lie under the dock there.
  const narrow = matchMedia('(max-width: 40rem)');
  async function press(suggestion: Suggestion): Promise<void> {
    const { follow } = await fetchPart(host, 'what it does', () => import('./suggested.ts'), signal); // prettier-ignore
    follow(figure, suggestion);
    if (!narrow.matches) return;
    for (const seen of [step, stage]) seen.scrollIntoView({ block: 'nearest' });
  }

  const buttons = [...(place?.querySelectorAll<HTMLElement>('[data-suggestion]') ?? [])];
  buttons.forEach((button, index) => {
    const suggestion = suggestions[index];
    if (!suggestion) return;
    button.addEventListener('click', () => void press(suggestion), { signal });
  });
  return {
    update(settings, solution) {
      buttons.forEach((button, index) => {
        const { words = '', again = words, does } = suggestions[index] ?? {};
        const of = typeof does === 'object' && 'setting' in does ? does : null;
        const isDone = of !== null && settings[of.setting] === of.value;
        button.hidden = isDone && of.otherwise === '';
        setText(button, isDone ? of.otherwise : solution > 0 ? again : words);
      });
    },
  };
}
