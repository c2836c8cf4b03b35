import { type GridInput, gridCellWords, nextLetter, seenLetter, withLetter } from '#notebook/grid-input.ts';
import { say } from '#ui/kit/parts.ts';
import { mountTableKeys } from '#ui/kit/table-keys.ts';

/**
 * Wires a grid: a press sets the next letter, with Shift the previous one; a letter can be typed, and Delete or
 * Backspace clears the cell. Arrow keys move.
 *
 * @returns a function that shows other lines
 */
export function mountGridInput(
  field: HTMLElement,
  input: GridInput,
  changed: (lines: readonly string[]) => void,
): (lines: readonly string[]) => void {
  const table = field.querySelector('table');
  const status = field.querySelector('[role="status"]');
  const buttons = [...field.querySelectorAll('button')];
  const width = input.value[0]?.length ?? 1;
  let lines = input.value;
  if (table) mountTableKeys(table, new AbortController().signal);

  function show(next: readonly string[]): void {
    lines = next;
    buttons.forEach((button, at) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      const letter = lines[y]?.[x] ?? '';
      button.textContent = seenLetter(letter);
      button.setAttribute('aria-label', gridCellWords(x, y, letter));
    });
  }

  function put(button: Element, letterFor: (now: string) => string): void {
    const at = buttons.indexOf(button as HTMLButtonElement);
    const [x, y] = [at % width, Math.floor(at / width)];
    const letter = letterFor(lines[y]?.[x] ?? '');
    show(withLetter(lines, x, y, letter));
    if (status) say(status, gridCellWords(x, y, letter));
    changed(lines);
  }

  for (const button of buttons) {
    button.addEventListener('click', ({ shiftKey }) =>
      put(button, (now) => nextLetter(input.letters, now, shiftKey ? -1 : 1)),
    );
    button.addEventListener('keydown', (event) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || key === ' ') return;
      const isNone = key === 'Delete' || key === 'Backspace';
      const letter = isNone ? input.letters[0] : lettersFor(key).find((one) => input.letters.includes(one));
      if (letter === undefined) return;
      event.preventDefault();
      put(button, () => letter);
    });
  }
  return show;
}

/** The letters that a key stands for, in both cases. */
function lettersFor(key: string): string[] {
  return key.length === 1 ? [key, key.toUpperCase(), key.toLowerCase()] : [];
}
