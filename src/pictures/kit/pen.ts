/** What large pictures are painted with: the part of a canvas that they need. */

/** A CanvasRenderingContext2D is one, and so is the pen that writes SVG (svg-pen.ts). */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'globalAlpha'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
  | 'fillRect'
  | 'strokeRect'
  | 'fillText'
  | 'setLineDash'
  | 'save'
  | 'restore'
  | 'translate'
  | 'rotate'
>;

/** Fills a rectangle on whole pixels, at least one each way, so that edges are sharp and nothing is lost. */
export function fillBox(pen: Pen, colour: string, x: number, y: number, width: number, height: number): void {
  pen.fillStyle = colour;
  pen.fillRect(Math.round(x), Math.round(y), Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
}
