/** Small parts of the dialog. */
import { make } from '#ui/kit/make.ts';

export function actionButton(name: string, act: () => void, look = ''): HTMLButtonElement {
  const made = make(document, 'button', { type: 'button', class: `button ${look}`.trim() }, name);
  made.addEventListener('click', act);
  return made;
}

export function choice(
  label: string,
  options: readonly { readonly value: string; readonly text: string }[],
  changed: () => void,
): { readonly field: HTMLElement; readonly select: HTMLSelectElement } {
  const select = make(document, 'select', { autocomplete: 'off' });
  for (const { value, text } of options) select.append(make(document, 'option', { value }, text));
  select.addEventListener('change', changed);
  const name = make(document, 'span', { class: 'field-name' }, label);
  return { select, field: make(document, 'label', { class: 'field' }, name, select) };
}

/** A line that says what has come of a press. */
export const statusLine = (): HTMLElement =>
  make(document, 'p', { class: 'flush keeps-one-line soft', role: 'status' });
