/** The words of a board that a reader fills (“Play it yourself”): how it stands, and what the solver counts and hints. */
import type { Spread } from '#dlx/estimate.ts';
import type { SketchAnswer } from '#puzzles/tetrasticks/answers.ts';
import { aspectsOf } from '#puzzles/tetrasticks/aspects.ts';
import { check } from '#puzzles/tetrasticks/check.ts';
import { pointText } from '#puzzles/tetrasticks/lattice.ts';
import { type PieceId, pieceOf } from '#puzzles/tetrasticks/pieces.ts';
import type { Placement } from '#puzzles/tetrasticks/placements.ts';
import type { Refusal, Sketch } from '#puzzles/tetrasticks/sketch.ts';
import { isFull, laid, sketchCrossings, SKETCH_SIZE, waiting } from '#puzzles/tetrasticks/sketch.ts';
import { answerWords } from '#english/answer-words.ts';
import { inFigures, inWords, listed } from '#english/english.ts';

const FACING = { N: 'north', S: 'south', E: 'east', W: 'west' } as const;

/** What is said while a long count begins: how large random walks expect its tree to be, if they agree. */
export function countingWords({ mean, error }: Spread): string {
  if (error > mean / 2) return 'Counting a long search…';
  return `Counting some ${inWords(Number(mean.toPrecision(2)))} nodes, as random walks predict…`;
}

/** How a piece lies: `facing east, mirrored, at (2, 0)`; what looks the same every way faces none. */
export function lieWords({ piece, direction, mirrored, x, y }: Placement): string {
  if (aspectsOf(pieceOf(piece)).length === 1) return `at ${pointText({ x, y })}`;
  return `facing ${FACING[direction]}${mirrored ? ', flipped' : ''}, at ${pointText({ x, y })}`;
}

export function trayWords(sketch: Sketch, piece: PieceId, isHeld = false): string {
  const placement = laid(sketch, piece);
  const where = placement ? `on the board at ${pointText(placement)}` : isHeld ? 'in your hand' : 'in the tray';
  return `${piece}, ${where}`;
}

/** What to do next: with no piece in hand, with one, or after a finger has tried to drag one out of the tray. */
export function nextWords(hand: PieceId | null, dragged: PieceId | null = null): string {
  if (hand) return `Tap the board to move ${hand} there, and the same place again to lay it.`;
  if (dragged) return `A swipe scrolls the page. Tap ${dragged}, and then its place on the board.`;
  return 'First press a piece, in the tray or on the board.';
}

/** The piece in hand: how it lies, and whether it fits. */
export function heldWords(held: Placement, refusal: Refusal | null): string {
  return `${held.piece} ${lieWords(held)}. ${refusal ? refusal.words : 'It fits.'}`;
}

/** What is left to do, or, once nothing is, what has been built. */
export function standWords(sketch: Sketch): string {
  if (isFull(sketch)) return endWords(sketch);
  const left = waiting(sketch).length;
  const crossings = sketchCrossings(sketch).length;
  const crossed = crossings === 0 ? '' : `, ${inFigures(crossings, 'crossing')}`;
  return `${inFigures(left, 'piece')} left, ${inFigures(60 - 4 * sketch.placements.length, 'edge')} open${crossed}.`;
}

/** The end of a game; `check` looks at the edges alone, and knows nothing of the matrix. */
function endWords(sketch: Sketch): string {
  const board = { ...SKETCH_SIZE, placements: sketch.placements };
  const faults = check(board);
  if (faults.length === 0) {
    return (
      'Solved! All sixty edges are covered, each once, and no two pieces cross. A check that looks at the edges ' +
      'alone agrees.'
    );
  }
  const crossings = sketchCrossings(sketch).length;
  return (
    `The board is full, but with ${inFigures(crossings, 'crossing')}, so this is not a solution of the puzzle: ` +
    `${listed(faults)}.`
  );
}

/** What has changed between two boards, for Undo and Redo and whatever lays or takes up several. */
export function changeWords(before: Sketch, after: Sketch): string {
  const gone = missing(before, after);
  const come = missing(after, before);
  const changes = [
    gone.length > 0 ? `${listed(gone)} taken back` : '',
    come.length > 0 ? `${listed(come)} laid` : '',
    before.omitted === after.omitted ? '' : `${after.omitted} is left out`,
    before.secondary === after.secondary ? '' : `crossings are ${after.secondary ? 'refused' : 'allowed'}`,
  ].filter((words) => words !== '');
  return changes.join('; ');
}

function missing(from: Sketch, other: Sketch): string[] {
  return from.placements.filter((one) => !other.placements.some((two) => same(one, two))).map(({ piece }) => piece);
}

function same(a: Placement, b: Placement): boolean {
  return a.piece === b.piece && a.x === b.x && a.y === b.y && a.direction === b.direction && a.mirrored === b.mirrored;
}

/** What the solver says about a sketch. */
export function sketchAnswerWords(answer: SketchAnswer, sketch: Sketch): string {
  const noun = sketch.secondary ? 'solution' : 'cover';
  switch (answer.kind) {
    case 'count':
      return countWords(answer, sketch, noun);
    case 'hint':
      return hintWords(answer, noun);
    case 'stuck':
      return stuckWords(answer, noun);
    case 'done':
      return 'The board is full: nothing is left to lay.';
  }
}

function countWords(
  { solutions, nodes, weight }: Extract<SketchAnswer, { kind: 'count' }>,
  sketch: Sketch,
  noun: string,
): string {
  if (isFull(sketch)) return `The board is full, so no other ${noun} can be reached from here.`;
  const searched = `${inFigures(nodes, 'node')} searched.`;
  if (solutions === 0) {
    return `${answerWords({ kind: 'searched', nodes })} No ${noun} can be reached from here, so a piece has to go; a hint says which.`;
  }
  const crossing = sketch.secondary ? '' : ', crossings allowed';
  const turned = weight > 1 ? `: ${inWords(solutions / weight)}, each turned and flipped in ${weight} ways` : '';
  return `${inFigures(solutions, noun)} from here${crossing}${turned}. ${searched}`;
}

function hintWords(
  { placement, column, ways, isPinned }: Extract<SketchAnswer, { kind: 'hint' }>,
  noun: string,
): string {
  const asked = column.length === 1 ? `Piece ${column}` : `Edge ${column}`;
  const can = column.length === 1 ? 'fits' : 'can be covered';
  const how = `${placement.piece} ${lieWords(placement)}`;
  if (isPinned) return `One ${noun} has ${how}.`;
  if (ways === 1) return `${asked} ${can} in only one way: ${how}.`;
  // The search stops at the first, so nothing is said of the other ways.
  return `${asked} ${can} in ${inWords(ways)} ways. One that leads to a ${noun} is ${how}.`;
}

function stuckWords({ culprit, later, alone }: Extract<SketchAnswer, { kind: 'stuck' }>, noun: string): string {
  const { piece } = culprit;
  const what =
    `No ${noun} can be reached from here, so a piece has to go. There was still one until ${piece} was laid ` +
    `${lieWords(culprit)}.`;
  if (alone) return `${what} Take ${piece} back, and there is one again.`;
  const pieces = listed(later.map((one) => one.piece));
  const one = later.length === 1 ? pieces : `at least one of ${pieces}`;
  return `${what} Taking ${piece} back alone is not enough: ${one}, laid after it, has to go too.`;
}
