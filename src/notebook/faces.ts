/** The modules of the package for the cells that import them. */
import * as allAtOnce from '#dlx/all/index.ts';
import * as cheapest from '#dlx/cheapest/index.ts';
import * as history from '#history/index.ts';
import * as builder from './program.ts';
import * as links from '#dlx/links.ts';
import * as solver from '#dlx/index.ts';
import * as why from '#dlx/why/index.ts';
import type { Face } from './package.ts';

export const faces: Readonly<Record<Face, object>> = {
  'cover-and-uncover': solver,
  'cover-and-uncover/links': links,
  'cover-and-uncover/cheapest': cheapest,
  'cover-and-uncover/why': why,
  'cover-and-uncover/all': allAtOnce,
  'cover-and-uncover/history': history,
  'cover-and-uncover/problem': builder,
};
