import { drawPart } from '#pictures/wall/draw-part.ts';
import {
  type BoardPart,
  type Pen,
  type TakeBack,
  EMPTY_PART,
  parsePart,
  withEdge,
  withEdges,
} from '#puzzles/tetrasticks/board-part.ts';
import { isPieceId } from '#puzzles/tetrasticks/pieces.ts';
import { say, setDisabled, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { mountEdgeKeys } from '../tetrastick-boards/edge-keys.ts';
import { mountEdgeStrokes } from '../tetrastick-boards/edge-strokes.ts';
import { EXAMPLE_PART } from './wall-state.ts';

interface PartPanel {
  /**
   * Shows a part and what is said of it.
   *
   * @param lack the stick to take back, where no board has the part
   */
  show(part: BoardPart, words: string, lack: TakeBack | null): void;
}

/**
 * Wires the small board on which a part is drawn: a press draws an edge in the pen that is chosen, or takes it back, and
 * so does a stroke along several.
 */
export function mountPartPanel(
  host: HTMLElement,
  signal: AbortSignal,
  now: () => BoardPart,
  change: (part: BoardPart) => void,
): PartPanel {
  const { part, press, on } = wiring(host, signal);
  const svg = part('part', SVGSVGElement);
  const said = part('part-said', HTMLElement);
  const pens = [...host.querySelectorAll<HTMLInputElement>('input[data-pen]')];
  press('try-part', () => change(parsePart(EXAMPLE_PART)));
  const clear = press('clear', () => change(EMPTY_PART));
  let words: string | null = null;
  let lacking: TakeBack | null = null;
  const takeBack = press('take-back', () => {
    if (lacking) change(withEdge(now(), lacking.edge, lacking.pen));
  });

  function pen(): Pen {
    const value = pens.find(({ checked }) => checked)?.value ?? '';
    return isPieceId(value) ? value : 'any';
  }

  const draw = (shown: BoardPart): void => drawPart(svg, shown, { id: `${host.id}-part`, title: 'A part of a board' });

  mountEdgeKeys(svg, signal, (edge) => change(withEdge(now(), edge, pen())));
  mountEdgeStrokes(svg, signal, {
    isThere: (edge) => now().get(edge) === pen(),
    passed: (edges, areThere) => draw(withEdges(now(), edges, areThere ? pen() : null)),
    drawn: (edges, areThere) => change(withEdges(now(), edges, areThere ? pen() : null)),
    ended: () => draw(now()),
  });
  // A letter that is typed on the board chooses the pen.
  on(svg, 'keydown', ({ key, ctrlKey, metaKey, altKey }) => {
    if (ctrlKey || metaKey || altKey) return;
    const chosen = pens.find(({ value }) => value === key.toUpperCase());
    if (chosen) chosen.checked = true;
  });

  return {
    show(shown, says, lack) {
      lacking = lack;
      if (takeBack) takeBack.hidden = lack === null;
      setText(takeBack, lack ? `Take back ${lack.edge}` : '');
      // An empty board is drawn when the page is built.
      if (words !== null || shown.size > 0) draw(shown);
      setDisabled(clear, shown.size === 0);
      // The words that are there when the page opens are not spoken.
      if (words === null) said.textContent = says;
      else if (words !== says) say(said, says);
      words = says;
    },
  };
}
