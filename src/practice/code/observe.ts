/** Runs a reader’s code on one case, and notes what it leaves. In the sandbox, and in tests. */
import { type ArrayName, type Arrays, ARRAY_NAMES } from './arrays.ts';
import type { Case } from './cases.ts';
import type { ExerciseId } from './exercises.ts';
import { type Parts, assemble, createShared, functionNamed } from './program.ts';
import { type CoverCall, arraysBefore } from './truth.ts';
import { createMeter, EndlessError, watched } from './watched.ts';

/** What has come of a case: plain data, which can leave the sandbox. */
export interface Observed {
  readonly arrays: Arrays;
  readonly updates: number;
  readonly nodes: number;
  /** What the function gave back, if it is a number. */
  readonly given: number | null;
  /** The calls of cover and uncover that a search has made, and its solutions. */
  readonly calls: readonly CoverCall[];
  readonly solutions: readonly (readonly number[])[];
  /** O, as it was left. */
  readonly taken: readonly number[];
  readonly end: 'done' | 'endless' | Broken;
}

/** The code threw. `line` is that of the cell, or 0 where nobody knows. */
export interface Broken {
  readonly message: string;
  readonly line: number;
}

/** A cover takes some hundred reads and writes, a whole search some ten thousand. */
const MOST_TOUCHES = { search: 200_000, other: 20_000 } as const;
const MOST_CALLS = 600;
const MOST_SOLUTIONS = 60;

/** The lines of a function that its own head takes. */
const HEAD = 2;

/**
 * @param log hears what the code writes to the console
 * @param wrote hears what the code writes into the arrays
 */
export function observe(
  exercise: ExerciseId,
  parts: Parts,
  one: Case,
  log: (...words: readonly unknown[]) => void = () => undefined,
  wrote: (array: ArrayName, value: number) => void = () => undefined,
): Observed {
  const { act, matrix } = one;
  const shared = createShared();
  const calls: CoverCall[] = [];
  const meter = createMeter(act.call === 'search' ? MOST_TOUCHES.search : MOST_TOUCHES.other);
  const before = arraysBefore(one);
  for (const name of ARRAY_NAMES) shared.arrays[name].push(...before[name]);
  // Only headers have a size.
  shared.arrays.S.length = Math.min(shared.arrays.S.length, matrix.columns.length + 1);
  const guarded = {
    ...shared,
    arrays: Object.fromEntries(
      ARRAY_NAMES.map((name) => [name, watched(shared.arrays[name], name, meter, (value) => wrote(name, value))]),
    ) as Record<ArrayName, number[]>,
  };
  const headers = matrix.columns.length;
  let given: number | null = null;
  let end: Observed['end'] = 'done';
  try {
    const functions = assemble(parts, exercise, guarded, log, (name, own) => {
      if (act.call !== 'search' || (name !== 'cover' && name !== 'uncover')) return own;
      return (header, ...more) => {
        if (calls.push({ kind: name, header: isHeader(header) ? header : -1 }) > MOST_CALLS) {
          throw new EndlessError('more than enough covers');
        }
        if (!isHeader(header)) throw new TypeError(headerWords(name, header));
        return own(header, ...more);
      };
    });
    const call = functionNamed(functions, act.call) as (...args: unknown[]) => unknown;
    const found = call(...argumentsOf(one));
    given = typeof found === 'number' ? found : null;
  } catch (error) {
    end = endOf(error);
  }
  const { arrays, counts, solutions } = shared;
  return {
    arrays: tidied(arrays, headers),
    updates: whole(counts.updates),
    nodes: whole(counts.nodes),
    given,
    calls,
    end,
    solutions: solutions.slice(0, MOST_SOLUTIONS).map((rows) => (Array.isArray(rows) ? rows.map(whole) : [])),
    taken: Array.from(shared.O.slice(0, MOST_SOLUTIONS), whole),
  };

  function isHeader(node: unknown): node is number {
    return Number.isInteger(node) && Number(node) >= 1 && Number(node) <= headers;
  }

  function headerWords(name: string, node: unknown): string {
    const isOne = typeof node === 'number' && node > headers && shared.arrays.C[node] !== undefined;
    return isOne
      ? `${name}(${node}) was called with a node of a row; its header is C[${node}]`
      : `${name}(${String(node)}) was called, but headers are numbered from 1 to ${headers}`;
  }
}

function argumentsOf({ act, matrix: { columns, rows } }: Case): unknown[] {
  switch (act.call) {
    case 'build':
      return [columns.map(({ kind }) => kind === 'primary'), rows.map((row) => [...row])];
    case 'search':
      return [0];
    case 'choose':
      return [];
    case 'tweak':
    case 'purify':
    case 'unpurify':
      return [act.node];
    case 'untweak':
      return [act.header, act.node];
    default:
      return [act.header];
  }
}

/** As the site has them: −1 for the size of a node that is no header. */
function tidied(arrays: Readonly<Record<ArrayName, number[]>>, headers: number): Arrays {
  const { L, R, U, D, C, S, N, colour } = arrays;
  const sizes = C.map((_, node) => (node <= headers ? (S[node] ?? -1) : -1));
  return {
    L: [...L],
    R: [...R],
    U: [...U],
    D: [...D],
    C: [...C],
    S: sizes,
    N: C.map((_, node) => N[node] ?? -1),
    colour: C.map((_, node) => colour[node] ?? 0),
  };
}

function endOf(error: unknown): Observed['end'] {
  const isDeep = error instanceof RangeError && /call stack|recursion/i.test(error.message);
  return error instanceof EndlessError || isDeep ? 'endless' : brokenBy(error);
}

/** What an error says, and where in the cell. */
export function brokenBy(error: unknown): Broken {
  if (!(error instanceof Error)) return { message: `the code threw ${String(error).slice(0, 200)}`, line: 0 };
  const missing = /^(\S+) is not defined$/.exec(error.message)?.[1];
  const message = missing === undefined ? error.message : `there is no “${missing}” here; the legend has all names`;
  const line = Number(/cell\.js:(\d+)/.exec(String(error.stack))?.[1] ?? 0) - HEAD;
  return { message: message.slice(0, 500), line: Math.max(0, line) };
}

function whole(value: unknown): number {
  return Number.isSafeInteger(value) ? (value as number) : -1;
}
