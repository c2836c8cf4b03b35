/** What this device keeps for its reader: texts by name. A browser may forbid it; then nothing is kept. */

/** The text kept under a name, or null. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`cover-and-uncover.${name}`);
  } catch {
    return null;
  }
}

/** Keeps a text under a name; null forgets it. False when the browser does not let it. */
export function remember(name: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(`cover-and-uncover.${name}`);
    else localStorage.setItem(`cover-and-uncover.${name}`, text);
    return true;
  } catch {
    return false;
  }
}
