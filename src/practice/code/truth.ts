/** What should come out of a case, from the links and the search of the site. */
import { type Matrix, solve } from '#dlx/index.ts';
import { type Links, copyOf, cover, createLinks, DOWN, headerOf, SIZE, uncover, UP } from '#dlx/links.ts';
import { type PlainArrays, addressesOf, plainArrays } from '#exhibits/plain-arrays.ts';
import { createRing, remove } from '#exhibits/ring.ts';
import { recordOnLinks } from '#history/on-links.ts';
import type { Case } from './cases.ts';

/** A call of cover or uncover, by the number of its header. */
export interface Call {
  readonly kind: 'cover' | 'uncover';
  readonly header: number;
}

/** All that a search does: its covers and uncovers, its solutions, and the nodes it counts. */
interface SearchTruth {
  readonly calls: readonly Call[];
  /** Each as the numbers of its rows, in the order in which they were taken. */
  readonly solutions: readonly (readonly number[])[];
  readonly nodes: number;
}

/** The arrays before the call of a case. */
export function arraysBefore({ matrix, act, before }: Case): PlainArrays {
  if (act.call === 'build') return { L: [], R: [], U: [], D: [], C: [], S: [], N: [] };
  if (isOfRing(act.call)) return ringArrays(matrix, before);
  return plainArrays(linksAfter(matrix, before));
}

/** The arrays as they should be after it, and how many updates it should count. */
export function arraysAfter({ matrix, act, before }: Case): {
  readonly arrays: PlainArrays;
  readonly updates: number;
} {
  if (act.call === 'unlink') {
    return { arrays: ringArrays(matrix, [...before, act.header]), updates: 0 };
  }
  if (act.call === 'relink') return { arrays: ringArrays(matrix, before.slice(0, -1)), updates: 0 };
  const links = linksAfter(matrix, act.call === 'uncover' ? before.slice(0, -1) : before);
  const updates = act.call === 'cover' ? cover(links, headerOf(act.header - 1)) : 0;
  return { arrays: plainArrays(links), updates };
}

/** The column that the search branches on first where these are covered: the smallest, leftmost on ties. */
export function choiceOf({ matrix, before }: Case): number {
  const { R, S } = plainArrays(linksAfter(matrix, before));
  let chosen = R[0]!;
  for (let header = R[chosen]!; header !== 0; header = R[header]!) {
    if (S[header]! < S[chosen]!) chosen = header;
  }
  return chosen;
}

/** The run of the site’s search on a matrix. */
export function searchOf(matrix: Matrix): SearchTruth {
  const recording = recordOnLinks(matrix);
  const calls: Call[] = [];
  for (let step = 0; step <= recording.lastStep('covers'); step += 1) {
    const { move } = recording.seek(step, 'covers');
    if (move) calls.push({ kind: move.kind, header: move.column + 1 });
  }
  return { calls, solutions: [...solve(matrix)], nodes: recording.totals.nodes };
}

/** The links with columns covered, given by their headers. */
function linksAfter(matrix: Matrix, headers: readonly number[]): Links {
  const links = createLinks(matrix);
  for (const header of headers) cover(links, headerOf(header - 1));
  return links;
}

/**
 * Links that have these arrays, as far as links can: rows are not links of their own there. Null when an
 * entry is no node.
 */
export function linksWith(matrix: Matrix, { L, R, U, D, S }: PlainArrays): Links | null {
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
    if (address >> 2 >= left.length) continue;
    left[number] = addresses[L[number]!]! >> 2;
    right[number] = addresses[R[number]!]! >> 2;
    nodes[address + SIZE] = S[number]!;
  }
  return links;
}

/** The arrays once `uncover` of the site has followed on them; null when they are too damaged for it. */
export function afterUncover(matrix: Matrix, arrays: PlainArrays, header: number): PlainArrays | null {
  const links = linksWith(matrix, arrays);
  if (!links) return null;
  uncover(links, headerOf(header - 1));
  return plainArrays(links);
}

function isOfRing(call: Case['act']['call']): boolean {
  return call === 'unlink' || call === 'relink';
}

/** Headers alone, some of them out of the ring. */
function ringArrays(matrix: Matrix, out: readonly number[]): PlainArrays {
  const ring = createRing(matrix.columns.length);
  for (const header of out) remove(ring, header);
  return { ...plainArrays(createLinks(matrix)), L: [...ring.left], R: [...ring.right] };
}
