import type { Input, InputValue } from '../../notebook/inputs.ts';
import { inputNodes } from './input-nodes.ts';

/**
 * Shows the inputs of a cell; those that are there already keep the focus.
 *
 * @param changed gets the label and the value of one that the reader has set
 */
export function showInputs(
  place: HTMLElement,
  inputs: readonly Input[],
  changed: (label: string, value: InputValue) => void,
): void {
  const key = JSON.stringify(inputs, (name, value: unknown) => (name === 'value' ? null : value));
  if (place.dataset['inputs'] === key) return;
  place.dataset['inputs'] = key;
  const fields = inputNodes(document, inputs);
  inputs.forEach((input, index) => {
    const field = fields[index];
    if (field) listen(field, (value) => changed(input.label, value));
  });
  place.replaceChildren(...fields);
  place.hidden = inputs.length === 0;
}

function listen(field: HTMLElement, changed: (value: InputValue) => void): void {
  const control = field.querySelector<HTMLInputElement | HTMLSelectElement>('input, select');
  const now = field.querySelector('output');
  control?.addEventListener('input', () => {
    if (now) now.textContent = control.value;
  });
  control?.addEventListener('change', () => {
    if (control instanceof HTMLSelectElement) changed(control.value);
    else changed(control.type === 'checkbox' ? control.checked : control.valueAsNumber);
  });
}
