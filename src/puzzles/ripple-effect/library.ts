/**
 * The puzzles that come with the site: one text file each, a small header before the puzzle.
 *
 *     name: A puzzle
 *     credit: who made it
 *
 *     AAB
 *     …
 */
import { shortened } from '#english/english.ts';
import type { RipplePuzzle } from './puzzle.ts';
import { TextError } from '../text.ts';
import { parse } from './text.ts';

export interface RippleEntry {
  /** The file's name without its number and ending; it stands in addresses. */
  readonly slug: string;
  readonly name: string;
  readonly credit: string;
  readonly puzzle: RipplePuzzle;
}

/**
 * Reads one file.
 *
 * @param path where it lies; `…/01-nikoli-tutorial.txt` gives the slug `nikoli-tutorial`
 * @throws TextError with line, column and the cure
 */
export function parseEntry(path: string, text: string): RippleEntry {
  const lines = text.split(/\r\n|\n|\r/);
  const end = lines.findIndex((line) => line.trim() === '');
  const header = readHeader(end < 0 ? lines : lines.slice(0, end));
  return {
    slug: slugOf(path),
    name: field(header, 'name'),
    credit: field(header, 'credit'),
    puzzle: parse(lines.slice(header.size).join('\n'), header.size + 1),
  };
}

/** Reads files that are known to be sound, in the order of their names; the keys are their paths. */
export function parseEntries(files: Readonly<Record<string, string>>): RippleEntry[] {
  return Object.keys(files)
    .sort()
    .map((path) => parseEntry(path, files[path] ?? ''));
}

/**
 * The same for files that nobody has read yet: the build and the tests read all of them in this way.
 *
 * @throws Error that names the file that cannot be read, or whose slug is that of another
 */
export function readLibrary(files: Readonly<Record<string, string>>): RippleEntry[] {
  const known = new Set<string>();
  for (const path of Object.keys(files).sort()) {
    const slug = slugOf(path);
    if (known.has(slug)) throw new Error(`${path}: there is already a puzzle ${slug}; choose another name`);
    known.add(slug);
    try {
      parseEntry(path, files[path] ?? '');
    } catch (error) {
      throw error instanceof TextError ? new Error(`${path}: ${error.message}`) : error;
    }
  }
  return parseEntries(files);
}

function slugOf(path: string): string {
  const file = path.slice(path.lastIndexOf('/') + 1);
  return file.replace(/\.[^.]*$/, '').replace(/^\d+-/, '');
}

function readHeader(lines: readonly string[]): Map<string, string> {
  const fields = new Map<string, string>();
  lines.forEach((line, index) => {
    const match = /^(\w+):\s*(\S.*)$/.exec(line.trim());
    const key = match?.[1];
    if (!key || (key !== 'name' && key !== 'credit')) {
      throw new TextError(
        index + 1,
        1,
        `"${shortened(line.trim())}" is not a header line; write name: or credit:, then a blank line before the puzzle`,
      );
    }
    if (fields.has(key)) {
      throw new TextError(index + 1, 1, `${key} appears twice; keep one line`);
    }
    fields.set(key, match[2] ?? '');
  });
  return fields;
}

function field(header: ReadonlyMap<string, string>, key: string): string {
  const value = header.get(key);
  if (value === undefined) {
    throw new TextError(1, 1, `the header has no ${key}; add a line "${key}: …" at the top`);
  }
  return value;
}
