/** Queens that watch a board: counts, the fewest of them, and what the address holds. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MatrixBuilder, count } from '#dlx/index.ts';
import { drawWatch } from '#pictures/watch/draw.ts';
import { fewestQueens, firstQueens, readQueens, watchCounts, watchedFrom, withPress, writeQueens } from '#puzzles/watch/board.ts'; // prettier-ignore
import { watchWords } from '#ui/lessons/watch/watch-words.ts';
import { newSvg } from '../../../pictures/svg.ts';

const some = fc.uniqueArray(fc.nat(35), { maxLength: 8 }).map((queens) => queens.toSorted((a, b) => a - b));

/** How many sets of so many queens watch the whole board, by the search with bounds. */
function coversWith(side: number, queens: number): number {
  const builder = new MatrixBuilder<number>();
  watchedFrom(side).forEach((_, cell) => builder.column(`c${cell}`, { min: 1, max: queens }));
  builder.column('queens', { min: queens, max: queens });
  watchedFrom(side).forEach((cells, cell) => builder.row([...cells.map((one) => `c${one}`), 'queens'], cell));
  return count(builder.build()).solutions;
}

describe('the board', () => {
  it('counts how often each cell is watched', () => {
    fc.assert(
      fc.property(some, (queens) => {
        const counts = watchCounts(6, queens);
        const total = queens.reduce((sum, queen) => sum + watchedFrom(6)[queen]!.length, 0);
        expect(counts.reduce((sum, one) => sum + one, 0)).toBe(total);
        for (const queen of queens) expect(counts[queen]).toBeGreaterThan(0);
      }),
    );
    expect(watchCounts(3, [4])).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(watchCounts(4, [0])).toEqual([1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 1, 0, 1, 0, 0, 1]);
  });

  it.each([1, 2, 3, 4, 5, 6])('knows the fewest queens for side %i, as the search with bounds does', (side) => {
    const fewest = fewestQueens(side);
    expect(coversWith(side, fewest)).toBeGreaterThan(0);
    if (fewest > 1) expect(coversWith(side, fewest - 1)).toBe(0);
  });

  it('has as many ways on 6×6 as the lesson says', () => {
    expect([fewestQueens(6), coversWith(6, 3)]).toEqual([3, 4]);
  });

  it('is written into the address and read again, and what is damaged is refused', () => {
    fc.assert(
      fc.property(some, (queens) => {
        expect(readQueens(writeQueens(queens), 6)).toEqual(queens);
      }),
    );
    expect(readQueens('', 5)).toEqual(firstQueens(5));
    for (const text of ['36', '3-3', '4-3', 'x', '3-', '-3', '100']) expect(readQueens(text, 6)).toBeNull();
    expect(readQueens('25', 5)).toBeNull();
  });

  it('takes a queen at a press, and gives her back at the next', () => {
    fc.assert(
      fc.property(some, fc.nat(35), (queens, cell) => {
        expect(withPress(withPress(queens, cell), cell)).toEqual(queens);
      }),
    );
  });
});

describe('the words', () => {
  it('say what is watched, and at the end whether fewer could do it', () => {
    expect(watchWords(6, [])).toBe('No queen yet. Each of the 36 squares must be watched at least once.');
    expect(watchWords(6, firstQueens(6))).toBe('1 queen watches 20 of 36 squares. Not watched: 16.');
    expect(watchWords(3, [4])).toBe('1 queen watches all 9 squares, and fewer can’t.');
    expect(watchWords(3, [0, 4])).toBe('2 queens watch all 9 squares. It can be done with fewer.');
  });
});

describe('the picture', () => {
  const drawn = (queens: readonly number[], isLive = false, svg = newSvg()): SVGSVGElement => {
    drawWatch(svg, { side: 6, queens, isLive }, { id: 'x', title: 'Board' });
    return svg;
  };
  const textOf = (svg: SVGSVGElement): string[] =>
    Array.from(svg.querySelectorAll('.watch-count'), ({ textContent }) => textContent);

  it('has a place in each cell, with the count', () => {
    const queens = firstQueens(6);
    const expected = watchCounts(6, queens).map((times) => (times > 0 ? String(times) : ''));
    expect(textOf(drawn(queens))).toEqual(expected);
    expect(drawn(queens).querySelectorAll('.watch-place.is-filled')).toHaveLength(20);
    expect(drawn(queens).textContent).toContain('Queens, by file and rank from the top left: 3,3. Not watched: ');
  });

  it('is brought up to other queens in place, with one stop for the Tab key', () => {
    fc.assert(
      fc.property(some, some, (before, after) => {
        const svg = drawn(before, true);
        drawn(after, true, svg);
        expect(textOf(svg)).toEqual(textOf(drawn(after, true)));
        expect(svg.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
        expect(svg.querySelectorAll('[aria-pressed="true"]')).toHaveLength(after.length);
      }),
      { numRuns: 20 },
    );
  });
});
