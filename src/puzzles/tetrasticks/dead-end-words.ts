import type { Certificate } from '#dlx/why/index.ts';
import { capital, listed } from '#english/english.ts';
import type { RestProblem } from './rest-problem.ts';

/** Edges and pieces of a sketch for which nothing is left; null for a certificate that is about more than that. */
export function deadEndWords({ matrix }: Pick<RestProblem, 'matrix'>, { kind, weights }: Certificate): string | null {
  if (kind !== 'empty') return null;
  const names = weights.flatMap((weight, column) => (weight === 0 ? [] : (matrix.columns[column]?.name ?? '')));
  const [pieces, edges] = [names.filter(({ length }) => length === 1), names.filter(({ length }) => length > 1)];
  const parts = [
    ...(edges.length > 0
      ? [`no waiting piece can cover the open ${edges.length === 1 ? 'edge' : 'edges'} ${listed(edges)}`]
      : []),
    ...(pieces.length > 0 ? [`there is no place left for ${listed(pieces)}`] : []),
  ];
  return `${capital(parts.join(', and '))}.`;
}
