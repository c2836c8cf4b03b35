import type { Crossing } from '#puzzles/tetrasticks/decode.ts';
import { pointText } from '#puzzles/tetrasticks/lattice.ts';
import { inWords } from '#english/english.ts';
import { placementName } from '#puzzles/tetrasticks/placements.ts';
import { type BoardView, type ColumnMark, type PieceMark, brokenBy } from './view.ts';

/** The board in words: what lies on it, what the search does, and where sticks cross. */
export function describeBoard(view: BoardView): string {
  const total = view.edges.length;
  const taken = view.edges.filter(({ row }) => row >= 0).length;
  const names = (state: PieceMark['state']): string =>
    view.pieces
      .filter((piece) => piece.state === state)
      .map(({ placement }) => placementName(placement))
      .join(', ');
  const sentences = [
    `A board of ${view.width} by ${view.height} edges, ${taken} of ${total} covered.`,
    names('chosen') !== '' ? `On it: ${names('chosen')}.` : names('trying') === '' ? 'No piece is on it.' : '',
    names('trying') === '' ? '' : `Being tried: ${names('trying')}.`,
    names('undone') === '' ? '' : `Taken back: ${names('undone')}.`,
    searchWords(view),
    crossingWords(view),
    view.solved ? 'This is a solution.' : '',
    view.isBroken ? (view.fault ?? brokenWords(view)) : '',
    view.ghost === null ? '' : `Pointed at: ${view.ghost.words}`,
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

function brokenWords({ crossings }: BoardView): string {
  const pieces = crossings.length === 1 ? 'two pieces' : 'pieces';
  return brokenBy(`${pieces} cross`);
}

function searchWords({ edges, junctions, letters }: BoardView): string {
  const asked = [...edges, ...junctions, ...letters].find(({ search }) => search !== 'none');
  if (asked === undefined) return '';
  return asked.search === 'branch'
    ? `The search branches on ${nameOf(asked)}.`
    : `Dead end: nothing is left for ${nameOf(asked)}.`;
}

function nameOf(mark: ColumnMark): string {
  if ('piece' in mark) return `piece ${mark.id}`;
  return `${'point' in mark ? 'junction' : 'edge'} ${mark.id}`;
}

/** Where pieces cross on the board, and what that makes of a full one; empty when there is nothing to say. */
export function crossingLine(view: BoardView): string {
  if (view.solved) return 'No crossing: a solution of the puzzle.';
  const broken = view.isBroken ? ' Not a solution of the puzzle.' : '';
  return `${crossingWords(view)}${broken}`;
}

function crossingWords({ crossings }: BoardView): string {
  if (crossings.length === 0) return '';
  const each = crossings.map(({ point, over, under }) => `${over} over ${under} at ${pointText(point)}`);
  return `${crossings.length === 1 ? 'One crossing' : `${crossings.length} crossings`}: ${each.join(', ')}.`;
}

/**
 * Where pieces cross, as a narrator says it: `J and U cross at (2, 1)`; empty when none do.
 *
 * @param isWhole true to name every pair, false to name the first and count the others
 */
export function crossedWords(crossings: readonly Crossing[], isWhole: boolean): string {
  const [first, ...others] = crossings;
  if (!first) return '';
  const lettersOf = ({ across, upright }: Crossing): string => [across.piece, upright.piece].sort().join(' and ');
  const words = `${lettersOf(first)} cross at ${pointText(first)}`;
  if (others.length === 0) return words;
  if (isWhole) return [words, ...others.map((one) => `${lettersOf(one)} at ${pointText(one)}`)].join(', ');
  return `${words}, and ${others.length === 1 ? 'one more pair does' : `${inWords(others.length)} more pairs do`}`;
}

/** A piece alone in words, for its picture. */
export function describePiece({ id }: { readonly id: string }, straight: number): string {
  const passes = ['no point', 'one point', 'two points', 'three points'][straight] ?? `${straight} points`;
  return `The tetrastick ${id}: four edges, passing straight through ${passes}.`;
}
