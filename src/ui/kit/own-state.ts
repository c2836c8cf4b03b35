import type { FigureState, SettingChoices, TextSettings } from '#player/address.ts';
import { readState } from '#player/address.ts';
import { addressQuery } from './address.ts';
import { part, setText } from './parts.ts';

/** What the address says of an element that has settings and no run, by its id; what it damages stands in its notice. */
export function readOwnState(host: HTMLElement, choices: SettingChoices, written: TextSettings = {}): FigureState {
  const { state, problems } = readState(addressQuery(), host.id, choices, 'decisions', written);
  const notice = part(host, 'notice', HTMLElement);
  setText(notice, problems.join(' '));
  notice.hidden = problems.length === 0;
  return state;
}
