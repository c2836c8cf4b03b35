/** One reader of what people paste as a matrix: it recognizes the shape of a text, and says what it took it for. */
import { TextError } from '../../text.ts';
import { looksDense, namesColumns, parseDense } from '../dense.ts';
import { parseUserProblem } from '../parse.ts';
import { readDialect } from './dialects.ts';
import { readJson } from './json.ts';
import { matrixReading, type Reading } from './reading.ts';
import { readLists, readSets } from './sets.ts';
import { readSized } from './sized.ts';
import { readTable } from './tables.ts';

/** Lines of a Markdown fence around a text. */
const FENCES = /^\s*(?:```|~~~)[\w-]*|(?:```|~~~)\s*$/g;

/**
 * The readings of a text, the likeliest first; there is more than one where a text can mean two things. Each is a
 * problem that `parseUserProblem` reads.
 *
 * @throws TextError that names the place and the cure, of the likeliest reading
 */
export function readPastedMatrix(pasted: string): readonly [Reading, ...Reading[]] {
  const text = pasted.replace(FENCES, (fence) => ' '.repeat(fence.length));
  // Lines of ours, `| title: …`, say that this is our own text.
  if (/^[^\S\n]*\|[^\S\n]*(?:title|board|lines|triangles|hexagons|group|order|row|column|says|marks)\b/m.test(text)) {
    parseUserProblem(text);
    return [{ as: 'text from this site', text }];
  }
  const named = readJson(text);
  if (named) {
    parseUserProblem(named.text);
    return [named];
  }
  let fault: TextError | null = null;
  for (const read of READERS) {
    try {
      const [first, ...others] = read(text);
      if (!first) continue;
      parseUserProblem(first.text);
      return [first, ...others];
    } catch (error) {
      if (!(error instanceof TextError)) throw error;
      fault ??= error;
    }
  }
  throw (
    fault ??
    new TextError(1, 1, 'there is no problem in this text; write the names of the columns, then one row per line')
  );
}

/** Readers from the most particular to the most general. None gives a reading of a text that is plainly not its own. */
const READERS: readonly ((text: string) => readonly Reading[])[] = [
  (text) => one(readSized(text)),
  readSets,
  // Lists of nothing but 0 and 1 may be lists of columns by number all the same.
  (text) => (looksDense(text) ? [dense(text), ...one(readLists(text))] : []),
  (text) => one(readLists(text)),
  (text) => one(readTable(text)),
  // Words of zeros and ones that are taken for names may be rows of a dense matrix.
  (text) => [readDialect(text), ...(namesColumns(text) ? denseToo(text) : [])],
];

const one = (reading: Reading | null): readonly Reading[] => (reading ? [reading] : []);

/** The dense reading of a text, if it has one. */
function denseToo(text: string): readonly Reading[] {
  try {
    return [dense(text)];
  } catch {
    return [];
  }
}

function dense(text: string): Reading {
  const { columns, rows } = parseDense(text);
  const isPlain = columns.every(({ kind }) => kind === 'primary');
  const reading = matrixReading(
    'a dense matrix',
    columns.map(({ name }) => name),
    rows,
  );
  return isPlain ? reading : { ...reading, text };
}
