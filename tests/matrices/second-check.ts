import type { Matrix } from '#dlx/index.ts';
import type { Certificate } from '#dlx/why/index.ts';

/**
 * A second program that checks a certificate, on a dense table and in whole numbers without a limit. Returns what is
 * wrong, an empty text where nothing is.
 */
export function faultOf({ columns, rows, colours }: Matrix<unknown>, certificate: Certificate): string {
  const { kind, modulus, perRow, rowsInSolution } = certificate;
  const weights = certificate.weights.map(BigInt);
  const zeroes = (): bigint[] => columns.map(() => 0n);
  const table = rows.map((row) => row.reduce((line, column) => line.with(column, 1n), zeroes()));
  const isRemainder = kind === 'remainder';
  const kinds = columns.map((column) => column.kind);
  for (const [column, weight] of weights.entries()) {
    if (weight === 0n || kinds[column] === 'primary') continue;
    if (kinds[column] === 'off') return `column ${column} is off`;
    if (isRemainder || weight > 0n) return `column ${column} is secondary`;
    const isColoured = rows.some((row, at) => row.some((one, place) => one === column && colours?.[at]?.[place]));
    if (isColoured) return `column ${column} has colours`;
  }
  const primary = kinds.filter((one) => one === 'primary').length;
  for (const [row, line] of table.entries()) {
    const size = line.filter((one, column) => one === 1n && kinds[column] === 'primary').length;
    if (size === 0) continue;
    if (perRow !== 0 && size * rowsInSolution !== primary) return `row ${row} does not have its share`;
    const sum = line.reduce((all, one, column) => all + one * (weights[column] ?? 0n), BigInt(perRow));
    if (sum !== BigInt(certificate.sums[row] ?? NaN)) return `row ${row} sums to ${sum}`;
    if (isRemainder ? sum % BigInt(modulus) !== 0n : sum > 0n) return `row ${row} breaks the rule`;
  }
  const total = weights.reduce((all, weight) => all + weight, BigInt(perRow) * BigInt(rowsInSolution));
  if (total !== BigInt(certificate.total)) return `the total is ${total}`;
  return (isRemainder ? total % BigInt(modulus) !== 0n : total > 0n) ? '' : 'the total proves nothing';
}
