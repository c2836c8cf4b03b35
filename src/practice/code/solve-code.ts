/** Runs a whole solver that a reader has put together, on plain arrays. In the sandbox, and in tests. */
import { type Parts, assemble, createShared, functionNamed } from './program.ts';

export interface SolveRequest {
  readonly parts: Parts;
  readonly primary: readonly boolean[];
  readonly rows: readonly (readonly number[])[];
  /** True for a small problem, whose covers and uncovers are to be noted. */
  readonly withTrace: boolean;
}

export interface SolveResult {
  readonly kind: 'solved';
  readonly solutions: number;
  readonly nodes: number;
  readonly updates: number;
  /** A line for each cover and uncover that is over: `cover 4, 2 2 2 1 1 2 1, 7`; empty when none was asked for. */
  readonly trace: readonly string[];
}

/** How many lines of a trace are kept. */
const MOST_TRACE = 500;
/** Solutions are counted; only so many are kept. */
const MOST_KEPT = 1_000;

/** @param found hears how many solutions there are, at each */
export function solveCode(
  { parts, primary, rows, withTrace }: SolveRequest,
  found: (solutions: number) => void = () => undefined,
): SolveResult {
  const trace: string[] = [];
  const solutions = new Counted(found);
  const shared = createShared(solutions);
  const { arrays, counts } = shared;
  const functions = assemble(
    parts,
    'search',
    shared,
    () => undefined,
    (name, own) => {
      if (!withTrace || (name !== 'cover' && name !== 'uncover')) return own;
      return (header, ...more) => {
        const given = own(header, ...more);
        const sizes = primary.map((_, column) => arrays.S[column + 1]);
        if (trace.length < MOST_TRACE) trace.push(`${name} ${header}, ${sizes.join(' ')}, ${counts.updates}`);
        return given;
      };
    },
  );
  const build = functionNamed(functions, 'build') as (...args: unknown[]) => unknown;
  const search = functionNamed(functions, 'search') as (level: number) => unknown;
  build(
    [...primary],
    rows.map((row) => [...row]),
  );
  search(0);
  return { kind: 'solved', solutions: solutions.count, nodes: counts.nodes, updates: counts.updates, trace };
}

/** A list that counts what is put into it, and keeps the first of it. */
class Counted extends Array<number[]> {
  readonly #found: (count: number) => void;
  count = 0;

  constructor(found: (count: number) => void) {
    super();
    this.#found = found;
  }

  static override get [Symbol.species](): ArrayConstructor {
    return Array;
  }

  override push(...solutions: number[][]): number {
    this.count += solutions.length;
    this.#found(this.count);
    return this.length < MOST_KEPT ? super.push(...solutions) : this.length;
  }
}
