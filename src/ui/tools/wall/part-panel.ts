import { type PartHeat, drawBoardPart } from '#pictures/wall/draw-part.ts';
import {
  type BoardPart,
  type Pen,
  type TakeBack,
  EMPTY_PART,
  parsePart,
  withEdge,
  withEdges,
} from '#puzzles/tetrasticks/board-part.ts';
import { EDGE_NUMBERS } from '#puzzles/tetrasticks/owners.ts';
import { type PieceId, isPieceId } from '#puzzles/tetrasticks/pieces.ts';
import { focusPlace, say, setDisabled, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { mountEdgeKeys } from '../tetrastick-boards/edge-keys.ts';
import { mountEdgeStrokes } from '../tetrastick-boards/edge-strokes.ts';
import { EXAMPLE_PART } from './wall-state.ts';
import { edgeHeatWords, heatWords, NO_HEAT } from './wall-words.ts';

interface PartPanel {
  /**
   * Shows a part and what is said of it.
   *
   * @param lack the stick to take back, where no board has the part
   */
  show(part: BoardPart, words: string, lack: TakeBack | null): void;
}

/** What the panel asks of the wall. */
interface PartPanelOptions {
  part(): BoardPart;
  change(part: BoardPart): void;
  /** For each edge the number of boards that have the part, and this piece on the edge. */
  countsOn(piece: PieceId): Int32Array;
  /** How many boards have the part. */
  count(): number;
}

/**
 * Wires the small board on which a part is drawn: a press draws an edge in the pen that is chosen, or takes it back, and
 * so does a stroke along several. While a piece is chosen, bare edges show on how many boards it lies there.
 */
export function mountPartPanel(host: HTMLElement, signal: AbortSignal, options: PartPanelOptions): PartPanel {
  const { part: now, change } = options;
  const { part, press, on } = wiring(host, signal);
  const svg = part('part', SVGSVGElement);
  const said = part('part-said', HTMLElement);
  const reading = part('heat', HTMLElement);
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

  let heat: PartHeat | null = null;

  const draw = (shown: BoardPart): void =>
    drawBoardPart(svg, shown, { id: `${host.id}-part`, title: 'A part of a board' }, heat);

  /** Counts for the piece that is chosen now. */
  function warm(): void {
    const piece = pen();
    heat = piece === 'any' ? null : { piece, counts: options.countsOn(piece) };
    readHeat(null);
  }

  /** Says what the board shows: of one edge, or of all. */
  function readHeat(edge: string | null): void {
    const drawn = now();
    const { piece, counts } = heat ?? {};
    if (!piece || !counts) {
      setText(reading, NO_HEAT);
      return;
    }
    const bare = [...EDGE_NUMBERS].filter(([name]) => !drawn.has(name));
    const pairs = bare.map(([name, number]) => [name, counts[number] ?? 0] as const);
    const one = pairs.find(([name]) => name === edge);
    setText(reading, one ? edgeHeatWords(piece, ...one, options.count()) : heatWords(piece, pairs));
  }

  const edgeUnder = (target: EventTarget | null): string | null =>
    target instanceof Element ? (target.closest('[data-edge]')?.getAttribute('data-edge') ?? null) : null;

  for (const one of pens) {
    on(one, 'change', () => {
      warm();
      draw(now());
    });
  }
  on(svg, 'pointerover', ({ target }) => readHeat(edgeUnder(target)));
  on(svg, 'pointerleave', () => readHeat(null));
  on(focusPlace(svg), 'focusin', ({ target }) => readHeat(edgeUnder(target)));

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
    if (!chosen) return;
    chosen.checked = true;
    warm();
    draw(now());
  });

  return {
    show(shown, says, lack) {
      lacking = lack;
      if (takeBack) takeBack.hidden = lack === null;
      setText(takeBack, lack ? `Take back ${lack.edge}` : '');
      warm();
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
