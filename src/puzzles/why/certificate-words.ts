/** A certificate in words, for the eye and the ear. */
import type { Certificate } from '#dlx/why/index.ts';
import { counted, inFigures, inWords, listed } from '#english/english.ts';
import { type NamedProblem, columnsInWords, nounFor, plural, small } from './column-words.ts';

/** More different weights are not told one by one. */
const MOST_WEIGHTS = 3;

/** True where the weights are few enough to be told one by one. */
export function isTold({ weights }: Certificate): boolean {
  return differing(weights).length <= MOST_WEIGHTS;
}

/** The weights that differ from 0 and from each other, the largest first. */
function differing(weights: readonly number[]): number[] {
  return [...new Set(weights)].filter((weight) => weight !== 0).sort((a, b) => b - a);
}

/** How its page calls the things of a certificate. */
export interface Terms {
  /** A row, in the singular: `domino`. Default: `row`. */
  readonly row?: string;
  /** The columns whose weight is 1, and those whose weight is −1. Default: `white` and `black`. */
  readonly sides?: readonly [string, string];
}

/**
 * Why there is no solution, in two or three sentences: “Each row takes one white and one black cell; 32 white, 30
 * black.” The first word is never a name, so that it can follow a colon.
 *
 * @param certificate one of this problem's matrix
 */
export function certificateWords(problem: NamedProblem, certificate: Certificate, terms: Terms = {}): string {
  const sides = { row: terms.row ?? 'row', sides: terms.sides ?? (['white', 'black'] as const) };
  switch (certificate.kind) {
    case 'empty':
      return emptyWords(problem, used(certificate, 1));
    case 'remainder':
      return remainderWords(problem, certificate, sides);
    case 'pigeonhole':
      return pigeonholeWords(problem, certificate, sides);
  }
}

/** The columns of this weight. */
function used({ weights }: Certificate, weight: number): number[] {
  return weights.flatMap((one, column) => (one === weight ? [column] : []));
}

function emptyWords({ matrix }: NamedProblem, columns: readonly number[]): string {
  const names = columns.map((column) => matrix.columns[column]?.name ?? '');
  const more = names.length - 6;
  const told = listed(more > 1 ? [...names.slice(0, 6), `${inWords(more)} more`] : names);
  return names.length === 1
    ? `No row covers the column ${told}, which must be covered.`
    : `No row covers the columns ${told}, and each must be covered.`;
}

function remainderWords(problem: NamedProblem, certificate: Certificate, terms: Required<Terms>): string {
  const { modulus, weights, perRow } = certificate;
  const [ones, others] = [used(certificate, 1), used(certificate, -1)];
  const rest = weights.filter((weight) => weight !== 0).length - ones.length - others.length;
  if (rest === 0 && others.length === 0) {
    if (perRow === 0) return countWords(problem, certificate, ones, terms);
    if (modulus === 2) return parityWords(problem, certificate, ones, terms);
  }
  const isBalanced = rest === 0 && perRow === 0 && certificate.sums.every((sum) => sum === 0);
  if (isBalanced) return balanceWords(problem, certificate, [ones, others], terms);
  const besides = perRow === 0 ? '' : `, with ${signed(perRow)} for the ${terms.row} itself`;
  return (
    `Give ${weightsInWords(problem, certificate)}. Each ${terms.row} then adds up to a multiple of ` +
    `${modulus}${besides}, and a solution would have to add up to ${signed(certificate.total)}, which is not a multiple of ${modulus}.`
  );
}

/** Every weight is 1: the columns are only counted. */
function countWords(
  problem: NamedProblem,
  { modulus, sums }: Certificate,
  ones: readonly number[],
  { row }: Required<Terms>,
): string {
  const noun = nounFor(problem, ones);
  const number = inWords(ones.length);
  const sizes = new Set(sums.filter((sum) => sum !== 0));
  const [size] = sizes;
  const isAll = ones.length === problem.matrix.columns.filter(({ kind }) => kind === 'primary').length;
  if (isAll && sizes.size === 1 && size !== undefined) {
    const share = `Each ${row} covers ${small(size)} of the ${number} ${plural(noun)} that must be covered`;
    return `${share}, and ${inWords(size)} does not divide ${number}.`;
  }
  const counting = `Count ${columnsInWords(problem, ones)}.`;
  return modulus === 2
    ? `${counting} Each ${row} covers an even number of these ${number}, and ${number} is odd.`
    : `${counting} Each ${row} covers a multiple of ${modulus} of these, and ${modulus} does not divide ${number}.`;
}

/** Every row covers an odd number of the columns, and how many rows there are is known. */
function parityWords(
  problem: NamedProblem,
  { rowsInSolution }: Certificate,
  ones: readonly number[],
  { row }: Required<Terms>,
): string {
  const number = inWords(ones.length);
  const [together, instead] = rowsInSolution % 2 === 1 ? ['odd', 'even'] : ['even', 'odd'];
  return (
    `Count ${columnsInWords(problem, ones)}. Each ${row} covers an odd number of these ${number}. A solution has ` +
    `${inFigures(rowsInSolution, row)}, which ${rowsInSolution === 1 ? 'covers' : 'together cover'} an ${together} number, and ${number} is ${instead}.`
  );
}

/** Every row takes as many of one side as of the other. */
function balanceWords(
  problem: NamedProblem,
  { sums }: Certificate,
  [ones, others]: readonly [readonly number[], readonly number[]],
  { row, sides: [one, other] }: Required<Terms>,
): string {
  const noun = nounFor(problem, [...ones, ...others]);
  const [thing, another] = [nounFor(problem, ones), nounFor(problem, others)];
  const { columns, rows } = problem.matrix;
  const isOne = new Set(ones);
  const usable = rows.filter(
    (own, number) => sums[number] === 0 && own.some((column) => columns[column]?.kind === 'primary'),
  );
  const taken = new Set(usable.map((own) => own.filter((column) => isOne.has(column)).length));
  const [each] = taken;
  const totals = `${inWords(ones.length)} ${one}, ${inWords(others.length)} ${other}.`;
  if (noun === 'column' && thing !== noun && another !== noun && taken.size === 1 && each === 1) {
    const counts = `${inFigures(ones.length, thing, plural(thing))}, ${inFigures(others.length, another, plural(another))}`;
    return `Each ${row} takes one ${thing} and one ${another}; ${counts}.`;
  }
  return taken.size === 1 && each !== undefined
    ? `Each ${row} takes ${small(each)} ${one} and ${small(each)} ${other} ${each === 1 ? noun : plural(noun)}; ${totals}`
    : `Each ${row} takes as many ${one} ${plural(noun)} as ${other} ones; ${totals}`;
}

function pigeonholeWords(problem: NamedProblem, certificate: Certificate, { row }: Required<Terms>): string {
  const [ones, others] = [used(certificate, 1), used(certificate, -1)];
  const isPlain = certificate.weights.every((weight) => Math.abs(weight) <= 1);
  const [few, many] = [inWords(others.length), inWords(ones.length)];
  if (isPlain && others.length === 0) {
    return `No ${row} covers ${columnsInWords(problem, ones)}, which must be covered.`;
  }
  if (isPlain && others.length === 1) {
    return (
      `These ${many} must be covered: ${columnsInWords(problem, ones)}. A ${row} that covers one of them takes ` +
      `${columnsInWords(problem, others)}, which cannot be taken twice. So ${few} would have to do for ${many}.`
    );
  }
  if (isPlain) {
    return (
      `These ${many} must be covered: ${columnsInWords(problem, ones)}. A ${row} that covers some of them takes at ` +
      `least as many of these ${few}, and none of these can be taken twice: ${columnsInWords(problem, others)}. So ` +
      `${few} would have to do for ${many}.`
    );
  }
  return (
    `Give ${weightsInWords(problem, certificate)}. No ${row} then adds up to more than 0, and a solution would have ` +
    `to add up to ${inWords(certificate.total)} or more.`
  );
}

/** “a weight of 1 to a and b, and of −2 to c”. */
function weightsInWords(problem: NamedProblem, certificate: Certificate): string {
  const values = differing(certificate.weights);
  if (!isTold(certificate)) {
    const size = certificate.weights.filter((weight) => weight !== 0).length;
    return `each of ${counted(size, 'column')} its weight, from ${signed(values.at(-1) ?? 0)} to ${signed(values[0] ?? 0)}`;
  }
  const parts = values.map((value) => {
    const columns = used(certificate, value);
    const told = columns.length > 6 ? `each of ${counted(columns.length, 'column')}` : columnsInWords(problem, columns);
    return `of ${signed(value)} to ${told}`;
  });
  return `a weight ${listed(parts)}`;
}

function signed(value: number): string {
  return value < 0 ? `−${inWords(-value)}` : inWords(value);
}
