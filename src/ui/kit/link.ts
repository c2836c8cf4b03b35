/** The URL path of a page below the base of the site: `link('gallery/')`. */
export function link(path = ''): string {
  return `${import.meta.env.BASE_URL.replace(/\/$/, '')}/${path}`;
}

/** Returns a function with the value of `aria-current` for a link to a page, on the page at this address. */
export function currentOn({ pathname }: URL): (path: string) => 'page' | undefined {
  const here = pathname.replace(/\/?$/, '/');
  return (path) => (here === link(path) ? 'page' : undefined);
}
