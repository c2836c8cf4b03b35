/** Compiles the TypeScript of a cell to the body of a function. */
import { transform } from 'sucrase';
import { inWords } from '#english/english.ts';
import { CellError } from './cell-error.ts';
import { IMPORT_CALL, NO_IMPORT } from './import-calls.ts';
import { type CellNames, type ImportedNames, errorAt, namesOf } from './names.ts';

export interface CompiledCell {
  /** Names that the cell declares for other cells. */
  readonly declares: readonly string[];
  /** Names that it uses and does not declare: of other cells, the library or the language. */
  readonly uses: readonly string[];
  /** The names among `uses` whose problem it changes. */
  readonly changes: readonly string[];
  /** Whether it awaits something: then its body is that of an async function. */
  readonly waits: boolean;
  /**
   * The body of a function, line for line as in the cell. It calls `SHOW` with the value that the cell shows, takes
   * what it imports from `FROM`, and returns what it declares, by name. If it waits, it returns that as the only item of a
   * list, because a promise would wait for a cell’s own `then` too.
   */
  readonly body: string;
}

/** The function that the body calls with the value that the cell shows. */
export const SHOW = '$show';

/** The modules of the package, by their addresses. */
export const FROM = '$from';

/** What stands before the last expression in the body; columns after it are those of the cell and its length. */
export const SHOWN = `${SHOW}((`;

/** In characters. */
export const MOST_CODE = 50_000;

/** The rest of a message about a cell that is too long, with the cure. */
export function cellTooLong(length: number): string {
  return `${inWords(length)} characters, but the limit is ${inWords(MOST_CODE)}; split it up`;
}

/**
 * Compiles a cell. Types are removed without a check; lines keep their numbers, so runtime errors name the lines of the
 * cell.
 *
 * @throws CellError with the place of a syntax error, or for code that is too long; the message names the cure
 */
export function compileCell(code: string): CompiledCell {
  if (code.length > MOST_CODE) throw new CellError(0, 0, `the cell has ${cellTooLong(code.length)}`);
  // Sucrase runs first: its messages about syntax errors are better than those of the parser.
  javascriptOf(code);
  return compiled(code, namesOf(code));
}

/**
 * The same for code that stands alone and runs at once.
 * @throws CellError for an import and for an `await` outside functions, too
 */
export function compileAlone(code: string): CompiledCell {
  const made = compileCell(code);
  const { waits, imports } = namesOf(code);
  if (waits !== null) {
    throw errorAt(
      code,
      waits,
      'await is not supported here; what this code calls answers at once, so leave “await” out',
    );
  }
  if (imports[0]) throw errorAt(code, imports[0].from, 'this code cannot import anything; leave the import out');
  return made;
}

function compiled(code: string, names: CellNames): CompiledCell {
  const { declares, uses, changes, shows, waits, imports } = names;
  const given = `{ __proto__: null, ${declares.map((name) => `${JSON.stringify(name)}: ${name}`).join(', ')} }`;
  const shown = shows
    ? `${code.slice(0, shows.from)}${SHOWN}${code.slice(shows.from, shows.to)}))${code.slice(shows.to)}`
    : code;
  // The shown expression is the last statement, so the places of the imports are still the same.
  const javascript = javascriptOf(imports.reduceRight(withoutImport, shown));
  if (IMPORT_CALL.test(javascript)) {
    const at = code.search(IMPORT_CALL);
    throw at < 0 ? new CellError(0, 0, NO_IMPORT) : errorAt(code, at, NO_IMPORT);
  }
  return {
    declares,
    uses: [...uses],
    changes: [...changes],
    waits: waits !== null,
    body: `"use strict"; ${javascript}\nreturn ${waits === null ? given : `[${given}]`};`,
  };
}

/** Replaces an import by a constant, on as many lines. */
function withoutImport(code: string, { from, to, source, whole, names }: ImportedNames): string {
  const list = names.map(({ name, as }) => `${name}: ${as}`).join(', ');
  const constant = `const ${whole || `{ ${list} }`} = ${FROM}[${source}];`;
  return code.slice(0, from) + constant + code.slice(from, to).replace(/[^\n]/g, '') + code.slice(to);
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

/** True for an error in a cell, false for a bug in the site. */
export function isCellError(error: unknown): error is CellError {
  return error instanceof CellError;
}
