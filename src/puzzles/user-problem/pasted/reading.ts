/** What a pasted text is taken for, as the text that `parse.ts` reads. */
import { inFigures } from '#english/english.ts';
import { formatUserProblem } from '../format.ts';
import { rowNamer } from '../row-names.ts';

export interface Reading {
  /** What the text was taken for: “a dense matrix: 4 rows, 3 columns”. */
  readonly as: string;
  /** The problem as text, which `parseUserProblem` reads; comments and positions are those of the pasted text where it can be. */
  readonly text: string;
}

/** A row of a pasted matrix: its columns by number, and its name if the text gives one. */
export interface PastedRow {
  readonly name?: string;
  readonly columns: readonly number[];
}

/**
 * A matrix as a reading. Blanks and colons in names become underscores, which DLX text allows.
 *
 * @param primary how many of the columns are primary, the first ones; default: all
 */
export function matrixReading(
  what: string,
  names: readonly string[],
  rows: readonly PastedRow[],
  primary = names.length,
): Reading {
  const columns = names.map((name, at) => {
    const kind: 'primary' | 'secondary' = at < primary ? 'primary' : 'secondary';
    return { name: name.trim().replace(/[\s|:]+/gu, '_') || '_', kind, group: kind };
  });
  const nameOf = rowNamer(columns);
  const written = rows.map(({ name, columns: own }) => {
    const standard = nameOf({ columns: own });
    return { name: name?.trim() ? name.trim() : standard, columns: own, marks: [] };
  });
  return {
    as: `${what}: ${inFigures(rows.length, 'row')}, ${inFigures(names.length, 'column')}`,
    text: formatUserProblem({ columns, rows: written }),
  };
}

/** The lines of a text that are not blank, trimmed. */
export function linesWritten(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
