/** What is wrong with what a reader’s code has left, by the links and the search of the site. */
import type { ArrayName, Arrays } from './arrays.ts';
import type { Case } from './cases.ts';
import type { Observed } from './observe.ts';
import { type CoverCall, afterUndo, arraysAfter, arraysBefore, choiceOf, searchOf } from './truth.ts';

/** An entry of an array that is not what it should be. */
export interface BadEntry {
  readonly array: ArrayName;
  readonly node: number;
  readonly is: number;
  readonly should: number;
}

export type ProgramFault =
  | { readonly kind: 'endless'; readonly bad: BadEntry | null }
  | { readonly kind: 'broken'; readonly message: string; readonly line: number }
  /** There are more nodes, or fewer. */
  | { readonly kind: 'length'; readonly is: number; readonly should: number }
  | { readonly kind: 'entry'; readonly bad: BadEntry }
  /** All is well after cover, but the node that left has forgotten where it belongs. */
  | { readonly kind: 'forgotten'; readonly bad: BadEntry }
  | { readonly kind: 'updates'; readonly is: number; readonly should: number }
  | { readonly kind: 'chosen'; readonly is: number | null; readonly should: number }
  /** `null`: the search is over there. */
  | { readonly kind: 'call'; readonly at: number; readonly is: CoverCall | null; readonly should: CoverCall | null }
  | {
      readonly kind: 'solutions';
      readonly is: readonly (readonly number[])[];
      readonly should: readonly (readonly number[])[];
    }
  | { readonly kind: 'nodes'; readonly is: number; readonly should: number };

/** In the order in which they are looked at: the links of a node, its size and its colour. */
const ENTRIES: readonly ArrayName[] = ['L', 'R', 'U', 'D', 'C', 'N', 'S', 'colour'];

/** The first thing that is wrong, or null. */
export function faultOf(one: Case, observed: Observed): ProgramFault | null {
  const { act } = one;
  const { end } = observed;
  if (typeof end !== 'string') return { kind: 'broken', ...end };
  if (act.call === 'search') return searchFault(one, observed);
  const fault = act.call === 'choose' ? choiceFault(one, observed) : linksFault(one, observed);
  if (end !== 'endless') return fault;
  return { kind: 'endless', bad: fault?.kind === 'entry' ? fault.bad : null };
}

function linksFault(one: Case, { arrays, updates }: Observed): ProgramFault | null {
  const should = arraysAfter(one);
  if (arrays.C.length !== should.arrays.C.length) {
    return { kind: 'length', is: arrays.C.length, should: should.arrays.C.length };
  }
  // A node that has left keeps links that depend on the order in which its neighbours left: they are
  // right if they bring all of it back.
  const bad = badEntry(arrays, should.arrays, leftIn(one, should.arrays));
  if (bad) return { kind: 'entry', bad };
  const back = afterUndo(one, arrays);
  const lost = back && badEntry(back, arraysBefore(one), new Set());
  if (lost) return { kind: 'forgotten', bad: lost };
  if (updates !== should.updates) return { kind: 'updates', is: updates, should: should.updates };
  return null;
}

function choiceFault(one: Case, { given, arrays }: Observed): ProgramFault | null {
  const should = choiceOf(one);
  const bad = badEntry(arrays, arraysAfter(one).arrays, new Set());
  if (bad) return { kind: 'entry', bad };
  return given === should ? null : { kind: 'chosen', is: given, should };
}

function searchFault({ matrix }: Case, { calls, solutions, nodes, end }: Observed): ProgramFault | null {
  const truth = searchOf(matrix);
  const longest = Math.max(calls.length, truth.calls.length);
  for (let at = 0; at < longest; at += 1) {
    const [is, should] = [calls[at] ?? null, truth.calls[at] ?? null];
    if (is?.kind !== should?.kind || is?.header !== should?.header) {
      return { kind: 'call', at, is, should };
    }
  }
  if (end === 'endless') return { kind: 'endless', bad: null };
  if (JSON.stringify(solutions) !== JSON.stringify(truth.solutions)) {
    return { kind: 'solutions', is: solutions, should: truth.solutions };
  }
  return nodes === truth.nodes ? null : { kind: 'nodes', is: nodes, should: truth.nodes };
}

function leftIn({ act }: Case, should: Arrays): ReadonlySet<number> {
  return act.call === 'cover' || act.call === 'purify' ? leftBy(should, act.header) : new Set();
}

/**
 * The nodes that are out of their columns once this header is covered, or purified: those of its rows, but not its own.
 * Rows that agree with a colour have a mark and stay.
 */
function leftBy({ D, R, colour }: Arrays, header: number): Set<number> {
  const left = new Set<number>();
  for (let i = D[header]!; i !== header; i = D[i]!) {
    if (colour[i]! < 0) continue;
    for (let j = R[i]!; j !== i; j = R[j]!) if (colour[j]! >= 0) left.add(j);
  }
  return left;
}

/** All entries that are wrong after the call of a case; none for a search. */
export function badEntries(one: Case, { arrays }: Observed): BadEntry[] {
  if (one.act.call === 'search') return [];
  const should = arraysAfter(one).arrays;
  return [...wrongIn(arrays, should, leftIn(one, should))];
}

/**
 * The first entry that is wrong.
 *
 * @param left nodes whose links up and down are not compared
 */
export function badEntry(is: Arrays, should: Arrays, left: ReadonlySet<number>): BadEntry | null {
  return wrongIn(is, should, left).next().value ?? null;
}

/** The entries that are wrong: of the headers first, then of the nodes row by row. */
function* wrongIn(is: Arrays, should: Arrays, left: ReadonlySet<number>): Generator<BadEntry, undefined, undefined> {
  for (const node of should.C.keys()) {
    for (const array of ENTRIES) {
      // Nobody uses the root's way up and down, or a size of its own.
      if (node === 0 && array !== 'L' && array !== 'R') continue;
      if (left.has(node) && (array === 'U' || array === 'D')) continue;
      const [found, wanted] = [is[array][node] ?? -1, should[array][node] ?? -1];
      if (found !== wanted) yield { array, node, is: found, should: wanted };
    }
  }
}
