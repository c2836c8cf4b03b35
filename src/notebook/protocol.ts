/** What the page and the worker in the sandbox say to each other: plain data, and nothing believed. */
import { readInputs } from './inputs.ts';
import { readOutput } from './outputs.ts';
import type { CellRun, Outcome } from './runner.ts';
import type { Counting } from './solving.ts';

/** To the worker: run these cells, one after the other. It answers each with an `Outcome`. */
export interface RunRequest {
  /** Comes back with every answer, so that late ones of an earlier run can be told. */
  readonly run: number;
  readonly cells: readonly CellRun[];
}

export interface RunAnswer {
  readonly run: number;
  readonly outcome: Outcome;
}

/** How far a count is, while its cell still runs. */
export interface CountNews {
  readonly run: number;
  readonly id: string;
  readonly counting: Counting;
}

const MOST_LINES = 201;
const MOST_LINE = 2_000;
const MOST_MESSAGE = 2_000;

/** An answer as it came out of the sandbox, where the reader's code can send what it likes; null when it is none. */
export function readAnswer(data: unknown): RunAnswer | null {
  const { run, outcome } = record(data);
  const { id, output, inputs, lines, error, took } = record(outcome);
  if (typeof run !== 'number' || typeof id !== 'string') return null;
  const { message, line, column } = record(error);
  return {
    run,
    outcome: {
      id,
      took: typeof took === 'number' && took >= 0 ? took : Infinity,
      output: readOutput(output),
      inputs: readInputs(inputs),
      lines: readLines(lines),
      error:
        typeof message === 'string'
          ? {
              message: message.slice(0, MOST_MESSAGE),
              line: wholeNumber(line),
              column: wholeNumber(column),
            }
          : null,
    },
  };
}

/** The same for news of a count. */
export function readCountNews(data: unknown): CountNews | null {
  const { run, id, counting } = record(data);
  const { solutions, nodes, share } = record(counting);
  if (typeof run !== 'number' || typeof id !== 'string') return null;
  if (typeof share !== 'number' || !(share >= 0 && share <= 1)) return null;
  return { run, id, counting: { solutions: wholeNumber(solutions), nodes: wholeNumber(nodes), share } };
}

function readLines(data: unknown): string[] {
  if (!Array.isArray(data)) return [];
  return (data as unknown[])
    .slice(0, MOST_LINES)
    .flatMap((line) => (typeof line === 'string' ? [line.slice(0, MOST_LINE)] : []));
}

function wholeNumber(data: unknown): number {
  return Number.isSafeInteger(data) && (data as number) > 0 ? (data as number) : 0;
}

function record(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}
