import {
  type AnsweredMoment,
  formatMoments,
  isAnswered,
  momentsWords,
  readMoments,
  shareOfMoments,
} from '#practice/predict/answers.ts';
import type { Asking } from '#ui/figure/asking.ts';
import { knownFigure } from '#ui/figure/known-figures.ts';
import { readText, writeText } from '#ui/kit/address-text.ts';
import { announcePerformed } from '#ui/kit/announced.ts';
import { defineElement } from '#ui/kit/define-element.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { addNotice } from '#ui/kit/notice.ts';
import { setText } from '#ui/kit/parts.ts';
import { whenReady } from '#ui/kit/when-ready.ts';
import { wiring } from '#ui/kit/wiring.ts';

/** The name in the address of how the questions have been answered. */
const ANSWERS = 'answers';

/** A figure that asks in an activity: its button, and the answers so far, which the address keeps. */
function mountAskedFigure(host: HTMLElement, signal: AbortSignal): void {
  const { part, press } = wiring(host, signal);
  const figureHost = host.querySelector<HTMLElement>('.figure-host');
  const words = part('asked-words', HTMLElement);
  const kept = readText(host, ANSWERS);
  let asking: Asking | null = null;
  let moments: readonly AnsweredMoment[] = readMoments(kept ?? '') ?? [];
  if (kept !== null && moments.length === 0)
    addNotice(host, 'The link’s answers are damaged, so the questions start afresh.');

  const button = press('begin-asking', () => {
    if (figureHost) whenReady(figureHost, () => void begin(figureHost));
  });

  async function begin(of: HTMLElement): Promise<void> {
    const { createAsking } = await fetchPart(host, 'the questions', () => import('#ui/figure/asking.ts'), signal);
    const known = knownFigure(of);
    if (signal.aborted || !known || asking?.isOn) return;
    asking ??= createAsking(of, known.figure, signal, {
      get moments() {
        return moments;
      },
      keep(next) {
        moments = next;
        writeText(host, ANSWERS, next.length === 0 ? null : formatMoments(next));
        show();
      },
    });
    const refusal = asking.toggle();
    if (refusal !== '') setText(words, refusal);
  }

  function show(): void {
    const open = moments.filter(({ how }) => !isAnswered(how)).length;
    setText(words, momentsWords(moments));
    setText(button, moments.length === 0 ? 'Ask me' : open > 0 ? 'Go on asking' : 'Ask me again');
    announcePerformed(host, { share: shareOfMoments(moments), isOver: open === 0 });
  }

  if (moments.length > 0) show();
}

defineElement('asked-figure', mountAskedFigure);
