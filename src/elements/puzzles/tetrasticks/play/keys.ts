/** What a key does to the board that a reader builds. */
export type PlayCommand =
  | { readonly kind: 'step'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'turn' | 'flip' | 'place' | 'remove' | 'drop' | 'next' | 'undo' | 'redo' };

export interface PlayKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

const STEPS = new Map([
  ['arrowleft', { dx: -1, dy: 0 }],
  ['arrowright', { dx: 1, dy: 0 }],
  ['arrowup', { dx: 0, dy: 1 }],
  ['arrowdown', { dx: 0, dy: -1 }],
]);

const ANYWHERE = new Map<string, 'turn' | 'flip' | 'drop' | 'remove'>([
  ['r', 'turn'],
  ['f', 'flip'],
  ['escape', 'drop'],
  ['delete', 'remove'],
  ['backspace', 'remove'],
]);

const ON_BOARD = new Map<string, 'place' | 'next'>([
  ['enter', 'place'],
  [' ', 'place'],
  ['n', 'next'],
]);

/** The command of a key, or null; some keys mean something only while the board has the focus. */
export function playCommand(pressed: PlayKey, onBoard: boolean): PlayCommand | null {
  const { ctrlKey, metaKey, shiftKey, altKey } = pressed;
  if (altKey) return null;
  const key = pressed.key.toLowerCase();
  if (ctrlKey || metaKey) {
    if (key === 'z') return { kind: shiftKey ? 'redo' : 'undo' };
    return key === 'y' ? { kind: 'redo' } : null;
  }
  const step = STEPS.get(key);
  if (step) return onBoard ? { kind: 'step', ...step } : null;
  const kind = ANYWHERE.get(key) ?? (onBoard ? ON_BOARD.get(key) : undefined);
  return kind ? { kind } : null;
}
