/** What a program is run on: a small matrix from its seed, and then others that nobody has to look at. */
import { type Matrix, type One, createMatrix } from '#dlx/index.ts';
import { createBoundedLinks, tweak, untweak } from '#dlx/bounded/bounded-links.ts';
import { type Links, cover, createLinks, DOWN, headerOf, purify, uncover } from '#dlx/links.ts';
import { addressesOf } from '#exhibits/plain-arrays.ts';
import { type Random, createRandom } from '#dlx/random.ts';
import { createRing, remove } from '#exhibits/ring.ts';
import { listed } from '#english/english.ts';
import type { Names } from '#history/caption.ts';
import type { Topic } from '../ladder.ts';
import { type Arrays, arraysOf } from '../code/arrays.ts';
import { matrixNames, randomMatrix } from '../random-matrix.ts';
import type { Start } from './machine.ts';

export interface OrderCase {
  readonly topic: Topic;
  readonly matrix: Matrix;
  readonly names: Names;
  readonly start: Start;
  /** The arrays that the site's own code leaves. */
  readonly goal: Arrays;
  /** Unlink only: the arrays while x is out. */
  readonly out: Arrays | null;
  /** The columns that are covered at the start, and at the end. */
  readonly covered: readonly [start: readonly number[], end: readonly number[]];
  /** The names of the colours, from colour 1. */
  readonly colours: readonly string[];
  /** `c is the header of B`; empty for a search, which chooses its column. */
  readonly about: string;
}

/** Seeds of the matrices on which a program is tried after its own. */
const OTHER_SEEDS = [101, 102, 103, 104, 105, 106];

const others = new Map<Topic, readonly OrderCase[]>();

/** The cases of a seed: its own first. */
export function orderCases(topic: Topic, seed: number): readonly [OrderCase, ...OrderCase[]] {
  let rest = others.get(topic);
  if (!rest) others.set(topic, (rest = [...OTHER_SEEDS.map((other) => caseOf(topic, other)), ...bareCases(topic)]));
  return [caseOf(topic, seed), ...rest];
}

function caseOf(topic: Topic, seed: number): OrderCase {
  const random = createRandom(seed);
  if (topic === 'unlink') {
    const columns = Array.from('ABCDEFG').slice(0, 4 + random.below(3));
    return unlinkCase(createMatrix(columns, []), 1 + random.below(columns.length));
  }
  if (topic === 'purify') return purifyCase(colouredMatrix(random));
  const matrix = randomMatrix({ seed, size: 'small', withSecondary: false });
  if (topic === 'build') return buildCase(matrix);
  if (topic === 'choose') return chooseCase(matrix, seed % 3);
  if (topic === 'tweak' || topic === 'untweak')
    return tweakCase(topic, matrix, 1 + random.below(matrix.columns.length));
  return topic === 'search' ? searchCase(matrix) : coverCase(topic, matrix, 1 + random.below(matrix.columns.length));
}

/** A column that has no row of its own to walk over, and a solution that is found at once. */
function bareCases(topic: Topic): OrderCase[] {
  const bare = createMatrix(['A', 'B', 'C'], [[0], [0, 2]]);
  if (topic === 'unlink') return [];
  if (topic === 'search') return [searchCase(bare), searchCase(randomMatrix({ ...MEDIUM, seed: 1 }))];
  if (topic === 'build') return [buildCase(bare), buildCase(createMatrix(['A'], [[0]]))];
  // The first column is the smallest, and then there is a single one.
  if (topic === 'choose') return [chooseCase(bare, 0), chooseCase(createMatrix(['A'], [[0]]), 0)];
  if (topic === 'cover' || topic === 'uncover') return [coverCase(topic, bare, 2)];
  // Each row of the column is tweaked, and one alone.
  if (topic !== 'purify') return [tweakCase(topic, bare, 1, 2), tweakCase(topic, bare, 3, 1)];
  const x = { column: 2, colour: 's' };
  return [purifyCase(createMatrix(COLOURED.slice(1, 4), [[0, x], [1]]))];
}

const MEDIUM = { size: 'medium', withSecondary: false } as const;

function unlinkCase(matrix: Matrix, x: number): OrderCase {
  const ring = createRing(matrix.columns.length);
  const whole = arraysOf(createLinks(matrix));
  remove(ring, x);
  const out = { ...whole, L: [...ring.left], R: [...ring.right] };
  const about = `x is the header of ${matrix.columns[x - 1]?.name ?? ''}`;
  return { ...common('unlink', matrix), start: { arrays: whole, names: { x } }, goal: whole, out, about };
}

function coverCase(topic: 'cover' | 'uncover', matrix: Matrix, c: number): OrderCase {
  const links = createLinks(matrix);
  if (topic === 'uncover') cover(links, headerOf(c - 1));
  const start = { arrays: arraysOf(links), names: { c } };
  if (topic === 'cover') cover(links, headerOf(c - 1));
  else uncover(links, headerOf(c - 1));
  const about = `c is the header of ${matrix.columns[c - 1]?.name ?? ''}`;
  const covered: OrderCase['covered'] = topic === 'cover' ? [[], [c - 1]] : [[c - 1], []];
  return { ...common(topic, matrix), start, goal: arraysOf(links), covered, about };
}

/** All links are made, but for those of the last node of the last row. */
function buildCase(matrix: Matrix): OrderCase {
  const goal = arraysOf(createLinks(matrix));
  const { L, R, U, D, C, S, N } = goal;
  const x = C.length - 1;
  const first = N.indexOf(N[x]!);
  const c = C[x]!;
  const isAlone = x === first;
  const before = {
    ...goal,
    L: isAlone ? L : L.with(x, x).with(first, x - 1),
    R: isAlone ? R : R.with(x, x).with(x - 1, first),
    U: U.with(x, x).with(c, U[x]!),
    D: D.with(x, x).with(U[x]!, c),
    S: S.with(c, S[c]! - 1),
  };
  const basics = common('build', matrix);
  const row = basics.names.rows[N[x]!] ?? '';
  const about = `x is the node of row ${row} in ${matrix.columns[c - 1]?.name ?? ''}, still alone`;
  return { ...basics, start: { arrays: before, names: { x, first } }, goal, about };
}

/** @param rows how many rows have been taken; fewer where no column would be left */
function chooseCase(matrix: Matrix, rows: number): OrderCase {
  const links = createLinks(matrix);
  const covered: number[] = [];
  for (const row of matrix.rows) {
    const isFree = row.every((column) => !covered.includes(column));
    const isEnough = covered.length + row.length >= matrix.columns.length;
    if (rows > 0 && isFree && !isEnough) covered.push(...row);
    if (covered.length > 0 && rows < 2) break;
  }
  for (const column of covered) cover(links, headerOf(column));
  const arrays = arraysOf(links);
  return { ...common('choose', matrix), start: { arrays, names: {} }, goal: arrays, covered: [covered, covered] };
}

/** @param most how many rows of the column are tweaked before `untweak`; by default all but the last */
function tweakCase(topic: 'tweak' | 'untweak', matrix: Matrix, c: number, most?: number): OrderCase {
  const links = createBoundedLinks(matrix);
  const header = headerOf(c - 1);
  const addresses = addressesOf(links);
  const top = (): number => links.nodes[header + DOWN]!;
  const first = top();
  const whole = arraysOf(links);
  const column = matrix.columns[c - 1]?.name ?? '';
  const basics = common(topic, matrix);
  const nameOf = (node: number): string => basics.names.rows[whole.N[addresses.indexOf(node)] ?? 0] ?? '';
  if (topic === 'tweak') {
    tweak(links, first, false);
    const start = { arrays: whole, names: { x: addresses.indexOf(first) } };
    return { ...basics, start, goal: arraysOf(links), about: `x is the node of row ${nameOf(first)} in ${column}` };
  }
  const tweaked = Array.from({ length: most ?? whole.S[c]! - 1 }, () => {
    const node = top();
    tweak(links, node, false);
    return nameOf(node);
  });
  const start = { arrays: arraysOf(links), names: { c, first: addresses.indexOf(first) } };
  untweak(links, header, first, false);
  return { ...basics, start, goal: arraysOf(links), about: `${rows(tweaked)} been tweaked out of ${column}` };
}

function rows(names: readonly string[]): string {
  return names.length === 1 ? `row ${names.join()} has` : `rows ${listed(names)} have`;
}

function searchCase(matrix: Matrix): OrderCase {
  const arrays = arraysOf(createLinks(matrix));
  return { ...common('search', matrix), start: { arrays, names: { k: 0 } }, goal: arrays };
}

function purifyCase(matrix: Matrix): OrderCase {
  const start = startOfPurify(matrix);
  if (!start) throw new Error('no row of this matrix has a column to purify');
  const { links, node, header } = start;
  const addresses = addressesOf(links);
  const before = arraysOf(links);
  purify(links, node);
  const p = addresses.indexOf(node);
  const basics = common('purify', matrix);
  const row = basics.names.rows[before.N[p] ?? 0] ?? '';
  const column = matrix.columns[(before.C[p] ?? 1) - 1]?.name ?? '';
  return {
    ...basics,
    start: { arrays: before, names: { p } },
    goal: arraysOf(links),
    covered: [[header - 1], [header - 1]],
    colours: links.colours?.names ?? [],
    about: `row ${row} has been taken, and p is its node in ${column}`,
  };
}

function common(topic: Topic, matrix: Matrix) {
  const names = matrixNames(matrix);
  const [covered, colours] = [[[], []] as OrderCase['covered'], [] as readonly string[]];
  return { topic, matrix, names, out: null, covered, colours, about: '' };
}

const COLOURED = [
  { name: 'A', kind: 'primary' },
  { name: 'B', kind: 'primary' },
  { name: 'C', kind: 'primary' },
  { name: 'X', kind: 'secondary' },
  { name: 'Y', kind: 'secondary' },
] as const;

/** A matrix in which a row that is taken meets, in one column, rows that agree with it and rows that do not. */
function colouredMatrix(random: Random): Matrix {
  for (let tries = 0; tries < 10_000; tries += 1) {
    const rows = Array.from({ length: 6 }, () => {
      const primary = random.shuffled([0, 1, 2]).slice(0, 1 + random.below(2));
      const coloured = [3, 4].flatMap((column): One[] => {
        const pick = random.below(6);
        return pick === 0 ? [] : pick === 1 ? [column] : [{ column, colour: pick < 4 ? 's' : 't' }];
      });
      return [...primary.toSorted(), ...coloured];
    });
    const matrix = createMatrix(COLOURED, rows);
    // A row is called by its columns, so no two may have the same.
    const isTwice = new Set(matrix.rows.map((row) => row.join())).size < rows.length;
    if (!isTwice && startOfPurify(matrix, true)) return matrix;
  }
  throw new Error('no matrix with colours is worth purifying');
}

/**
 * The first coloured node of a row, once the row's first column has been covered.
 *
 * @param isRich whether rows that agree and rows that do not have to be in its column, each with something to lose
 */
function startOfPurify(matrix: Matrix, isRich = false): { links: Links; node: number; header: number } | null {
  const links = createLinks(matrix);
  const addresses = addressesOf(links);
  const { C, D, R, N, colour } = arraysOf(links);
  for (const [p, own] of colour.entries()) {
    if (own <= 0) continue;
    const row = N[p]!;
    const header = C[N.indexOf(row)]!;
    const c = C[p]!;
    const list: number[] = [];
    for (let i = D[c]!; i !== c; i = D[i]!) list.push(i);
    const left = list.filter((i) => !matrix.rows[N[i]!]!.includes(header - 1) && R[i] !== i);
    const agree = left.filter((i) => colour[i] === own).length;
    if (isRich && (agree === 0 || agree === left.length)) continue;
    cover(links, headerOf(header - 1));
    return { links, node: addresses[p]!, header };
  }
  return null;
}
