import { drawDominoes } from '#pictures/dominoes/draw.ts';
import type { Settings } from '#player/address.ts';
import { EMPTY_HAND, pressCell, readHand, writeHand } from '#puzzles/dominoes/hand.ts';
import { mountSettings } from '#ui/figure/settings-controls.ts';
import { gridStep } from '#ui/kit/key-steps.ts';
import { ownSettings } from '#ui/kit/own-settings.ts';
import { setTabStop } from '#ui/kit/roving-focus.ts';
import { setDisabled, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { BOARD, coloursLeft, handWords } from './colour-words.ts';

const written = {
  laid: {
    standard: '',
    noun: 'list of dominoes',
    accepts: (text: string) => readHand(text, BOARD) !== null,
  },
};

/** A board without two corners, on which the reader lays dominoes; a switch shows the colours. */
export function mountColours(host: HTMLElement, signal: AbortSignal): void {
  const { part, press, on } = wiring(host, signal);
  const place = part('place', HTMLElement);
  const board = part('board', SVGSVGElement);
  const said = part('said', HTMLElement);
  const dark = part('dark', HTMLElement);
  const light = part('light', HTMLElement);
  const choices = { colours: ['off', 'on'] };

  const own = ownSettings(host, choices, written);
  let hand = readHand(own.now['laid'] ?? '', BOARD) ?? EMPTY_HAND;

  function show(): void {
    const isColoured = own.now['colours'] === 'on';
    const title = board.getAttribute('aria-label') ?? '';
    const view = { ...hand, cells: BOARD, isColoured, isLive: true };
    drawDominoes(board, view, { id: `${host.id}-board`, title });
    setText(said, handWords(hand, isColoured));
    const left = coloursLeft(hand);
    setText(dark, String(left.dark));
    setText(light, String(left.light));
    host.classList.toggle('is-coloured', isColoured);
    setDisabled(clear, hand.dominoes.length === 0);
  }

  function change(changed: Settings): void {
    own.set({ ...changed, laid: writeHand(hand) });
    show();
  }

  function pressOn(target: EventTarget | null): boolean {
    const cell = cellOf(target);
    if (!cell) return false;
    focusOn(cell);
    hand = pressCell(hand, cell);
    change({});
    return true;
  }

  function focusOn({ x, y }: { readonly x: number; readonly y: number }): boolean {
    const next = board.querySelector<SVGElement>(`[data-cell="${x},${y}"]`);
    if (!next) return false;
    setTabStop(board, '[data-cell]', next);
    next.focus({ preventScroll: true });
    return true;
  }

  on(place, 'click', ({ target }) => pressOn(target));
  on(place, 'keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const cell = cellOf(event.target);
    if (!cell) return;
    if (event.key === 'Enter' || event.key === ' ') pressOn(event.target);
    else {
      const next = gridStep(event.key, cell.y * 8 + cell.x, { width: 8, height: 8 });
      if (next === null) return;
      if (focusOn({ x: next % 8, y: Math.floor(next / 8) })) show();
    }
    event.preventDefault();
  });
  const clear = press('clear', () => {
    hand = EMPTY_HAND;
    change({});
  });
  mountSettings(host, signal, (name, value) => change({ [name]: value })).update(own.now);
  show();
}

function cellOf(target: EventTarget | null): { x: number; y: number } | null {
  const name = target instanceof Element ? target.getAttribute('data-cell') : null;
  const [x, y] = (name ?? '').split(',').map(Number);
  return x === undefined || y === undefined ? null : { x, y };
}
