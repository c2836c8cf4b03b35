import { drawBoard } from '#pictures/tetrasticks/draw.ts';
import { solutionView } from '#pictures/tetrasticks/view.ts';
import { fragmentFor } from '#player/fragment.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import { featuresOf } from '#puzzles/tetrasticks/features.ts';
import { placementName } from '#puzzles/tetrasticks/placements.ts';
import { imageOf, symmetriesOf } from '#puzzles/tetrasticks/symmetry.ts';
import { type WallBoard, wallBoardName } from '#puzzles/tetrasticks/wall-boards.ts';
import { inWords, messageOf } from '#english/english.ts';
import { type PictureSheet, pngOf, svgText } from '#ui/figure/take-out/picture-file.ts';
import { say, setDisabled, setText, writeLines } from '#ui/kit/parts.ts';
import { saveFile } from '#ui/kit/save-file.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { boardFacts } from '../solutions/solution-words.ts';
import { drawnWords } from './wall-words.ts';

/** A board as the wall shows it. */
export interface Opened {
  readonly found: WallBoard;
  /** The number of the symmetry that turns it, as `symmetriesOf` counts them. */
  readonly turn: number;
  /** Whether there is a board before it, and one after it. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** From how many boards it was drawn at random; 0 when it was not. */
  readonly drawnFrom: number;
}

interface OpenedOptions {
  /** Shows the board before this one, or the next. */
  move(by: 1 | -1): void;
  closed(): void;
}

/** Wires the dialog with one board: its pieces in words, its moment in the search, and its picture as a file. */
export function mountOpened(
  host: HTMLElement,
  signal: AbortSignal,
  options: OpenedOptions,
): { show(now: Opened): void; close(): void } {
  const { part, press, button, on } = wiring(host, signal);
  const dialog = part('opened', HTMLDialogElement);
  const svg = part('opened-picture', SVGSVGElement);
  const name = part('opened-name', HTMLElement);
  const turned = part('opened-turned', HTMLElement);
  const drawn = part('opened-drawn', HTMLElement);
  const moment = part('opened-moment', HTMLAnchorElement);
  const facts = part('opened-facts', HTMLElement);
  const pieces = part('opened-pieces', HTMLElement);
  const said = part('opened-said', HTMLElement);
  const lesson = host.dataset['lesson'] ?? '';
  let file = '';

  const sheet = (): PictureSheet => {
    const { width, height } = svg.getBoundingClientRect();
    return { title: name.textContent, width, height, pictures: [{ element: svg, x: 0, y: 0, width, height }] };
  };
  async function save(kind: string, content: () => Blob | Promise<Blob>): Promise<void> {
    try {
      saveFile(`${file}.${kind}`, await content());
      say(said, `Saved as ${file}.${kind}.`);
    } catch (error) {
      say(said, `The picture could not be saved: ${messageOf(error)}. Press again to retry.`);
    }
  }

  press('save-svg', () => void save('svg', () => new Blob([svgText(sheet())], { type: 'image/svg+xml' })));
  press('save-png', () => void save('png', () => pngOf(sheet())));
  press('previous', () => options.move(-1));
  press('next', () => options.move(1));
  press('close', () => dialog.close());
  on(dialog, 'keydown', (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    options.move(by === 1 ? 1 : -1);
  });
  // A press beside the dialog closes it.
  on(dialog, 'click', (event) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const isInside = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
    if (event.target === dialog && event.detail > 0 && !isInside) dialog.close();
  });
  on(dialog, 'close', () => options.closed());

  return {
    show({ found, turn, isFirst, isLast, drawnFrom }) {
      const problem = encode({ omit: found.omitted });
      const symmetry = symmetriesOf(found.board)[turn];
      const board = symmetry ? imageOf(found.board, symmetry) : found.board;
      const rows = board.placements.map((placement) => problem.rowNames.indexOf(placementName(placement)));
      const words = wallBoardName(found);
      file = `tetrasticks-without-${found.omitted}-${found.number}`;
      setText(name, words);
      drawBoard(svg, solutionView(problem, rows), { rack: false, id: `${host.id}-opened`, title: words });
      setText(turned, turn === 0 || !symmetry ? '' : `Shown ${symmetry.name}, as on the wall.`);
      setText(drawn, drawnFrom === 0 ? '' : drawnWords(drawnFrom));
      moment.href = `${lesson}${fragmentFor({
        'tetrasticks.omitted': found.omitted,
        'tetrasticks.step': String(found.step),
      })}`;
      setText(moment, `See it found at step ${inWords(found.step)}`);
      writeLines(facts, boardFacts(featuresOf(board)));
      writeLines(
        pieces,
        rows.toSorted((a, b) => a - b).map((row) => problem.describeRow(row)),
      );
      setDisabled(button('previous'), isFirst);
      setDisabled(button('next'), isLast);
      say(said, '');
      if (!dialog.open) dialog.showModal();
    },
    close: () => dialog.close(),
  };
}
