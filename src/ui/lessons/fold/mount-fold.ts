import { drawFold } from '#pictures/fold/draw.ts';
import { foldLayout, foldView, foldWords } from '#pictures/fold/view.ts';
import { setText } from '#ui/kit/parts.ts';
import { isStill } from '#ui/kit/still.ts';
import { createTween, pageClock } from '#ui/kit/tween.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { folded } from './folded.ts';

/** Folds the tree as far as the slider says; a button folds it to the end, and unfolds it from there. */
export function mountFold(host: HTMLElement, signal: AbortSignal): void {
  const { part, press, on } = wiring(host, signal);
  const svg = part('fold', SVGSVGElement);
  const merges = part('merges', HTMLInputElement);
  const said = part('said', HTMLElement);
  const { folding, board } = folded();
  const layout = foldLayout(folding);
  const most = folding.folds.length;
  const tween = createTween(pageClock);
  signal.addEventListener('abort', () => tween.stop());
  let at = 0;

  function draw(now: number): void {
    at = now;
    const title = now === 0 ? 'The tree' : now === most ? 'The diagram' : 'The tree, folded so far';
    drawFold(svg, folding, foldView(folding, layout, now), board, { id: `${host.id}-tree`, title });
  }

  /** Goes to so many merges, and tells the reader. */
  function go(to: number): void {
    merges.value = String(to);
    const words = foldWords(folding, to);
    merges.setAttribute('aria-valuetext', words);
    setText(said, words);
    setText(fold, to === most ? 'Unfold it' : 'Fold it');
    if (!isStill()) tween.run(at, to, draw);
    else {
      tween.stop();
      draw(to);
    }
  }

  on(merges, 'input', () => go(merges.valueAsNumber));
  const fold = press('fold', () => go(merges.valueAsNumber === most ? 0 : most));
  // The browser may have kept a place from before.
  if (merges.valueAsNumber !== 0) go(merges.valueAsNumber);
}
