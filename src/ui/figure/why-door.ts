import type { Problem } from '#puzzles/problem.ts';
import { messageOf } from '#english/english.ts';
import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import type { WhyPanel } from './why-panel.ts';

/** What stands before the button, and whether it is known that there is no solution. */
export interface WhyOffer {
  readonly words: string;
  readonly isNone: boolean;
}

interface WhyDoor {
  /** Shows the button; false hides it, and closes its panel. */
  offer(offer: WhyOffer | false): void;
  /** Tells the panel which problem there is now, and which row is pointed at. */
  update(problem: Problem, row: number | null): void;
}

/**
 * The button of _Why is there none?_, whose panel is fetched at the press.
 *
 * @param load makes the panel; it throws the sentence to show where its code could not be fetched
 * @param asked called at each press
 */
export function whyDoor(
  host: HTMLElement,
  signal: AbortSignal,
  load: () => Promise<WhyPanel>,
  asked?: () => void,
): WhyDoor {
  const { part, press } = wiring(host, signal);
  const place = part('why-none', HTMLElement);
  const said = part('why-answer', HTMLElement);
  const button = press('why-none', () => void toggle());
  let panel: WhyPanel | null = null;
  let isFetching = false;

  async function toggle(): Promise<void> {
    if (isFetching) return;
    isFetching = true;
    asked?.();
    try {
      panel ??= await load();
      if (!signal.aborted) panel.toggle();
    } catch (error) {
      setText(said, messageOf(error));
    } finally {
      isFetching = false;
    }
  }

  return {
    offer(offer) {
      place.hidden = !offer;
      if (!offer) {
        panel?.close();
        return;
      }
      setText(button, offer.isNone ? 'Why is there none?' : 'Is there a proof that there is none?');
      setText(said, offer.words);
    },
    update: (problem, row) => panel?.update(problem, row),
  };
}
