/** What the reader has set in the inputs of a cell, by label. It lies with the cell in the text of its notebook. */
import { listed } from '#english/english.ts';
import { MOST_LIST } from './list-input.ts';
import { type Input, type InputValue, type SetValues, MOST_LABEL, takes } from './inputs.ts';

/** More values than a cell has inputs: those of a label that has another name now are kept too. */
const MOST_VALUES = 40;

/** Says which values no input of the cell takes, as when a label has another name now; empty when all are used. */
export function unusedWords(set: SetValues, inputs: readonly Input[]): string {
  const isUsed = ([label, value]: readonly [string, InputValue]): boolean =>
    inputs.some((input) => input.label === label && takes(input, value));
  const labels = Object.entries(set).flatMap((entry) => (isUsed(entry) ? [] : [`“${entry[0]}”`]));
  return labels.length === 0
    ? ''
    : `No field here takes what was set for ${listed(labels)}, so ${labels.length === 1 ? 'that value is' : 'those values are'} not used.`;
}

/** Formats values for `readSet`, on one line and without backticks, which would not be allowed behind a fence. */
export function formatSet(set: SetValues): string {
  return JSON.stringify(set).replaceAll('`', '\\u0060');
}

/**
 * Reads values that a draft, a link or a file has. Whether a field takes them is known only when its cell has run.
 *
 * @returns the values that an input could have, and the labels of the others; null for a text that has no values
 */
export function readSet(text: string): { readonly set: SetValues; readonly unread: readonly string[] } | null {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const entries = Object.entries(data as Record<string, unknown>);
  const sound = entries.filter(([label, value]) => label.length <= MOST_LABEL && isValue(value)).slice(0, MOST_VALUES);
  const set = Object.fromEntries(sound) as SetValues;
  return { set, unread: entries.flatMap(([label]) => (Object.hasOwn(set, label) ? [] : [label])) };
}

/**
 * What is set in cells, one after the other, for an address; null when nothing is.
 * @param sets of the code cells, in order
 */
export function formatSets(sets: readonly SetValues[]): string | null {
  const last = sets.findLastIndex((set) => Object.keys(set).length > 0);
  return last < 0
    ? null
    : `[${sets
        .slice(0, last + 1)
        .map(formatSet)
        .join()}]`;
}

/** Reads what `formatSets` has written; values that no field can have are left out, and a damaged text gives none. */
export function readSets(text: string): SetValues[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return [];
  }
  return Array.isArray(data) ? data.map((one) => readSet(JSON.stringify(one))?.set ?? {}) : [];
}

function isValue(value: unknown): value is InputValue {
  if (typeof value === 'string') return value.length <= MOST_LABEL;
  if (!Array.isArray(value)) return typeof value === 'boolean' || Number.isFinite(value);
  const isShort = (one: unknown): boolean => typeof one === 'string' && one.length <= MOST_LIST.letters;
  return value.length <= MOST_LIST.items && value.every(isShort);
}
