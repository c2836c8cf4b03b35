import { hasBounds } from '#dlx/bounds.ts';
import { answerWords } from '#english/answer-words.ts';
import { fetchAtPress } from '#ui/kit/fetch-part.ts';
import type { MountedFigure } from './mounted-figure.ts';
import type { Picture } from './pictures.ts';
import { type WhyOffer, whyDoor } from './why-door.ts';

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
  const door = whyDoor(
    host,
    signal,
    async () => {
      const { figurePanel } = await fetchAtPress('the proof', () => import('./why-panel.ts'));
      return figurePanel(host, figure, signal);
    },
    asked,
  );
  return (moment) => {
    door.offer(offerOf(figure()));
    door.update(figure().problem, moment.highlight.row);
  };
}

/** What is offered at a figure now; false where its search has found a solution, or may still soon. */
export function offerOf({ player, isProved, reveal, problem }: MountedFigure): WhyOffer | false {
  const { finished, totals } = player.recording;
  const isNone = finished || isProved;
  // No proof of ours is about columns that are covered more or less often than once.
  const isOffered =
    !hasBounds(problem.matrix) && totals.solutions === 0 && reveal !== 'past' && (isNone || totals.updates >= LONG);
  return isOffered && { words: finished ? answerWords({ kind: 'searched', nodes: totals.nodes }) : '', isNone };
}
