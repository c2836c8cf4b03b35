/** The sequence of the reader's actions in a lab, as in the address: `<figure>.<name>=B-C-B`. */

interface ReadSequence {
  readonly items: readonly string[];
  /** What could not be used, in a sentence; empty without a fault. */
  readonly problem: string;
}

export interface SequenceFormat {
  /** Its name in the address. */
  readonly name: string;
  /** Its name in a notice: `list of presses`. */
  readonly noun: string;
  /** The sequence that the lab opens with; it is not written into the address. */
  readonly standard: readonly string[];
  accepts(items: readonly string[]): boolean;
}

/** How the empty sequence is written, so that it is not taken for the standard one. */
const NONE = 'none';
const LONGEST = 200;

/** Reads a figure's sequence out of a query. */
export function readSequence(query: string, figure: string, format: SequenceFormat): ReadSequence {
  const { name, noun, standard, accepts } = format;
  const text = new URLSearchParams(query).get(`${figure}.${name}`);
  if (text === null) return { items: standard, problem: '' };
  const items = text === NONE ? [] : text.split('-');
  if (items.length <= LONGEST && accepts(items)) return { items, problem: '' };
  return {
    items: standard,
    problem: `The link’s ${noun} is damaged, so the figure starts from its default.`,
  };
}

/** The query with the sequence in it, or without it when it is the standard one. */
export function writeSequence(
  query: string,
  figure: string,
  { name, standard }: SequenceFormat,
  items: readonly string[],
): string {
  const params = new URLSearchParams(query);
  const written = items.length === 0 ? NONE : items.join('-');
  if (items.join('-') === standard.join('-')) params.delete(`${figure}.${name}`);
  else params.set(`${figure}.${name}`, written);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
