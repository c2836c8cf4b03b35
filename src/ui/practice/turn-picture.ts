import { type Highlight, noHighlight } from '#pictures/kit/highlight.ts';
import { drawMatrix } from '#pictures/matrix/draw.ts';
import { matrixView } from '#pictures/matrix/view.ts';
import { type Exercise, type Round, frameOf } from '#practice/round.ts';

interface TurnPictureOptions {
  readonly id: string;
  readonly isLive: boolean;
  readonly highlight?: Highlight;
}

/** Up to this many columns are as wide as a thumb. */
const FEW = 6;

/** Draws the matrix of the round, at build time and later into the same element. */
export function drawTurn(
  svg: SVGSVGElement,
  exercise: Exercise,
  round: Round,
  { id, isLive, highlight = noHighlight }: TurnPictureOptions,
): void {
  const { matrix, names } = exercise;
  const press = round.wrong?.press;
  const frame = frameOf(exercise, round);
  drawMatrix(svg, matrixView({ matrix, rowNames: names.rows }, { frame, highlight }), {
    id: `${id}-matrix`,
    title: 'The matrix to search',
    interactive: isLive,
    rowAction: 'press',
    columnAction: 'press',
    refused: {
      row: press?.kind === 'row' ? press.row : null,
      column: press?.kind === 'column' ? press.column : null,
    },
    ...(matrix.columns.length <= FEW && { cell: 44 }),
  });
}
