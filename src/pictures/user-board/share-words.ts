/** In how many solutions something takes part, in words. */
import { answerWords } from '#english/answer-words.ts';
import { capital, inFigures, inWords, listed } from '#english/english.ts';

/** Of a number with more digits than these they are counted. */
const LONG = 15;

/** What is counted, and whether all of it was found. */
export interface Counted {
  /** Those that have all rows taken, and all of them. */
  readonly count: bigint;
  readonly total: bigint;
  readonly isComplete: boolean;
}

/** From 0 to 1. */
export function shareOf(part: bigint, whole: bigint): number {
  if (whole === 0n) return 0;
  // A million steps are enough for a colour and for a percentage.
  return Number((part * 1_000_000n) / whole) / 1_000_000;
}

/** `50%`; never 0% for something, nor 100% for less than everything. */
export function percentWords(part: bigint, whole: bigint): string {
  if (part === 0n || whole === 0n) return '0%';
  if (part === whole) return '100%';
  const percent = shareOf(part, whole) * 100;
  if (percent < 1) return '<1%';
  return percent > 99 ? '>99%' : `${Math.round(percent)}%`;
}

/** `in 3,364 of 6,728 (50%)`. */
export function inHowMany(part: bigint, whole: bigint): string {
  if (part === 1n && whole === 1n) return 'in the only one';
  if (part === 2n && whole === 2n) return 'in both';
  if (part === whole && whole > 0n) return `in all ${inWords(whole)}`;
  if (part === 0n && whole < 2n) return whole === 0n ? 'in none' : 'not in the only one';
  if (part === 0n) return whole === 2n ? 'in neither' : `in none of ${inWords(whole)}`;
  return `in ${inWords(part)} of ${inWords(whole)} (${percentWords(part, whole).replace('<1%', 'less than 1%').replace('>99%', 'more than 99%')})`;
}

/** How many there are, and how far to trust it; `nodes` are those of the search or the list. */
export function countWords({ total, isComplete }: Counted, noun: string, nodes: number): string {
  const digits = String(total).length;
  const found = `${inFigures(total, noun)}${digits > LONG ? `, a number of ${digits} digits` : ''}`;
  if (isComplete) return total === 0n ? answerWords({ kind: 'searched', nodes }) : `Exactly ${found}.`;
  const stopped = answerWords({ kind: 'open', done: nodes, unit: 'node' });
  if (total === 0n) return `${stopped} No ${noun} so far.`;
  const [are, those] = total === 1n ? ['is', 'that one'] : ['are', 'those'];
  return `${stopped} There ${are} at least ${found}, and the numbers below count only ${those}.`;
}

/** What the rows taken leave; empty without any. */
export function takenWords({ count, total }: Counted, names: readonly string[]): string {
  if (names.length === 0) return '';
  const have = names.length === 1 ? 'Row' : 'Rows';
  const together = names.length === 1 ? '' : ', together';
  return `${have} ${listed(names)}${together}: ${inHowMany(count, total)}.`;
}

/** How a random one is drawn, from those that the rows taken leave. */
export function fairWords({ count, total, isComplete }: Counted, noun: string): string {
  const isAll = count === total;
  if (!isComplete) {
    const found = isAll ? 'found so far' : 'left of those found so far';
    return count === 1n
      ? `The only ${noun} ${found}; there may be others.`
      : `Drawn only from the ${inFigures(count, noun)} ${found}, so it isn’t a fair choice from all there are.`;
  }
  if (count === 1n) return `The only ${noun} ${isAll ? 'there is' : 'left'}.`;
  return `Each of the ${inFigures(count, noun)}${isAll ? '' : ' left'} is equally likely.`;
}

/** What a place or a row says when it is pointed at. */
export function shareWords(name: string, part: bigint, whole: bigint): string {
  return `${capital(name)}: ${inHowMany(part, whole)}.`;
}
