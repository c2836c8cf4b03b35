import { taskKinds } from '#practice/tasks/index.ts';

/** The exercises of a sheet for a list of what is on its page: their numbers, titles and places. */
export const sheetItems = taskKinds.map(({ title }, at) => ({
  name: String(at + 1),
  title: `${at + 1} ${title}`,
  href: `#task-${at}`,
}));
