import type { Input } from '../../notebook/inputs.ts';
import { make } from '../page/make.ts';

/** The inputs of a cell as elements, one field each. `showInputs` listens to them. */
export function inputNodes(document: Document, inputs: readonly Input[]): HTMLElement[] {
  return inputs.map((input) =>
    make(
      document,
      'label',
      { class: 'field' },
      make(document, 'span', { class: 'field-name' }, input.label),
      ...controlNodes(document, input),
    ),
  );
}

function controlNodes(document: Document, input: Input): HTMLElement[] {
  if (input.kind === 'choice') {
    const options = input.options.map((text) =>
      make(document, 'option', text === input.value ? { selected: '' } : {}, text),
    );
    return [make(document, 'select', {}, ...options)];
  }
  if (input.kind === 'toggle') {
    return [make(document, 'input', { type: 'checkbox', ...(input.value && { checked: '' }) })];
  }
  const [min, max, step, value] = [input.from, input.to, input.step, input.value].map(String) as [string, string, string, string]; // prettier-ignore
  return [
    make(document, 'input', { type: 'range', min, max, step, value }),
    make(document, 'output', {}, value),
  ];
}
