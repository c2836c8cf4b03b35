/** What a row without a name of its own is called: by its columns, `A D G`, and colours, `x:A`. */
import { onesOf } from './colours.ts';
import { MOST } from './limits.ts';
import type { UserRow } from './problem.ts';

/** Gives a function that names rows in their order; equal rows are distinguished by a number. */
export function rowNamer(
  columns: readonly { readonly name: string }[],
): (row: Pick<UserRow, 'columns' | 'colours'>) => string {
  const seen = new Map<string, number>();
  const room = MOST.rowName - 16;
  return (row) => {
    let name = '';
    for (const next of onesOf(columns, row)) {
      if (name.length + next.length >= room) {
        name += ' …';
        break;
      }
      name += name === '' ? next : ` ${next}`;
    }
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return before === 0 ? name : `${name} (${before + 1})`;
  };
}
