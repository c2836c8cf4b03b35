import all from '#content/data/boards.json';
import { fragmentFor } from '#player/fragment.ts';
import type { AllBoards } from '#puzzles/tetrasticks/all-boards.ts';
import { boardNumber } from '#puzzles/tetrasticks/board-number.ts';
import type { PieceId } from '#puzzles/tetrasticks/pieces.ts';
import { type Sketch, emptySketch, OMITTABLE } from '#puzzles/tetrasticks/sketch.ts';
import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { type Winner, mountWin } from '../kit/win.ts';
import type { ShowWin } from '../kit/win-door.ts';
import type { PlayState } from './play-state.ts';
import { inWords } from '#english/english.ts';

/** Wires the panel of a solved board: its number in the gallery, its picture, and the next puzzle. */
export function mountWon(
  host: HTMLElement,
  table: PlayState,
  signal: AbortSignal,
  winner: Omit<Winner, 'fileName'>,
): ShowWin<Sketch> {
  const { part, on } = wiring(host, signal);
  const { omitted: kept }: AllBoards = all;
  const panel = part('won', HTMLElement);
  const words = part('won-words', HTMLElement);
  const next = part('won-next', HTMLButtonElement);
  const others = part('won-others', HTMLAnchorElement);
  let shown: Sketch = table.sketch;
  const whole: Winner = {
    ...winner,
    fileName: () => `tetrasticks-without-${shown.omitted}.png`,
  };
  const celebrate = mountWin(host, signal, whole);
  on(next, 'click', () => {
    const omitted = after(shown.omitted);
    host.querySelector<HTMLElement>('[data-part="play"]')?.focus();
    table.show(emptySketch(omitted, shown.secondary));
  });

  return (sketch, isNews) => {
    shown = sketch;
    const { omitted, placements } = sketch;
    const boards = kept[omitted];
    const number = boards ? boardNumber(omitted, placements, boards) : null;
    const count = boards ? inWords(boards.boards.length) : '';
    setText(
      words,
      number === null
        ? ''
        : `Your board is no. ${number} of the ${count} without ${omitted}, counting turned and flipped boards as one.`,
    );
    others.hash = fragmentFor({
      'solutions.omitted': omitted,
      'solutions.board': String(number ?? 1),
    });
    setText(others, `See it among all ${count} boards`);
    setText(next, `Next: leave out ${after(omitted)}`);
    panel.hidden = false;
    celebrate(sketch, isNews);
  };
}

/** The next piece that can be left out. */
function after(omitted: PieceId): PieceId {
  return OMITTABLE[(OMITTABLE.indexOf(omitted) + 1) % OMITTABLE.length] ?? omitted;
}
