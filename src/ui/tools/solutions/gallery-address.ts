import { type Settings, readState, writeState } from '#player/address.ts';
import { addressQuery } from '#ui/kit/address.ts';
import { addNotice, notice } from '#ui/kit/notice.ts';
import { galleryChoices, galleryUserProblems, omittedOf, withoutCorner } from './gallery-state.ts';

/** Reads the settings that the address has for the gallery; a notice says what in them cannot be used. */
export function galleryAddress(host: HTMLElement) {
  const { state, problems } = readState(addressQuery(), host.id, galleryChoices, 'decisions', galleryUserProblems);
  const omitted = omittedOf(state.settings);
  notice(host, problems.join(' '));
  const settings = withoutCorner(state.settings, omitted);
  if (settings !== state.settings) {
    addNotice(host, `The link asks for ${omitted} at a corner, but ${omitted} is left out.`);
  }
  return {
    settings,
    /** Returns the query with these settings in it. */
    queryOf(now: Settings, query: string): string {
      const next = { ...state, settings: now, step: null };
      return writeState(query, host.id, galleryChoices, next, 'decisions', galleryUserProblems);
    },
  };
}
