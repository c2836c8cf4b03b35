import type { ChooserName, Matrix } from '#dlx/index.ts';
import { bitmapSize } from '#dlx/bitmap-tables.ts';
import { chooserNamed } from '#dlx/index.ts';
import type { Chunk } from '#history/chunk.ts';
import { TALLY } from '#history/chunk.ts';
import type { LongMoment } from '#history/long-moment.ts';
import { createMerger } from '#history/merge.ts';
import type { Stretch } from '#history/split.ts';
import { bordersOf, stretchesFrom } from '#history/split.ts';
import type { FromHand, ToHand } from './hand.ts';

/** The line to a hand. */
export interface HandLine {
  post(message: ToHand): void;
  close(): void;
}

/** Opens the line to a hand with this number; `broken` hears that there is none, or none any more. */
export type OpenHand = (number: number, hear: (message: FromHand) => void, broken: () => void) => HandLine;

/** Many hands that record one run. */
export interface Crew {
  /** Records on, until so many solutions are known: 0 to rest, Infinity to the end. */
  goOn(solutions: number): void;
  /** What is new, in the order of the run, and what share of the tree is done, in order or not. */
  take(): Chunk;
  /** Solutions known so far, in the order of the run. */
  readonly solutions: number;
  readonly finished: boolean;
  close(): void;
}

interface Hand {
  readonly line: HandLine;
  /** The stretch it records, or -1, and how many solutions of it are enough. */
  at: number;
  enough: number;
}

/** No more hands than have this much memory for their bitmaps together. */
const MOST_BYTES = 256 * 2 ** 20;
/** Bytes of chunks whose turn has not come; beyond them only the stretch in front goes on. */
const MOST_WAITING = 64 * 2 ** 20;

/**
 * Has the rest of a run recorded by hands: each gets a stretch, and the next one when it is done. With a
 * number of solutions to find, a stretch whose turn has not come rests at its first one, since there may be
 * enough before it: so the run stops right where it should. A hand that breaks gives its stretch back; the
 * first one must not.
 *
 * @param changed called when something new can be taken, or it has failed, which it is told
 */
export function createCrew(
  { matrix, chooser, after }: { matrix: Matrix; chooser: ChooserName; after: LongMoment | null },
  { open, cores }: { open: OpenHand; cores: number },
  changed: (failure?: string) => void,
): Crew {
  const borders = bordersOf(matrix, chooserNamed(chooser));
  const stretches = stretchesFrom(borders, after?.path ?? []);
  const merger = createMerger(after);
  const most = Math.min(cores, stretches.length, Math.floor(MOST_BYTES / bitmapSize(matrix).bytes) || 1);
  const hands: Hand[] = [];
  /** By stretch: the chunks whose turn has not come, and whether it is done. */
  const waiting = stretches.map((): Chunk[] => []);
  const isDone = stretches.map(() => false);
  /** Stretches that a broken hand has left, to be recorded again. */
  const back: number[] = [];
  let next = 0;
  let front = 0;
  let wanted = 0;
  let solutions = solutionsOf(after);
  /** Solutions at the border where the stretch in front begins. */
  let before = solutions;
  let waitingBytes = 0;

  function enough(at: number): number {
    if (at === front) return Math.max(0, wanted - before);
    if (solutions >= wanted || waitingBytes >= MOST_WAITING) return 0;
    return wanted === Infinity ? Infinity : 1;
  }

  /** Tells each hand what it should do now. */
  function direct(): void {
    if (wanted > 0 && hands.length === 0) for (let number = 0; number < most; number += 1) hire(number);
    for (const hand of hands) {
      if (hand.at < 0) give(hand);
      else if (enough(hand.at) !== hand.enough) {
        hand.enough = enough(hand.at);
        hand.line.post({ kind: 'enough', solutions: hand.enough });
      }
    }
  }

  function give(hand: Hand): void {
    const at = back[0] ?? next;
    const stretch = stretches[at];
    if (!stretch || enough(at) === 0) return;
    if (at === next) next += 1;
    else back.shift();
    hand.at = at;
    hand.enough = enough(at);
    hand.line.post({ kind: 'record', stretch, solutions: hand.enough });
  }

  function hire(number: number): void {
    const line = open(
      number,
      (message) => hear(hand, message),
      () => dismiss(hand),
    );
    const hand: Hand = { line, at: -1, enough: 0 };
    line.post({ kind: 'problem', matrix, chooser });
    hands.push(hand);
  }

  /** What it has said of its stretch is forgotten, unless some of it has been put together already. */
  function dismiss(hand: Hand): void {
    const { at } = hand;
    hands.splice(hands.indexOf(hand), 1);
    hand.line.close();
    if (at >= 0 && (at === front ? isTouched : false)) changed('a part of the search broke off');
    else if (at >= 0) {
      waitingBytes -= bytesOf(waiting[at] ?? []);
      waiting[at] = [];
      back.push(at);
      back.sort((a, b) => a - b);
    }
    direct();
  }

  /** True once a chunk of the stretch in front has been merged. */
  let isTouched = false;

  function hear(hand: Hand, message: FromHand): void {
    if (message.kind === 'failed') {
      changed(message.message);
      return;
    }
    const { chunk } = message;
    const { at } = hand;
    waiting[at]?.push(chunk);
    waitingBytes += bytesOf([chunk]);
    if (chunk.finished) {
      isDone[at] = true;
      hand.at = -1;
    }
    merge();
    direct();
    changed();
  }

  function merge(): void {
    for (;;) {
      const chunks = waiting[front] ?? [];
      for (const chunk of chunks) {
        merger.add(chunk);
        isTouched = true;
        solutions = before + chunk.totals.solutions;
      }
      waitingBytes -= bytesOf(chunks);
      chunks.length = 0;
      if (!isDone[front]) return;
      front += 1;
      before = solutions;
      isTouched = false;
    }
  }

  /** The share that is done: in the order of the run, and beyond that what hands have done ahead. */
  function share(inOrder: number): number {
    return waiting.reduce((sum, chunks, at) => {
      const last = chunks.at(-1);
      return last?.share === undefined ? sum : sum + last.share - (stretches[at] as Stretch).before;
    }, inOrder);
  }

  return {
    goOn(solutions) {
      wanted = solutions;
      direct();
    },
    take() {
      const chunk = merger.take();
      const finished = front === stretches.length;
      return { ...chunk, finished, share: finished ? 1 : share(chunk.share ?? 0) };
    },
    get solutions() {
      return solutions;
    },
    get finished() {
      return front === stretches.length;
    },
    close() {
      for (const { line } of hands) line.close();
      hands.length = 0;
    },
  };
}

function solutionsOf(after: LongMoment | null): number {
  return after?.tally[TALLY.solutions] ?? 0;
}

function bytesOf(chunks: readonly Chunk[]): number {
  return chunks.reduce(
    (sum, { tallies, paths, depths }) => sum + tallies.byteLength + paths.byteLength + depths.byteLength,
    0,
  );
}
