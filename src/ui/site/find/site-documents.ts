/** All that Find knows, in the order in which equal results stand. */
import { register } from '#ui/figure/register.ts';
import type { SiteNotebook } from '#ui/notebook/notebooks.ts';
import type { MenuGroup } from '../menu.ts';
import { notionId, notions } from '../notions.ts';
import { intents } from '../tasks.ts';
import { LEADS } from './asked.ts';
import type { FindDocument, FindEntry } from './find-index.ts';
import { type LessonText, lessonDocuments, plainText } from './lesson-documents.ts';
import { PAGE_SECTIONS } from './page-sections.ts';

export interface Site {
  readonly lessons: readonly LessonText[];
  readonly groups: readonly MenuGroup[];
  readonly notebooks: readonly SiteNotebook[];
}

/**
 * All places that Find leads to, each with what people type for it.
 *
 * @throws RangeError for a lead to a place that is not there
 */
export function siteDocuments(site: Site): FindEntry[] {
  const places = placesOf(site);
  const paths = new Set(places.map(({ path }) => path));
  for (const lead of LEADS) {
    const lost = lead.paths.find((path) => !paths.has(path));
    if (lost !== undefined) throw new RangeError(`“${lead.asked}” leads to ${lost}, where Find knows nothing`);
  }
  return places.map((place) => {
    const asked = LEADS.flatMap((lead) => (lead.paths.includes(place.path) ? [lead.asked] : []));
    return { ...place, asked: asked.join(', ') };
  });
}

function placesOf({ lessons, groups, notebooks }: Site): FindDocument[] {
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
    ...intents.flatMap(({ tasks }) =>
      tasks.map(({ name, path }): FindDocument => {
        return { kind: 'to do', title: name, place: '', also: '', path, text: '' };
      }),
    ),
  ];
}

/** The pages of the menu that are neither lessons nor notebooks: those have more to find. Each is followed by its sections. */
function pages(groups: readonly MenuGroup[]): FindDocument[] {
  return groups.flatMap((group) =>
    group.parts.flatMap((part) =>
      part.pages
        .filter(
          ({ path, thumb }) => !path.startsWith('lessons/') && (thumb !== undefined || !path.startsWith('notebook/')),
        )
        .flatMap(({ title, idea, path }): FindDocument[] => [
          { kind: 'page', title, place: `${group.title}, ${part.title}`, also: '', path, text: plainText(idea) },
          ...PAGE_SECTIONS.filter(({ page }) => page === path).map((section): FindDocument => {
            const { id, title: heading, text } = section;
            return { kind: 'section', title: heading, place: title, also: '', path: `${path}#${id}`, text };
          }),
        ]),
    ),
  );
}
