import type { Zoom } from '#history/index.ts';
import type { FigureState, ReadState, SettingChoices, TextSettings } from '#player/address.ts';
import { readState, writeState } from '#player/address.ts';
import { addressQuery, writeQuery } from '#ui/kit/address.ts';

/** The state that the page's address gives to a figure. */
export function stateFromAddress(
  figure: string,
  choices: SettingChoices,
  zoom: Zoom,
  written?: TextSettings,
): ReadState {
  return readState(addressQuery(), figure, choices, zoom, written);
}

/** Writes a figure's state into the address, and leaves that of the others alone. */
export function stateToAddress(
  figure: string,
  choices: SettingChoices,
  state: FigureState,
  zoom: Zoom,
  written?: TextSettings,
): void {
  writeQuery(figure, writeState(addressQuery(), figure, choices, state, zoom, written));
}
