import type { Choosing, Deviation } from '#dlx/index.ts';
import type { Frame } from '#history/index.ts';
import type { TextSetting } from './address.ts';

/**
 * The setting of “What if?”: the column or row that the reader takes at some nodes, instead of the solver's own choice.
 * It lists them as `NODE.COLUMN` or `NODE.COLUMN.ROW`, separated by `-`: `3.2-9.0.7`. It is empty when the solver
 * chooses everywhere.
 */
export const whatIfSetting: TextSetting = {
  standard: '',
  noun: 'list of choices',
  accepts: (text) => readWhatIf(text) !== null,
  faultOf: (text) =>
    text.split('-').length > MOST
      ? `it has more than ${MOST} choices`
      : 'a choice is a node, a column and perhaps a row, such as 3.2 or 3.2.5',
};

/** The most choices that are accepted. */
const MOST = 50;
/** The most characters that such a list needs. */
const LONGEST = 50 * '999999999.99999.999999-'.length;

/** True at a step where the reader may choose a column or row. */
export function isChoice({ event }: Pick<Frame, 'event'>): boolean {
  return event === 'choose' || event === 'dead end';
}

/** The deviations that a setting holds; null when it is damaged. */
export function readWhatIf(text: string): Deviation[] | null {
  if (text === '') return [];
  if (text.length > LONGEST) return null;
  const read = text.split('-').map((part) => {
    const [, node, column, row] = /^(\d{1,9})\.(\d{1,5})(?:\.(\d{1,6}))?$/.exec(part) ?? [];
    const first = row === undefined ? {} : { row: Number(row) };
    return { node: Number(node), column: Number(column), ...first };
  });
  return read.length <= MOST && read.every(({ node }) => node > 0) ? read : null;
}

/** How a run with these choices chooses its columns. */
export function whatIfChooser(text: string): Choosing {
  const deviations = readWhatIf(text) ?? [];
  return deviations.length === 0 ? 'smallest' : { rule: 'smallest', deviations };
}
