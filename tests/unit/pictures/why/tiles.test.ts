import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { whyNone } from '#dlx/why/index.ts';
import { queensView } from '#pictures/queens/view.ts';
import { drawMatrix } from '#pictures/matrix/draw.ts';
import { drawMatrixOverview } from '#pictures/matrix/overview.ts';
import type { Size } from '#pictures/matrix/viewport.ts';
import { runView } from '#pictures/matrix/view.ts';
import { type Tile, marksOfCore, marksOfWeights, sumsOfWeights, tileOf } from '#pictures/why/column-marks.ts';
import { queensTiles } from '#pictures/why/queens-tiles.ts';
import { encode as queens } from '#puzzles/queens/encode.ts';
import { boardTiles, drawBoardTiles } from '#pictures/why/board-tiles.ts';
import { momentOfRows } from '#pictures/kit/moment.ts';
import { boardView } from '#pictures/tetrasticks/view.ts';
import { tetrastickTiles } from '#pictures/why/tetrastick-tiles.ts';
import { encode as tetrasticks } from '#puzzles/tetrasticks/encode.ts';
import { encodeUserProblem } from '#puzzles/user-problem/encode.ts';
import { parseUserProblem } from '#puzzles/user-problem/parse.ts';

/** Dominoes on 3×3 cells, and a column that all rows have and no cell is. */
function threeByThree(): string {
  const cells = Array.from({ length: 9 }, (_, at) => [at % 3, Math.floor(at / 3)] as const);
  const rows = cells.flatMap(([x, y]) =>
    [
      [x + 1, y],
      [x, y + 1],
    ]
      .filter(([right = 3, down = 3]) => right < 3 && down < 3)
      .map(([right, down]) => `| row: fill ${x},${y} ${right},${down}\nc${x}${y} c${right}${down} any\n`),
  );
  return `| board: 3x3\n${cells.map(([x, y]) => `c${x}${y}`).join(' ')} | any\n${rows.join('')}`;
}

function layer(): SVGGElement {
  const { document } = parseHTML('<svg xmlns="http://www.w3.org/2000/svg"><g></g></svg>');
  return document.querySelector('g') as unknown as SVGGElement;
}

it('tones and signs of weights and of a core', () => {
  expect([1, -1, 2, -3].map((weight) => tileOf(weight).sign)).toEqual(['+', '−', '+2', '−3']);
  expect(marksOfWeights({ weights: [1, 0, -1] }).map((mark) => mark?.tone ?? null)).toEqual(['light', null, 'dark']);
  expect(marksOfCore(3, { demanded: [2], atMostOnce: [0] }).map((mark) => mark?.sign ?? null)).toEqual([
    '≤1',
    null,
    '1',
  ]);
});

it('stand on the cells that columns are about, and what is about none is listed', () => {
  const problem = encodeUserProblem(parseUserProblem(threeByThree()));
  const { certificate } = whyNone(problem.matrix);
  if (!certificate) throw new Error('no certificate');
  const { tiles, elsewhere } = boardTiles(problem, marksOfWeights(certificate));
  expect(tiles.map(({ place, sign }) => `${place} ${sign}`)).toEqual(
    problem.matrix.columns.slice(0, 9).map(({ name }) => `c${name.charAt(1)},${name.charAt(2)} +`),
  );
  expect(elsewhere).toEqual([]);
  expect(boardTiles(problem, [...certificate.weights.slice(0, 9).map(() => null), tileOf(1)]).elsewhere).toEqual([9]);
});

it('drawing again keeps the tiles that stay', () => {
  const problem = encodeUserProblem(parseUserProblem(threeByThree()));
  const { tiles } = boardTiles(problem, [tileOf(1), tileOf(-1), tileOf(1)]);
  const group = layer();
  drawBoardTiles(group, problem, tiles);
  const before = [...group.children];
  expect(before.map((tile) => `${tile.getAttribute('class')} ${tile.textContent}`)).toEqual([
    'why-tile is-light +',
    'why-tile is-dark −',
    'why-tile is-light +',
  ]);
  expect(before[1]?.getAttribute('transform')).toBe('translate(81,27)');
  drawBoardTiles(group, problem, tiles.slice(1));
  expect([...group.children]).toEqual(before.slice(1));
});

it('in a matrix each row ends with what it adds up to, and the weights with what a solution would have to', () => {
  const problem = encodeUserProblem(parseUserProblem('a b c d e | x\na b\nb c x\na c\nd e\nx\n'));
  const { certificate } = whyNone(problem.matrix);
  if (!certificate) throw new Error('no certificate');
  const svg = () => layer().ownerSVGElement!;
  const moment = { ...momentOfRows(problem, [], { row: 1, column: null }), marks: marksOfWeights(certificate) };
  const plain = svg();
  drawMatrix(plain, runView(moment), { id: 'plain' });
  expect(plain.querySelectorAll('.matrix-sum')).toHaveLength(0);
  const shown = svg();
  drawMatrix(shown, runView({ ...moment, sums: sumsOfWeights(problem.matrix, certificate) }), { id: 'shown' });
  const sums = [...shown.querySelectorAll('.matrix-sum')];
  // The last row covers nothing that must be covered.
  expect(sums.map(({ textContent }) => textContent)).toEqual(['2', '2', '2', '2', '5']);
  expect(shown.querySelectorAll('.matrix-sum.is-lit')).toHaveLength(1);
  // A large matrix has them as well, as far as its rows have names; far out that of the row pointed at.
  const painted = (size: Size, row: number | null): string[] => {
    const still = svg();
    const sums = sumsOfWeights(problem.matrix, certificate);
    drawMatrixOverview(still, runView({ ...moment, highlight: { row, column: null }, sums }), { id: 'still', size });
    return [...still.querySelectorAll('text')].flatMap(({ textContent }) =>
      /^\d$/.test(textContent) ? textContent : [],
    );
  };
  expect(painted({ width: 560, height: 386 }, null)).toEqual(['5', '2', '2', '2', '2']);
  expect(painted({ width: 560, height: 90 }, 1)).toEqual(['5', '2']);
  expect(painted({ width: 560, height: 90 }, null)).toEqual(['5']);
  expect(sumsOfWeights(problem.matrix, { sums: [0, -2, 0, 0, 0], total: 1 })).toEqual({
    rows: ['0', '−2', '0', '0', ''],
    total: '1',
  });
});

it('tetrasticks: all horizontal edges and five pieces, for what lesson 9 proves', () => {
  const problem = tetrasticks({ omit: 'W' });
  const { certificate } = whyNone(problem.matrix);
  if (!certificate) throw new Error('no certificate');
  const tiles = tetrastickTiles(boardView(momentOfRows(problem, [])), marksOfWeights(certificate));
  expect(tiles).toHaveLength(35);
  expect(new Set(tiles.map(({ sign }) => sign))).toEqual(new Set(['+']));
  const onEdges = tiles.filter(({ half }) => half === 13);
  expect(onEdges).toHaveLength(30);
  // The middle of a horizontal edge lies between two points.
  expect(new Set(onEdges.map(({ y }) => y)).size).toBe(6);
});

it('stand beside the chessboard, and few lines of a proof are drawn across it', () => {
  const problem = queens({ n: 5, diagonals: 'primary' });
  const columnOf = (name: string): number => problem.matrix.columns.findIndex((column) => column.name === name);
  const marks: (Tile | null)[] = problem.matrix.columns.map(() => null);
  for (const name of ['r0', 'c0', 'a0', 'a1']) marks[columnOf(name)] = tileOf(1);
  const view = queensView({ ...momentOfRows(problem, []), marks });
  expect(view.lines.filter(({ related }) => related).map(({ id }) => id)).toEqual(['r0', 'c0', 'a0', 'a1']);
  const tiles = queensTiles(view, marks);
  expect(tiles.map(({ id }) => view.lines[Number(id)]?.id)).toEqual(['r0', 'c0', 'a0', 'a1']);
  // The board is 300 units wide, with a room of 52 around it, and nothing is cut off.
  for (const { x, y, half } of tiles) expect(Math.min(x - half, y - half)).toBeGreaterThan(-52);
  const all = marks.map(() => tileOf(1));
  expect(queensView({ ...momentOfRows(problem, []), marks: all }).lines.some(({ related }) => related)).toBe(false);
});
