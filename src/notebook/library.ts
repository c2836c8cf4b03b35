/** The names that every cell knows without a declaration; inputs and the console are added by the runner. */
import { problem } from './builder.ts';
import { chart } from './chart.ts';
import { queens, rippleEffect, sudoku, tetrasticks } from './encoders.ts';
import { dlx } from './from-text.ts';
import { less, sums } from './numbers.ts';
import { caption, corner, dot, edge, fill, path, wall } from '#puzzles/marks.ts';
import { aspects, combinations, placements, range, shape } from './shapes.ts';
import { cheapest, count, first, solve, whyNone } from './solving.ts';

export const library = {
  problem,
  dlx,
  solve,
  first,
  count,
  cheapest,
  whyNone,
  chart,
  fill,
  corner,
  edge,
  path,
  dot,
  wall,
  caption,
  range,
  combinations,
  shape,
  aspects,
  placements,
  sums,
  less,
  queens,
  sudoku,
  rippleEffect,
  tetrasticks,
};

export type LibraryName = keyof typeof library;

export const LIBRARY_NAMES = Object.keys(library) as LibraryName[];
