const KEY = 'cover-and-uncover.boards';
/** How many boards Undo can go back over, after a reload too. */
const MOST = 40;

/** What is kept on this device, or null: nothing, or the browser keeps nothing. */
export function storedDraft(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function storeDraft(lines: readonly string[]): void {
  try {
    localStorage.setItem(KEY, lines.slice(-MOST).join('\n'));
  } catch {
    // A browser that keeps nothing still has the board in the address.
  }
}
