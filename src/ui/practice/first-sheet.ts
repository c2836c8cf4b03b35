import { sheetOf } from '#practice/tasks/index.ts';

/** The seed with which a sheet opens. */
export const FIRST_SEED = 1;

/** Its tasks, made once for all pages with a sheet on some of them. */
export const firstSheet = sheetOf(FIRST_SEED);
