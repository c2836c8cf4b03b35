/** Runs a reader’s code on one case, and notes what it leaves. In the sandbox, and in tests. */
import { type ArrayName, type PlainArrays, ARRAYS } from '#exhibits/plain-arrays.ts';
import type { Case } from './cases.ts';
import type { ExerciseId } from './exercises.ts';
import { type Parts, assemble, createShared, functionNamed } from './program.ts';
import { type Call, arraysBefore } from './truth.ts';
import { createMeter, EndlessError, watched } from './watched.ts';

/** What has come of a case: plain data, which can leave the sandbox. */
export interface Observed {
  readonly arrays: PlainArrays;
  readonly updates: number;
  readonly nodes: number;
  /** What the function gave back, if it is a number. */
  readonly given: number | null;
  /** The calls of cover and uncover that a search has made, and its solutions. */
  readonly calls: readonly Call[];
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
  const calls: Call[] = [];
  const meter = createMeter(act.call === 'search' ? MOST_TOUCHES.search : MOST_TOUCHES.other);
  const before = arraysBefore(one);
  for (const name of ARRAYS) shared.arrays[name].push(...before[name]);
  // Only headers have a size.
  shared.arrays.S.length = Math.min(shared.arrays.S.length, matrix.columns.length + 1);
  const guarded = {
    ...shared,
    arrays: Object.fromEntries(
      ARRAYS.map((name) => [name, watched(shared.arrays[name], name, meter, (value) => wrote(name, value))]),
    ) as Record<(typeof ARRAYS)[number], number[]>,
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
    const found =
      'header' in act
        ? call(act.header)
        : act.call === 'build'
          ? call(...buildArguments(one))
          : act.call === 'search'
            ? call(0)
            : call();
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
    const isOne = typeof node === 'number' && node > headers;
    return isOne
      ? `${name}(${node}) was called with a node of a row; its header is C[${node}]`
      : `${name}(${String(node)}) was called, but headers are numbered from 1 to ${headers}`;
  }
}

function buildArguments({ matrix: { columns, rows } }: Case): [boolean[], number[][]] {
  return [columns.map(({ kind }) => kind === 'primary'), rows.map((row) => [...row])];
}

/** As the site has them: −1 for the size of a node that is no header. */
function tidied(arrays: Readonly<Record<(typeof ARRAYS)[number], number[]>>, headers: number): PlainArrays {
  const { L, R, U, D, C, S, N } = arrays;
  const sizes = C.map((_, node) => (node <= headers ? (S[node] ?? -1) : -1));
  return {
    L: [...L],
    R: [...R],
    U: [...U],
    D: [...D],
    C: [...C],
    S: sizes,
    N: C.map((_, node) => N[node] ?? -1),
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
