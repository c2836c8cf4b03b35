/**
 * The cells of the lessons: each file in content/cells is a small notebook, each in content/mends a wrong encoding to
 * mend.
 */
import { type Mending, mendingOf } from '#notebook/mending.ts';
import { type Notebook, parseNotebook } from '#notebook/notebook.ts';

const files = import.meta.glob<string>('/content/cells/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const mends = import.meta.glob<string>('/content/mends/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * Returns the exercise of a file in content/mends.
 *
 * @throws RangeError when there is no such file
 */
export function mending(name: string): Mending {
  const text = mends[`/content/mends/${name}.md`];
  if (text === undefined) throw new RangeError(`content/mends has no ${name}.md`);
  return mendingOf(parseNotebook(text));
}

/**
 * Returns the notebook of a file in content/cells.
 *
 * @throws RangeError when there is no such file
 */
export function lessonCells(name: string): Notebook {
  const text = files[`/content/cells/${name}.md`];
  if (text === undefined) throw new RangeError(`content/cells has no ${name}.md`);
  return parseNotebook(text);
}
