/** Runs compiled cells and keeps what they declare. In the sandbox, and in tests under Node. */
import { ProblemBuilder } from './builder.ts';
import { type CompiledCell, FROM, SHOW, SHOWN } from './compile.ts';
import { faces } from './faces.ts';
import { type Input, type InputValue, inputLibrary } from './inputs.ts';
import { judgedOutput } from './judged.ts';
import { LEAST_ROOM, LINES, fitted } from './layout-cost.ts';
import { library } from './library.ts';
import type { Output } from './outputs.ts';
import { printed } from './printed.ts';
import type { Counting, Priced, SoFar } from './solving.ts';

export interface CellRun extends CompiledCell {
  readonly id: string;
  /** What the reader has set, by input label. */
  readonly set: Readonly<Record<string, InputValue>>;
  /** For each name of another cell, the cell that its value comes from; without an entry, the cell that ran last. */
  readonly sources?: Readonly<Record<string, string>>;
}

/** An error of a running cell. `line` and `column` count from 1; 0 where the place is unknown. */
export interface RunError {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/** An error that was thrown after its cell had returned, by a timer or a promise. `id` is empty where it is unknown. */
export interface LateError extends RunError {
  readonly id: string;
}

export interface Outcome {
  readonly id: string;
  readonly output: Output | null;
  readonly inputs: readonly Input[];
  /** What the cell wrote to the console. */
  readonly lines: readonly string[];
  readonly error: RunError | null;
  /** How far a search for the cheapest had come when its time was over; null where each one has finished. */
  readonly unproved: SoFar | null;
  /** How long the cell itself took, in milliseconds. */
  readonly took: number;
}

/** News of a running cell. */
export type News =
  /** What it has just written to the console. */
  | { readonly kind: 'line'; readonly line: string }
  | { readonly kind: 'count'; readonly counting: Counting }
  /** `best` returns what the search for the cheapest would return now. */
  | { readonly kind: 'cheapest'; readonly soFar: SoFar; readonly best: () => readonly Priced[] };

/** What watches the cells of a runner. */
export interface Watch {
  /** Called for each line of a cell, and about every hundredth of a second while it counts or looks for the cheapest. */
  readonly tell: (id: string, news: News) => void;
  /** The time left for the run, in milliseconds. */
  readonly left: () => number;
}

/** The lines that `new Function` adds above the body, and the characters before the code on its first line. */
const HEAD = { lines: 2, columns: '"use strict"; '.length };

/** A cell that is ready to run. */
interface Ready {
  /** Runs it. Returns what its body returns. @throws what the cell throws */
  start(): unknown;
  /** Keeps what it declares, by name, and returns the outcome. */
  finish(declared: unknown): Outcome;
  fail(error: unknown): Outcome;
}

const UNWATCHED: Watch = { tell: () => undefined, left: () => Infinity };

/** The share of the time left that a search for the cheapest may take; the cells after it need some too. */
const SEARCH_SHARE = 0.8;

// A cell may replace these.
const SyncFunction = Function;
const AsyncFunction = (async () => await Promise.resolve()).constructor as FunctionConstructor;
const clock = performance.now.bind(performance);

/**
 * Returns a function that runs one cell and keeps what it declares for later ones. A cell that changes the problem of
 * another cell changes a copy, so running it again gives the same result. The outcome of a cell that awaits nothing is
 * there at once, before any promise of the cell goes on.
 */
export function createRunner(watch?: Watch): (cell: CellRun) => Outcome | Promise<Outcome> {
  const prepare = createPreparer(watch);
  return (cell) => (cell.waits ? later(prepare(cell)) : atOnce(prepare(cell)));
}

/** The same for cells that await nothing; the outcome of one that does is an error. */
export function createRunnerAtOnce(watch?: Watch): (cell: CellRun) => Outcome {
  const prepare = createPreparer(watch);
  return (cell) => {
    const ready = prepare(cell);
    return cell.waits ? ready.fail(new Error('this cell uses await, which is not supported here')) : atOnce(ready);
  };
}

function atOnce({ start, finish, fail }: Ready): Outcome {
  try {
    return finish(start());
  } catch (error) {
    return fail(error);
  }
}

async function later({ start, finish, fail }: Ready): Promise<Outcome> {
  try {
    return finish(((await start()) as readonly unknown[])[0]);
  } catch (error) {
    return fail(error);
  }
}

function createPreparer({ tell, left }: Watch = UNWATCHED): (cell: CellRun) => Ready {
  /** Values by name and then by the cell that declared or changed them; the cell that ran last is last. */
  const values = new Map<string, Map<string, unknown>>();

  function keep(name: string, id: string, value: unknown): void {
    const of = values.get(name) ?? new Map<string, unknown>();
    of.delete(id);
    values.set(name, of.set(id, value));
  }

  return ({ id, declares, uses, changes, waits, body, set, sources = {} }) => {
    const inputs: Input[] = [];
    const lines: string[] = [];
    let shown: unknown;
    const room = { cost: LINES.cost };
    let isFull = false;
    let unproved: SoFar | null = null;
    const write = (...words: unknown[]): void => {
      if (isFull) return;
      isFull = lines.length === LINES.most || room.cost < LEAST_ROOM;
      const line = isFull ? 'What comes after this is not shown.' : fitted(lineOf(words), room, LINES.characters);
      lines.push(line);
      tell(id, { kind: 'line', line });
    };
    const known: Readonly<Record<string, unknown>> = {
      ...library,
      count: (built: ProblemBuilder) => library.count(built, (counting) => tell(id, { kind: 'count', counting })),
      cheapest: (...[built, k, options]: Parameters<typeof library.cheapest>) =>
        library.cheapest(built, k, options, {
          time: SEARCH_SHARE * left(),
          tell: (soFar, best) => tell(id, { kind: 'cheapest', soFar, best }),
          cut: (soFar) => (unproved = soFar),
        }),
      ...inputLibrary(set, (input) => inputs.push(input)),
      console: { log: write, info: write, warn: write, error: write, debug: write },
    };
    for (const [name, of] of values) if (of.delete(id) && of.size === 0) values.delete(name);
    const names = [...uses].filter((name) => values.has(name) || Object.hasOwn(known, name));
    const given = names.map((name) => {
      const of = values.get(name);
      if (!of) return known[name];
      const source = sources[name] ?? '';
      const value = of.has(source) ? of.get(source) : [...of.values()].at(-1);
      return changes.includes(name) && value instanceof ProblemBuilder ? value.copy() : value;
    });
    const began = clock();
    const took = (): number => clock() - began;
    return {
      start() {
        const Kind = waits ? AsyncFunction : SyncFunction;
        // Running the reader's code is what the sandbox is for.
        const cell = new Kind(...names, SHOW, FROM, `${body}\n//# sourceURL=${id}.cell.js`) as (
          ...args: unknown[]
        ) => unknown;
        return cell(...given, (value: unknown) => (shown = value), faces);
      },
      finish(declared) {
        for (const name of declares) keep(name, id, (declared as Readonly<Record<string, unknown>>)[name]);
        for (const [index, name] of names.entries()) {
          if (changes.includes(name) && values.has(name)) keep(name, id, given[index]);
        }
        return { id, output: judgedOutput(shown), inputs, lines, error: null, unproved, took: took() };
      },
      fail: (error) => ({ id, output: null, inputs, lines, error: errorOf(error, body), unproved, took: took() }),
    };
  };
}

function lineOf(words: readonly unknown[]): string {
  return words.map(printed).join(' ');
}

/** Returns what the page learns of an error that was thrown after its cell had returned. */
export function lateError(error: unknown): LateError {
  return { ...errorOf(error), id: placeOf(error).id };
}

/** @param body the body in which the error was thrown; without it, columns in the last expression are too large */
function errorOf(error: unknown, body = ''): RunError {
  const isError = error instanceof Error;
  const { line, column } = placeOf(error);
  const at = Math.max(0, line - HEAD.lines);
  const opened = (body.split('\n')[at - 1]?.indexOf(SHOWN) ?? -1) + SHOWN.length;
  const added = (at === 1 ? HEAD.columns : 0) + (opened >= SHOWN.length && column > opened ? SHOWN.length : 0);
  const message = isError ? plainMessage(error) : `The cell threw ${String(error).slice(0, 200)}`;
  return {
    message,
    line: at,
    column: Math.max(at === 0 ? 0 : 1, column - added),
  };
}

/** The first place of an error in the code of a cell, as the engine counts it; zeros and no id where it is unknown. */
function placeOf(error: unknown): { readonly id: string; readonly line: number; readonly column: number } {
  const stack = error instanceof Error ? String(error.stack) : '';
  const [, id = '', line = '0', column = '0'] = /([\w-]+)\.cell\.js:(\d+):(\d+)/.exec(stack) ?? [];
  return { id, line: Number(line), column: Number(column) };
}

/** True for an error that the library, and not the code of a cell, ran into: its innermost place is no cell. */
function isInLibrary(error: Error): boolean {
  const places = String(error.stack)
    .split('\n')
    .filter((line) => /:\d+:\d+\)?$/.test(line));
  return placeOf(error).id !== '' && !places[0]?.includes('.cell.js:');
}

function plainMessage(error: Error): string {
  const { name, message } = error;
  if (name === 'TypeError' && isInLibrary(error)) {
    return 'a function called here cannot use what it was given; compare the call with its entry in the library';
  }
  if (name === 'TypeError' && message.endsWith(' is not a function')) {
    return `${message}; correct its name, or look for one in the library`;
  }
  const undeclared = /^(\S+) is not defined$/.exec(message)?.[1];
  if (name === 'ReferenceError' && undeclared) {
    return `there is no “${undeclared}”: no cell that can run declares it, and the library does not have it`;
  }
  return message.slice(0, 1_000);
}
