import { createRandom } from '#dlx/random.ts';
import { setDisabled } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';

interface RandomBoardOptions {
  /** The boards to draw from. */
  among(): readonly number[];
  /** The board that is open; null when none is. */
  opened(): number | null;
  open(board: number): void;
}

interface RandomBoard {
  /** The board that was drawn last, or −1. */
  readonly drawn: number;
  /** Disables what cannot lead to another board. */
  update(count: number): void;
}

/** Wires what opens a board at random: each board is as likely as any other, and the one that is open is no answer. */
export function mountRandomBoard(host: HTMLElement, signal: AbortSignal, options: RandomBoardOptions): RandomBoard {
  const { press } = wiring(host, signal);
  const [seed = 1] = crypto.getRandomValues(new Uint32Array(1));
  const random = createRandom(seed);
  let drawn = -1;

  function draw(): void {
    const board = anotherOf(options.among(), options.opened(), (end) => random.below(end));
    if (board === null) return;
    drawn = board;
    options.open(board);
  }

  const one = press('one-at-random', draw);
  const another = press('another-at-random', draw);
  return {
    get drawn() {
      return drawn;
    },
    update(count) {
      setDisabled(one, count === 0);
      setDisabled(another, count < 2);
    },
  };
}

/** One of these boards, each as likely as any other, but not this one; null when there is none. */
export function anotherOf(
  boards: readonly number[],
  not: number | null,
  below: (end: number) => number,
): number | null {
  const others = boards.filter((board) => board !== not);
  return others[below(others.length)] ?? null;
}
