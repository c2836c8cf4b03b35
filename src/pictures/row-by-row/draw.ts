import type { TetrastickProblem } from '#puzzles/tetrasticks/encode.ts';
import { joined, layers } from '../kit/joined.ts';
import { type PictureName, namePicture } from '../kit/name-picture.ts';

const CELL = 10;
const HEIGHT = 26;

interface RunMarks {
  /** The row that is shown. */
  readonly row: number;
  /** The column that is picked, or null. */
  readonly column: number | null;
}

/**
 * Draws one run of a row of the matrix, the pieces or the junctions say: a cell for each column,
 * and a bar where the row has a 1.
 */
export function drawRun(
  svg: SVGSVGElement,
  problem: TetrastickProblem,
  group: number,
  { row, column: picked }: RunMarks,
  name: PictureName,
): void {
  const { from = 0, to = 0 } = problem.groups[group] ?? {};
  const taken = problem.matrix.rows[row] ?? [];
  const cells = problem.matrix.columns.slice(from, to).map(({ name: id, kind }, at) => ({
    id,
    kind,
    at,
    column: from + at,
    isTaken: taken.includes(from + at),
  }));
  svg.setAttribute('viewBox', `-1 -1 ${cells.length * CELL + 2} ${HEIGHT + 2}`);
  svg.setAttribute('preserveAspectRatio', 'none');
  svg.classList.add('row-run');
  const ones = cells.filter(({ isTaken }) => isTaken).map(({ id }) => id);
  namePicture(svg, name, ones.length > 0 ? `A 1 in ${ones.join(', ')}.` : 'No 1 here.');
  const groups = layers(svg, ['cells']);
  joined(groups.cells, 'rect', cells)
    .attr('class', ({ kind, isTaken, column }) => {
      const classes = ['run-cell', `is-${kind}`];
      if (isTaken) classes.push('is-taken');
      if (column === picked) classes.push('is-lit');
      return classes.join(' ');
    })
    .attr('data-column', ({ column }) => column)
    .attr('x', ({ at }) => at * CELL + 1)
    .attr('y', 0)
    .attr('width', CELL - 2)
    .attr('height', HEIGHT);
}
