/** What the sandbox answers, read as if a stranger had sent it: the reader’s code is in there too. */
import { type Arrays, ARRAY_NAMES } from './arrays.ts';
import type { Broken, Observed } from './observe.ts';
import type { SolveRequest, SolveResult } from './solve-code.ts';
import type { TestRequest, TestResult } from './test-code.ts';
import type { CoverCall } from './truth.ts';
import { OTHER_WAYS } from './way-back.ts';

/** To the sandbox. `run` comes back with each answer. */
export type CodeRequest =
  | { readonly run: number; readonly test: TestRequest }
  | { readonly run: number; readonly solve: SolveRequest };

/** `found` says how far a search has come; all others are the last of their run. */
export type CodeAnswer =
  | TestResult
  | SolveResult
  | { readonly kind: 'found'; readonly solutions: number }
  | ({ readonly kind: 'broken' } & Broken);

/** In entries, lines and characters. */
const MOST = { entries: 2_000, calls: 1_000, lines: 500, line: 600 } as const;

/** The answer to this run, or null. */
export function readCodeAnswer(data: unknown, run: number): CodeAnswer | null {
  const { run: ofRun, answer } = record(data);
  return ofRun === run ? readAnswer(record(answer)) : null;
}

function readAnswer(answer: Fields): CodeAnswer | null {
  const lines = texts(answer['lines'] ?? answer['trace'] ?? []);
  switch (answer['kind']) {
    case 'passed': {
      const [cases, named] = [whole(answer['cases']), texts(answer['ways'])];
      const ways = OTHER_WAYS.filter((way) => named?.includes(way));
      return cases !== null && lines ? { kind: 'passed', cases, ways, lines } : null;
    }
    case 'failed': {
      const [at, alike] = [whole(answer['at']), texts(answer['alike'])];
      const observed = readObserved(record(answer['observed']));
      const isRead = at !== null && alike && observed && lines;
      return isRead ? { kind: 'failed', at, observed, alike, lines } : null;
    }
    case 'solved': {
      const [solutions, nodes, updates] = ['solutions', 'nodes', 'updates'].map((name) => whole(answer[name]));
      if (typeof solutions !== 'number' || typeof nodes !== 'number') return null;
      if (typeof updates !== 'number' || !lines) return null;
      return { kind: 'solved', solutions, nodes, updates, trace: lines };
    }
    case 'found': {
      const solutions = whole(answer['solutions']);
      return solutions === null ? null : { kind: 'found', solutions };
    }
    case 'broken': {
      const broken = readBroken(answer);
      return broken && { kind: 'broken', ...broken };
    }
    default:
      return null;
  }
}

function readObserved(data: Fields): Observed | null {
  const arrays = record(data['arrays']);
  const lists = ARRAY_NAMES.map((name) => [name, wholes(arrays[name])] as const);
  if (lists.some(([, list]) => list === null)) return null;
  const { given, end } = data;
  const [updates, nodes] = [whole(data['updates']), whole(data['nodes'])];
  const [calls, solutions, taken] = [
    readCalls(data['calls']),
    listOf(data['solutions'], wholes),
    wholes(data['taken']),
  ];
  const how = end === 'done' || end === 'endless' ? end : readBroken(record(end));
  if (updates === null || nodes === null || !calls || !solutions || !taken || !how) return null;
  return {
    arrays: Object.fromEntries(lists) as unknown as Arrays,
    updates,
    nodes,
    calls,
    solutions,
    taken,
    given: typeof given === 'number' ? given : null,
    end: how,
  };
}

function readBroken({ message, line }: Fields): Broken | null {
  if (typeof message !== 'string') return null;
  return { message: message.slice(0, MOST.line), line: Math.max(0, whole(line) ?? 0) };
}

function readCalls(data: unknown): CoverCall[] | null {
  return listOf(data, (one) => {
    const { kind, header } = record(one);
    const number = whole(header);
    return (kind === 'cover' || kind === 'uncover') && number !== null ? { kind, header: number } : null;
  });
}

function listOf<T>(data: unknown, read: (one: unknown) => T | null): T[] | null {
  if (!Array.isArray(data) || data.length > MOST.calls) return null;
  const all = (data as unknown[]).map(read);
  return all.includes(null) ? null : (all as T[]);
}

function wholes(data: unknown): number[] | null {
  if (!Array.isArray(data) || data.length > MOST.entries) return null;
  return data.every((one) => Number.isSafeInteger(one)) ? (data as number[]) : null;
}

function texts(data: unknown): string[] | null {
  if (!Array.isArray(data) || data.length > MOST.lines) return null;
  return data.every((one) => typeof one === 'string') ? data.map((one) => one.slice(0, MOST.line)) : null;
}

function whole(data: unknown): number | null {
  return Number.isSafeInteger(data) ? (data as number) : null;
}

type Fields = Readonly<Record<string, unknown>>;

function record(data: unknown): Fields {
  return typeof data === 'object' && data !== null ? (data as Fields) : {};
}
