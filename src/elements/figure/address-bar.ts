import type { Zoom } from '../../history/index.ts';
import type {
  FigureState,
  WrittenSettings,
  ReadState,
  SettingChoices,
} from '../../player/address.ts';
import { readState, writeState } from '../../player/address.ts';
import { writeQuery } from '../page/write-query.ts';

/** The state that the page's address gives to a figure. */
export function stateFromAddress(
  figure: string,
  choices: SettingChoices,
  zoom: Zoom,
  written?: WrittenSettings,
): ReadState {
  return readState(location.search, figure, choices, zoom, written);
}

/** Writes a figure's state into the address, and leaves that of the others alone. */
export function stateToAddress(
  figure: string,
  choices: SettingChoices,
  state: FigureState,
  zoom: Zoom,
  written?: WrittenSettings,
): void {
  const query = writeState(location.search, figure, choices, state, zoom, written);
  writeQuery(figure, query);
}

/** The address of this figure as it stands, for others. */
export function linkTo(
  figure: string,
  choices: SettingChoices,
  state: FigureState,
  zoom: Zoom,
  written?: WrittenSettings,
): string {
  const query = writeState('', figure, choices, state, zoom, written);
  return `${location.origin}${location.pathname}${query}#${figure}`;
}
