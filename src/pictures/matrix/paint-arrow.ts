import type { Painting } from './painting.ts';
import { fillBox } from '../kit/pen.ts';

/** The arrow of the column that is covered, down to a line, or uncovered, up from it; 11 each way. */
export function paintArrow({ pen, view, palette }: Painting, x: number, y: number): void {
  const isCover = view.move?.kind === 'cover';
  fillBox(pen, palette.ink, x - 5, isCover ? y + 9 : y, 11, 2);
  fillBox(pen, palette.ink, x, isCover ? y : y + 2, 1, 9);
  for (let i = 1; i <= 3; i += 1) {
    const tip = isCover ? y + 8 - i : y + 2 + i;
    fillBox(pen, palette.ink, x - i, tip, 1, 1);
    fillBox(pen, palette.ink, x + i, tip, 1, 1);
  }
}
