import type { TorusLayout } from '#pictures/torus/layout.ts';
import { capital } from '#english/english.ts';
import { factsOf } from '#pictures/torus/describe.ts';
import { type Direction, type TorusLink, type TorusNode, type TorusView, DIRECTIONS } from '#pictures/torus/view.ts';
import { SIZES } from '#practice/random-matrix.ts';
import { attempted, writeGiven, writingTakenBack } from '#practice/attempt.ts';
import {
  type WritingKind,
  type WritingRound,
  isWritten,
  randomWriting,
  UNWRITTEN,
  writingScore,
} from '#practice/writing.ts';
import { linkName } from '#practice/write-names.ts';
import { tracedWriting, writingWords } from '#practice/writing-reasons.ts';
import { mountSettings } from '#ui/figure/settings-controls.ts';
import { notice, readText, writeText } from '#ui/kit/element-state.ts';
import { setDisabled, setText } from '#ui/kit/parts.ts';
import { createSwing, isStill, pageClock } from '#ui/kit/swing.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { rovingFocus } from '#ui/kit/roving-focus.ts';
import { nodeAfter } from '#ui/explore/torus/torus-keys.ts';
import { drawGrips, drawHeld, drawWriting, writingView } from './links-picture.ts';
import { roundAt } from './links-turn.ts';
import { mountLinkDragging } from './link-dragging.ts';
import { mountRung } from './mount-rung.ts';
import { openingSeed } from './rung.ts';
import { type Turn, anotherSeed, openingTurn, readTurn, turnText } from './turn.ts';
import { sayTurn } from './say-turn.ts';

/** A link that the reader holds, to lead it to another node. */
interface Held {
  readonly node: string;
  readonly direction: Direction;
}

const LETTERS: Readonly<Record<string, Direction>> = { l: 'left', r: 'right', u: 'up', d: 'down' };

/**
 * Mounts the figure in which the reader writes the links of a cover, or of uncovers; a write that the code would not
 * make is explained.
 */
export function mountWriteLinks(host: HTMLElement, signal: AbortSignal): void {
  const { part, press, on } = wiring(host, signal);
  const svg = part('torus', SVGSVGElement);
  const said = part('caption', HTMLElement);
  const hand = part('hand', HTMLElement);
  const panel = part('node-panel', HTMLElement);
  const kind = (host.dataset['kind'] ?? 'cover') as WritingKind;
  const opening = openingTurn(false, openingSeed(host.dataset['rung']));
  const rung = mountRung(host, signal, { next: () => go(writeGiven(writing, round)), back: stepBack });
  let turn: Turn = opening;
  let writing = randomWriting(turn.wish, kind, rung.given);
  let round: WritingRound = UNWRITTEN;
  let selected: string | null = null;
  let held: Held | null = null;
  let view: TorusView;
  let layout: TorusLayout;
  const swing = createSwing(pageClock);
  signal.addEventListener('abort', () => swing.stop());

  readAddress();
  const settings = mountSettings(host, signal, (name, value) => {
    const size = SIZES.find((each) => each === value);
    if (name === 'size' && size) change({ ...turn.wish, size });
    if (name === 'given') {
      rung.give(value);
      change(turn.wish);
    }
  });
  const takeBack = press('take-back', stepBack);
  press('new', () => change({ ...turn.wish, seed: anotherSeed() }));
  for (const direction of DIRECTIONS) {
    const control = panel.querySelector(`[data-hold="${direction}"]`);
    const take = (): void => hold(selected === null ? null : { node: selected, direction }, true);
    on(control, 'click', take);
  }
  const roving = rovingFocus<SVGGElement>(svg, signal, {
    items: '.torus-node',
    next(element, { key }) {
      // Letters hold a link here, and do not follow it.
      if (key.toLowerCase() in LETTERS) return null;
      const at = view.nodes.find(({ id }) => id === element.getAttribute('data-id'));
      const to = at && nodeAfter(view, at, key);
      return to ? elementOf(to.id) : null;
    },
    stay: () => {},
    press: (element) => pressNode(element.getAttribute('data-id') ?? ''),
    act,
  });
  mountLinkDragging(svg, signal, {
    linkAt: (grip) => view.arrows.find(({ id }) => id === grip) ?? null,
    take: (link) => hold({ node: link.from.id, direction: link.direction }),
    move: (point) => drawHeld(svg, view, layout, heldLink(), point),
    drop: (node) => (node === null ? showHand() : pressNode(node, true)),
    press: (node) => pressNode(node),
  });
  rung.begin(isWritten(writing, round));
  show();

  function readAddress(): void {
    const text = readText(host, 'matrix');
    if (text === null) return;
    const read = readTurn(text, false, () => Infinity);
    const asked = read && randomWriting(read.wish, kind, rung.given);
    const there = read && asked && roundAt(asked, read.round.done, read.round.missed);
    if (!read || !asked || !there) {
      notice(host, 'The link’s matrix is damaged, so the figure starts with its own.');
      return;
    }
    [turn, writing, round] = [read, asked, there];
  }

  function change(wish: Turn['wish']): void {
    turn = { ...turn, wish };
    writing = randomWriting(wish, kind, rung.given);
    [selected, held] = [null, null];
    rung.begin(false);
    go(UNWRITTEN);
  }

  function stepBack(): void {
    go(writingTakenBack(round));
  }

  /** @param isDragged the reader has led the link there by hand, so it does not swing */
  function go(next: WritingRound, isDragged = false): void {
    const before = round;
    const isFirstMiss = round.missed.length === 0 && next.missed.length > 0;
    round = next;
    rung.note({ isOver: isWritten(writing, round), isFirstMiss });
    const { written, missed } = round;
    const text = turnText({ ...turn, round: { done: written.length, missed, wrong: null } });
    writeText(host, 'matrix', text === turnText(opening) ? null : text);
    notice(host, '');
    show();
    if (!isDragged && !isStill()) swingFrom(before);
  }

  /** Lets the link swing that one more write, or one less, has changed. */
  function swingFrom(before: WritingRound): void {
    const more = round.written.length - before.written.length;
    if (Math.abs(more) !== 1 || round.wrong || before.wrong) return;
    const [later, from, to] = more > 0 ? [round, 0, 1] : [before, 1, 0];
    const at = (share: number): void => {
      drawPicture(share === to ? view : writingView(writing, later, selected, share));
    };
    at(from);
    swing.run(from, to, at);
  }

  function drawPicture(shown: TorusView): void {
    layout = drawWriting(svg, shown, host.id, true);
    drawGrips(svg, shown, layout);
    drawHeld(svg, view, layout, heldLink(), null);
  }

  /** Handles a press on a node: the held link is led there; without one the node is selected. */
  function pressNode(id: string, isDragged = false): void {
    const [link, to] = [heldLink(), view.nodes.find((node) => node.id === id)];
    if (link && to) {
      [held, selected] = [null, null];
      go(attempted(writing, round, { link: link.direction, node: link.from.address, to: to.address }), isDragged);
      return;
    }
    selected = id === selected ? null : id;
    show(false);
  }

  /** Holds a link; null, or with `toggles` the same one again, releases it. */
  function hold(next: Held | null, toggles = false): void {
    const isSame = toggles && next?.node === held?.node && next?.direction === held?.direction;
    held = isSame ? null : next;
    if (next) selected = next.node;
    show(false);
  }

  function heldLink(): TorusLink | null {
    if (!held) return null;
    const { node, direction } = held;
    return view.linksOf.get(node)?.find((link) => link.direction === direction) ?? null;
  }

  function act({ key }: KeyboardEvent, element: Element): boolean {
    const node = element.getAttribute('data-id') ?? '';
    const direction = LETTERS[key.toLowerCase()];
    if (direction) hold({ node, direction }, true);
    else if (key === 'Escape') hold(null);
    else return false;
    return true;
  }

  function elementOf(id: string): SVGGElement | null {
    return svg.querySelector(`.torus-node[data-id="${id}"]`);
  }

  function show(isNews = true): void {
    view = writingView(writing, round, selected);
    swing.stop();
    drawPicture(view);
    roving.keepStop(elementOf('root'));
    showPanel(view.nodes.find(({ id }) => id === selected) ?? null);
    showHand();
    const words = (rung.isTraced ? tracedWriting : writingWords)(writing, round);
    if (isNews) sayTurn(host, said, words, round.wrong !== null);
    rung.show({ isGiven: writing.given[round.written.length] ?? false });
    const { done, atOnce, all } = writingScore(writing, round);
    setText(host.querySelector('[data-status="writes"] [data-value]'), `${done} of ${all}`);
    setText(host.querySelector('[data-status="right first time"] [data-value]'), String(atOnce));
    said.dataset['state'] = isWritten(writing, round) ? 'good' : '';
    setDisabled(takeBack, round.written.length === 0 && !round.wrong);
    settings.update({ size: turn.wish.size, given: rung.given });
  }

  function showHand(): void {
    const link = heldLink();
    drawHeld(svg, view, layout, link, null);
    const name = link && linkName({ link: link.direction, node: link.from.address }, writing.start, writing.names);
    setText(hand, name ? `In your hand: ${name}. Press the node that it should lead to.` : '');
  }

  function showPanel(node: TorusNode | null): void {
    panel.toggleAttribute('data-empty', !node);
    if (!node) return;
    const { name, links } = factsOf(view, node);
    setText(panel.querySelector('[data-part="node-name"]'), capital(name));
    for (const direction of DIRECTIONS) {
      const control = panel.querySelector<HTMLButtonElement>(`[data-hold="${direction}"]`);
      if (!control) continue;
      const link = links[direction];
      control.disabled = !link;
      control.setAttribute('aria-pressed', String(held?.node === node.id && held.direction === direction));
      const words = link ? (link.id === node.id ? 'itself' : link.name) : 'none';
      setText(control.querySelector('[data-part="node-link"]'), words);
    }
  }
}
