import { readState, writeState } from '#player/address.ts';
import { splitFragment } from '#player/fragment.ts';
import type { WallBoards } from '#puzzles/tetrasticks/wall-boards.ts';
import { addressQuery, writeQuery } from '#ui/kit/address.ts';
import { type WallState, settingsOf, stateOf, wallChoices, wallTexts } from './wall-state.ts';

interface WallAddress {
  /** The state that the page was opened with. */
  readonly state: WallState;
  /** Sentences on what could not be used of it. */
  readonly problems: readonly string[];
  write(state: WallState): void;
  /** The state after Back or Forward, which need no reload; null when it cannot be read here. */
  followed(): WallState | null;
}

/** The state of the wall in the address of its page. */
export function wallAddress(id: string, boards: WallBoards): WallAddress {
  const texts = wallTexts(boards);
  const read = readState(addressQuery(), id, wallChoices, 'decisions', texts);
  return {
    state: stateOf(read.state.settings, boards),
    problems: read.problems,
    write(state) {
      const whole = { ...read.state, settings: settingsOf(state, boards), step: null };
      writeQuery(id, writeState(addressQuery(), id, wallChoices, whole, 'decisions', texts));
    },
    followed() {
      const { query } = splitFragment(location.hash);
      const back = readState(query, id, wallChoices, 'decisions', texts);
      if (back.problems.length > 0 || /\.packed=/.test(query)) return null;
      writeQuery(id, query);
      return stateOf(back.state.settings, boards);
    },
  };
}
