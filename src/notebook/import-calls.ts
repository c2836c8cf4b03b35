/**
 * `import(…)` in the code of a cell. It would load nothing, because the policy of the sandbox refuses every address; but
 * each call is a task that goes on after the run, is never counted, and is not reported by Firefox.
 */

/**
 * Where code may call `import(…)` or read `import.meta`. It finds both in comments and strings, too: a parser that reads
 * code otherwise than the browser does could be deceived, and between the word and what follows there can only be
 * blanks and comments.
 */
export const IMPORT_CALL = /\bimport\s*(?:[(.]|\/[*/]|<!--|-->)/;

/** What is said of it. */
export const NO_IMPORT =
  "a cell cannot call import(…) or use import.meta, or have either in a string or a comment; it can begin with an import from 'cover-and-uncover'";
