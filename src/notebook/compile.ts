/** From the TypeScript of a cell to the body of a function. */
import { transform } from 'sucrase';
import { inWords } from '#english/english.ts';
import { CellError } from './cell-error.ts';
import { namesOf } from './names.ts';

export interface CompiledCell {
  /** What the cell declares for the others. */
  readonly declares: readonly string[];
  /** Names that it uses and does not declare: those of other cells, of the library, of the language. */
  readonly uses: readonly string[];
  /** Those of them whose problem it changes. */
  readonly changes: readonly string[];
  /**
   * The body of a function, whose lines are those of the cell. It calls `SHOW` with what the cell shows
   * and gives back what it declares, name by name.
   */
  readonly body: string;
}

/** What the body calls with the value that the cell shows. */
export const SHOW = '$show';

/** In characters. */
export const MOST_CODE = 50_000;

/** What is wrong with so many characters, and the cure. */
export function tooLong(length: number): string {
  return `${inWords(length)} characters, and ${inWords(MOST_CODE)} are the most; cut it into two`;
}

/**
 * Compiles a cell. Types are taken away and not checked; lines stay where they are, so that errors of
 * the running code name the lines of the cell.
 *
 * @throws CellError with the place of what cannot be read, and what to do about it
 */
export function compileCell(code: string): CompiledCell {
  if (code.length > MOST_CODE) throw new CellError(0, 0, `the cell has ${tooLong(code.length)}`);
  // Sucrase first: its messages of what cannot be read are the better ones.
  const plain = javascriptOf(code);
  const { declares, uses, changes, shows } = namesOf(code);
  const javascript = shows
    ? javascriptOf(`${code.slice(0, shows.from)}${SHOW}((${code.slice(shows.from, shows.to)}))${code.slice(shows.to)}`)
    : plain;
  const given = declares.map((name) => `${JSON.stringify(name)}: ${name}`).join(', ');
  return {
    declares,
    uses: [...uses],
    changes: [...changes],
    body: `"use strict"; ${javascript}\nreturn { __proto__: null, ${given} };`,
  };
}

function javascriptOf(code: string): string {
  try {
    return transform(code, { transforms: ['typescript'], disableESTransforms: true }).code;
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number; column: number } };
    const words = message.replace(/ \(\d+:\d+\)$/, '').replace(/^Error transforming \S+: /, '');
    throw new CellError(loc?.line ?? 0, loc?.column ?? 0, `${words}; correct it, and run the cell again`);
  }
}

/** True for what is wrong with a cell, and not with the program. */
export function isCellError(error: unknown): error is CellError {
  return error instanceof CellError;
}
