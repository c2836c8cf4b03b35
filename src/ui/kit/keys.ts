/** What is read of a key event, for keys that mean the same on every page. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** The steps of the arrow keys; x goes to the right, y down. */
export const ARROWS: ReadonlyMap<string, { readonly dx: number; readonly dy: number }> = new Map([
  ['ArrowLeft', { dx: -1, dy: 0 }],
  ['ArrowRight', { dx: 1, dy: 0 }],
  ['ArrowUp', { dx: 0, dy: -1 }],
  ['ArrowDown', { dx: 0, dy: 1 }],
]);

/** True when Control, Command or Alt is held: those keys belong to the browser, except undo and redo. */
export function isChord({ ctrlKey, metaKey, altKey }: PressedKey): boolean {
  return ctrlKey || metaKey || altKey;
}

/** Control or Command with Home or End, which lead to the first and to the last of a matrix. */
export function isToCorner({ key, ctrlKey, metaKey, altKey }: Omit<PressedKey, 'code' | 'shiftKey'>): boolean {
  return (key === 'Home' || key === 'End') && (ctrlKey || metaKey) && !altKey;
}

/** Whether a key that is pressed there is a letter that somebody types, and no command. */
export function isTyping(place: EventTarget | null): boolean {
  const takesLetters = 'input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]';
  return place instanceof Element && place.closest(takesLetters) !== null;
}

/** Enter and Space press what has the focus. */
export function isPress({ key }: PressedKey): boolean {
  return key === 'Enter' || key === ' ';
}

/** Control or Command with Z, with Shift and Z, or with Y. */
export function undoKey({ key, ctrlKey, metaKey, shiftKey, altKey }: PressedKey): UndoKey | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  const letter = key.toLowerCase();
  if (letter === 'y') return 'redo';
  return letter !== 'z' ? null : shiftKey ? 'redo' : 'undo';
}

type UndoKey = 'undo' | 'redo';
