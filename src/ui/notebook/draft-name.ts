/** The name of the page for notebooks that begin empty. */
export const OWN = 'own';

/**
 * The name under which this device keeps what a reader has made of a notebook.
 *
 * @param copy the number of a notebook beside the reader's own of this name, from 2; empty for their own
 */
export const draftName = (slug: string, copy = ''): string => `notebook.${slug}${copy && `.copy-${copy}`}`;

/** The page and the number of a notebook that is kept under this name; null for what lessons keep, and others. */
export function draftPlace(name: string): { readonly slug: string; readonly copy: string } | null {
  const [, slug, copy = ''] = /^notebook\.([\w-]+)(?:\.copy-(\d+))?$/.exec(name) ?? [];
  return slug === undefined ? null : { slug, copy };
}
