/** What the panel of Why is there none? says, as a template (`ui/kit/template.ts`). */
import { matrixOfCore } from '#dlx/why/index.ts';
import type { Certificate, Core } from '#dlx/why/index.ts';
import { capital, inFigures, inWords } from '#english/english.ts';
import { AT_MOST_ONCE, DEMANDED, type Tile, tileOf } from '#pictures/why/column-marks.ts';
import type { Problem } from '#puzzles/problem.ts';
import { answerWords } from '#english/answer-words.ts';
import { certificateWords } from '#puzzles/why/certificate-words.ts';
import { type Link, chainOf } from '#puzzles/why/chain.ts';
import { columnsInWords } from '#puzzles/why/column-words.ts';
import { coreWords } from '#puzzles/why/core-words.ts';
import { isBalanced, rowSum, totalSum } from '#puzzles/why/walk-words.ts';
import { type Tree, h } from '#ui/kit/template.ts';
import type { WhyFound } from '#workers/why.ts';
import { chainPicture } from './why-chain.ts';
import type { WhyVoice } from './why-stage.ts';

export interface WhyState {
  readonly problem: Problem;
  /** Rows that must be taken. */
  readonly givens?: readonly number[];
  readonly voice?: WhyVoice;
  /** What is looked for, or how that has ended. */
  readonly phase: 'certificate' | 'core' | 'done' | 'cancelled' | 'failed';
  readonly failure?: string;
  readonly found: WhyFound | null;
  /** The place of the walk: before the rows, at one of them from 1, or behind the last, at the total. */
  readonly at: number;
  /** The row that is pointed at elsewhere. */
  readonly pointed: number | null;
  /** Whether a complete search has shown that there is none. */
  readonly isSearched: boolean;
}

/** The row that the walk is at, or null at its ends. */
export function rowAt({ problem, at }: Pick<WhyState, 'problem' | 'at'>): number | null {
  return at >= 1 && at <= problem.matrix.rows.length ? at - 1 : null;
}

export function whyTemplate(state: WhyState): Tree[] {
  const close = h('button', { type: 'button', class: 'button button-quiet', 'data-do': 'why-close' }, 'Close');
  const head = h('p', { class: 'why-head level spread', 'data-id': 'head' }, h('span', {}, headOf(state)), close);
  return [head, ...bodyOf(state)];
}

/** The proof itself, where there is one. */
function headOf({ problem, found, isSearched, voice }: WhyState): string {
  const { certificate } = found?.none ?? {};
  if (!certificate) {
    if (found?.core?.core) return 'None, and this is why';
    // Until a search or a proof has shown it, a heading that says so would be false.
    return isSearched ? 'Why there is none' : 'Is there a proof that there is none?';
  }
  const why = voice?.proof?.(certificate) ?? certificateWords(problem, certificate, voice?.terms);
  return isSearched ? why : answerWords({ kind: 'proved', why });
}

function bodyOf(state: WhyState): Tree[] {
  const { phase, found, failure = '', givens = [] } = state;
  if (phase === 'failed') return [said(`It could not be worked out: ${failure}.`)];
  if (phase === 'cancelled') return [said('Stopped. Nothing has been found so far.')];
  if (!found) {
    const looks =
      phase === 'core'
        ? `${givens.length > 0 ? '' : 'No weights prove it. '}Looking for demands that cannot be met together…`
        : 'Looking for weights that prove it…';
    const cancel = h('button', { type: 'button', class: 'button', 'data-do': 'why-cancel' }, 'Stop');
    return [said(looks), h('p', { 'data-id': 'cancel' }, cancel)];
  }
  const { certificate } = found.none;
  if (certificate) return proofOf(state, certificate);
  const core = found.core?.core;
  return core ? coreOf(state, core) : [said(nothingWords(found, givens.length > 0))];
}

function said(...words: readonly (Tree | string)[]): Tree {
  return h('p', { class: 'why-said', 'data-id': 'said', role: 'status' }, [...words]);
}

/** A legend of more weights is no help. */
const MOST_LISTED = 6;

function proofOf(state: WhyState, certificate: Certificate): Tree[] {
  const { problem } = state;
  if (certificate.kind === 'empty') return [];
  const values = [...new Set(certificate.weights)].filter((weight) => weight !== 0).sort((a, b) => b - a);
  const legend = values.map((value) => {
    const columns = certificate.weights.flatMap((weight, column) => (weight === value ? [column] : []));
    return h('li', {}, sign(tileOf(value)), h('span', {}, columnsInWords(problem, columns)));
  });
  return [
    values.length > MOST_LISTED
      ? h(
          'p',
          { class: 'soft', 'data-id': 'legend' },
          'The weights are on the column headers of the matrix and on the board.',
        )
      : h('ul', { class: 'why-legend plain-list', 'data-id': 'legend' }, legend),
    walkOf(state),
    said(...sumOf(state, certificate)),
  ];
}

/** The slider through the rows: before the first one, each row, and the total at the end. */
function walkOf(state: WhyState): Tree {
  const { at, problem } = state;
  const rows = problem.matrix.rows.length;
  const row = rowAt(state);
  const place =
    row !== null ? `row ${inWords(at)} of ${inWords(rows)}` : at === 0 ? inFigures(rows, 'row') : 'the total';
  const step = (does: string, name: string, text: string, isOff: boolean): Tree =>
    h('button', { type: 'button', class: 'button', 'data-do': does, 'aria-label': name, disabled: isOff }, text);
  return h(
    'div',
    { class: 'why-walk', 'data-id': 'walk' },
    step('why-previous', 'Previous row', '‹', at === 0),
    h('input', {
      type: 'range',
      min: 0,
      max: rows + 1,
      step: 1,
      'aria-label': 'Check row by row',
      'aria-valuetext': place,
    }),
    step('why-next', 'Next row', '›', at === rows + 1),
    h('output', { 'aria-hidden': 'true' }, place),
  );
}

function sumOf(state: WhyState, certificate: Certificate): (Tree | string)[] {
  const { problem, at, pointed } = state;
  const row = pointed ?? rowAt(state);
  if (row !== null) {
    const { sum, so } = rowSum(problem.matrix, certificate, row);
    const name = problem.rowNames[row] ?? '';
    return sum === '' ? [`${name}: ${so}.`] : [`${name}: `, h('b', {}, sum), so && `, ${so}`, '.'];
  }
  const isDivided = certificate.kind === 'remainder';
  const multiple = isBalanced(certificate) ? '0' : `a multiple of ${certificate.modulus}`;
  const each = isDivided ? `Each row adds up to ${multiple}` : 'No row adds up to more than 0';
  if (at === 0) return [`${each}. Do not take it on trust: go through them one by one.`];
  const { sum, so } = totalSum(certificate);
  const rest = isDivided ? 'so the rows of a solution would too' : 'so the rows of a solution would not either';
  return [`${each}, ${rest}. But what they must cover adds up to `, h('b', {}, sum), `, ${so}.`];
}

function coreOf({ problem, voice = {} }: WhyState, core: Core): Tree[] {
  const chain = chainOf(matrixOfCore(problem.matrix, core));
  const { tiles = ['must be covered', 'may be covered at most once'] } = voice;
  const legend = tiles
    ? ([
        [DEMANDED, tiles[0]],
        [AT_MOST_ONCE, tiles[1]],
      ] as const)
    : [];
  return [
    said(voice.core?.(core) ?? coreWords(problem, core)),
    h(
      'ul',
      { class: 'why-legend plain-list', 'data-id': 'legend' },
      legend.map(([tile, words]) => h('li', {}, sign(tile), h('span', {}, words))),
    ),
    h(
      'p',
      { class: 'soft', 'data-id': 'kind' },
      core.isMinimal ? 'A minimal set; there may be others. ' : 'Not shown to be minimal. ',
      voice.rest ?? 'The rest of the matrix is left out of the pictures.',
    ),
    ...chainPicture(problem, core),
    chain
      ? h(
          'details',
          { class: 'why-chain', 'data-id': 'chain' },
          h('summary', { class: 'target' }, 'The search that shows it'),
          h('ul', {}, linesOf({ problem, core, way: voice.way ?? 'row' }, chain)),
        )
      : h('p', { class: 'soft', 'data-id': 'chain' }, chainWords(core)),
  ];
}

function chainWords({ nodes }: Core): string {
  const length = nodes === null ? 'more nodes than anybody would follow' : inFigures(nodes, 'node');
  return `The search that shows it takes ${length}.`;
}

interface Chained {
  readonly problem: Problem;
  readonly core: Core;
  /** What a column may be covered by, in the singular. */
  readonly way: string;
}

/** What follows from the only row of a column stands below it; where there are several, what follows from each is indented. */
function linesOf(of: Chained, { column, tries }: Link): Tree[] {
  const { problem, core, way } = of;
  const { columns } = problem.matrix;
  const nameOf = (row: number | undefined): string => problem.rowNames[row ?? -1] ?? '';
  const [only, another] = tries;
  // Each given row has a column at the end, which only this row covers.
  const given = column < columns.length ? null : nameOf(core.givens[column - columns.length]);
  const called = columns[column]?.name ?? '';
  // A name of one word is written as it is.
  const name = called.includes(' ') ? capital(called) : called;
  if (!only) return [h('li', {}, given ? `${given} is given too, and is ruled out.` : `${name} has no ${way} left.`)];
  if (!another) {
    const line = given ? `${given} is given.` : `${name} has one ${way}: ${nameOf(only.row)}.`;
    return [h('li', {}, line), ...(only.then ? linesOf(of, only.then) : [])];
  }
  const items = tries.map(({ row, then }) =>
    h('li', {}, `${nameOf(row)}:`, h('ul', {}, then ? linesOf(of, then) : [])),
  );
  return [h('li', {}, `${name} has ${inFigures(tries.length, way)}.`, h('ul', {}, items))];
}

/** @param hasGivens whether only demands were looked for, rows that are given among them */
function nothingWords({ none, core }: WhyFound, hasGivens: boolean): string {
  if (core?.answer === 'solvable') return 'There is a solution, so there is nothing to prove: the search finds it.';
  const stopped = answerWords({ kind: 'open', done: core?.steps ?? 0, unit: 'step' });
  if (hasGivens) return `${stopped} No demands were found that cannot be met together.`;
  const weights = none.isComplete ? 'No weights modulo 2, 3, 4 or 5 prove it' : 'No weights that prove it were found';
  return `${stopped} ${weights}, and no demands were found that cannot be met together.`;
}

function sign({ tone, sign: text }: Tile): Tree {
  return h('span', { class: `why-sign is-${tone}` }, text);
}
