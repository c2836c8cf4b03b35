/** What is wrong with a reader’s code, in words: what was called, and the first link that is not right. */
import { createLinks } from '#dlx/links.ts';
import { plainArrays } from '#exhibits/plain-arrays.ts';
import { capital, inFigures, listed } from '#english/english.ts';
import type { Case } from './cases.ts';
import type { BadEntry, ProgramFault } from './fault.ts';
import { type CoverCall, UNDO } from './truth.ts';

/** `cover(4), for D, on the 6×7 matrix, with A covered already` */
export function caseWords({ act, matrix, names, isKnuth, before }: Case): string {
  const name = (header: number): string => names.columns[header - 1] ?? '';
  const secondary = matrix.columns.flatMap(({ kind, name }) => (kind === 'secondary' ? [name] : []));
  const kinds = secondary.length === 0 ? '' : `, ${listed(secondary)} secondary`;
  const rows =
    matrix.rows.length === 0 ? '' : `, with the ${names.rows.length === 1 ? 'row' : 'rows'} ${listed(names.rows)}`;
  const isRing = act.call === 'unlink' || act.call === 'relink';
  const where = isRing
    ? `in a ring of ${listed(['h', ...names.columns])}`
    : isKnuth
      ? `on the 6×7 matrix${kinds}`
      : `on a matrix of the columns ${listed(names.columns)}${kinds}${rows}`;
  const done = act.call === 'uncover' || act.call === 'relink' ? before.slice(0, -1) : before;
  const gone = isRing ? 'out of the ring already' : 'covered already';
  const covered = done.length === 0 ? [] : [`${listed(done.map(name))} ${gone}`];
  const tweaked = 'out' in act && act.out > 0 ? [`${inFigures(act.out, 'row')} of ${name(act.header)} tweaked`] : [];
  const already = [...covered, ...tweaked];
  const state = already.length === 0 ? '' : `, with ${already.join(', and ')}`;
  const arguments_ = { build: 'primary, rows', search: '0', choose: '' };
  if (!('header' in act)) return `${act.call}(${arguments_[act.call]}) ${where}${state}`;
  if (!('node' in act)) return `${act.call}(${act.header}), for ${name(act.header)}, ${where}${state}`;
  const node = nodeWords({ matrix, names }, act.node);
  return act.call === 'untweak'
    ? `untweak(${act.header}, ${act.node}), for ${name(act.header)} and ${node}, ${where}${state}`
    : `${act.call}(${act.node}), for ${node}, ${where}${state}`;
}

/** What was found, in one sentence or two. */
export function programFaultWords(one: Case, fault: ProgramFault): string {
  switch (fault.kind) {
    case 'broken':
      return `${fault.line > 0 ? `Line ${fault.line}: ` : ''}${sentence(fault.message)}.`;
    case 'endless':
      return `It does not end, so it was stopped.${fault.bad ? ` The first wrong entry: ${badWords(one, fault.bad)}.` : ''}`;
    case 'length':
      return (
        `There ${fault.is === 1 ? 'is' : 'are'} ${inFigures(fault.is, 'node')} afterwards; there should be ${fault.should}: the root, the ` +
        'headers, and one for each 1 in the matrix.'
      );
    case 'entry':
      return `The first wrong entry: ${badWords(one, fault.bad)}.`;
    case 'forgotten':
      return (
        `The lists are right. But when ${one.act.call === 'purify' ? UNDO.purify : UNDO.cover} follows, ` +
        `${badWords(one, fault.bad)}: a node that leaves must keep ` +
        'its own links.'
      );
    case 'updates':
      return (
        `All links and sizes are right. counts.updates has grown by ${fault.is}; it should have grown by ` +
        `${fault.should}.`
      );
    case 'chosen':
      return chosenWords(one, fault.is, fault.should);
    case 'call':
      return callsWords(one, fault.at, fault.is, fault.should);
    case 'solutions':
      return (
        `Every cover and uncover is right. The solutions, each by its rows: ${rowsWords(fault.is)}. They should be: ` +
        `${rowsWords(fault.should)}.`
      );
    case 'nodes':
      return (
        `Every cover and uncover is right. counts.nodes is ${fault.is}, but should be ${fault.should}: one for ` +
        'each call of search.'
      );
  }
}

/** With a capital, unless it begins with the name of a function, as in `cover(8) was called …`. */
export function sentence(message: string): string {
  return /^\w+\(/.test(message) ? message : capital(message);
}

/** A matrix, with the names that its nodes are called by. */
type Named = Pick<Case, 'matrix' | 'names'>;

/** `D[7] is 12, row ADG in G, but should be 21, row DEG in G` */
export function badWords(one: Named, { array, node, is, should }: BadEntry): string {
  const isLink = 'LRUDC'.includes(array);
  const words = (value: number): string =>
    isLink ? targetWords(one, value) : array === 'colour' ? colourWords(one, value) : String(value);
  const place = nodeWords(one, node);
  return `${array}[${node}], of ${place}, is ${words(is)}, but should be ${words(should)}`;
}

/** `the root`, `the header of C`, `row CEF in C` */
function nodeWords({ matrix, names }: Named, node: number): string {
  if (node === 0) return 'the root';
  if (node <= matrix.columns.length) {
    const header = names.columns[node - 1];
    return header === undefined ? 'no node' : `the header of ${header}`;
  }
  const { C, N } = plainArrays(createLinks(matrix));
  const column = names.columns[(C[node] ?? 0) - 1];
  return column === undefined ? 'no node' : `row ${names.rows[N[node] ?? 0] ?? ''} in ${column}`;
}

function targetWords(one: Named, node: number): string {
  return node < 0 ? 'nothing' : `${node} (${nodeWords(one, node)})`;
}

function colourWords({ matrix }: Named, colour: number): string {
  if (colour <= 0) return colour < 0 ? '-1, the mark' : '0, no colour';
  const name = createLinks(matrix).colours?.names[colour - 1];
  return `${colour}${name === undefined ? '' : `, colour ${name}`}`;
}

function chosenWords(one: Case, is: number | null, should: number): string {
  if (is === null) return 'choose does not return a number. It must return the header to branch on: return c.';
  const words = nodeWords(one, should);
  return `It returns ${is}, ${nodeWords(one, is)}, but should return ${should}, ${words}.`;
}

function callsWords(one: Case, at: number, is: CoverCall | null, should: CoverCall | null): string {
  const name = ({ kind, header }: CoverCall): string => {
    const column = one.names.columns[header - 1];
    return column === undefined ? `${kind} of something that is not a header` : `${kind}(${header}) of ${column}`;
  };
  const count = at + 1;
  if (!should)
    return (
      `The search should be over after ${inFigures(at, 'call')} of cover and uncover, but it goes on ` +
      `with ${is ? name(is) : 'another'}.`
    );
  const before = at === 0 ? 'The first call' : `Call ${count} of cover and uncover`;
  if (!is) return `${before} should be ${name(should)}, but the search is over already.`;
  return `${before} is ${name(is)}, but should be ${name(should)}.`;
}

function rowsWords(solutions: readonly (readonly number[])[]): string {
  if (solutions.length === 0) return 'none';
  return (
    solutions
      .slice(0, 4)
      .map((rows) => `[${rows.join(', ')}]`)
      .join(', ') + (solutions.length > 4 ? ', …' : '')
  );
}
