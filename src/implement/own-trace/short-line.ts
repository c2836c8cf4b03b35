/** The short form of a cover in a trace: `cover D, 2 2 2 1 1 2 1, 7`, with sizes and updates or without. */
import { counted, listed } from '#english/english.ts';
import { LineFault } from './line-fault.ts';

interface ShortLine {
  readonly does: 'cover' | 'uncover';
  readonly column: string;
  readonly sizes?: readonly number[];
  readonly updates?: number;
}

/**
 * Reads a short line, with whatever brackets and commas a language puts between its numbers; null when it does not begin
 * as one.
 *
 * @param columns the names of the columns, in the order of their sizes
 * @throws LineFault when it begins as one, and goes on otherwise
 */
export function readShortLine(text: string, columns: readonly string[]): ShortLine | null {
  const [, verb = '', name = '', rest = ''] = /^(cover|uncover)[\s(]+([^\s,;:()]+)(.*)$/iu.exec(text) ?? [];
  if (verb === '') return null;
  const does = verb.toLowerCase() === 'cover' ? 'cover' : 'uncover';
  const column = columns.find((one) => one === name) ?? columns.find((one) => one === name.toUpperCase());
  if (column === undefined) {
    const are = columns.length === 1 ? 'only column is' : 'columns are';
    const which = columns.length > 12 ? '' : ` The ${are} ${listed(columns)}.`;
    throw new LineFault(`It names a column “${name}” that is not there.${which}`);
  }
  const odd = /[^\d\s,;:()[\]-]/.exec(rest)?.[0];
  if (odd !== undefined) {
    throw new LineFault(`It has a “${odd}” where only numbers belong: the sizes, and then the updates.`);
  }
  const numbers = (rest.match(/-?\d+/g) ?? []).map(Number);
  const sizes = numbers.slice(0, columns.length);
  const [updates, ...more] = numbers.slice(columns.length);
  if (more.length > 0 || (sizes.length > 0 && sizes.length < columns.length)) {
    const first = columns[0] ?? '';
    const wanted =
      columns.length === 1
        ? `1, the size of ${first}, and after it`
        : `${columns.length}, the sizes of ${first} to ${columns.at(-1) ?? ''}, and after them`;
    throw new LineFault(
      `It has ${counted(numbers.length, 'number')}. Give ${wanted} the updates so far if you count them.`,
    );
  }
  return { does, column, ...(sizes.length > 0 && { sizes }), ...(updates !== undefined && { updates }) };
}
