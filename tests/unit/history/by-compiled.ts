import { smallest } from '#dlx/choosers.ts';
import { compiled } from '#dlx/compiled/engine.ts';
import { type MovableEngine, movableLinks } from '#dlx/movable.ts';

/** Bitmaps wherever they know the chooser, also on matrices so small that `auto` takes links. */
export const byCompiled: MovableEngine = (matrix, choose) =>
  (choose === smallest ? compiled : movableLinks)(matrix, choose);
