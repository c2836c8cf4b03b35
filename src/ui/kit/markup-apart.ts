/**
 * Fetches what the build has moved from elements with `data-apart` into files (`scripts/set-apart.ts`), and puts it back
 * in its place. On a development server it has never left.
 */
export async function fillApart(places: Iterable<HTMLElement>): Promise<void> {
  await Promise.all(Array.from(places, fill));
}

async function fill(place: HTMLElement): Promise<void> {
  const { from } = place.dataset;
  if (from === undefined) return;
  const answer = await fetch(from);
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  place.innerHTML = await answer.text();
  delete place.dataset['from'];
}
