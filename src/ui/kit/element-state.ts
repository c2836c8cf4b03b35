import { addressQuery, writeQuery } from './address.ts';
import { part, setText } from './parts.ts';

/** What an element keeps in the address as one text: `<element>.<name>=…`; null when it says nothing. */
export function readText(host: HTMLElement, name: string): string | null {
  return new URLSearchParams(addressQuery()).get(`${host.id}.${name}`);
}

/**
 * Writes it in place, or takes it out for null: the history of the tab is the reader's.
 *
 * @param isDraft true when this device keeps what is written as a draft, and perhaps more of it by
 *   the time that the reader comes back to this address
 */
export function writeText(host: HTMLElement, name: string, text: string | null, isDraft = false): void {
  const params = new URLSearchParams(addressQuery());
  if (text === null) params.delete(`${host.id}.${name}`);
  else params.set(`${host.id}.${name}`, text);
  const query = params.size === 0 ? '' : `?${params.toString()}`;
  if (isDraft === isOfDraft(host, name)) writeQuery(host.id, query);
  else {
    const state = history.state as object | null;
    writeQuery(host.id, query, { ...state, [`${host.id}.${name}.draft`]: isDraft });
  }
}

/** True when the page has written this into the address itself, of a draft on this device. */
export function isOfDraft(host: HTMLElement, name: string): boolean {
  const state = history.state as Readonly<Record<string, unknown>> | null;
  return state?.[`${host.id}.${name}.draft`] === true;
}

/** Says what could not be used; an empty text takes the notice away. */
export function notice(host: HTMLElement, words: string): void {
  const place = part(host, 'notice', HTMLElement);
  setText(place, words);
  place.hidden = words === '';
}

/** Says one thing more. */
export function addNotice(host: HTMLElement, words: string): void {
  const place = part(host, 'notice', HTMLElement);
  notice(host, place.hidden ? words : `${place.textContent} ${words}`);
}
