/** A cell as a program that runs without the page, with the package. */
import { compileCell } from './compile.ts';
import { type Input, INPUT_NAMES } from './inputs.ts';
import { LIBRARY_NAMES } from './library.ts';
import { namesOf } from './names.ts';
import { orderOf } from './order.ts';
import { withValues } from './set-in-code.ts';

/** A cell of a notebook, and what the reader has set in its inputs. */
export interface ProgramCell {
  readonly id: string;
  readonly code: string;
  readonly inputs: readonly Input[];
}

/** Where the library of cells is in the package. */
const LIBRARY = 'cover-and-uncover/problem';

/**
 * The program of a cell: what it needs of the library, the cells that it depends on, and the cell itself, whose last
 * expression is printed by `show`.
 *
 * @param cells all code cells, in their order on the page
 * @throws CellError for code that cannot be read; Error for names that two cells declare, or cells that need each other
 */
export function programOf(cells: readonly ProgramCell[], id: string): string {
  const order = orderOf(cells.map((cell) => ({ ...compileCell(cell.code), id: cell.id })));
  const fault = order.fault(id);
  if (fault !== '') throw new Error(fault);
  const needed = order.before(id).flatMap((one) => cells.filter((cell) => cell.id === one));
  const parts = needed.map((cell) => withValues(cell.code, cell.inputs).trim());
  const last = parts.length - 1;
  const written = parts.map((code, index) => (index === last ? withShow(code) : code));
  const declared = new Set(parts.flatMap((code) => namesOf(code).declares));
  const used = new Set(written.flatMap((code) => [...namesOf(code).uses]));
  const names = [...LIBRARY_NAMES, ...INPUT_NAMES, 'show'].filter((name) => used.has(name) && !declared.has(name));
  const head = names.length === 0 ? [] : [`import { ${names.toSorted().join(', ')} } from '${LIBRARY}';`];
  return `${[...head, ...written].join('\n\n')}\n`;
}

/** The code with its last expression in a call of `show`. */
function withShow(code: string): string {
  const { shows } = namesOf(code);
  return shows ? `${code.slice(0, shows.from)}show(${code.slice(shows.from, shows.to)})${code.slice(shows.to)}` : code;
}
