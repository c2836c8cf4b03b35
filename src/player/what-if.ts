import type { ChooserName, Deviation } from '../dlx/index.ts';
import { deviatingName } from '../dlx/index.ts';
import type { OwnSetting } from './address.ts';

/**
 * What if? The reader takes another column than the solver at some nodes. The setting holds them as
 * `NODE.COLUMN`, with `-` between two: `3.2-9.0`. It is empty while the solver goes its own way.
 */
export const whatIfSetting: OwnSetting = {
  standard: '',
  noun: 'choices of column',
  accepts: (text) => readWhatIf(text) !== null,
};

/** The deviations that a setting holds; null when it is damaged. */
export function readWhatIf(text: string): Deviation[] | null {
  if (text === '') return [];
  const parts = text.split('-').map((part) => /^(\d{1,7})\.(\d{1,5})$/.exec(part));
  const read = parts.flatMap((match) =>
    match ? [{ node: Number(match[1]), column: Number(match[2]) }] : [],
  );
  const isGood = read.length === parts.length && read.length <= 50 && read.every(({ node }) => node > 0); // prettier-ignore
  return isGood ? read : null;
}

/** The setting with one more deviation; what was chosen at later nodes does not apply any more. */
export function withDeviation(text: string, { node, column }: Deviation): string {
  const before = (readWhatIf(text) ?? []).filter((other) => other.node < node);
  return [...before, { node, column }].map((d) => `${d.node}.${d.column}`).join('-');
}

/** The chooser of a run with these deviations. */
export function whatIfChooser(text: string): ChooserName {
  return deviatingName('smallest', readWhatIf(text) ?? []);
}
