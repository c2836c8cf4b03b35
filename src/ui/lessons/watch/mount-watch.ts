import { drawWatch } from '#pictures/watch/draw.ts';
import { firstQueens, readQueens, withPress, writeQueens } from '#puzzles/watch/board.ts';
import { mountSettings } from '#ui/figure/settings-controls.ts';
import { gridStep } from '#ui/kit/key-steps.ts';
import { isChord, isPress } from '#ui/kit/keys.ts';
import { ownSettings } from '#ui/kit/own-settings.ts';
import { say, setDisabled } from '#ui/kit/parts.ts';
import { setTabStop } from '#ui/kit/roving-focus.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { SIDES, watchWords } from './watch-words.ts';

const written = {
  queens: {
    standard: '',
    noun: 'list of queens',
    accepts: (text: string) => SIDES.some((side) => readQueens(text, Number(side)) !== null),
  },
};

/** A board on which the reader puts queens, until every square is watched. */
export function mountWatch(host: HTMLElement, signal: AbortSignal): void {
  const { part, press, on } = wiring(host, signal);
  const place = part('place', HTMLElement);
  const svg = part('board', SVGSVGElement);
  const said = part('said', HTMLElement);
  const own = ownSettings(host, { side: SIDES }, written);
  let side = Number(own.now['side']);
  let queens = readQueens(own.now['queens'] ?? '', side) ?? firstQueens(side);

  function show(): void {
    const title = svg.getAttribute('aria-label') ?? '';
    drawWatch(svg, { side, queens, isLive: true }, { id: `${host.id}-board`, title });
    say(said, watchWords(side, queens));
    setDisabled(clear, queens.length === 0);
  }

  function put(next: readonly number[]): void {
    queens = [...next];
    own.set({ queens: writeQueens(queens) });
    show();
  }

  function cellOf(target: EventTarget | null): number | null {
    const name = target instanceof Element ? target.getAttribute('data-cell') : null;
    return name === null ? null : Number(name);
  }

  function focusOn(cell: number): void {
    const next = svg.querySelector<SVGElement>(`[data-cell="${cell}"]`);
    if (!next) return;
    setTabStop(svg, '[data-cell]', next);
    next.focus({ preventScroll: true });
  }

  function pressOn(cell: number): void {
    focusOn(cell);
    put(withPress(queens, cell));
  }

  on(place, 'click', ({ target }) => {
    const cell = cellOf(target);
    if (cell !== null) pressOn(cell);
  });
  on(place, 'keydown', (event) => {
    const cell = cellOf(event.target);
    if (cell === null || isChord(event)) return;
    if (isPress(event)) pressOn(cell);
    else {
      const next = gridStep(event.key, cell, { width: side, height: side });
      if (next === null) return;
      focusOn(next);
      show();
    }
    event.preventDefault();
  });
  const clear = press('clear', () => put([]));
  mountSettings(host, signal, (name, value) => {
    side = Number(value);
    queens = firstQueens(side);
    own.set({ [name]: value, queens: '' });
    show();
  }).update(own.now);
  show();
}
