/**
 * The nodes of whole searches of the 5×5 board by the piece left out: found by the engines here, those with F pinned by
 * Knuth's dlx1 too. `tests/slow` walks them all again.
 */
interface NodesOfSearch {
  /** With F in one aspect: each solution once. */
  readonly pinned: number;
  /** With F free: each solution eight times. */
  readonly free: number;
}

export const NODES = {
  H: { pinned: 2_809_380, free: 9_100_154 },
  J: { pinned: 6_815_112, free: 27_436_534 },
  L: { pinned: 5_226_929, free: 21_470_107 },
  N: { pinned: 7_029_414, free: 26_431_097 },
  Y: { pinned: 3_977_292, free: 14_261_764 },
} as const satisfies Record<string, NodesOfSearch>;
