import { type MovableEngine, bitmaps, movableLinks, smallest } from '#dlx/index.ts';

/** Bitmaps wherever they know the chooser, also on matrices so small that `auto` takes links. */
export const byBitmaps: MovableEngine = (matrix, choose) =>
  (choose === smallest ? bitmaps : movableLinks)(matrix, choose);
