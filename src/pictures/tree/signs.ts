import type { Pen } from '../kit/pen.ts';

/** Signs out of boxes, so that any pen can make them: a diamond for a solution, */
export function diamond(pen: Pen, x: number, y: number, radius: number): void {
  for (let step = -radius; step <= radius; step += 1) {
    const half = radius - Math.abs(step);
    pen.fillRect(x - half, y + step, 2 * half + 1, 1);
  }
}

/** and a cross for a dead end. */
export function cross(pen: Pen, x: number, y: number, radius: number): void {
  for (let step = -radius; step <= radius; step += 1) {
    pen.fillRect(x + step - 0.5, y + step - 0.5, 1.4, 1.4);
    pen.fillRect(x + step - 0.5, y - step - 0.5, 1.4, 1.4);
  }
}
