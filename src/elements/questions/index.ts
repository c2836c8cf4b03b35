import * as links from './links-questions.ts';
import type { Question } from './question.ts';
import * as search from './search-questions.ts';

/** Every question of the lessons, by name. */
export const questions = { ...links, ...search } satisfies Record<string, Question>;

export type QuestionName = keyof typeof questions;
