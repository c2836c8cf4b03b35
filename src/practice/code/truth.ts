/** What should come out of a case, from the links and the search of the site. */
import { type Matrix, solve } from '#dlx/index.ts';
import { type BoundedLinks, createBoundedLinks, tweak, untweak } from '#dlx/bounded/bounded-links.ts';
import {
  type Links,
  copyOf,
  cover,
  createLinks,
  DOWN,
  headerOf,
  purify,
  SIZE,
  uncover,
  unpurify,
  UP,
} from '#dlx/links.ts';
import { type PlainArrays, addressesOf } from '#exhibits/plain-arrays.ts';
import { createRing, remove } from '#exhibits/ring.ts';
import { recordOnLinks } from '#history/on-links.ts';
import { type Arrays, arraysOf } from './arrays.ts';
import type { Case } from './cases.ts';

/** Arrays that may lack the colours, where no column has any. */
type SomeArrays = PlainArrays & Partial<Arrays>;

/** A call of cover or uncover, by the number of its header. */
export interface CoverCall {
  readonly kind: 'cover' | 'uncover';
  readonly header: number;
}

/** All that a search does: its covers and uncovers, its solutions, and the nodes it counts. */
interface SearchTruth {
  readonly calls: readonly CoverCall[];
  /** Each as the numbers of its rows, in the order in which they were taken. */
  readonly solutions: readonly (readonly number[])[];
  readonly nodes: number;
}

/** The arrays before the call of a case. */
export function arraysBefore(one: Case): Arrays {
  const { matrix, act, before } = one;
  if (act.call === 'build') return { L: [], R: [], U: [], D: [], C: [], S: [], N: [], colour: [] };
  if (isOfRing(act.call)) return ringArrays(matrix, before);
  return arraysOf(linksBefore(one));
}

/** The arrays as they should be after it, and how many updates it should count. */
export function arraysAfter(one: Case): { readonly arrays: Arrays; readonly updates: number } {
  const { matrix, act, before } = one;
  if (act.call === 'unlink') {
    return { arrays: ringArrays(matrix, [...before, act.header]), updates: 0 };
  }
  if (act.call === 'relink') return { arrays: ringArrays(matrix, before.slice(0, -1)), updates: 0 };
  const links = linksBefore(one);
  const counted = carriedOut(links, act);
  return { arrays: arraysOf(links), updates: COUNTING.has(act.call) ? counted : 0 };
}

/** What counts its updates. */
const COUNTING: ReadonlySet<string> = new Set(['cover', 'tweak', 'purify']);

/** The links before the call of a case. */
function linksBefore({ matrix, act, before }: Case): Links {
  const links = createBoundedLinks(matrix);
  for (const header of before) cover(links, headerOf(header - 1));
  if (act.call === 'unpurify') carriedOut(links, { ...act, call: 'purify' });
  for (let out = 0; 'out' in act && out < act.out; out += 1) {
    tweak(links, links.nodes[headerOf(act.header - 1) + DOWN]!, false);
  }
  return links;
}

/** Carries out a call on links; returns what the site’s own code returns. */
function carriedOut(links: Links, act: Case['act']): number {
  const header = 'header' in act ? headerOf(act.header - 1) : 0;
  const node = 'node' in act ? addressesOf(links)[act.node]! : 0;
  switch (act.call) {
    case 'cover':
      return cover(links, header);
    case 'uncover':
      return uncover(links, header);
    case 'tweak':
      return tweak(links as BoundedLinks, node, false);
    case 'untweak':
      return untweak(links as BoundedLinks, header, node, false);
    case 'purify':
      return purify(links, node);
    case 'unpurify':
      return unpurify(links, node);
    default:
      return 0;
  }
}

/** The column that the search branches on first where these are covered: the smallest, leftmost on ties. */
export function choiceOf(one: Case): number {
  const { R, S } = arraysBefore(one);
  let chosen = R[0]!;
  for (let header = R[chosen]!; header !== 0; header = R[header]!) {
    if (S[header]! < S[chosen]!) chosen = header;
  }
  return chosen;
}

/** The run of the site’s search on a matrix. */
export function searchOf(matrix: Matrix): SearchTruth {
  const recording = recordOnLinks(matrix);
  const calls: CoverCall[] = [];
  for (let step = 0; step <= recording.lastStep('covers'); step += 1) {
    const { move } = recording.seek(step, 'covers');
    if (move) calls.push({ kind: move.kind, header: move.column + 1 });
  }
  return { calls, solutions: [...solve(matrix)], nodes: recording.totals.nodes };
}

/**
 * Links that have these arrays, as far as links can: rows are not links of their own there. Null when an
 * entry is no node.
 */
export function linksWith(matrix: Matrix, { L, R, U, D, S, colour = [] }: SomeArrays): Links | null {
  const links = copyOf(createLinks(matrix));
  const addresses = addressesOf(links);
  const { nodes, left, right } = links;
  const isWhole = [L, R, U, D].every(
    (array) => array.length === addresses.length && array.every((node) => node in addresses),
  );
  if (!isWhole) return null;
  for (const [number, address] of addresses.entries()) {
    nodes[address + UP] = addresses[U[number]!]!;
    nodes[address + DOWN] = addresses[D[number]!]!;
    if (links.colours && number > 0) links.colours.of[address >> 2] = colour[number] ?? 0;
    if (address >> 2 >= left.length) continue;
    left[number] = addresses[L[number]!]! >> 2;
    right[number] = addresses[R[number]!]! >> 2;
    nodes[address + SIZE] = S[number]!;
  }
  return links;
}

/** What undoes a call that may lose the way back though all lists are right. */
export const UNDO = { cover: 'uncover', purify: 'unpurify' } as const;

/** The arrays once the site has undone the call of a case; null when they are too damaged for it, or nothing undoes it. */
export function afterUndo({ matrix, act }: Pick<Case, 'matrix' | 'act'>, arrays: SomeArrays): Arrays | null {
  const links = linksWith(matrix, arrays);
  if (!links) return null;
  if (act.call === 'cover') carriedOut(links, { ...act, call: UNDO.cover });
  else if (act.call === 'purify') carriedOut(links, { ...act, call: UNDO.purify });
  else return null;
  return arraysOf(links);
}

function isOfRing(call: Case['act']['call']): boolean {
  return call === 'unlink' || call === 'relink';
}

/** Headers alone, some of them out of the ring. */
function ringArrays(matrix: Matrix, out: readonly number[]): Arrays {
  const ring = createRing(matrix.columns.length);
  for (const header of out) remove(ring, header);
  return { ...arraysOf(createLinks(matrix)), L: [...ring.left], R: [...ring.right] };
}
