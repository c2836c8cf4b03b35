import { compileAlone, isCellError } from '#notebook/compile.ts';
import type { Compile } from '#practice/code/requests.ts';

/** A fault that the compiler found: a sentence with its line and column. */
export interface Unreadable {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/** Calls `use` with the compiler, and returns what it returned, or the fault in the code that it compiled. */
export function compiled<T>(use: (compile: Compile) => T): { readonly made: T } | { readonly fault: Unreadable } {
  try {
    return { made: use(compileAlone) };
  } catch (error) {
    if (!isCellError(error)) throw error;
    const { message, line, column } = error;
    return { fault: { message, line, column } };
  }
}
