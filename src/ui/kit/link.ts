/** The URL path of a page below the base of the site: `link('gallery/')`. */
export function link(path = ''): string {
  return `${import.meta.env.BASE_URL.replace(/\/$/, '')}/${path}`;
}
