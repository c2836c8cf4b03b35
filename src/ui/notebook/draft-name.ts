/** The slug of the page for empty notebooks. */
export const OWN = 'own';

/**
 * Returns the storage name of a reader's draft of a notebook.
 *
 * @param copy the number of a second notebook with this slug, from 2; empty for the first
 */
export const draftName = (slug: string, copy = ''): string => `notebook.${slug}${copy && `.copy-${copy}`}`;

/** Returns the slug and copy number of a storage name; null for drafts of lessons and for other names. */
export function draftPlace(name: string): { readonly slug: string; readonly copy: string } | null {
  const [, slug, copy = ''] = /^notebook\.([\w-]+)(?:\.copy-(\d+))?$/.exec(name) ?? [];
  return slug === undefined ? null : { slug, copy };
}
