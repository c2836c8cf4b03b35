import type { ColumnKind } from '#dlx/index.ts';
import { type Zoom, ZOOMS } from '#history/index.ts';
import { shortened } from '#english/english.ts';

/**
 * A figure's state in the address: `<figure>.<name>=<value>&…`. Values in a link are only compared with those allowed,
 * never trusted; a value that does not fit is reported, and the default is used.
 */

/** The settings that a figure has: for each name the values allowed, the first one the default. */
export type SettingChoices = Readonly<Record<string, readonly string[]>>;

/**
 * A setting with free text in some format, such as a matrix, instead of a list of values. `standard` is the default.
 */
export interface TextSetting {
  readonly standard: string;
  /** What a notice calls it: `matrix`. */
  readonly noun: string;
  accepts(text: string): boolean;
  /** What is wrong with a text that is not accepted, and where; without it a notice only says that it is damaged. */
  faultOf?(text: string): string;
}

export type TextSettings = Readonly<Record<string, TextSetting>>;

export type Settings = Readonly<Record<string, string>>;

export interface FigureState {
  readonly settings: Settings;
  /** Columns that the reader has switched to another kind. */
  readonly kinds: ReadonlyMap<number, ColumnKind>;
  readonly zoom: Zoom;
  /** Position at `zoom`, or null when the address does not say. */
  readonly step: number | null;
  /** The row that the reader has pinned, if any; one from an address may be out of range or NaN. */
  readonly pinned?: number;
}

export interface ReadState {
  readonly state: FigureState;
  /** One sentence for each part of the address that could not be used. */
  readonly problems: readonly string[];
}

const LETTERS: Readonly<Record<ColumnKind, string>> = { primary: 'p', secondary: 's', off: 'o' };

/** The initial state of a figure. */
export function defaultState(
  choices: SettingChoices,
  zoom: Zoom = 'decisions',
  written: TextSettings = {},
): FigureState {
  return { settings: defaults(choices, written), kinds: new Map(), zoom, step: null };
}

/** Reads the state of one figure from the query of an address (see `fragment.ts`). */
export function readState(
  query: string,
  figure: string,
  choices: SettingChoices,
  defaultZoom: Zoom = 'decisions',
  written: TextSettings = {},
): ReadState {
  const params = new URLSearchParams(query);
  const problems: string[] = [];
  const settings: Record<string, string> = defaults(choices, written);
  const kinds = new Map<number, ColumnKind>();
  let zoom = defaultZoom;
  let step: number | null = null;
  let pinned: number | null = null;

  for (const [key, value] of params) {
    if (!key.startsWith(`${figure}.`)) continue;
    const name = key.slice(figure.length + 1);
    const allowed = Object.hasOwn(choices, name) ? choices[name] : undefined;
    const format = Object.hasOwn(written, name) ? written[name] : undefined;
    if (format) {
      if (format.accepts(value)) settings[name] = value;
      else problems.push(damaged(format, value));
    } else if (allowed) {
      if (allowed.includes(value)) settings[name] = value;
      else
        problems.push(
          `The link sets ${name} to “${shortened(value)}”, which is not a choice; “${allowed[0] ?? ''}” is used.`,
        );
    } else if (name === 'columns') {
      const read = readKinds(value);
      if (read) read.forEach((kind, column) => kinds.set(column, kind));
      else problems.push(`The link’s list of switched columns, “${shortened(value)}”, is damaged.`);
    } else if (name === 'zoom') {
      const known = ZOOMS.find((name) => name === value);
      if (known) zoom = known;
      else problems.push(`The link asks for the zoom “${shortened(value)}”, but there is none of that name.`);
    } else if (name === 'pinned') {
      // Whether the row exists can only be checked once the problem is known.
      pinned = /^\d+$/.test(value) ? Number(value) : NaN;
    } else if (name === 'step') {
      const number = /^\d{1,15}$/.test(value) ? Number(value) : NaN;
      if (Number.isSafeInteger(number)) step = number;
      else problems.push(`The link’s step, “${shortened(value)}”, is not the number of a step.`);
    } else {
      problems.push(`The link says “${shortened(name)}”, which this figure does not know.`);
    }
  }
  return { state: { settings, kinds, zoom, step, ...(pinned !== null && { pinned }) }, problems };
}

/**
 * Writes the state of one figure into a query and leaves the rest of it alone. Defaults are not written, so that an
 * address stays short. Returns the query with its `?`, or an empty string.
 */
export function writeState(
  query: string,
  figure: string,
  choices: SettingChoices,
  state: FigureState,
  defaultZoom: Zoom = 'decisions',
  written: TextSettings = {},
): string {
  const params = new URLSearchParams(query);
  for (const key of [...params.keys()]) {
    if (key.startsWith(`${figure}.`)) params.delete(key);
  }
  const standard = defaults(choices, written);
  for (const [name, value] of Object.entries(state.settings)) {
    if (value !== standard[name]) params.set(`${figure}.${name}`, value);
  }
  if (state.kinds.size > 0) {
    const list = Array.from(state.kinds, ([column, kind]) => `${column}${LETTERS[kind]}`);
    params.set(`${figure}.columns`, list.join('-'));
  }
  if (state.zoom !== defaultZoom) params.set(`${figure}.zoom`, state.zoom);
  if (state.step !== null) params.set(`${figure}.step`, String(state.step));
  if (state.pinned !== undefined) params.set(`${figure}.pinned`, String(state.pinned));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

function damaged({ noun, faultOf }: TextSetting, value: string): string {
  const fault = faultOf ? `: ${faultOf(value)}` : '';
  return `The link’s ${noun}, “${shortened(value)}”, is damaged${fault}.`;
}

function defaults(choices: SettingChoices, written: TextSettings): Record<string, string> {
  return Object.fromEntries([
    ...Object.entries(choices).map(([name, values]) => [name, values[0] ?? '']),
    ...Object.entries(written).map(([name, { standard }]) => [name, standard]),
  ]) as Record<string, string>;
}

function readKinds(text: string): Map<number, ColumnKind> | null {
  const kinds = new Map<number, ColumnKind>();
  for (const part of text.split('-')) {
    const match = /^(\d{1,6})([pso])$/.exec(part);
    if (!match) return null;
    const kind = (['primary', 'secondary', 'off'] as const).find((k) => LETTERS[k] === match[2]);
    if (kind) kinds.set(Number(match[1]), kind);
  }
  return kinds;
}
