import type { Matrix } from '#dlx/index.ts';
import { shortened } from '#english/english.ts';

/** How a column and a row are called in sentences. */
export interface TraceNames {
  column(column: number): string;
  /** `row 3, A D`, with the row's number in the trace. */
  row(row: number): string;
}

export function namesIn({ columns, rows }: Matrix): TraceNames {
  const column = (index: number): string => columns[index]?.name ?? String(index);
  return {
    column,
    row: (index) => `row ${index} (${shortened((rows[index] ?? []).map(column).join(' '), 30)})`,
  };
}
