/** What this device keeps for its reader: texts by name. A browser may forbid it; then nothing is kept. */

/** Under this name a lesson notes that it has been visited. */
export const VISITS = 'lessons';
/** The same as the browser's storage knows it, for a script that stands in the page. */
export const visitsName = inStorage(VISITS);

function inStorage(name: string): string {
  return `cover-and-uncover.${name}`;
}

/** The text kept under a name, or null. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(inStorage(name));
  } catch {
    return null;
  }
}

/** Keeps a text under a name; null forgets it. False when the browser does not let it. */
export function remember(name: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(inStorage(name));
    else localStorage.setItem(inStorage(name), text);
    return true;
  } catch {
    return false;
  }
}

/** The names under which texts are kept. */
export function keptNames(): readonly string[] {
  const before = inStorage('');
  try {
    return Object.keys(localStorage).flatMap((name) => (name.startsWith(before) ? [name.slice(before.length)] : []));
  } catch {
    return [];
  }
}
