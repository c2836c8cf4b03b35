import type { Input, InputValue } from '#notebook/inputs.ts';
import { faultOfList, listOf, listText } from '#notebook/list-input.ts';
import { faultOfNumber } from '#notebook/number-input.ts';
import { shareOf } from '#player/controls.ts';
import { mountGridInput } from './grid-input.ts';
import { inputNodes, keyOf } from './input-nodes.ts';

interface Field {
  readonly node: HTMLElement;
  /** Shows the value that the cell has used. */
  show(value: InputValue): void;
}

const fieldsIn = new WeakMap<HTMLElement, readonly Field[]>();

/**
 * Shows the inputs of a cell; unchanged inputs keep their elements, and so the focus.
 *
 * @param changed called with label and value when the reader sets an input
 */
export function showInputs(
  place: HTMLElement,
  inputs: readonly Input[],
  changed: (label: string, value: InputValue) => void,
): void {
  const key = keyOf(inputs);
  const isSame = place.dataset['inputs'] === key;
  const there = isSame ? fieldsIn.get(place) : undefined;
  if (there?.every((field, index) => isAsLarge(field.node, inputs[index]))) {
    there.forEach(({ node, show }, index) => {
      const input = inputs[index];
      // The reader may be setting it again already.
      if (input && !node.contains(document.activeElement)) show(input.value);
    });
    return;
  }
  // The fields of the build stay, with what the reader has set in them before this script came.
  const built = isSame && !there ? ([...place.children] as HTMLElement[]) : null;
  const nodes = built?.every((node, index) => isAsLarge(node, inputs[index])) ? built : inputNodes(document, inputs);
  const fields = inputs.flatMap((input, index): Field[] => {
    const node = nodes[index];
    const tell = (value: InputValue): void => changed(input.label, value);
    return node ? [{ node, show: listen(node, input, tell) }] : [];
  });
  place.dataset['inputs'] = key;
  fieldsIn.set(place, fields);
  if (nodes !== built) place.replaceChildren(...nodes);
  place.hidden = inputs.length === 0;
}

/** False for a grid of another size. */
function isAsLarge(node: HTMLElement, input: Input | undefined): boolean {
  if (input?.kind !== 'grid') return true;
  const lines = [...node.querySelectorAll('tr')];
  return lines.length === input.value.length && lines[0]?.children.length === input.value[0]?.length;
}

/** Listens to the control, and returns a function that shows another value. */
function listen(node: HTMLElement, input: Input, changed: (value: InputValue) => void): Field['show'] {
  if (input.kind === 'grid') {
    const show = mountGridInput(node, input, changed);
    return (value) => show(value as readonly string[]);
  }
  const control = node.querySelector<HTMLInputElement | HTMLSelectElement>('input, select');
  const now = node.querySelector('output');
  const fault = node.querySelector('.field-fault');
  const fillTrack = (): void => {
    if (input.kind !== 'slider' || !control) return;
    const share = shareOf({ min: input.from, max: input.to, value: Number(control.value) });
    control.style.setProperty('--at', String(share));
  };
  control?.addEventListener('input', () => {
    if (now) now.textContent = control.value;
    fillTrack();
  });
  control?.addEventListener('change', () => {
    if (control instanceof HTMLSelectElement) {
      changed(control.value);
      return;
    }
    if (control.type === 'checkbox') {
      changed(control.checked);
      return;
    }
    const value = input.kind === 'list' ? listOf(control.value) : control.valueAsNumber;
    const words = faultOf(input, value);
    control.setAttribute('aria-invalid', String(words !== ''));
    if (fault) fault.textContent = words && `${words}.`;
    if (words === '') changed(value);
  });
  return (value) => {
    if (!control) return;
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value === true;
    else control.value = input.kind === 'list' ? listText(value as readonly string[]) : String(value);
    if (now) now.textContent = String(value);
    fillTrack();
    if (fault) fault.textContent = '';
    control.removeAttribute('aria-invalid');
  };
}

/** Says why a field refuses what is typed; empty when it takes it. */
function faultOf(input: Input, value: unknown): string {
  if (input.kind === 'number') return faultOfNumber(input, value);
  return input.kind === 'list' ? faultOfList(input.label, value) : '';
}
