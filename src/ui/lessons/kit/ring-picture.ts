import { type RingDrawOptions, drawRing } from '#pictures/ring/draw.ts';
import type { RingView } from '#pictures/ring/view.ts';
import { codeOf, listWords } from '#pictures/ring/describe.ts';
import { isChord, isPress } from '#ui/kit/keys.ts';
import { part, setText } from '#ui/kit/parts.ts';
import { isStill } from '#ui/kit/still.ts';
import { createTween, pageClock } from '#ui/kit/tween.ts';
import { wiring } from '#ui/kit/wiring.ts';

interface RingPictureOptions {
  readonly title: string;
  /** What a press on a node does, in words; null when it does nothing now. */
  action(name: string): string | null;
  press(name: string): void;
}

/** The picture of a ring: nodes are buttons, one stop for Tab, the arrow keys go along the list. */
export function mountRing(
  host: HTMLElement,
  signal: AbortSignal,
  { title, action, press }: RingPictureOptions,
): (view: RingView) => void {
  const { part, on } = wiring(host, signal);
  const svg = part('ring', SVGSVGElement);
  let shown: RingView | null = null;
  let current = 1;
  const swing = createTween(pageClock);
  signal.addEventListener('abort', () => swing.stop());

  function draw(view: RingView): void {
    const before = shown;
    shown = view;
    current = Math.min(current, view.nodes.length - 1);
    showCode(host, view);
    swing.stop();
    if (!before || isStill()) drawNow(view);
    else if (isAfter(before, view)) swingBetween(before, view, 0, 1);
    else if (isAfter(view, before)) swingBetween(view, before, 1, 0);
    else drawNow(view);
  }

  /** Draws the later of two views at a share of its last press, then at others, and at last the one that is shown. */
  function swingBetween(before: RingView, view: RingView, from: number, to: number): void {
    const at = (share: number): void => {
      if (share === to) drawNow(shown ?? view);
      else drawNow(view, { before, share });
    };
    at(from);
    swing.run(from, to, at);
  }

  function drawNow(view: RingView, part: RingDrawOptions['swing'] = null): void {
    const name = (index: number): string => view.nodes[index]?.name ?? '';
    const options = { id: `${host.id}-ring`, title, current, swing: part };
    drawRing(svg, view, { ...options, action: (index) => action(name(index)) });
  }

  function nodeOf(target: EventTarget | null): number | null {
    const node = target instanceof Element ? target.closest('.ring-node') : null;
    const index = Number(node?.getAttribute('data-node') ?? 0);
    return index > 0 ? index : null;
  }

  function pressed(index: number | null): void {
    const name = index === null ? undefined : shown?.nodes[index]?.name;
    if (name === undefined || action(name) === null) return;
    current = index ?? current;
    press(name);
  }

  on(svg, 'click', ({ target }) => pressed(nodeOf(target)));
  on(svg, 'keydown', (event) => {
    const index = nodeOf(event.target);
    if (index === null || !shown || isChord(event)) return;
    const last = shown.nodes.length - 1;
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 1, End: last }[event.key];
    if (to !== undefined) {
      current = Math.min(last, Math.max(1, to));
      swing.stop();
      drawNow(shown);
      svg.querySelector<SVGGElement>(`[data-node="${current}"]`)?.focus();
    } else if (isPress(event)) pressed(index);
    else return;
    event.preventDefault();
  });
  return draw;
}

/** Whether a view is another with one more press. */
function isAfter(before: RingView, { nodes, presses }: RingView): boolean {
  const text = (all: RingView['presses']): string => all.map(({ node }) => node.name).join();
  return (
    nodes.length === before.nodes.length && presses.length > 0 && text(presses.slice(0, -1)) === text(before.presses)
  );
}

/** The last press as code, and what both walks along the list find. */
function showCode(host: HTMLElement, view: RingView): void {
  const { action, rule, filled } = codeOf(view);
  setText(part(host, 'action', HTMLElement), action);
  setText(part(host, 'rule', HTMLElement), rule);
  setText(part(host, 'writes', HTMLElement), filled);
  const words = part(host, 'words', HTMLElement);
  words.dataset['state'] = view.problem === null ? 'good' : 'bad';
  setText(words, listWords(view));
}
