/** What a keyed join needs of a datum. Its element carries the same id in `data-id`. */
export interface Identified {
  readonly id: string;
}

/**
 * The key function of every join. A datum answers with its id; an element that was drawn at build
 * time has no datum yet and answers with its `data-id`, so the browser adopts it instead of
 * drawing a second one. (The trick is in d3-selection's documentation of `selection.data`.)
 */
export function byId(this: unknown, datum: unknown): string {
  const id = (datum as Identified | undefined)?.id;
  return id ?? (this as Element).getAttribute('data-id') ?? '';
}
