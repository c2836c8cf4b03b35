import type { TorusLayout } from '#pictures/torus/layout.ts';
import type { Direction, TorusLink, TorusNode, TorusView } from '#pictures/torus/view.ts';
import { nodeAfter } from '#ui/explore/torus/torus-keys.ts';
import { rovingFocus } from '#ui/kit/roving-focus.ts';
import { isStill } from '#ui/kit/still.ts';
import { createTween, pageClock } from '#ui/kit/tween.ts';
import { mountLinkDragging } from './link-dragging.ts';
import { drawGrips, drawHeld, drawWriting, writingView } from './links-picture.ts';
import { type Held, type WritingState, heldLink, swingBetween } from './writing-state.ts';

interface WritingPicture {
  /** The torus as it is at rest. */
  readonly view: TorusView;
  /** The node whose links are listed. */
  readonly selected: TorusNode | null;
  readonly held: TorusLink | null;
  /** Draws the state at rest. */
  show(): void;
  /** Lets the link swing that one more write, or one less, has changed. */
  swingFrom(before: WritingState): void;
}

interface WritingActs {
  state(): WritingState;
  /** Called when a node is pressed, or a link dropped on it, which the reader has led there by hand. */
  press(node: string, isDragged: boolean): void;
  /** Called when a link is taken, with `toggles` by its key; null empties the hand. */
  hold(link: Held | null, toggles?: boolean): void;
}

const LETTERS: Readonly<Record<string, Direction>> = { l: 'left', r: 'right', u: 'up', d: 'down' };

/** Mounts the torus on which links are written: it is drawn, and takes keys, presses and links dragged by their heads. */
export function mountWritingPicture(
  svg: SVGSVGElement,
  id: string,
  signal: AbortSignal,
  { state, press, hold }: WritingActs,
): WritingPicture {
  let view: TorusView;
  let layout: TorusLayout;
  const swing = createTween(pageClock);
  signal.addEventListener('abort', () => swing.stop());
  const inHand = (): TorusLink | null => heldLink(state(), view);
  const idOf = (element: Element): string => element.getAttribute('data-id') ?? '';
  const elementOf = (node: string): SVGGElement | null => svg.querySelector(`.torus-node[data-id="${node}"]`);

  const roving = rovingFocus<SVGGElement>(svg, signal, {
    items: '.torus-node',
    next(element, { key }) {
      // Letters hold a link here, and do not follow it.
      if (key.toLowerCase() in LETTERS) return null;
      const at = view.nodes.find((node) => node.id === idOf(element));
      const to = at && nodeAfter(view, at, key);
      return to ? elementOf(to.id) : null;
    },
    stay: () => {},
    press: (element) => press(idOf(element), false),
    act({ key }, element) {
      const direction = LETTERS[key.toLowerCase()];
      if (direction) hold({ node: idOf(element), direction }, true);
      else if (key === 'Escape') hold(null);
      else return false;
      return true;
    },
  });
  mountLinkDragging(svg, signal, {
    linkAt: (grip) => view.arrows.find((arrow) => arrow.id === grip) ?? null,
    take: (link) => hold({ node: link.from.id, direction: link.direction }),
    move: (point) => drawHeld(svg, view, layout, inHand(), point),
    drop(node) {
      if (node === null) drawHeld(svg, view, layout, inHand(), null);
      else press(node, true);
    },
    press: (node) => press(node, false),
  });

  function draw(shown: TorusView): void {
    layout = drawWriting(svg, shown, id, true);
    drawGrips(svg, shown, layout);
    drawHeld(svg, view, layout, inHand(), null);
  }

  return {
    get view() {
      return view;
    },
    get selected() {
      return view.nodes.find((node) => node.id === state().selected) ?? null;
    },
    get held() {
      return inHand();
    },
    show() {
      const { writing, round, selected } = state();
      view = writingView(writing, round, selected);
      swing.stop();
      draw(view);
      roving.keepStop(elementOf('root'));
    },
    swingFrom(before) {
      const now = state();
      const way = isStill() ? null : swingBetween(before, now);
      if (!way) return;
      const at = (share: number): void =>
        draw(share === way.to ? view : writingView(now.writing, way.of, now.selected, share));
      at(way.from);
      swing.run(way.from, way.to, at);
    },
  };
}
