import { isAsked, taskKinds } from '#practice/tasks/index.ts';

/** The ten exercises of the sheet that opens for a list of what is on its page: their numbers, titles and places. */
export const sheetItems = taskKinds.flatMap(({ title }, at) =>
  isAsked(at, 'all')
    ? [
        {
          name: String(at + 1),
          title: `${at + 1} ${title}`,
          href: `#task-${at}`,
        },
      ]
    : [],
);
