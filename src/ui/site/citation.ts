/** How this site is cited. `CITATION.cff` says the same for a repository, and a test compares them. */

export const CITED = {
  title: 'Cover & Uncover: an interactive notebook on dancing links',
  authors: 'The Cover & Uncover authors',
  year: 2026,
} as const;

/** The entry in BibTeX; without an address where the build does not know it. */
export function bibtex(site: URL | undefined): string {
  const { title, authors, year } = CITED;
  const fields = [
    `title  = {${title.replace('&', '\\&')}}`,
    `author = {{${authors.replace('&', '\\&')}}}`,
    `year   = {${year}}`,
    ...(site ? [`url    = {${site.href}}`] : []),
  ];
  return `@misc{cover-and-uncover,\n${fields.map((field) => `  ${field}`).join(',\n')}\n}`;
}
