/** Puts the parts of a solver together: each has been compiled, and knows the arrays and the parts before it. */
import { type ArrayName, ARRAY_NAMES } from './arrays.ts';
import type { ExerciseId } from './exercises.ts';

/** A part of a solver, compiled: `body` is that of a function that gives back what it declares, by name. */
export interface Part {
  readonly declares: readonly string[];
  readonly body: string;
}

export type Parts = Readonly<Partial<Record<ExerciseId, Part>>>;

/** What all parts share. */
interface Shared {
  readonly arrays: Readonly<Record<ArrayName, number[]>>;
  readonly O: number[];
  readonly counts: { nodes: number; updates: number };
  readonly solutions: number[][];
}

type Functions = Readonly<Record<string, (...args: never[]) => unknown>>;

/** Called with each function that a part declares; gives the one that the parts after it are to call. */
export type Between = (name: string, own: (...args: number[]) => unknown) => (...args: number[]) => unknown;

/** In this order each part knows what those before it declare. */
const ORDER = [
  'unlink',
  'build',
  'secondary',
  'cover',
  'uncover',
  'choose',
  'search',
  'purify',
  'tweak',
  'untweak',
] as const;

/** A part lacks a function that it should declare. */
class MissingError extends Error {}

export function createShared(solutions: number[][] = []): Shared {
  return {
    arrays: { L: [], R: [], U: [], D: [], C: [], S: [], N: [], colour: [] },
    O: [],
    counts: { nodes: 0, updates: 0 },
    solutions,
  };
}

/**
 * Runs the parts once, so that their functions are there. Only ever called inside the sandbox, or with
 * code of our own.
 *
 * @param last the part after which to stop
 * @param log what `console.log` does there
 */
export function assemble(
  parts: Parts,
  last: ExerciseId,
  { arrays, O, counts, solutions }: Shared,
  log: (...words: readonly unknown[]) => void,
  between: Between = (_, own) => own,
): Functions {
  const functions: Record<string, (...args: never[]) => unknown> = {};
  const known: Record<string, unknown> = {
    h: 0,
    O,
    counts,
    solutions,
    ...Object.fromEntries(ARRAY_NAMES.map((name) => [name, arrays[name]])),
    console: { log, info: log, warn: log, error: log, debug: log },
  };
  for (const id of ORDER) {
    const part = parts[id];
    if (part) {
      const names = Object.keys(known).filter((name) => !part.declares.includes(name));
      // oxlint-disable-next-line typescript/no-implied-eval -- running the reader's code is what the sandbox is for
      const make = new Function(...names, '$show', `${part.body}\n//# sourceURL=cell.js`) as (
        ...args: unknown[]
      ) => Record<string, unknown>;
      const declared = make(...names.map((name) => known[name]), () => undefined);
      for (const name of part.declares) {
        const own = declared[name];
        if (typeof own !== 'function') continue;
        functions[name] = own as (...args: never[]) => unknown;
        known[name] = between(name, own as (...args: number[]) => unknown);
      }
    }
    if (id === last) break;
  }
  return functions;
}

/** @throws MissingError when no part has declared it */
export function functionNamed(functions: Functions, name: string): (...args: never[]) => unknown {
  const found = functions[name];
  if (!found) throw new MissingError(`there is no function ${name}; write “function ${name}(…) { … }”`);
  return found;
}
