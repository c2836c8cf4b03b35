import './beyond.css';
import '../kit/all-styles.ts';
import { layers, only } from '#pictures/kit/joined.ts';
import { drawLetter, drawStick } from '#pictures/tetrasticks/draw-stick.ts';
import { sketchView } from '#pictures/tetrasticks/sketch-view.ts';
import type { BoardView } from '#pictures/tetrasticks/view.ts';
import { type ColumnMarks, marksOfCore, marksOfWeights } from '#pictures/why/column-marks.ts';
import { drawTiles } from '#pictures/why/draw-tiles.ts';
import { tetrastickTiles } from '#pictures/why/tetrastick-tiles.ts';
import { deadEndWords } from '#puzzles/tetrasticks/dead-end-words.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import type { Placement } from '#puzzles/tetrasticks/placements.ts';
import { solutionsFrom } from '#puzzles/tetrasticks/goes-on.ts';
import { type RestProblem, restProblem } from '#puzzles/tetrasticks/rest-problem.ts';
import type { Sketch } from '#puzzles/tetrasticks/sketch.ts';
import { allDoor } from '#ui/explore/all/all-door.ts';
import { whyDoor } from '#ui/figure/why-door.ts';
import type { ShownProof, WhyStage } from '#ui/figure/why-stage.ts';
import { fetchAtPress } from '#ui/kit/fetch-part.ts';
import { nextTask } from '#ui/kit/next-task.ts';
import { part } from '#ui/kit/parts.ts';

/** What is asked about all that goes on from a board, beyond a number and a hint. */
export interface Beyond {
  /** Whether it is known that nothing goes on. */
  offer(isNone: boolean): void;
  /** The board has changed. */
  changed(): void;
}

/** Wires why nothing goes on from a board, with its proof on the board and in the tray, and how many have what. */
export function mountBeyond(host: HTMLElement, sketchNow: () => Sketch, signal: AbortSignal): Beyond {
  let known: { readonly of: Sketch; readonly problem: RestProblem } | null = null;
  const now = {
    get problem(): RestProblem {
      const of = sketchNow();
      if (known?.of !== of) known = { of, problem: restProblem(of) };
      return known.problem;
    },
    kept: () => keptSolutions(sketchNow(), now.problem, signal),
  };
  const why = whyDoor(host, signal, async () => {
    const { createWhyPanel } = await fetchAtPress('the proof', () => import('#ui/figure/why-panel.ts'));
    return createWhyPanel(host, stageOf(host, sketchNow, now), signal);
  });
  const showAll = allDoor(host, () => now, signal);
  showAll(now, false);
  return {
    offer: (isNone) => why.offer(isNone && { words: '', isNone }),
    changed: () => showAll(now, false),
  };
}

/** How many boards are read between two pauses. */
const IN_A_TURN = 40;

/** The solutions that go on from a board, from all boards that are kept: the longest count is then done at once. */
async function keptSolutions(sketch: Sketch, rest: RestProblem, signal: AbortSignal): Promise<number[][] | null> {
  const { default: boards } = await fetchAtPress('the boards', () => import('#content/data/boards.json'));
  const found: number[][] = [];
  let read = 0;
  for (const some of solutionsFrom(boards, sketch, rest)) {
    found.push(...some);
    read += 1;
    if (read % IN_A_TURN === 0) await nextTask();
    if (signal.aborted) return null;
  }
  // Of none only a search can say how long it was.
  return found.length > 0 ? found : null;
}

function stageOf(host: HTMLElement, sketchNow: () => Sketch, now: { readonly problem: RestProblem }): WhyStage {
  const svg = part(host, 'board', SVGSVGElement);
  return {
    get problem() {
      return now.problem;
    },
    isSearched: true,
    voice: {
      terms: { row: 'piece' },
      way: 'place',
      proof: (certificate) => deadEndWords(now.problem, certificate),
      tiles: ['an edge to be covered, or a piece to be laid', 'a junction to be passed at most once'],
      rest: 'What has no sign is not needed for the proof.',
    },
    show(proof) {
      const { omitted, secondary } = sketchNow();
      const whole = encode({ omit: omitted, junctions: secondary ? 'secondary' : 'off' });
      const view = sketchView(whole, sketchNow());
      const marks = proof ? wholeMarks(now.problem, proof) : [];
      drawProof(svg, view, marks, now.problem.placements[proof?.row ?? -1] ?? null);
      markTray(host, view, marks);
    },
  };
}

/** The marks of a proof by the columns of the whole puzzle. */
function wholeMarks({ matrix, wholeColumns }: RestProblem, { found }: ShownProof): ColumnMarks {
  const { certificate } = found.none;
  const core = found.core?.core ?? { demanded: [], atMostOnce: [] };
  const marks = certificate ? marksOfWeights(certificate) : marksOfCore(matrix.columns.length, core);
  const whole: (ColumnMarks[number] | undefined)[] = [];
  marks.forEach((mark, column) => (whole[wholeColumns[column] ?? -1] = mark));
  return Array.from(whole, (mark) => mark ?? null);
}

/** Draws the tiles over the board, and under them the place that the walk is at. */
function drawProof(svg: SVGSVGElement, view: BoardView, marks: ColumnMarks, placement: Placement | null): void {
  // An svg in the svg: the board keeps its own layers, and leaves other tags alone.
  const over = only(svg, 'svg', 'why-marks').attr('overflow', 'visible').node();
  if (!over) return;
  const groups = layers(over, ['row', 'tiles']);
  groups.row.replaceChildren();
  if (placement) {
    const stick = only(groups.row, 'g', 'piece is-hint').attr('data-piece', placement.piece).node();
    const letter = only(groups.row, 'g', 'piece-letter is-hint').attr('data-piece', placement.piece).node();
    if (stick) drawStick(stick, placement);
    if (letter) drawLetter(letter, placement);
  }
  drawTiles(groups.tiles, tetrastickTiles({ ...view, letters: [] }, marks));
}

/** A piece that takes part has its sign at its place in the tray. */
function markTray(host: HTMLElement, { letters }: BoardView, marks: ColumnMarks): void {
  for (const { piece, column } of letters) {
    const { sign, tone } = marks[column] ?? { sign: '', tone: 'light' };
    const tile = host.querySelector<HTMLElement>(`[data-take="${piece}"]`);
    if (!tile) continue;
    delete tile.dataset['sign'];
    if (sign !== '') Object.assign(tile.dataset, { sign, tone });
  }
}
