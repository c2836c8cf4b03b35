import { Search } from '#dlx/links.ts';
import { encode } from '#puzzles/ripple-effect/encode.ts';
import { LEVELS } from '#puzzles/ripple-effect/level.ts';
import { type MakeOptions, type Made, makePuzzle } from '#puzzles/ripple-effect/make.ts';
import { quantile, timeOf } from './measure.ts';
import { ms, printTable, whole } from './table.ts';

const SEEDS = 15;

/** Ripple Effect: how long making a puzzle takes, and the first solution of what was made. */
export function benchMaking(): void {
  const rows = [8, 10].flatMap((side) =>
    LEVELS.map((level) => {
      const made = Array.from({ length: SEEDS }, (_, index) =>
        timed({ width: side, height: side, largest: 6, level, seed: index + 1 }),
      );
      const times = made.map(({ time }) => time);
      const first = made.map(({ puzzle }) => timeOf(() => firstSolution(puzzle)));
      return [
        `${side}×${side}, ${level}`,
        `${made.filter((one) => one.level === level).length} of ${SEEDS}`,
        ms(quantile(times, 0.5)),
        ms(Math.max(...times)),
        ms(quantile(first, 0.5)),
        ms(Math.max(...first)),
        whole(
          quantile(
            made.map(({ measure }) => measure.nodes),
            0.5,
          ),
        ),
      ];
    }),
  );
  printTable(
    'Puzzles of Ripple Effect made from seeds. Aims: an 8×8 in under 2,000 ms at the median; a 10×10 shows its ' +
      'first solution in under 500 ms.',
    ['size and level', 'of that level', 'made in ms', 'worst', 'first solution', 'worst', 'nodes'],
    rows,
  );
}

function timed(options: MakeOptions): Made & { readonly time: number } {
  const before = performance.now();
  const making = makePuzzle(options);
  for (;;) {
    const next = making.next();
    if (next.done) return { ...next.value, time: performance.now() - before };
  }
}

function firstSolution(puzzle: Made['puzzle']): void {
  new Search(encode(puzzle).matrix).run({ solutions: 1 });
}
