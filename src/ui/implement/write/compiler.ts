import type { Compile } from '#practice/code/requests.ts';
import { fetchAtPress } from '#ui/kit/fetch-part.ts';

/** A fault that the compiler found: a sentence with its line and column. */
export interface Unreadable {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Calls `use` with the compiler, which is fetched on the first call.
 *
 * @returns what `use` returned, or the fault in the code that it compiled
 * @throws Error when the compiler could not be fetched
 */
export async function compiled<T>(
  use: (compile: Compile) => T,
): Promise<{ readonly made: T } | { readonly fault: Unreadable }> {
  const { compileAlone, isCellError } = await fetchAtPress('the compiler', () => import('#notebook/compile.ts'));
  try {
    return { made: use(compileAlone) };
  } catch (error) {
    if (!isCellError(error)) throw error;
    const { message, line, column } = error;
    return { fault: { message, line, column } };
  }
}
