import { type GridInput, gridCellWords, seenLetter } from '#notebook/grid-input.ts';
import type { Input } from '#notebook/inputs.ts';
import { listText } from '#notebook/list-input.ts';
import { shareOf } from '#player/controls.ts';
import { make } from '#ui/kit/make.ts';

/** What the fields of inputs depend on: all but the values. */
export function keyOf(inputs: readonly Input[]): string {
  return JSON.stringify(inputs, (name, value: unknown) => (name === 'value' || name === 'start' ? undefined : value));
}

/** Returns one field per input. `showInputs` adds the listeners. */
export function inputNodes(document: Document, inputs: readonly Input[]): HTMLElement[] {
  return inputs.map((input) =>
    input.kind === 'grid'
      ? gridNode(document, input)
      : make(
          document,
          'label',
          { class: input.kind === 'list' ? 'field field-list full-width' : 'field' },
          make(document, 'span', { class: 'field-name' }, input.label),
          ...controlNodes(document, input),
        ),
  );
}

function controlNodes(document: Document, input: Exclude<Input, GridInput>): HTMLElement[] {
  if (input.kind === 'choice') {
    const options = input.options.map((text) =>
      make(document, 'option', text === input.value ? { selected: '' } : {}, text),
    );
    return [make(document, 'select', {}, ...options)];
  }
  if (input.kind === 'toggle') {
    return [make(document, 'input', { type: 'checkbox', class: 'switch', ...(input.value && { checked: '' }) })];
  }
  if (input.kind === 'list') {
    return [
      make(document, 'input', { type: 'text', autocomplete: 'off', spellcheck: 'false', value: listText(input.value) }),
      make(document, 'span', { class: 'field-fault', role: 'alert' }),
    ];
  }
  const value = String(input.value);
  if (input.kind === 'number') {
    const { min, max, step } = input;
    const bounds = {
      ...(min !== undefined && { min: String(min) }),
      ...(max !== undefined && { max: String(max) }),
      step: String(step),
    };
    return [
      make(document, 'input', { type: 'number', ...bounds, value }),
      make(document, 'span', { class: 'field-fault', role: 'alert' }),
    ];
  }
  const [min, max, step] = [input.from, input.to, input.step].map(String) as [string, string, string];
  const share = shareOf({ min: input.from, max: input.to, value: input.value });
  return [
    make(document, 'input', { type: 'range', min, max, step, value, style: `--at: ${share}` }),
    make(document, 'output', {}, value),
  ];
}

/** A table of buttons; `mountGridInput` adds the listeners. */
function gridNode(document: Document, { label, letters, value }: GridInput): HTMLElement {
  const lines = value.map((line, y) => {
    const cells = line.split('').map((letter, x) => {
      const attributes = {
        type: 'button',
        'aria-label': gridCellWords(x, y, letter),
        tabindex: x + y === 0 ? '0' : '-1',
      };
      return make(document, 'td', {}, make(document, 'button', attributes, seenLetter(letter)));
    });
    return make(document, 'tr', {}, ...cells);
  });
  const typed = letters.split('').filter((letter) => seenLetter(letter) !== '');
  const empties = typed.length < letters.length ? '; Delete empties the cell' : '';
  return make(
    document,
    'fieldset',
    { class: 'field-grid full-width ui-type soft', style: `--width: ${value[0]?.length ?? 1}` },
    make(document, 'legend', { class: 'small-type' }, label),
    make(document, 'table', { 'aria-label': label }, make(document, 'tbody', {}, ...lines)),
    make(
      document,
      'p',
      { class: 'note-type' },
      `Press a cell for its next value, or type one: ${typed.join(', ')}${empties}. Arrow keys go from cell to cell.`,
    ),
    make(document, 'span', { class: 'visually-hidden', role: 'status' }),
  );
}
