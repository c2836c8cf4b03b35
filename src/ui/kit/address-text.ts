/** The strings that the address has for an element, by their names. */
import { addressQuery, writeQuery } from './address.ts';

/** The string that the address has for an element, `<element>.<name>=…`, or null. */
export function readText(host: HTMLElement, name: string): string | null {
  return new URLSearchParams(addressQuery()).get(`${host.id}.${name}`);
}

/**
 * Writes a string into the address, or removes it for null, without a new entry in the tab's history.
 *
 * @param isDraft whether this device also keeps the string as a draft, which may have grown by the time the reader
 *   comes back to this address
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

/** Whether `writeText` wrote the value in the address from a draft on this device. */
export function isOfDraft(host: HTMLElement, name: string): boolean {
  const state = history.state as Readonly<Record<string, unknown>> | null;
  return state?.[`${host.id}.${name}.draft`] === true;
}
