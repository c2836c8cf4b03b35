/** What is said aloud while a large matrix is walked over: no more than what has changed. */
import { hasOne, shapeOf } from './shape.ts';
import { type MatrixView, columnName, rowName } from './view.ts';
import { type Place, type Viewport, visible } from './viewport.ts';
import { describePlace } from './describe.ts';
import { counted, inWords } from '#english/english.ts';

/**
 * A step of the keyboard: `row 3 of 1,269: F N (0,1); column H23: a one`. A row or a column that is
 * the same as before is not said again.
 */
export function sayStep(view: MatrixView, from: Place | null, to: Place): string {
  const { source } = view;
  const { row, column } = to;
  // A header says what its row or column is and means: that is what one goes there for.
  if (row === null || column === null) return describePlace(view, to);
  const place = isSame(from, to, 'row')
    ? ''
    : `row ${inWords(row + 1)} of ${inWords(view.rows.length)}: ${rowName(source, row)}; `;
  const where = isSame(from, to, 'column') ? '' : `column ${columnName(source, column)}: `;
  return `${place}${where}${hasOne(shapeOf(source), row, column) ? 'a 1' : 'nothing'}`;
}

function isSame(from: Place | null, to: Place, key: 'row' | 'column'): boolean {
  return from !== null && from.row !== null && from.column !== null && from[key] === to[key];
}

/** How close the picture is now, for readers who zoom by key. */
export function sayZoom(view: MatrixView, viewport: Viewport): string {
  const shape = shapeOf(view.source);
  const { c0, c1, r0, r1 } = visible(viewport, shape);
  if (c1 - c0 === shape.columns && r1 - r0 === shape.rows) return 'The whole matrix is in view.';
  return (
    `Zoom ${Math.round(viewport.near * 100)}%: ${counted(r1 - r0, 'row')} and ${counted(c1 - c0, 'column')} ` +
    'in view.'
  );
}
