import type { Topic } from '../ladder.ts';
import { type Order, mixOf, placed, shifted, without } from './mix.ts';

/** The program that a reader puts together, as the figure shows it. */
export interface Program {
  /** The lines that are offered, in their order. */
  readonly mix: readonly string[];
  readonly order: Order;
  /** The line that keys and buttons move, if any: its place in the mix. */
  readonly selected: number | null;
}

/** A program after something was done to it, and what to say of that. The same program when nothing changed. */
export interface Change {
  readonly program: Program;
  readonly said: string;
}

/** The program of a seed before anything is done. */
export function emptyProgram(topic: Topic, seed: number): Program {
  return { mix: mixOf(topic, seed), order: [], selected: null };
}

/** Uses a line: below the selected one, and then it is selected itself, or else at the end. */
export function useLine(program: Program, line: number): Change {
  const { order, selected } = program;
  const at = selected === null ? order.length : order.indexOf(selected) + 1;
  return putLine({ ...program, selected: selected === null ? null : line }, line, at);
}

/** Puts a line before the one at place `at`, wherever it was. */
export function putLine(program: Program, line: number, at: number): Change {
  return reordered(program, line, placed(program.order, line, at));
}

/** The program in another order, and the words for the place that a line has in it. */
function reordered(program: Program, line: number, order: Order): Change {
  const place = `line ${order.indexOf(line) + 1} of ${order.length}`;
  return { program: { ...program, order }, said: `“${textOf(program, line)}” is now ${place}.` };
}

export function takeOutLine(program: Program, line: number): Change {
  const selected = program.selected === line ? null : program.selected;
  const said = `“${textOf(program, line)}” is back among the lines.`;
  return { program: { ...program, order: without(program.order, line), selected }, said };
}

/** Moves the selected line one place up (−1) or down (1). */
export function shiftLine(program: Program, by: -1 | 1): Change {
  const { order, selected } = program;
  if (selected === null) return { program, said: '' };
  const next = shifted(order, selected, by);
  if (next === order) return { program, said: by < 0 ? 'This is the first line.' : 'This is the last line.' };
  return reordered(program, selected, next);
}

/** Selects a line of the program, or none. */
export function selectLine(program: Program, line: number | null): Change {
  const place = line === null ? 0 : program.order.indexOf(line) + 1;
  const said =
    line === null ? 'The line is dropped.' : `Line ${place} is grabbed: move it with the arrow keys or the buttons.`;
  return { program: { ...program, selected: line }, said };
}

export function takeOutAll(program: Program): Change {
  return { program: { ...program, order: [], selected: null }, said: 'All lines are back.' };
}

/** The lines of the program, in its order. */
export function textsOf(program: Program): string[] {
  return program.order.map((line) => textOf(program, line));
}

export function textOf({ mix }: Program, line: number): string {
  return mix[line] ?? '';
}
