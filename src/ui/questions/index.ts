import * as cheapest from './cheapest-questions.ts';
import * as colours from './colour-questions.ts';
import * as crossings from './crossing-questions.ts';
import * as eleven from './eleven-questions.ts';
import * as encodings from './encoding-questions.ts';
import * as list from './list-questions.ts';
import * as own from './encoding-your-own-questions.ts';
import * as first from './first-questions.ts';
import * as limits from './limits-questions.ts';
import * as links from './links-questions.ts';
import * as measuring from './measuring-questions.ts';
import * as multiplicity from './multiplicity-questions.ts';
import type { Question } from './question.ts';
import * as ripple from './ripple-questions.ts';
import * as search from './search-questions.ts';
import * as tetrasticks from './tetrastick-questions.ts';
import * as weights from './weights-questions.ts';

/** Every question of the lessons, by name. */
export const questions = {
  ...cheapest,
  ...colours,
  ...crossings,
  ...eleven,
  ...encodings,
  ...first,
  ...limits,
  ...links,
  ...list,
  ...measuring,
  ...multiplicity,
  ...own,
  ...ripple,
  ...search,
  ...tetrasticks,
  ...weights,
} satisfies Record<string, Question>;

export type QuestionName = keyof typeof questions;
