import type { Input, InputValue } from '../../notebook/inputs.ts';

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
  place.replaceChildren(
    ...inputs.map((input) => {
      const label = document.createElement('label');
      label.className = 'field';
      const name = document.createElement('span');
      name.className = 'field-name';
      name.textContent = input.label;
      label.append(name, ...controlOf(input, (value) => changed(input.label, value)));
      return label;
    }),
  );
  place.hidden = inputs.length === 0;
}

function controlOf(input: Input, changed: (value: InputValue) => void): HTMLElement[] {
  if (input.kind === 'choice') {
    const select = document.createElement('select');
    select.append(
      ...input.options.map((text) => new Option(text, text, false, text === input.value)),
    );
    select.addEventListener('change', () => changed(select.value));
    return [select];
  }
  const field = document.createElement('input');
  if (input.kind === 'toggle') {
    field.type = 'checkbox';
    field.checked = input.value;
    field.addEventListener('change', () => changed(field.checked));
    return [field];
  }
  field.type = 'range';
  [field.min, field.max, field.step] = [input.from, input.to, input.step].map(String) as [string, string, string]; // prettier-ignore
  field.value = String(input.value);
  const now = document.createElement('output');
  now.textContent = field.value;
  field.addEventListener('input', () => (now.textContent = field.value));
  field.addEventListener('change', () => changed(field.valueAsNumber));
  return [field, now];
}
