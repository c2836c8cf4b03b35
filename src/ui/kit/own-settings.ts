import type { SettingChoices, Settings, TextSettings } from '#player/address.ts';
import { readState, writeState } from '#player/address.ts';
import { addressQuery, writeQuery } from './address.ts';
import { notice } from './element-state.ts';

/** The settings of an element that has no run of its own, which the address keeps. */
export interface OwnSettings {
  readonly now: Settings;
  /** The step that the address names; null when it names none. */
  readonly step: number | null;
  /** Changes some of the settings; the step and the notice go, since they belong to the settings before. */
  set(changed: Settings): void;
  goTo(step: number | null): void;
}

/** Reads the settings from the address, by the element's id; what is damaged there stands in its notice. */
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
