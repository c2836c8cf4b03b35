/** Addresses of places whose words are to be marked, as `lessons/undo/?mark=undo+order#two-rules-not-one`. */

/** The name of the words in the query of an address. It stays out of the fragment, which holds the state of figures. */
const MARK = 'mark';

/** Under this name the device keeps whether the key `/` opens Find, and the value that says it does not. */
export const FIND_KEY = 'find-key';
export const OFF = 'off';

export function markedAddress(address: string, terms: readonly string[]): string {
  if (terms.length === 0) return address;
  const [page = '', ...place] = address.split('#');
  return [`${page}?${new URLSearchParams({ [MARK]: terms.join(' ') }).toString()}`, ...place].join('#');
}

/** The words to mark, by the query of an address. */
export function wordsToMark(search: string): readonly string[] {
  return (new URLSearchParams(search).get(MARK) ?? '').split(' ').filter(Boolean);
}
