/** The messages between the page and the worker in the sandbox. The page validates every answer. */
import { readInputs } from './inputs.ts';
import { LINES, fitted } from './layout-cost.ts';
import { type Output, readOutput } from './outputs.ts';
import type { CellRun, LateError, News, Outcome, RunError } from './runner.ts';
import type { Counting, SoFar } from './solving.ts';

/** A request to run these cells in order. The worker answers with one `Outcome` per cell. */
export interface RunRequest {
  /** Returned in every answer, so that the page can drop late answers of an earlier run. */
  readonly run: number;
  readonly cells: readonly CellRun[];
  /** The time limit of the run, in milliseconds. */
  readonly limit: number;
}

export interface RunAnswer {
  readonly run: number;
  readonly outcome: Outcome;
}

/** News of a cell while it is running. */
export interface CellNews {
  readonly run: number;
  readonly id: string;
  readonly news: SentNews;
}

export type SentNews = Extract<News, { kind: 'line' }> | SearchNews;

export type SearchNews =
  | { readonly kind: 'count'; readonly counting: Counting }
  /** `best` is the cheapest solution so far as the cell would show it; null when it is the one sent last. */
  | { readonly kind: 'cheapest'; readonly soFar: SoFar; readonly best: Output | null };

const MOST_MESSAGE = 1_000;

/** Validates an answer from the sandbox, where a cell can post any message; null when it is not an answer. */
export function readAnswer(data: unknown): RunAnswer | null {
  const { run, outcome } = record(data);
  const { id, output, inputs, lines, error, unproved, took } = record(outcome);
  if (typeof run !== 'number' || typeof id !== 'string') return null;
  return {
    run,
    outcome: {
      id,
      took: typeof took === 'number' && took >= 0 ? took : Infinity,
      output: readOutput(output),
      inputs: readInputs(inputs),
      lines: readLines(lines),
      error: readError(error),
      unproved: readSoFar(unproved),
    },
  };
}

/** Validates the report of an error after a run; null when it is not one. */
export function readLate(data: unknown): LateError | null {
  const error = readError(data);
  const { id } = record(data);
  return error && { ...error, id: typeof id === 'string' ? id : '' };
}

function readError(data: unknown): RunError | null {
  const { message, line, column } = record(data);
  if (typeof message !== 'string') return null;
  return {
    message: fitted(message, { cost: 3 * MOST_MESSAGE }, MOST_MESSAGE),
    line: wholeNumber(line),
    column: wholeNumber(column),
  };
}

/** Validates news of a running cell; null when it is not that. */
export function readCellNews(data: unknown): CellNews | null {
  const { run, id, news } = record(data);
  const read = readNews(record(news));
  return read && typeof run === 'number' && typeof id === 'string' ? { run, id, news: read } : null;
}

function readNews({ kind, line, counting, soFar, best }: Readonly<Record<string, unknown>>): SentNews | null {
  if (kind === 'line') return typeof line === 'string' ? { kind, line: readLines([line]).join('') } : null;
  if (kind === 'cheapest') {
    const read = readSoFar(soFar);
    return read && { kind, soFar: read, best: readOutput(best) };
  }
  const { solutions, nodes, share } = record(counting);
  if (kind !== 'count' || !isShare(share)) return null;
  return { kind, counting: { solutions: wholeNumber(solutions), nodes: wholeNumber(nodes), share } };
}

function readSoFar(data: unknown): SoFar | null {
  const { cost, lowerBound, nodes, share } = record(data);
  if (cost !== null && !(typeof cost === 'number' && cost >= 0)) return null;
  if (typeof lowerBound !== 'number' || !(lowerBound >= 0) || !isShare(share)) return null;
  return { cost, lowerBound, nodes: wholeNumber(nodes), share };
}

function readLines(data: unknown): string[] {
  if (!Array.isArray(data)) return [];
  // The last line may say that there are more, and “…” for what was left out was not counted.
  const room = { cost: 1.5 * LINES.cost };
  return (data as unknown[])
    .slice(0, LINES.most + 1)
    .flatMap((line) => (typeof line === 'string' ? [fitted(line, room, LINES.characters)] : []));
}

function isShare(data: unknown): data is number {
  return typeof data === 'number' && data >= 0 && data <= 1;
}

function wholeNumber(data: unknown): number {
  return Number.isSafeInteger(data) && (data as number) > 0 ? (data as number) : 0;
}

function record(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}
