/** The cells that stand in lessons: each Markdown file in content/cells is a small notebook. */
import type { Notebook } from '../../notebook/notebook.ts';
import { parseNotebook } from '../../notebook/notebook.ts';

const files = import.meta.glob<string>('../../../content/cells/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * The cells of a file, by its name.
 *
 * @throws RangeError when there is no such file
 */
export function lessonCells(name: string): Notebook {
  const text = files[`../../../content/cells/${name}.md`];
  if (text === undefined) throw new RangeError(`content/cells has no ${name}.md`);
  return parseNotebook(text);
}
