/** An input into which the reader types a few short texts, separated by commas: the names of people, for example. */

export interface ListInput {
  readonly kind: 'list';
  readonly label: string;
  readonly value: readonly string[];
}

/** The most texts of a list, and the most letters of one. */
export const MOST_LIST = { items: 60, letters: 40 } as const;

/** Returns the texts of a field in which commas separate them; those that are empty, or written twice, are left out. */
export function listOf(text: string): string[] {
  const items = text.split(',').map((one) => one.trim().replace(/\s+/g, ' '));
  return [...new Set(items.filter((one) => one !== ''))];
}

/** The text of the field. */
export function listText(value: readonly string[]): string {
  return value.join(', ');
}

/** Says why the input refuses a value; empty when it takes it. */
export function faultOfList(label: string, value: unknown): string {
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string')) return `${label}: write a list`;
  if (value.length > MOST_LIST.items) return `${label} has at most ${MOST_LIST.items} entries`;
  if (value.some((one) => one.length > MOST_LIST.letters))
    return `${label}: an entry has at most ${MOST_LIST.letters} letters`;
  return '';
}

/** True for a list as `listOf` makes it, within bounds. */
export function isList(value: unknown): value is readonly string[] {
  if (faultOfList('', value) !== '') return false;
  const items = value as readonly string[];
  const again = listOf(listText(items));
  return again.length === items.length && again.every((one, at) => one === items[at]);
}
