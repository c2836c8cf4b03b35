import type { ColumnKind } from '#dlx/matrix.ts';

/**
 * What a column asks, by its kind. Where the sentences of a kind differ in more than these words, a puzzle
 * writes a table of its own.
 *
 * @param on the sentence of a primary column (`exactly`, `must`), and of a secondary one (`at most`, `may`)
 * @param off that of a column that is switched off
 */
export function asks(
  kind: ColumnKind,
  on: (count: 'exactly' | 'at most', must: 'must' | 'may') => string,
  off = 'switched off, so it asks for nothing',
): string {
  if (kind === 'off') return off;
  return kind === 'primary' ? on('exactly', 'must') : on('at most', 'may');
}
