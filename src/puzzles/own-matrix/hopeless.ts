import type { Matrix } from '#dlx/matrix.ts';

/**
 * What is to be said when a primary column has no one, so that nothing can cover it and every search
 * ends as it begins; empty when there is none.
 */
export function hopelessWords({ columns, rows }: Matrix): string {
  const names = columns
    .filter(({ kind }, column) => kind === 'primary' && !rows.some((row) => row.includes(column)))
    .map(({ name }) => name);
  const last = names.pop();
  if (last === undefined) return '';
  return names.length === 0
    ? `Column ${last} is primary and has no 1. No row can cover it, so the search ends at once.`
    : `Columns ${names.join(', ')} and ${last} are primary and have no 1. No row can cover them, so the search ` +
        'ends at once.';
}
