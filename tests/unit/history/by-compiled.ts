import { type MovableEngine, compiled, movableLinks, smallest } from '#dlx/index.ts';

/** Bitmaps wherever they know the chooser, also on matrices so small that `auto` takes links. */
export const byCompiled: MovableEngine = (matrix, choose) =>
  (choose === smallest ? compiled : movableLinks)(matrix, choose);
