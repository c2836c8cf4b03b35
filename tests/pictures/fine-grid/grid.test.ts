import { describe, expect, test } from 'vitest';
import { solve } from '#dlx/index.ts';
import { drawFineGrid } from '#pictures/fine-grid/draw.ts';
import { steps, stepViews } from '#pictures/fine-grid/steps.ts';
import { type FineGridView, fineGridView, shapesView } from '#pictures/fine-grid/view.ts';
import { boardView, solutionView } from '#pictures/tetrasticks/view.ts';
import { type ElevenOptions, encodeGrid } from '#puzzles/tetrasticks/eleven/encode.ts';
import { oddShift } from '#puzzles/tetrasticks/eleven/shape.ts';
import { crossingsOf } from '#puzzles/tetrasticks/decode.ts';
import { pieceOf } from '#puzzles/tetrasticks/pieces.ts';
import { type Draw, drawnBy, expectAdopted, expectSameOverAny } from '../over-any.ts';
import { expectStates } from '../states.ts';
import { newSvg, snapshotText } from '../svg.ts';
import { momentOf } from '#pictures/kit/moment.ts';
import { record } from '#history/index.ts';

const options = { id: 'grid', title: 'The fine grid' };

/** The first cover of the small board of which something holds. */
function coverOf(
  more: ElevenOptions,
  holds: (rows: readonly number[], problem: ReturnType<typeof encodeGrid>) => boolean = () => true,
) {
  const problem = encodeGrid({ size: 3, pieces: 'FHJLNP', ...more });
  const rows = [...solve(problem.matrix)].find((each) => holds(each, problem))!;
  return { problem, rows };
}

const plain = coverOf({});
const crossed = coverOf({ claim: 'none' }, (rows, { placements }) => {
  return crossingsOf(rows.map((row) => placements[row]!)).length > 0;
});
const odd = coverOf({ shifts: 'any' }, (rows, { placements }) => rows.some((row) => placements[row]!.isOdd));
const path = (count: number) => plain.rows.slice(0, count).map((row) => ({ row, column: 0 }));
const column = plain.problem.matrix.rows[plain.rows[2]!]![2]!;
const at = (event: 'try' | 'retreat' | 'dead end', laid: number): FineGridView => {
  const row = event === 'dead end' ? -1 : plain.rows[2]!;
  const start = record(plain.problem.matrix, { limit: 1 }).seek(0);
  const frame = { ...start, event, column, row, path: path(laid), branch: column };
  return fineGridView(plain.problem, boardView(momentOf(plain.problem, frame)));
};
const full = ({ problem, rows }: typeof plain): FineGridView =>
  fineGridView(problem, { ...solutionView(problem, rows), solved: true });
const step = (title: string): FineGridView => stepViews(steps().find((each) => each.title === title)!).grid;
const shifted = { id: 'O', piece: 'O', edges: oddShift(pieceOf('O').edges) } as const;

const views: Record<string, FineGridView> = {
  solution: full(plain),
  crossing: full(crossed),
  'odd shift': full(odd),
  trying: at('try', 3),
  undone: at('retreat', 2),
  'dead end': at('dead end', 2),
  ghost: fineGridView(
    plain.problem,
    solutionView(plain.problem, plain.rows.slice(0, 2), { row: plain.rows[4]!, column }),
  ),
  'cells for edges': step('A cell for each edge'),
  clash: step('One joint too many'),
  shape: shapesView({ width: 2, height: 2 }, [shifted]),
};

function drawn(view: FineGridView): SVGSVGElement {
  return drawnBy((svg) => drawFineGrid(svg, view, options));
}

describe('the fine grid', () => {
  test.each(['crossing', 'undone'])('draws: %s', async (name) => {
    await expect(snapshotText(drawn(views[name]!))).toMatchFileSnapshot(`./snapshots/${name}.svg`);
  });

  test('has marks for every state', () => {
    return expectStates(views, drawn, './snapshots/states.txt');
  });

  test('drawn over any other view is what it is when drawn afresh', () => {
    // One of the two large ones is enough.
    const some = Object.values(views).filter((view) => view !== views['clash']);
    const draws = some.map(
      (view): Draw =>
        (svg) =>
          drawFineGrid(svg, view, { ...options, focusable: true }),
    );
    expectSameOverAny(draws);
    expectAdopted(draws);
  });

  test('links every edge and junction to its column, and to the piece that holds it', () => {
    const svg = newSvg();
    drawFineGrid(svg, views['solution']!, options);
    const { matrix } = plain.problem;
    const linked = [...svg.querySelectorAll('.hit-cell[data-column]')].map((cell) => [
      cell.getAttribute('data-row'),
      Number(cell.getAttribute('data-column')),
    ]);
    expect(new Set(linked.map(([, at]) => at)).size).toBe(24 + 4);
    for (const [row, at] of linked) {
      if (row !== null) expect(matrix.rows[Number(row)]).toContain(at);
    }
    expect(linked.filter(([row]) => row !== null).length).toBeGreaterThanOrEqual(24);
  });

  test('is one tab stop, and its cells say what they are', () => {
    const svg = newSvg();
    drawFineGrid(svg, views['solution']!, { ...options, focusable: true });
    expect(svg.getAttribute('role')).toBe('group');
    expect(svg.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    const label = (cell: string): string | null =>
      svg.querySelector(`[data-cell="${cell}"]`)!.getAttribute('aria-label');
    expect(label('0,0')).toBe('Cell (0, 0): border point (0, 0), not used');
    expect(label('1,1')).toBe('Cell (1, 1): a face, not used');
    expect(label('1,0')).toMatch(/^Cell \(1, 0\): edge H00, covered by [FHJLNP]$/);
    expect(label('2,2')).toMatch(/^Cell \(2, 2\): junction \(1, 1\), (not claimed|claimed by .)$/);
    drawFineGrid(svg, views['cells for edges']!, { ...options, focusable: true });
    expect(svg.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  test('the grid of a full 5×5 board stays under 1,500 elements', () => {
    const svg = newSvg();
    drawFineGrid(svg, stepViews(steps().at(-1)!).grid, options);
    expect(svg.querySelectorAll('*').length).toBeLessThan(1500);
  });
});
