/** A certificate checked row by row, in words: what each row adds up to, and what all of them would have to. */
import type { Certificate } from '#dlx/why/index.ts';
import { inFigures, inWords, times } from '#english/english.ts';

/** Longer sums are counted by their weights. */
const LONGEST = 8;

/** `+1 +1 +1 = 3`, and what it proves: `a multiple of 3`. */
export interface Sum {
  readonly sum: string;
  readonly so: string;
}

/** The sum of a row, and where that says more than the sum, what it proves; of one that is never chosen only the words that say so. */
export function rowSum(
  matrix: { readonly columns: readonly { readonly kind: string }[]; readonly rows: readonly (readonly number[])[] },
  certificate: Certificate,
  row: number,
): Sum {
  const columns = matrix.rows[row] ?? [];
  if (!columns.some((column) => matrix.columns[column]?.kind === 'primary')) {
    return { sum: '', so: 'it covers nothing that must be covered, so it is never chosen' };
  }
  const { weights, perRow, modulus, kind } = certificate;
  const terms = columns.map((column) => weights[column] ?? 0).filter((weight) => weight !== 0);
  const isLong = terms.length > LONGEST;
  const parts = [
    ...(isLong ? byWeight(terms) : terms.map(signed)),
    ...(perRow === 0 ? [] : [`${signed(perRow)} for itself`]),
  ];
  const total = certificate.sums[row] ?? 0;
  const sum = parts.length === 0 ? '0' : `${parts.join(isLong ? ', ' : ' ')} = ${figure(total)}`;
  if (kind === 'remainder') return { sum, so: isBalanced(certificate) ? '' : `a multiple of ${modulus}` };
  return { sum, so: 'not above 0' };
}

/** True where every row adds up to 0: then a total that is not 0 is proof enough, whatever the modulus. */
export function isBalanced({ kind, sums }: Pick<Certificate, 'kind' | 'sums'>): boolean {
  return kind === 'remainder' && sums.every((sum) => sum === 0);
}

/** What the rows of a solution would have to add up to: `32 − 30 = 2`, `not a multiple of 3`. */
export function totalSum(certificate: Certificate): Sum {
  const { weights, perRow, rowsInSolution, modulus, kind, total } = certificate;
  const used = weights.filter((weight) => weight !== 0);
  const [for_, against] = [sumOf(used.filter((weight) => weight > 0)), -sumOf(used.filter((weight) => weight < 0))];
  const ofRows = perRow * rowsInSolution;
  const parts = [
    ...(for_ === 0 ? [] : [inWords(for_)]),
    ...(against === 0 ? [] : [`− ${inWords(against)}`]),
    ...(perRow === 0
      ? []
      : [`${ofRows < 0 ? '−' : '+'} ${inWords(Math.abs(ofRows))} for ${inFigures(rowsInSolution, 'row')}`]),
  ];
  const sum = parts.length === 1 && total >= 0 ? figure(total) : `${parts.join(' ')} = ${figure(total)}`;
  const isNone = isBalanced(certificate) ? 'not 0' : `not a multiple of ${modulus}`;
  return { sum, so: kind === 'remainder' ? isNone : 'above 0' };
}

/** `12 times +1`, `once −2`, the larger weights first. */
function byWeight(terms: readonly number[]): string[] {
  const values = [...new Set(terms)].sort((a, b) => b - a);
  return values.map((value) => `${times(terms.filter((term) => term === value).length)} ${signed(value)}`);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function signed(number: number): string {
  return number < 0 ? figure(number) : `+${inWords(number)}`;
}

function figure(number: number): string {
  return number < 0 ? `−${inWords(-number)}` : inWords(number);
}
