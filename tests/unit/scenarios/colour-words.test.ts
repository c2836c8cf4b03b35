/** What is said, and seen in the matrix, where a column takes a colour or loses it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Matrix, parse } from '#dlx/index.ts';
import { onesOf } from '#dlx/matrix.ts';
import { namesOf } from '#history/caption.ts';
import { type Recording, type Zoom, record } from '#history/index.ts';
import { lookOf } from '#pictures/kit/colour-looks.ts';
import { momentOf } from '#pictures/kit/moment.ts';
import { stayingRows } from '#pictures/matrix/coloured-ones.ts';
import { describeCell, describeColumnState, describeMatrix, describeRowState } from '#pictures/matrix/describe.ts';
import { runView } from '#pictures/matrix/view.ts';
import type { Problem } from '#puzzles/problem.ts';
import { colourWords } from '#scenarios/colour-words.ts';
import { colouredMatrices, SMALL, wordsInGrid } from '../../matrices/coloured.ts';
import { runs } from '../../support/runs.ts';

function problemWith(matrix: Matrix, colourNoun = 'letter'): Problem {
  const { rows } = namesOf(matrix);
  return {
    matrix,
    colourNoun,
    rowNames: rows,
    groups: [],
    describeRow: () => '',
    describeColumn: () => '',
  };
}

/** What is said at each step of a run, '' where the general words are. */
function said(matrix: Matrix, run: Recording, zoom: Zoom): string[] {
  const problem = problemWith(matrix);
  return Array.from(
    { length: run.lastStep(zoom) + 1 },
    (_, step) => colourWords(momentOf(problem, run.seek(step, zoom)), namesOf(matrix)) ?? '',
  );
}

const words = wordsInGrid(['DANCE', 'LINKS', 'COVER'], 5);

describe('the words of a colour', () => {
  it('say which rows go and which stay', () => {
    const sentences = said(words, record(words), 'covers');
    expect(sentences.slice(3, 9)).toEqual([
      '',
      'Column 0,0 takes the letter D: 4 rows with another letter go.',
      'Column 0,1 takes the letter A: 2 rows with another letter go.',
      'Column 0,2 takes the letter N: 2 rows with another letter go.',
      'Column 0,3 takes the letter C: 1 row with another letter goes, and 1 that agrees stays.',
      'Column 0,4 takes the letter E: 2 rows with another letter go.',
    ]);
    expect(sentences).toContain(
      'Column 0,3 loses the letter C: 1 row with another letter comes back, and 1 that agrees was there all ' +
        'along.',
    );
    expect(sentences).toContain('Column 2,1 takes the letter O: no other row asks for it.');
  });

  it('tell each write: the header, the marks, and the links of rows that go', () => {
    const matrix = parse(SMALL);
    const sentences = said(matrix, record(matrix), 'links').filter((sentence) => sentence !== '');
    expect(sentences).toContain('Purify x: its header takes the letter A.');
    expect(sentences).toContain('Purify x: row p r x y agrees, so its 1 is marked with −1, and the row stays.');
    expect(sentences).toContain('Unpurify x: its header no longer has a letter.');
    expect(sentences.some((sentence) => /^Purify x: in column \w, .* now points/.test(sentence))).toBe(true);
    expect(sentences.filter((sentence) => /undefined|−1 −1|:\s*\./.test(sentence))).toEqual([]);
  });
});

describe('rows that stay', () => {
  it('are those of the list that do not go, on random matrices', () => {
    let purified = 0;
    fc.assert(
      fc.property(colouredMatrices({ mostRows: 12 }), (matrix) => {
        const run = record(matrix);
        for (let step = 0; step <= run.lastStep('covers'); step += 1) {
          const frame = run.seek(step, 'covers');
          if (frame.move?.colour === undefined) continue;
          const view = runView(momentOf(problemWith(matrix), frame));
          const staying = stayingRows(view);
          expect(staying.length + view.moved.length).toBe(frame.sizes[frame.move.column]);
          for (const row of staying) {
            expect(onesOf(matrix, row)).toContainEqual({ column: frame.move.column, colour: frame.move.colour });
          }
          purified += staying.length;
        }
      }),
      { numRuns: runs(2_000), seed: 5 },
    );
    expect(purified).toBeGreaterThan(runs(300));
  });
});

it('the text twin of the matrix says colours too', () => {
  const run = record(words);
  const view = runView(momentOf(problemWith(words), run.seek(8, 'covers')));
  expect(describeMatrix(view)).toContain('Column 0,4 takes the letter E: rows ');
  expect(describeMatrix(view)).toContain('With a letter: columns 0,0:D, 0,1:A, 0,2:N, 0,3:C and 0,4:E.');
  const before = runView(momentOf(problemWith(words), run.seek(7, 'covers')));
  expect(describeMatrix(before)).toMatch(/Column 0,3 takes .*; row COVER 0,3 1,3 2,3 3,3 4,3 agrees and stays\./);
  expect(describeColumnState(view, 3 + 2)).toBe(
    'Column 0,2, secondary: given the letter N by row DANCE 0,0 0,1 0,2 0,3 0,4; rows that agree may share it.',
  );
  expect(describeRowState(view, 0)).toContain('0,0:D');
  expect(describeCell(view, 0, 3)).toContain('A 1 with the letter D in row');
});

describe('the look of a colour', () => {
  const matrixWith = (colours: string[]): Matrix =>
    parse(`p | x\n${colours.map((colour) => `p x:${colour}`).join('\n')}\n`);
  const signs = (...colours: string[]): string[] => colours.map((colour) => lookOf(matrixWith(colours), colour).sign);

  it('has a sign of its own, whatever it is called', () => {
    expect(signs('A', 'B')).toEqual(['A', 'B']);
    expect(signs('red', 'green')).toEqual(['r', 'g']);
    expect(signs('blue', 'brown', 'red')).toEqual(['1', '2', 'r']);
    expect(signs('r', 'red')).toEqual(['r', '2']);
  });

  it('has another hue than its neighbours', () => {
    const alphabet = [...'ABCDEFGHIJKLMNOP'];
    const hues = alphabet.map((colour) => lookOf(matrixWith(alphabet), colour).token);
    expect(new Set(hues).size).toBe(16);
  });
});
