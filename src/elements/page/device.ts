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

/**
 * What this page knows to be kept, name by name, so that it does not write over what another tab has
 * kept since.
 */
export interface KnownTexts {
  /** What another tab has kept under the name since this page last read or wrote there, or null. */
  fromOtherTab(name: string): string | null;
  /** This page knows what is kept under the name now. */
  know(name: string): void;
}

export function knownTexts(read: (name: string) => string | null = recall): KnownTexts {
  const known = new Map<string, string | null>();
  return {
    fromOtherTab(name) {
      const now = read(name);
      return known.has(name) && now !== known.get(name) ? now : null;
    },
    know: (name) => void known.set(name, read(name)),
  };
}
