import { EXERCISES, exerciseOf } from '#practice/code/exercises.ts';

/** The exercises to write, for a list of what is on their page. */
export const writeParts = EXERCISES.map((id, at) => ({ title: `${at + 1}. ${exerciseOf(id).title}`, href: `#${id}` }));
