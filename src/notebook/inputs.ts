/** Inputs of a cell: values that the reader sets on the page and cells read. */
import { type GridInput, type GridInputOptions, areLetters, gridStart, isGrid } from './grid-input.ts';
import { type Room, fits } from './layout-cost.ts';
import { type ListInput, MOST_LIST, isList } from './list-input.ts';
import { type NumberInput, type NumberOptions, faultOfNumber } from './number-input.ts';

type AnyInput =
  | {
      readonly kind: 'slider';
      readonly label: string;
      readonly from: number;
      readonly to: number;
      readonly step: number;
      readonly value: number;
    }
  | NumberInput
  | {
      readonly kind: 'choice';
      readonly label: string;
      readonly options: readonly string[];
      readonly value: string;
    }
  | { readonly kind: 'toggle'; readonly label: string; readonly value: boolean }
  | ListInput
  | GridInput;

export type InputValue = AnyInput['value'];

/** An input with its value; `start` is its initial value, where the reader has set another one. */
export type Input = AnyInput & { readonly start?: InputValue };

/** What the reader has set in the inputs of a cell, by label. */
export type SetValues = Readonly<Record<string, InputValue>>;

const MOST_INPUTS = 20;
const MOST_OPTIONS = 200;
/** In characters. */
export const MOST_LABEL = 120;
/** Cells of all grids of a cell. */
const MOST_GRID_CELLS = 500;
/** What all labels and options of a cell cost to lay out (`layout-cost.ts`). */
const MOST_COST = 20_000;

/** True for a value that the input can have. */
export function takes(input: Input, value: unknown): boolean {
  if (input.kind === 'slider') return typeof value === 'number' && value >= input.from && value <= input.to;
  if (input.kind === 'number') return faultOfNumber(input, value) === '';
  if (input.kind === 'choice') return typeof value === 'string' && input.options.includes(value);
  if (input.kind === 'toggle') return typeof value === 'boolean';
  if (input.kind === 'list') return isList(value);
  const { length } = input.value;
  return isGrid(value, input.letters) && value.length === length && value[0]?.length === input.value[0]?.length;
}

/** Returns the input with what is set for it; with its initial value where nothing is, or what it cannot take. */
export function withSet<One extends Input>(input: One, set: SetValues): One {
  const { start = input.value, ...rest } = input;
  const value = Object.hasOwn(set, input.label) ? set[input.label] : undefined;
  return (takes(input, value) ? { ...rest, value, start } : { ...rest, value: start }) as One;
}

/** Room for the inputs of a cell; each takes what it needs. */
interface InputRoom extends Room {
  grids: number;
}

const createRoom = (): InputRoom => ({ cost: MOST_COST, grids: MOST_GRID_CELLS });

/** What is wrong with an input for which there is too little room; empty when there is enough. */
function faultOfRoom(input: AnyInput, room: InputRoom): string {
  const texts = [input.label, ...(input.kind === 'choice' ? input.options : input.kind === 'list' ? input.value : [])];
  if (!texts.every((text) => fits(text, room))) {
    return 'the labels and options of a cell are too long together; shorten them, or leave some out';
  }
  const cells = input.kind === 'grid' ? input.value.length * (input.value[0]?.length ?? 0) : 0;
  if (cells > room.grids) {
    return `the grids of a notebook cell have at most ${MOST_GRID_CELLS} cells together; make them smaller`;
  }
  room.grids -= cells;
  return '';
}

/** The functions that a cell calls for its inputs. They return what the reader has set, or the initial value. */
export interface InputLibrary {
  slider(label: string, from: number, to: number, value?: number, step?: number): number;
  number(label: string, options?: NumberOptions): number;
  choice(label: string, options: readonly string[], value?: string): string;
  toggle(label: string, value?: boolean): boolean;
  list(label: string, value?: readonly string[]): readonly string[];
  grid(label: string, options: GridInputOptions): readonly string[];
}

export const INPUT_NAMES = ['slider', 'number', 'choice', 'toggle', 'list', 'grid'] as const;

/**
 * Returns the input functions for one run of a cell.
 * The functions throw a RangeError for options that are not valid, for a repeated label and for too many inputs.
 *
 * @param set what the reader has set, by label
 * @param made called with each input that the cell asks for
 */
export function inputLibrary(set: SetValues, made: (input: Input) => void): InputLibrary {
  const labels = new Set<string>();
  const room = createRoom();
  const add = <Made extends Input>(asked: Made): Made['value'] => {
    const input = withSet(asked, set);
    if (labels.has(input.label))
      throw new RangeError(`there are two inputs “${input.label}” in this cell; give each a label of its own`);
    if (labels.size === MOST_INPUTS) throw new RangeError(`a cell has at most ${MOST_INPUTS} inputs`);
    if (input.label.length > MOST_LABEL) {
      throw new RangeError(`the label of an input has at most ${MOST_LABEL} characters`);
    }
    const fault = faultOfRoom(input, room);
    if (fault !== '') throw new RangeError(fault);
    labels.add(input.label);
    made(input);
    return input.value;
  };
  return {
    slider(label, from, to, value = from, step = 1) {
      if (!(from < to) || !(step > 0) || !(value >= from && value <= to)) {
        throw new RangeError(
          `slider(${label}) needs a range from a smaller number to a larger one, a value inside it and a step above 0`,
        );
      }
      return add({ kind: 'slider', label, from, to, step, value });
    },
    number(label, { min, max, step = 1, value = min ?? 0 } = {}) {
      const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }), step };
      const numbers = Object.values({ ...bounds, value });
      const input = { kind: 'number' as const, label, ...bounds };
      if (!numbers.every(Number.isFinite) || !(step > 0) || faultOfNumber(input, value) !== '') {
        throw new RangeError(
          `number(${label}) needs a value between min and max, a whole number of steps from min, and a step above 0`,
        );
      }
      return add({ ...input, value });
    },
    choice(label, options, value = options[0] ?? '') {
      const texts = Array.from(options, String);
      if (texts.length > MOST_OPTIONS || texts.some((text) => text.length > MOST_LABEL)) {
        throw new RangeError(
          `choice(${label}) has at most ${MOST_OPTIONS} options of at most ${MOST_LABEL} characters`,
        );
      }
      if (!texts.includes(value)) throw new RangeError(`choice(${label}) needs options, and one of them as its value`);
      return add({ kind: 'choice', label, options: texts, value });
    },
    toggle(label, value = false) {
      return add({ kind: 'toggle', label, value });
    },
    list(label, value = []) {
      const start = Array.from(value, String);
      if (!isList(start)) {
        throw new RangeError(
          `list(${label}) needs at most ${MOST_LIST.items} strings of at most ${MOST_LIST.letters} letters, each once and without commas, such as ['Ada', 'Ben']`,
        );
      }
      return add({ kind: 'list', label, value: start });
    },
    grid(label, options) {
      const { letters = '.X' } = options;
      return add({ kind: 'grid', label, letters, value: gridStart(label, options) });
    },
  };
}

/** Validates inputs from the sandbox; entries that are not inputs are dropped. */
export function readInputs(data: unknown): Input[] {
  if (!Array.isArray(data)) return [];
  const room = createRoom();
  return (data as unknown[]).slice(0, MOST_INPUTS).flatMap((one) => {
    const input = readInput(one);
    if (!input || faultOfRoom(input, room) !== '') return [];
    const { start } = one as Record<string, unknown>;
    return takes(input, start) ? [{ ...input, start: start as InputValue }] : [input];
  });
}

function readInput(data: unknown): AnyInput | null {
  if (typeof data !== 'object' || data === null) return null;
  const { kind, label, value, ...more } = data as Record<string, unknown>;
  if (typeof label !== 'string' || label.length > MOST_LABEL) return null;
  if (kind === 'toggle') return typeof value === 'boolean' ? { kind, label, value } : null;
  if (kind === 'list') return isList(value) ? { kind, label, value: [...value] } : null;
  if (kind === 'slider') {
    const { from, to, step } = more;
    const areNumbers = isNumber(from) && isNumber(to) && isNumber(step) && isNumber(value);
    return areNumbers && from < to && step > 0 ? { kind, label, from, to, step, value } : null;
  }
  if (kind === 'number') {
    const { min, max, step } = more;
    if (!isNumber(step) || step <= 0 || !isNumber(value)) return null;
    return { kind, label, ...(isNumber(min) && { min }), ...(isNumber(max) && { max }), step, value };
  }
  if (kind === 'grid') {
    const { letters } = more;
    return areLetters(letters) && isGrid(value, letters) ? { kind, label, letters, value: [...value] } : null;
  }
  const { options } = more;
  if (kind !== 'choice' || !Array.isArray(options) || options.length > MOST_OPTIONS) return null;
  const isSound = options.every(
    (option): option is string => typeof option === 'string' && option.length <= MOST_LABEL,
  );
  return isSound && typeof value === 'string' ? { kind, label, options, value } : null;
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}
