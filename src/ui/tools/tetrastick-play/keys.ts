import { type PressedKey, ARROWS, isChord, undoKey } from '#ui/kit/keys.ts';

/** The commands of the keys on the board. */
export type PlayCommand =
  | { readonly kind: 'step'; readonly dx: number; readonly dy: number }
  /** A question to the solver, which does not change the board. */
  | { readonly kind: 'hint' }
  | { readonly kind: 'turn' | 'flip' | 'place' | 'remove' | 'drop' | 'next' | 'undo' | 'redo' };

const ANYWHERE = new Map<string, 'turn' | 'flip' | 'drop' | 'remove'>([
  ['r', 'turn'],
  ['f', 'flip'],
  ['escape', 'drop'],
  ['delete', 'remove'],
  ['backspace', 'remove'],
]);

const ON_BOARD = new Map<string, 'place' | 'next' | 'hint'>([
  ['enter', 'place'],
  [' ', 'place'],
  ['n', 'next'],
  ['h', 'hint'],
]);

/** Returns the command of a key, or null; some keys work only while the board has the focus. */
export function playCommand(pressed: PressedKey, onBoard: boolean): PlayCommand | null {
  if (isChord(pressed)) {
    const kind = undoKey(pressed);
    return kind && { kind };
  }
  const step = ARROWS.get(pressed.key);
  // The y axis of the board points up.
  if (step) return onBoard ? { kind: 'step', dx: step.dx, dy: -step.dy } : null;
  const key = pressed.key.toLowerCase();
  const kind = ANYWHERE.get(key) ?? (onBoard ? ON_BOARD.get(key) : undefined);
  return kind ? { kind } : null;
}
