import { SIZES } from '#practice/random-matrix.ts';
import { shareOf } from '#practice/share.ts';
import { linkName } from '#practice/write-names.ts';
import { type WritingKind, writingScore } from '#practice/writing.ts';
import { tracedWriting, writingWords } from '#practice/writing-reasons.ts';
import { mountSettings } from '#ui/figure/settings-controls.ts';
import { readText, writeText } from '#ui/kit/address-text.ts';
import { announcePerformed } from '#ui/kit/announced.ts';
import { notice } from '#ui/kit/notice.ts';
import { setDisabled, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { mountNodePanel } from './mount-node-panel.ts';
import { mountRung } from './mount-rung.ts';
import { openingSeed } from './rung.ts';
import { sayTurn } from './say-turn.ts';
import { anotherSeed, openingTurn } from './turn.ts';
import { mountWritingPicture } from './writing-picture.ts';
import {
  type Held,
  type WritingState,
  afterGiven,
  holding,
  isNextGiven,
  isAllWritten,
  leading,
  readWriting,
  selecting,
  lastTakenBack,
  unwritten,
  writingText,
} from './writing-state.ts';

/**
 * Mounts the figure in which the reader writes the links of a cover, or of uncovers; a write that the code would not
 * make is explained.
 */
export function mountWriteLinks(host: HTMLElement, signal: AbortSignal): void {
  const { part, press } = wiring(host, signal);
  const said = part('caption', HTMLElement);
  const hand = part('hand', HTMLElement);
  const kind = (host.dataset['kind'] ?? 'cover') as WritingKind;
  const stepBack = (): void => go(lastTakenBack(state));
  const rung = mountRung(host, signal, { next: () => go(afterGiven(state)), back: stepBack });
  const opening = unwritten(openingTurn(false, openingSeed(host.dataset['rung'])).wish, kind, rung.given);
  let state = opened();
  const settings = mountSettings(host, signal, (name, value) => {
    const size = SIZES.find((each) => each === value);
    if (name === 'size' && size) begin({ ...state.wish, size });
    if (name === 'given') {
      rung.give(value);
      begin(state.wish);
    }
  });
  const takeBack = press('take-back', stepBack);
  press('new', () => begin({ ...state.wish, seed: anotherSeed() }));
  const showPanel = mountNodePanel(host, signal, (direction) => {
    hold(state.selected === null ? null : { node: state.selected, direction }, true);
  });
  const picture = mountWritingPicture(part('torus', SVGSVGElement), host.id, signal, {
    state: () => state,
    press: pressNode,
    hold,
  });
  rung.begin(isAllWritten(state));
  show();

  function opened(): WritingState {
    const text = readText(host, 'matrix');
    const linked = text === null ? null : readWriting(text, kind, rung.given);
    if (text !== null && !linked) notice(host, 'The link’s matrix is damaged, so the figure starts with its own.');
    return linked ?? opening;
  }

  function begin(wish: WritingState['wish']): void {
    rung.begin(false);
    go(unwritten(wish, kind, rung.given));
  }

  /** @param isDragged the reader has led the link there by hand, so it does not swing */
  function go(next: WritingState, isDragged = false): void {
    const before = state;
    state = next;
    const isFirstMiss = before.round.missed.length === 0 && next.round.missed.length > 0;
    rung.note({ isOver: isAllWritten(state), isFirstMiss });
    const text = writingText(state);
    writeText(host, 'matrix', text === writingText(opening) ? null : text);
    notice(host, '');
    show();
    if (!isDragged) picture.swingFrom(before);
  }

  /** Handles a press on a node: the held link is led there; without one the node is selected. */
  function pressNode(node: string, isDragged: boolean): void {
    const led = leading(state, picture.view, node);
    if (led) go(led, isDragged);
    else handle(selecting(state, node));
  }

  function hold(link: Held | null, toggles = false): void {
    handle(holding(state, link, toggles));
  }

  /** Shows another selection, or another hand, over which no words are lost. */
  function handle(next: WritingState): void {
    state = next;
    showTorus();
  }

  function show(): void {
    showTorus();
    const { writing, round, wish } = state;
    const words = (rung.isTraced ? tracedWriting : writingWords)(writing, round);
    sayTurn(host, said, words, round.wrong !== null);
    rung.show({ isGiven: isNextGiven(state) });
    const score = writingScore(writing, round);
    const { done, atOnce, all } = score;
    const yours = writing.given.filter((isGiven) => !isGiven).length;
    announcePerformed(host, { share: shareOf(score, yours), isOver: isAllWritten(state) });
    setText(host.querySelector('[data-status="writes"] [data-value]'), `${done} of ${all}`);
    setText(host.querySelector('[data-status="right first time"] [data-value]'), String(atOnce));
    said.dataset['state'] = isAllWritten(state) ? 'good' : '';
    setDisabled(takeBack, round.written.length === 0 && !round.wrong);
    settings.update({ size: wish.size, given: rung.given });
  }

  function showTorus(): void {
    picture.show();
    const { view, selected, held } = picture;
    const { start, names } = state.writing;
    showPanel(view, selected, state.held);
    const name = held && linkName({ link: held.direction, node: held.from.address }, start, names);
    setText(hand, name ? `In your hand: ${name}. Press the node that it should lead to.` : '');
  }
}
