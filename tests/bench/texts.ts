import { MOST_CHARACTERS } from '#puzzles/text.ts';
import { READERS } from '../texts/parsers.ts';
import { processorTime } from './measure.ts';
import { printTable } from './table.ts';

/**
 * Hostile texts near the bound: what one twice as long costs. Linear work is 2×, quadratic 4×; under
 * a millisecond nobody can tell.
 */
export function benchTexts(): void {
  const rows = READERS.flatMap(({ name, read, sound, pieces }) =>
    pieces.map((piece) => {
      const [half, whole] = [MOST_CHARACTERS / 2, MOST_CHARACTERS].map((length) =>
        timeOf(read, ((sound[0] ?? '') + piece.repeat(length / piece.length)).slice(0, length)),
      ) as [number, number];
      return [
        `${name}: ${JSON.stringify(piece)}`,
        half.toFixed(2),
        whole.toFixed(2),
        half < 1 ? '' : `${(whole / half).toFixed(1)}×`,
      ];
    }),
  );
  const heads = ['text', '50,000 signs, CPU ms', '100,000', 'twice as long'];
  printTable('Texts near the bound', heads, rows);
}

/** The least of some timings: what comes on top is the machine's. */
function timeOf(read: (text: string) => unknown, text: string): number {
  const times = Array.from({ length: 3 }, () =>
    processorTime(() => {
      for (let repeat = 0; repeat < 4; repeat += 1) {
        try {
          read(text);
        } catch {
          // Refused, as most of them are: that costs as well.
        }
      }
    }),
  );
  return Math.min(...times) / 4;
}
