import { answerWords } from '#puzzles/why/answer-words.ts';
import { messageOf } from '#english/english.ts';
import { fetchAtPress } from '#ui/kit/fetch-part.ts';
import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import type { MountedFigure } from './mounted-figure.ts';
import type { Picture } from './pictures.ts';
import type { WhyPanel } from './why-panel.ts';

/** A search that is longer than these updates may have no end that anybody waits for. */
const LONG = 5_000_000;

/**
 * Why is there none? Its button appears when the search has ended without a solution, when the problem has been proved
 * to have none, and during a long search that has found none. The code of its panel comes at the press.
 *
 * @param asked called at the press, where the pictures have to be brought into sight first
 */
export function whyNone(
  host: HTMLElement,
  figure: () => MountedFigure,
  signal: AbortSignal,
  asked?: () => void,
): Picture {
  const { part, press } = wiring(host, signal);
  const place = part('why-none', HTMLElement);
  const words = part('why-answer', HTMLElement);
  const button = press('why-none', () => void toggle());
  let panel: WhyPanel | null = null;
  let isFetching = false;

  async function toggle(): Promise<void> {
    if (isFetching) return;
    isFetching = true;
    asked?.();
    try {
      const { createWhyPanel } = await fetchAtPress('the proof', () => import('./why-panel.ts'));
      if (signal.aborted) return;
      panel ??= createWhyPanel(host, figure, signal);
      panel.toggle();
    } catch (error) {
      setText(words, messageOf(error));
    } finally {
      isFetching = false;
    }
  }

  return (moment) => {
    const { player, isProved, reveal } = figure();
    const { finished, totals } = player.recording;
    const isNone = finished || isProved;
    place.hidden = totals.solutions > 0 || reveal === 'past' || !(isNone || totals.updates >= LONG);
    setText(button, isNone ? 'Why is there none?' : 'Is there a proof that there is none?');
    setText(words, finished ? answerWords({ kind: 'searched', nodes: totals.nodes }) : '');
    panel?.update(moment);
  };
}
