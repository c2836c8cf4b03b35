/** A path inside the site, wherever the site lives: `link('gallery/')`. */
export function link(path = ''): string {
  return `${import.meta.env.BASE_URL.replace(/\/$/, '')}/${path}`;
}
