import { type PressedKey, ARROWS, isChord, undoKey } from '#ui/kit/keys.ts';

/** The command of a key in a game of Ripple Effect. */
export type RippleKeyCommand =
  | { readonly kind: 'step'; readonly dx: number; readonly dy: number; readonly key: string }
  | { readonly kind: 'edge'; readonly end: 'first' | 'last' }
  | { readonly kind: 'put' | 'pencil'; readonly value: number }
  | { readonly kind: 'clear' | 'undo' | 'redo' | 'pick' | 'hint' | 'next' | 'mode' };

/** Letters work on the grid only, where screen readers leave them to the page. */
const LETTERS = new Map<string, 'hint' | 'next' | 'mode'>([
  ['h', 'hint'],
  ['e', 'next'],
  ['p', 'mode'],
]);

/** The command of a key, or null; the commands for moving and the letters need the focus on the grid. */
export function rippleKeyCommand(pressed: PressedKey, onGrid: boolean): RippleKeyCommand | null {
  const { key, shiftKey } = pressed;
  if (isChord(pressed)) {
    const kind = undoKey(pressed);
    return kind && { kind };
  }
  const value = digitOf(pressed);
  if (value > 0) return { kind: shiftKey ? 'pencil' : 'put', value };
  if (key === 'Backspace' || key === 'Delete' || key === '0') return { kind: 'clear' };
  if (!onGrid) return null;
  const step = ARROWS.get(key);
  if (step) return { kind: 'step', key, ...step };
  if (key === 'Home' || key === 'End') return { kind: 'edge', end: key === 'Home' ? 'first' : 'last' };
  if (key === 'Enter' || key === ' ') return { kind: 'pick' };
  const kind = LETTERS.get(key.toLowerCase());
  return kind ? { kind } : null;
}

/**
 * The digit of a key, or 0. With Shift the row of digits writes other characters, so the position of the key decides;
 * the number pad may stand for arrows, and with Shift it always does.
 */
function digitOf({ key, code, shiftKey }: PressedKey): number {
  const place = /^(Digit|Numpad)([1-9])$/.exec(code);
  if (place && (place[1] === 'Digit' || shiftKey)) return Number(place[2]);
  return /^[1-9]$/.test(key) ? Number(key) : 0;
}
