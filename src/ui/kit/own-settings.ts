import { type SettingChoices, type Settings, type TextSettings, readState, writeState } from '#player/address.ts';
import { addressQuery, writeQuery } from './address.ts';
import { notice } from './notice.ts';

/** Settings that the address keeps for an element without a run of its own. */
interface OwnSettings {
  readonly now: Settings;
  /** The step that the address names; null when it names none. */
  readonly step: number | null;
  /** Changes some settings, and clears the step and the notice, which belong to the old settings. */
  set(changed: Settings): void;
  goTo(step: number | null): void;
}

/** Reads the settings from the address, by the element's id; damaged values are reported in its notice. */
export function ownSettings(host: HTMLElement, choices: SettingChoices, texts: TextSettings = {}): OwnSettings {
  const read = readState(addressQuery(), host.id, choices, 'decisions', texts);
  let { state } = read;
  notice(host, read.problems.join(' '));

  function write(changed: Partial<typeof state>): void {
    state = { ...state, ...changed };
    writeQuery(host.id, writeState(addressQuery(), host.id, choices, state, 'decisions', texts));
  }

  return {
    get now() {
      return state.settings;
    },
    get step() {
      return state.step;
    },
    set(changed) {
      notice(host, '');
      write({ settings: { ...state.settings, ...changed }, step: null });
    },
    goTo: (step) => write({ step }),
  };
}
