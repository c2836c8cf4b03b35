import type { Compile } from '#practice/code/requests.ts';
import { fetchNow } from '#ui/kit/fetch-part.ts';

/** What is wrong with a code before it runs: a sentence, and the line, or 0. */
export interface Unreadable {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Makes something of codes with the compiler, which comes with the first press.
 *
 * @returns what was made, or what cannot be read
 * @throws Error when the compiler could not be fetched
 */
export async function compiled<T>(
  use: (compile: Compile) => T,
): Promise<{ readonly made: T } | { readonly fault: Unreadable }> {
  const { compileCell, isCellError } = await fetchNow('the compiler', () => import('#notebook/compile.ts'));
  try {
    return { made: use(compileCell) };
  } catch (error) {
    if (!isCellError(error)) throw error;
    const { message, line, column } = error;
    return { fault: { message, line, column } };
  }
}
