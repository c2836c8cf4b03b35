/** The texts of the modelling tasks, from content/models. */
import { type ModelText, modelTextOf } from '#notebook/model-text.ts';
import { parseNotebook } from '#notebook/notebook.ts';

const files = import.meta.glob<string>('/content/models/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** @throws RangeError when the task has no file */
export function modelText(name: string): ModelText {
  const text = files[`/content/models/${name}.md`];
  if (text === undefined) throw new RangeError(`content/models has no ${name}.md`);
  return modelTextOf(parseNotebook(text));
}
