import { EXERCISES, exerciseOf, SOLVER_PARTS } from '#practice/code/exercises.ts';

const exercises = EXERCISES.map((id, at) => ({ title: `${at + 1}. ${exerciseOf(id).title}`, href: `#${id}` }));

/** What is on the page of exercises, in its order. */
export const writeParts = exercises.toSpliced(SOLVER_PARTS.length, 0, { title: 'Your own solver', href: '#run' });
