/** Inputs of a cell: what the reader sets on the page, and other cells use by its name. */

export type Input =
  | {
      readonly kind: 'slider';
      readonly label: string;
      readonly from: number;
      readonly to: number;
      readonly step: number;
      readonly value: number;
    }
  | {
      readonly kind: 'choice';
      readonly label: string;
      readonly options: readonly string[];
      readonly value: string;
    }
  | { readonly kind: 'toggle'; readonly label: string; readonly value: boolean };

export type InputValue = Input['value'];

const MOST_INPUTS = 20;
const MOST_OPTIONS = 200;
const MOST_LABEL = 120;

/** The functions that a cell calls for its inputs. They give what the reader has set, or the first value. */
export interface InputLibrary {
  slider(label: string, from: number, to: number, value?: number, step?: number): number;
  choice(label: string, options: readonly string[], value?: string): string;
  toggle(label: string, value?: boolean): boolean;
}

export const INPUT_NAMES = ['slider', 'choice', 'toggle'] as const;

/**
 * The inputs of one run of a cell.
 *
 * @param set what the reader has set, by the label
 * @param made gets each input that the cell asks for
 * @throws RangeError in the cell, for an input that cannot be
 */
export function inputLibrary(
  set: Readonly<Record<string, InputValue>>,
  made: (input: Input) => void,
): InputLibrary {
  const labels = new Set<string>();
  const add = <Made extends Input>(input: Made): Made['value'] => {
    if (labels.has(input.label)) throw new RangeError(`there are two inputs “${input.label}” in this cell; give each a label of its own`); // prettier-ignore
    if (labels.size === MOST_INPUTS) throw new RangeError(`a cell has ${MOST_INPUTS} inputs at the most`); // prettier-ignore
    labels.add(input.label);
    made(input);
    return input.value;
  };
  const asked = (label: string): unknown => (Object.hasOwn(set, label) ? set[label] : undefined);
  return {
    slider(label, from, to, value = from, step = 1) {
      if (!(from < to) || !(step > 0) || !(value >= from && value <= to)) {
        throw new RangeError(`slider(${label}) needs a range from a smaller number to a larger one, and a value inside`); // prettier-ignore
      }
      const now = asked(label);
      const isInside = typeof now === 'number' && now >= from && now <= to;
      return add({
        kind: 'slider',
        label: label,
        from,
        to,
        step,
        value: isInside ? now : value,
      });
    },
    choice(label, options, value = options[0] ?? '') {
      const texts = Array.from(options, String);
      if (!texts.includes(value)) throw new RangeError(`choice(${label}) needs options, and one of them as its value`); // prettier-ignore
      const now = asked(label);
      const chosen = typeof now === 'string' && texts.includes(now) ? now : value;
      return add({ kind: 'choice', label, options: texts, value: chosen });
    },
    toggle(label, value = false) {
      const now = asked(label);
      return add({
        kind: 'toggle',
        label: label,
        value: typeof now === 'boolean' ? now : value,
      });
    },
  };
}

/** Inputs that came out of the sandbox, checked; what is none is left out. */
export function readInputs(data: unknown): Input[] {
  if (!Array.isArray(data)) return [];
  return (data as unknown[]).slice(0, MOST_INPUTS).flatMap((one): Input[] => {
    if (typeof one !== 'object' || one === null) return [];
    const { kind, label, from, to, step, value, options } = one as Record<string, unknown>;
    if (typeof label !== 'string' || label.length > MOST_LABEL) return [];
    if (kind === 'toggle' && typeof value === 'boolean') return [{ kind, label, value }];
    if (kind === 'slider') {
      const numbers = [from, to, step, value];
      if (!numbers.every((number): number is number => Number.isFinite(number))) return [];
      const [low = 0, high = 0, by = 1, now = 0] = numbers;
      return low < high && by > 0
        ? [{ kind, label, from: low, to: high, step: by, value: now }]
        : [];
    }
    if (kind !== 'choice' || !Array.isArray(options) || options.length > MOST_OPTIONS) return [];
    const isSound = options.every((option): option is string => typeof option === 'string');
    return isSound && typeof value === 'string' ? [{ kind, label, options, value }] : [];
  });
}
