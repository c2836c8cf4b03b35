import type { Pen } from '../kit/pen.ts';
import type { MatrixPalette } from './palette.ts';
import type { MatrixShape } from './shape.ts';
import type { MatrixView } from './view.ts';
import type { Viewport } from './viewport.ts';

/** What every part of the painting needs. */
export interface Painting {
  readonly pen: Pen;
  readonly view: MatrixView;
  readonly shape: MatrixShape;
  readonly viewport: Viewport;
  readonly palette: MatrixPalette;
}
