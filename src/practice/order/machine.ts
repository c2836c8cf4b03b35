/** Runs the lines of a reader's program on the arrays of real links. */
import type { Arrays } from '../code/arrays.ts';
import type { CoverCall } from '../code/truth.ts';
import type { Node } from './blocks.ts';
import type { Call, Entry, For, Sign, Value } from './line.ts';

/** A write that has changed an entry, and the line that made it. */
export interface Write {
  readonly line: number;
  readonly array: keyof Arrays;
  readonly node: number;
  readonly from: number;
  readonly to: number;
}

/** A cover or an uncover that a line has called, and how many writes came before it. */
export interface Called extends CoverCall {
  readonly line: number;
  readonly writes: number;
}

export interface Trace {
  readonly writes: readonly Write[];
  readonly arrays: Arrays;
  /** How many writes came before `walk()`, or null when no line has called it. */
  readonly walkedAt: number | null;
  readonly calls: readonly Called[];
  readonly solutions: readonly (readonly number[])[];
  readonly nodes: number;
  /** What the program has returned. */
  readonly given: number | null;
  /** O, as it was left. */
  readonly taken: readonly number[];
  readonly end: 'done' | Stop;
}

/** Why a run has stopped: `endless` is a loop, or a search that calls itself without end. */
export interface Stop {
  readonly kind: 'endless' | 'broken' | 'enough';
  readonly line: number;
  readonly message: string;
}

export interface Start {
  readonly arrays: Arrays;
  /** What the head of the program gives a name to, such as `c` or `x`. */
  readonly names: Readonly<Record<string, number>>;
}

/** Ends a run; without `stop` because the program has returned. */
class StopError extends Error {
  readonly stop: Stop | null;
  constructor(stop: Stop | null) {
    super(stop?.message);
    this.stop = stop;
  }
}

const MOST_SEARCHES = 300;
const MOST_WRITES = 20_000;

/** The names of a block, and of those around it. */
interface Scope {
  readonly names: Map<string, number>;
  readonly outside: Scope | null;
}

const COMPARED: Readonly<Record<Sign, (left: number, right: number) => boolean>> = {
  '===': (left, right) => left === right,
  '!==': (left, right) => left !== right,
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
};

/** @param most the run stops after this many writes */
export function runLines(lines: readonly Node[], start: Start, most = MOST_WRITES): Trace {
  const arrays = Object.fromEntries(Object.entries(start.arrays).map(([name, list]) => [name, [...list]])) as Record<
    keyof Arrays,
    number[]
  >;
  const { L, R, U, D, C, S, N, colour } = arrays;
  const headers = N.filter((row) => row < 0).length - 1;
  const longest = 4 * C.length + 8;
  const writes: Write[] = [];
  const calls: Called[] = [];
  const solutions: number[][] = [];
  const taken: number[] = [];
  // The program itself is the first call of search.
  let nodes = 'k' in start.names ? 1 : 0;
  let walkedAt: number | null = null;
  let given: number | null = null;
  /** The line that is carried out. */
  let line = 0;
  let end: Trace['end'] = 'done';

  try {
    block(lines, { names: new Map(Object.entries(start.names)), outside: null });
  } catch (error) {
    if (!(error instanceof StopError)) throw error;
    end = error.stop ?? 'done';
  }
  return { writes, arrays, walkedAt, calls, solutions, nodes, given, taken, end };

  function stop(kind: Stop['kind'], message: string, at = line): never {
    throw new StopError({ kind, line: at, message });
  }

  function block(these: readonly Node[], outside: Scope): void {
    const scope: Scope = { names: new Map(), outside };
    for (const { number, statement, body, otherwise } of these) {
      line = number;
      switch (statement.kind) {
        case 'for':
          loop(statement, number, body, scope);
          break;
        case 'if': {
          const isSo = COMPARED[statement.sign](read(statement.left, scope), read(statement.right, scope));
          block(isSo ? body : otherwise, scope);
          break;
        }
        case 'name': {
          const value = read(statement.value, scope);
          const names = namesWith(statement.name, scope) ?? stop('broken', `there is no ${statement.name} here yet`);
          names.set(statement.name, value);
          break;
        }
        case 'return':
          given = read(statement.value, scope);
          throw new StopError(null);
        case 'let':
          scope.names.set(statement.name, statement.value.kind === 'call' ? choose() : read(statement.value, scope));
          break;
        case 'set':
          set(statement.to, read(statement.value, scope), scope);
          break;
        case 'add':
          set(statement.to, read(statement.to, scope) + statement.by, scope);
          break;
        case 'call':
          call(statement, scope);
          break;
        default:
          break;
      }
    }
  }

  function loop({ name, from, until, array, only }: For, number: number, body: readonly Node[], scope: Scope): void {
    let at = read(from, scope);
    for (let turns = 0; at !== named(until, scope); turns += 1) {
      if (turns > longest) stop('endless', `the walk of ${name} never reaches ${until}`, number);
      const inside: Scope = { names: new Map([[name, at]]), outside: scope };
      if (only) call(only, inside);
      else block(body, inside);
      line = number;
      at = entry(array, at);
    }
  }

  function named(name: string, scope: Scope): number {
    return namesWith(name, scope)?.get(name) ?? (name === 'h' ? 0 : stop('broken', `there is no ${name} here yet`));
  }

  function namesWith(name: string, scope: Scope | null): Map<string, number> | null {
    if (!scope || scope.names.has(name)) return scope && scope.names;
    return namesWith(name, scope.outside);
  }

  function read(value: Value, scope: Scope): number {
    if (value.kind === 'number') return value.number;
    if (value.kind === 'name') return named(value.name, scope) + value.plus;
    return entry(value.array, read(value.at, scope));
  }

  function entry(array: string, at: number): number {
    const list = listOf(array);
    const found = list[at];
    if (found === undefined || (array === 'S' && at > headers)) stop('broken', whyNot(array, at, 'read'));
    return found;
  }

  function set(to: Entry, value: number, scope: Scope): void {
    const at = read(to.at, scope);
    if (to.array === 'O') {
      taken[at] = value;
      return;
    }
    write(to.array as keyof Arrays, at, value);
  }

  function write(array: keyof Arrays, at: number, value: number): void {
    const list = listOf(array);
    const from = list[at];
    if (from === undefined || (array === 'S' && at > headers)) stop('broken', whyNot(array, at, 'written'));
    if (from === value) return;
    if (writes.length >= most) stop('enough', 'the program goes on writing, so it was stopped');
    list[at] = value;
    writes.push({ line, array, node: at, from, to: value });
  }

  function listOf(array: string): number[] {
    if (array in arrays) return arrays[array as keyof Arrays];
    throw new TypeError(`a line names the array ${array}`);
  }

  function whyNot(array: string, at: number, how: string): string {
    return `${array}[${at}] is ${how}, but ${array === 'S' ? 'only headers have a size' : 'there is no such node'}`;
  }

  /** The smallest column of the ring, the leftmost of equals. */
  function choose(): number {
    let c = R[0]!;
    for (let j = R[c]!, turns = 0; j !== 0 && turns < longest; j = R[j]!, turns += 1) if (S[j]! < S[c]!) c = j;
    return c;
  }

  function call({ name, argument }: Call, scope: Scope): void {
    const at = argument ? read(argument, scope) : 0;
    if (name === 'walk') walkedAt ??= writes.length;
    else if (name === 'hide') hide(at);
    else if (name === 'unhide') unhide(at);
    else if (name === 'search') search(at);
    else if (name === 'cover' || name === 'uncover') {
      if (at < 1 || at > headers) stop('broken', `${name}(${at}) is called, but node ${at} is not a header`);
      calls.push({ kind: name, header: at, line, writes: writes.length });
      if (name === 'cover') cover(at);
      else uncover(at);
    } else throw new TypeError(`a line calls ${name}`);
  }

  function search(k: number): void {
    const from = line;
    nodes += 1;
    if (nodes > MOST_SEARCHES) stop('endless', 'the search calls itself again and again', from);
    if (R[0] === 0) {
      solutions.push(taken.slice(0, k).map((node) => N[node] ?? -1));
      return;
    }
    block(lines, { names: new Map([['k', k]]), outside: null });
    line = from;
  }

  /** As many steps as an undamaged ring can take, and then some: on links that are damaged a walk may not end. */
  function walk(from: number, by: readonly number[], visit: (node: number) => void): void {
    let at = by[from]!;
    for (let turns = 0; at !== from; turns += 1) {
      if (turns > longest) stop('endless', 'the links are so damaged that a walk along them never ends');
      visit(at);
      at = by[at]!;
    }
  }

  function hide(i: number): void {
    walk(i, R, (j) => {
      if (colour[j]! < 0) return;
      write('U', D[j]!, U[j]!);
      write('D', U[j]!, D[j]!);
      write('S', C[j]!, S[C[j]!]! - 1);
    });
  }

  function unhide(i: number): void {
    walk(i, L, (j) => {
      if (colour[j]! < 0) return;
      write('S', C[j]!, S[C[j]!]! + 1);
      write('U', D[j]!, j);
      write('D', U[j]!, j);
    });
  }

  function cover(c: number): void {
    write('L', R[c]!, L[c]!);
    write('R', L[c]!, R[c]!);
    walk(c, D, hide);
  }

  function uncover(c: number): void {
    walk(c, U, unhide);
    write('L', R[c]!, c);
    write('R', L[c]!, c);
  }
}
