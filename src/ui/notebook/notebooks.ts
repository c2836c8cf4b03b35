/** The notebooks of the site: the files in content/notebooks, ordered by name. */
import { OWN } from './draft-name.ts';
import { type Notebook, parseNotebook } from '#notebook/notebook.ts';

export interface SiteNotebook {
  /** The name of its file without the number that orders it. */
  readonly slug: string;
  readonly notebook: Notebook;
  /** Its first paragraph, as one line of Markdown. */
  readonly idea: string;
}

const files = import.meta.glob<string>('/content/notebooks/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const notebooks: readonly SiteNotebook[] = Object.entries(files)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([path, text]) => {
    const notebook = parseNotebook(text);
    const slug = /([^/]+)\.md$/.exec(path)?.[1]?.replace(/^\d+-/, '') ?? '';
    const first = notebook.cells.find(({ kind }) => kind === 'text')?.text ?? '';
    return { slug, notebook, idea: first.split('\n\n')[0]?.replaceAll('\n', ' ') ?? '' };
  });

/** The page for empty notebooks. */
export const ownNotebook: SiteNotebook = {
  slug: OWN,
  notebook: { title: 'My notebook', cells: [{ kind: 'code', text: '' }] },
  idea: 'An empty notebook, for a problem of your own.',
};
