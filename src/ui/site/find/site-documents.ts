/** All that Find knows, in the order in which equal results stand. */
import { register } from '#ui/figure/register.ts';
import type { SiteNotebook } from '#ui/notebook/notebooks.ts';
import type { MenuGroup } from '../menu.ts';
import { notionId, notions, tasks } from '../notions.ts';
import type { FindDocument } from './find-index.ts';
import { type LessonText, lessonDocuments, plainText } from './lesson-documents.ts';

export interface Site {
  readonly lessons: readonly LessonText[];
  readonly groups: readonly MenuGroup[];
  readonly notebooks: readonly SiteNotebook[];
}

export function siteDocuments({ lessons, groups, notebooks }: Site): FindDocument[] {
  return [
    ...notions.map(({ name, also = '', says }): FindDocument => {
      return { kind: 'notion', title: name, place: 'Glossary', also, path: `glossary/#${notionId(name)}`, text: says };
    }),
    ...lessons.flatMap((lesson) => lessonDocuments(lesson, register)),
    ...pages(groups),
    ...notebooks.map(({ slug, notebook }): FindDocument => {
      const text = notebook.cells.filter(({ kind }) => kind === 'text').map((cell) => plainText(cell.text));
      const at = { place: 'Notebook', also: '', path: `notebook/${slug}/` };
      return { kind: 'notebook', title: notebook.title, ...at, text: text.join(' ') };
    }),
    ...tasks.map(({ name, path }): FindDocument => {
      return { kind: 'to do', title: name, place: '', also: '', path, text: '' };
    }),
  ];
}

/** The pages of the menu that are neither lessons nor notebooks: those have more to find. */
function pages(groups: readonly MenuGroup[]): FindDocument[] {
  return groups.flatMap((group) =>
    group.parts.flatMap((part) =>
      part.pages
        .filter(
          ({ path, thumb }) => !path.startsWith('lessons/') && (thumb !== undefined || !path.startsWith('notebook/')),
        )
        .map(({ title, idea, path }): FindDocument => {
          return { kind: 'page', title, place: `${group.title}, ${part.title}`, also: '', path, text: plainText(idea) };
        }),
    ),
  );
}
