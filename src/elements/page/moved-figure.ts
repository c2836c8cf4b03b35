/**
 * Some figures stand on another page than they did once. An old link to one is led on to its new page,
 * with all that it says.
 */

/** The page of each figure that has moved, by its id. */
export type MovedFigures = Readonly<Record<string, string>>;

/** The address that an old one leads on to; null when it asks for nothing that has moved. */
export function movedAddress({ search, hash }: Pick<Location, 'search' | 'hash'>, moved: MovedFigures): string | null {
  const [place = '', query = ''] = hash.slice(1).split('?', 2);
  const named = [...new URLSearchParams(search), ...new URLSearchParams(query)].map(
    ([name]) => name.split('.')[0] ?? '',
  );
  const figure = [place, ...named].find((id) => Object.hasOwn(moved, id));
  if (figure === undefined) return null;
  return `${moved[figure] ?? ''}${search}${hash === '' ? `#${figure}` : hash}`;
}
