import { inFigures } from '#english/english.ts';
import type { PieceId } from '#puzzles/tetrasticks/pieces.ts';
import { type Balance, countWays, edgesOf, leanOf, leaningOf, sumOf, weightOf } from './balance.ts';

/** How the pieces lie now, in a sentence. */
export function nowWords(balance: Balance): string {
  const { horizontal, vertical } = edgesOf(balance);
  const sum = sumOf(balance);
  if (sum === 0) return `${horizontal} horizontal, ${vertical} vertical: they balance.`;
  const way = sum > 0 ? 'horizontal' : 'vertical';
  return `${horizontal} horizontal, ${vertical} vertical: ${Math.abs(sum)} more ${way}.`;
}

/** Whether the fifteen pieces can balance at all, and why, found by trying all ways to lean. */
export function reasonWords(omit: PieceId): string {
  const weights = leaningOf(omit).map(weightOf);
  const twos = weights.filter((weight) => weight === 2).length;
  const fours = weights.filter((weight) => weight === 4).length;
  const counts = countWays(omit);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const even = counts.get(0) ?? 0;
  const out = `Without ${omit} there are ${numberWord(twos)} twos${fours > 0 ? ' and a four' : ''}`;
  // Of what one piece leaves, only four twos and a four can balance.
  if (even > 0) {
    return `${out}. ${even} of their ${all} ways to lean balance: the four and a two on one side, three twos on the other.`;
  }
  const four = fours > 0 ? ', and a four is two twos' : '';
  return (
    `${out}. None of their ${all} ways to lean balances: the number of twos is odd${four}, so there is always a ` +
    'two left over.'
  );
}

function numberWord(count: number): string {
  return ['no', 'one', 'two', 'three', 'four', 'five', 'six'][count] ?? String(count);
}

/** The picture of all ways in words. */
export function waysWords(omit: PieceId): string {
  const ways = [...countWays(omit)].map(([sum, count]) => `${signed(sum)}: ${inFigures(count, 'way')}`);
  return `Horizontal minus vertical sticks, and how many of the ways to lean give that difference: ${ways.join('; ')}.`;
}

/** A difference with its sign: `+2`, `−6`, `0`. */
export function signed(sum: number): string {
  return sum > 0 ? `+${sum}` : sum < 0 ? `−${-sum}` : '0';
}

/** One piece on the balance, in words: which way it leans, and what a press does. */
export function leanWords(balance: Balance, piece: PieceId): string {
  const isH = leanOf(balance, piece) === 'H';
  const more = (4 + weightOf(piece)) / 2;
  const ways = isH ? ['horizontal', 'vertical'] : ['vertical', 'horizontal'];
  const weight = `${piece} +${weightOf(piece)}`;
  return `${weight}: ${more} ${ways[0] ?? ''}, ${4 - more} ${ways[1] ?? ''}. Turn it`;
}
