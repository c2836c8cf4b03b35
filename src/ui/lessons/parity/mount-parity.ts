import type { Balance } from '#pictures/parity/balance.ts';
import { balanceText, edgesOf, leanOf, leanOver } from '#pictures/parity/balance.ts';
import { LEANING, nearestBalance, parseBalance } from '#pictures/parity/balance.ts';
import { drawWays, tiltOf } from '#pictures/parity/draw.ts';
import { leanWords, nowWords, reasonWords } from '#pictures/parity/describe.ts';
import { type PieceId, isPieceId } from '#puzzles/tetrasticks/pieces.ts';
import { chooser } from '../pieces/chooser.ts';
import { makeButtons } from '#ui/kit/live-buttons.ts';
import { readText, writeText } from '#ui/kit/address-text.ts';
import { notice } from '#ui/kit/notice.ts';
import { OPENING_BALANCE } from './parity-standard.ts';
import { setDisabled, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';

/** Thirty against thirty: leave a piece out, turn the others, and watch the beam. */
export function mountParity(host: HTMLElement, signal: AbortSignal): void {
  const { part, press, on } = wiring(host, signal);
  const scale = part('balance', HTMLElement);
  const ways = part('ways', SVGSVGElement);
  const now = part('now', HTMLElement);
  const reason = part('reason', HTMLElement);
  const pans = { H: part('pan-H', HTMLElement), V: part('pan-V', HTMLElement) };
  const text = readText(host, 'leans');
  const linked = text === null ? null : parseBalance(text);
  let balance = linked ?? OPENING_BALANCE;
  if (text !== null && linked === null) {
    notice(host, 'The link’s balance is damaged, so the figure starts from its default.');
  }

  makeButtons(host);
  const omit = (id: string): void => {
    if (isPieceId(id)) show({ ...balance, omit: id });
  };
  const makeEven = (): void => {
    const found = nearestBalance(balance);
    if (found) show(found);
  };
  const pieces = chooser(host, signal, omit);
  const even = press('balance', makeEven);
  on(host, 'click', ({ target }) => {
    const weight = target instanceof Element ? target.closest<HTMLElement>('[data-tips]') : null;
    const piece = weight?.dataset['tips'] ?? '';
    if (!isPieceId(piece)) return;
    show(leanOver(balance, piece));
    // Moving it to the other pan loses the focus.
    weight?.focus();
  });

  function show(next: Balance): void {
    balance = next;
    scale.classList.add('is-stepping');
    draw();
    const written = balanceText(balance);
    writeText(host, 'leans', written === balanceText(OPENING_BALANCE) ? null : written);
    notice(host, '');
  }

  function draw(): void {
    const { horizontal, vertical } = edgesOf(balance);
    setText(part('count-H', HTMLElement), String(horizontal));
    setText(part('count-V', HTMLElement), String(vertical));
    scale.style.setProperty('--tilt', `${tiltOf(balance)}deg`);
    scale.classList.toggle('is-even', horizontal === vertical);
    for (const item of host.querySelectorAll<HTMLElement>('[data-piece-item]')) {
      item.hidden = item.dataset['pieceItem'] === balance.omit;
    }
    LEANING.forEach(place);
    setText(now, nowWords(balance));
    setText(reason, reasonWords(balance.omit));
    drawWays(ways, balance, { id: `${host.id}-ways`, title: 'All ways to lean' });
    setDisabled(even, horizontal === vertical || nearestBalance(balance) === null);
    pieces.choose(balance.omit);
  }

  function place(piece: PieceId): void {
    const weight = host.querySelector<HTMLElement>(`[data-tips="${piece}"]`);
    const item = weight?.closest('li');
    if (!weight || !item) return;
    const lean = leanOf(balance, piece);
    if (weight.dataset['leans'] !== lean) {
      weight.dataset['leans'] = lean;
      pans[lean].append(item);
    }
    weight.setAttribute('aria-label', leanWords(balance, piece));
  }

  draw();
}
