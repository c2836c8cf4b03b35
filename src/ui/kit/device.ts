/** Strings that this device keeps by name, in localStorage. A browser may forbid it; then nothing is kept. */

/** Under this name a lesson notes that it has been read to its end. */
export const READ_LESSONS = 'lessons';
/** Its key in localStorage, for an inline script of a page. */
export const readLessonsName = inStorage(READ_LESSONS);

/** Under this name stands what comes back (`again.ts`), and its key. */
export const AGAIN = 'again';
export const againName = inStorage(AGAIN);

/** Under this name stand the answers (`kept-answers.ts`), and its key. */
export const ANSWERS = 'answers';
export const answersName = inStorage(ANSWERS);

function inStorage(name: string): string {
  return `cover-and-uncover.${name}`;
}

/** The string kept under a name, or null. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(inStorage(name));
  } catch {
    return null;
  }
}

/** Keeps a string under a name, or removes it for null. Returns false when the browser refuses. */
export function remember(name: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(inStorage(name));
    else localStorage.setItem(inStorage(name), text);
    return true;
  } catch {
    return false;
  }
}

/** The names under which strings are kept. */
export function keptNames(): readonly string[] {
  const before = inStorage('');
  try {
    return Object.keys(localStorage).flatMap((name) => (name.startsWith(before) ? [name.slice(before.length)] : []));
  } catch {
    return [];
  }
}
