import { describe, expect, it } from 'vitest';
import { type Matrix, createMatrix, parse, withKind } from '#dlx/index.ts';
import { type Certificate, whyNone } from '#dlx/why/index.ts';
import { aspects, placements, shape } from '#notebook/shapes.ts';
import { encode as dominoes } from '#puzzles/dominoes/encode.ts';
import { encode as langford } from '#puzzles/langford/encode.ts';
import { encode as queens } from '#puzzles/queens/encode.ts';
import { PIECE_IDS } from '#puzzles/tetrasticks/pieces.ts';
import { encode as tetrasticks } from '#puzzles/tetrasticks/encode.ts';
import { encode as ripple } from '#puzzles/ripple-effect/encode.ts';
import { parseUnchecked } from '#puzzles/ripple-effect/text.ts';
import { faultOf } from '../../../matrices/second-check.ts';

/** The certificate, checked by the second program. */
function certificateOf(matrix: Matrix<unknown>): Certificate | null {
  const { certificate } = whyNone(matrix);
  if (certificate) expect(faultOf(matrix, certificate)).toBe('');
  return certificate;
}

/** The columns of a certificate with their weights, `A` for 1 and `A:-1` for others. */
function weighted(matrix: Matrix<unknown>, certificate: Certificate | null): string {
  return matrix.columns
    .flatMap(({ name }, column) => {
      const weight = certificate?.weights[column] ?? 0;
      return weight === 0 ? [] : [weight === 1 ? name : `${name}:${weight}`];
    })
    .join(' ');
}

/** Pieces on a board of squares: as many of each as fit, or with `once` one of each. */
function tiling(width: number, height: number, pieces: Readonly<Record<string, string>>, once = false): Matrix {
  const names = Object.keys(pieces);
  const cells = Array.from({ length: width * height }, (_, cell) => `${cell % width},${Math.floor(cell / width)}`);
  const rows = names.flatMap((name, piece) =>
    aspects(shape(pieces[name] ?? ''), { mirror: true }).flatMap((aspect) =>
      placements(aspect, width, height).map((place) => [
        ...(once ? [cells.length + piece] : []),
        ...place.map(([x, y]) => y * width + x),
      ]),
    ),
  );
  return createMatrix([...cells, ...(once ? names : [])], rows);
}

const TETROMINOES = { I: 'XXXX', O: 'XX\nXX', T: 'XXX\n.X.', S: 'XX.\n.XX', L: 'XXX\nX..' };

describe('certificates', () => {
  it.each([6, 8])('dominoes without two corners, %i×%i: the colours of a chessboard', (side) => {
    const matrix = dominoes({ width: side, height: side, lessCorners: true });
    const found = certificateOf(matrix);
    expect(found).toMatchObject({ kind: 'remainder', modulus: 3, perRow: 0, total: 2, isFewest: true, compared: 2 });
    expect(new Set(found?.sums)).toEqual(new Set([0]));
    const sign = (x: number, y: number): number => ((x + y) % 2 === 1 ? 1 : -1);
    expect(found?.weights).toEqual(
      matrix.columns.map(({ name }) => sign(...(name.split(',').map(Number) as [number, number]))),
    );
  });

  it('the parity of the tetrasticks, for the eleven pieces that it rules out', () => {
    const { matrix: whole } = tetrasticks();
    const found = PIECE_IDS.filter((omit, piece) => {
      // Its column is off, and its rows are empty.
      const rows = whole.rows.map((row) => (row.includes(piece) ? [] : row));
      const matrix = withKind({ ...whole, rows }, piece, 'off');
      expect(matrix.columns[piece]).toEqual({ name: omit, kind: 'off' });
      // Enough for all weights, and not for the simplex method.
      const { certificate } = whyNone(matrix, { steps: 1_500_000 });
      if (!certificate) return false;
      expect(faultOf(matrix, certificate)).toBe('');
      expect(certificate).toMatchObject({ kind: 'remainder', modulus: 2, perRow: 0, total: 35, isFewest: true });
      const across = matrix.columns.filter(({ name }) => /^(?:[HJLNY]|H\d\d)$/.test(name));
      expect(weighted(matrix, certificate)).toBe(across.map(({ name }) => name).join(' '));
      return true;
    });
    expect(found.join('')).toBe('FIOPRTUVWXZ');
  });

  it('Langford pairs for n = 1, 2, 5 and 6, and for no other n up to 8', () => {
    const found = [1, 2, 3, 4, 5, 6, 7, 8].filter((n) => certificateOf(langford(n)));
    expect(found).toEqual([1, 2, 5, 6]);
    const five = langford(5);
    expect(weighted(five, certificateOf(five))).toBe('n2 n4 s1 s3 s5 s7 s9');
  });

  it('five tetrominoes on 4×5: the colours of a chessboard and the T', () => {
    const matrix = tiling(5, 4, TETROMINOES, true);
    const found = certificateOf(matrix);
    expect(found).toMatchObject({ modulus: 2, total: 11, perRow: 0 });
    expect(weighted(matrix, found)).toBe('0,0 2,0 4,0 1,1 3,1 0,2 2,2 4,2 1,3 3,3 T');
  });

  it('I-tetrominoes on 6×6: every other cell of every other line', () => {
    const matrix = tiling(6, 6, { I: TETROMINOES.I });
    expect(weighted(matrix, certificateOf(matrix))).toBe('0,0 2,0 4,0 0,2 2,2 4,2 0,4 2,4 4,4');
  });

  it('T and L on 6×6: the chessboard and stripes, each with the number of rows', () => {
    const [tees, ells] = [TETROMINOES.T, TETROMINOES.L].map((piece) => tiling(6, 6, { piece })) as [Matrix, Matrix];
    const [chessboard, stripes] = [certificateOf(tees), certificateOf(ells)];
    const expected = { modulus: 2, perRow: 1, rowsInSolution: 9, total: 27 };
    expect([chessboard, stripes]).toMatchObject([expected, expected]);
    const marked = (matrix: Matrix, is: (x: number, y: number) => boolean): string =>
      matrix.columns
        .map(({ name }) => name)
        .filter((name) => is(...(name.split(',').map(Number) as [number, number])))
        .join(' ');
    expect(weighted(tees, chessboard)).toBe(marked(tees, (x, y) => (x + y) % 2 === 0));
    expect(weighted(ells, stripes)).toBe(marked(ells, (_, y) => y % 2 === 0));
  });

  it('seven guests on six chairs: a pigeonhole', () => {
    const guests = Array.from({ length: 7 }, (_, guest) => `g${guest}`);
    const chairs = Array.from({ length: 6 }, (_, chair) => `c${chair}`);
    const rows = guests.flatMap((guest) => chairs.map((chair) => `${guest} ${chair}`));
    const matrix = parse(`${guests.join(' ')} | ${chairs.join(' ')}\n${rows.join('\n')}\n`);
    const found = certificateOf(matrix);
    expect(found).toMatchObject({ kind: 'pigeonhole', modulus: 0, total: 1 });
    expect(weighted(matrix, found)).toBe(`${guests.join(' ')} ${chairs.map((chair) => `${chair}:-1`).join(' ')}`);
  });

  it('a spoiled Ripple Effect puzzle of 8×8: a pigeonhole', () => {
    const rooms = 'ABCCCDDD EBFGHHDI EEFGGJJK ELLGMMKK LLNOOMMK PLNQOMRR PSTOORRU VVTTTUUU';
    const givens = '...3.... 2....... ......2. ...1.3.. ..1.5... .3...... ........ ....2...';
    const { matrix } = ripple(parseUnchecked(`${rooms}\n\n${givens}`.replaceAll(' ', '\n')));
    expect(certificateOf(matrix)?.kind).toBe('pigeonhole');
  });

  it('an empty column comes first, and then the number of the columns', () => {
    const empty = parse('a b c d\na b\n');
    expect(certificateOf(empty)).toMatchObject({ kind: 'empty', total: 2 });
    expect(weighted(empty, certificateOf(empty))).toBe('c d');
    const seven = Array.from({ length: 8 }, (_, cell) => `c${cell}`);
    const matrix = createMatrix(seven, [
      [0, 1, 2, 3, 4, 5, 6],
      [1, 2, 3, 4, 5, 6, 7],
    ]);
    expect(certificateOf(matrix)).toMatchObject({ kind: 'remainder', modulus: 7, total: 8 });
  });

  it.each([
    [8, 2, 4, 6],
    [13, 1, 5, 12],
  ])('pairs of %i and %i things: the two sides, modulo %i', (ones, others, modulus, total) => {
    const names = Array.from({ length: ones + others }, (_, column) => `c${column}`);
    const pairs = names.slice(0, ones).flatMap((_, one) => names.slice(ones).map((__, other) => [one, ones + other]));
    // A column that a row of its own covers, so that the rows of a solution cannot be counted.
    const matrix = createMatrix([...names, 'apart'], [...pairs, [ones + others]]);
    expect(certificateOf(matrix)).toMatchObject({ kind: 'remainder', modulus, total, perRow: 0, isFewest: true });
  });

  it.each([2, 3])('%i queens have none, though there is no solution', (n) => {
    expect(whyNone(queens({ n }).matrix)).toMatchObject({ certificate: null, isComplete: true });
  });

  it('colours are ignored, and a column that has them weighs nothing', () => {
    // Two rows that agree on x may share it: a solution, so that x must not be a pigeonhole.
    expect(whyNone(parse('a b | x\na x:A\nb x:A\n')).certificate).toBeNull();
    const matrix = parse('a b c | x\na b x:A\nb c x:A\na c x:B\n');
    expect(certificateOf(matrix)).toMatchObject({ modulus: 2, total: 3 });
  });

  it('a search that runs out of steps says so', () => {
    const matrix = dominoes({ width: 8, height: 8, lessCorners: true });
    expect(whyNone(matrix, { steps: 1_000 })).toEqual({ certificate: null, isComplete: false, steps: 1_000 });
    expect(whyNone(matrix, { steps: 40_000 }).certificate?.modulus).toBe(3);
    const { matrix: board } = tetrasticks({ omit: 'H' });
    expect(whyNone(board, { steps: 5_000_000 })).toEqual({ certificate: null, isComplete: false, steps: 5_000_000 });
  });
});
