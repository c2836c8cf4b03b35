/** The data of a figure as text for other programs. */
import { type Matrix, format } from '#dlx/index.ts';
import type { Recording } from '#history/index.ts';

/** A table as CSV (RFC 4180). Figures as a page writes them, `1,199`, become plain numbers. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(text: string): string {
  const plain = text.trim().replaceAll(/\s+/g, ' ');
  if (/^[-−]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) return plain.replaceAll(',', '').replace('−', '-');
  return /[",]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** A matrix as DLX text. What the format has no place for in a name becomes `_`, and names stay different. */
export function dlxOf(matrix: Matrix<unknown>): string {
  const taken = new Set<string>();
  const columns = matrix.columns.map((column) => {
    const plain = column.name.replaceAll(/[\s|:]+/g, '_') || '_';
    let name = plain;
    for (let number = 2; taken.has(name); number += 1) name = `${plain}_${number}`;
    taken.add(name);
    return { ...column, name };
  });
  return format({ ...matrix, columns });
}

/** What is known of a run, level by level, as JSON. */
export function profileOf(figure: string, { totals, finished }: Pick<Recording, 'totals' | 'finished'>): string {
  const { nodes, updates, solutions, deadEnds, profile, updatesByLevel } = totals;
  const levels = Array.from(profile, (count, level) => ({
    level,
    nodes: count,
    updates: updatesByLevel[level] ?? 0,
  }));
  return `${JSON.stringify({ figure, finished, nodes, updates, solutions, deadEnds, levels }, null, 2)}\n`;
}
