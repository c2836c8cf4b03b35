/** What is wrong with a row that a cell adds. Types in a cell are not checked, so what it gives can be anything. */
import { faultOfColour, partedOne } from '#puzzles/user-problem/colours.ts';
import { fieldsOf, type markReader } from '#puzzles/user-problem/read-marks.ts';
import { shortened } from '#english/english.ts';

/**
 * Refuses columns that the row of this name cannot cover.
 *
 * @param kinds the kinds of the columns by their names
 * @throws RangeError for an unknown or repeated column, or a wrong colour
 */
export function refuseColumns(
  row: string,
  columns: readonly string[],
  kinds: ReadonlyMap<string, 'primary' | 'secondary'>,
): void {
  const covered: unknown = columns;
  if (!Array.isArray(covered)) {
    throw new RangeError(`the columns of row ${row} are not a list; write row('a name', ['a', 'b'])`);
  }
  const seen = new Set<string>();
  for (const [index, one] of columns.entries()) {
    if (!isText(one))
      throw new RangeError(
        `row ${row}, column ${index + 1} is not a name; a name is a string: write 'a', or leave it out`,
      );
    const { name: column, colour } = partedOne(one);
    const kind = kinds.get(column);
    if (!kind) {
      throw new RangeError(
        `row ${row} covers “${column}”, but there is no such column; add it with primary or secondary first`,
      );
    }
    if (seen.has(column)) {
      throw new RangeError(`row ${row} covers “${column}” twice; name it once`);
    }
    seen.add(column);
    const fault = faultOfColour(column, colour, kind);
    if (fault) throw new RangeError(`row ${row}: ${fault}`);
  }
}

/**
 * Refuses marks that the row of this name cannot draw.
 *
 * @param readMark validates a mark against the board; without a board every mark is good
 * @throws RangeError for the first mark that the board cannot take
 */
export function refuseMarks(
  row: string,
  marks: readonly unknown[],
  readMark: ReturnType<typeof markReader> | undefined,
): void {
  const drawn: unknown = marks;
  if (!Array.isArray(drawn)) throw new RangeError(`what row ${row} draws is not a list; write [fill(0, 0)]`);
  for (const [index, mark] of readMark ? marks.entries() : []) {
    const fault = readMark?.(mark).fault;
    if (fault) throw new RangeError(`row ${row}, mark ${index + 1}${markName(mark)}: ${fault}`);
  }
}

/** True for what can be a name. */
export function isText(name: unknown): name is string {
  return typeof name === 'string';
}

/** The kind of a mark for a message; empty when the mark does not name one. */
export function markName(mark: unknown): string {
  const name = fieldsOf(mark)?.['mark'];
  return typeof name === 'string' ? ` (${shortened(name)})` : '';
}
