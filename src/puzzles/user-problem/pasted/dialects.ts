/**
 * DLX text as other programs write it: comments that begin with `//`, `#`, `%` or `;`, a first line of sizes, commas,
 * a line that goes on after `\`, labels before rows. Each becomes what `parse.ts` reads, at the same place in its line.
 */
import { listed } from '#english/english.ts';
import type { Reading } from './reading.ts';

/** A comment over whole lines, and one after the words of a line. */
const WHOLE = /^(\s*)(?:\/\/|#|%|;|--|\/\*|\*\/|\*\s)(.*)$/;
const AFTER = /\s(?:\/\/|#\s|%\s|\/\*).*$/;
const LABEL = /^\s*(?:row|option|r|o)?\s*\d+\s*:\s+(?=\S)/i;
const COLUMNS = /^\s*(?:items|columns|primary)\s*[:=]\s*/i;
const SECONDARY = /^\s*secondary(?:\s+(?:items|columns))?\s*[:=]\s*/i;
const ROWS = /^\s*(?:options|rows)\s*[:=]?\s*$/i;

/** Reads DLX text of other programs; `as` says what was put right, or is “DLX text”. */
export function readDialect(text: string): Reading {
  const told: string[] = [];
  const tell = (what: string): void => {
    if (!told.includes(what)) told.push(what);
  };
  let lines = text.split(/\r\n|\r|\n/);
  lines = lines.map((line) => withoutComment(line, tell));
  lines = joined(lines, tell);
  lines = withoutSizes(lines, tell);
  lines = withColumnsLine(lines, tell);
  if (lines.some((line) => /,/.test(line) && !line.trimStart().startsWith('|')) && areCommasBetween(lines)) {
    tell('commas between names');
    lines = lines.map((line) => (line.trimStart().startsWith('|') ? line : line.replaceAll(',', ' ')));
  }
  const places = lines.flatMap((line, at) => (isWritten(line) ? [at] : []));
  const rows = places.slice(1);
  if (rows.length > 0 && rows.every((at) => LABEL.test(lines[at] ?? ''))) {
    tell('labels before the rows');
    for (const at of rows) lines[at] = (lines[at] ?? '').replace(LABEL, (label) => ' '.repeat(label.length));
  }
  return { as: told.length === 0 ? 'DLX text' : `DLX text with ${listed(told)}`, text: lines.join('\n') };
}

/** True for a line that is neither blank nor a comment. */
const isWritten = (line: string): boolean => line.trim() !== '' && !line.trimStart().startsWith('|');

function withoutComment(line: string, tell: (what: string) => void): string {
  if (line.trimStart().startsWith('|')) return line;
  const whole = WHOLE.exec(line);
  if (whole) {
    tell('comments');
    // What the comment says must not be taken for a line of ours, such as `| title:`.
    return `| -- ${(whole[2] ?? '').trim()}`;
  }
  if (!AFTER.test(line)) return line;
  tell('comments');
  return line.replace(AFTER, '');
}

/** Lines that end with `\` with the next one; blank lines keep the numbers of those after them. */
function joined(lines: readonly string[], tell: (what: string) => void): string[] {
  const made: string[] = [];
  let waiting = '';
  let blanks = 0;
  for (const line of lines) {
    const whole = waiting + line;
    if (/\s\\\s*$/.test(whole)) {
      tell('lines continued with \\');
      waiting = whole.replace(/\\\s*$/, ' ');
      blanks += 1;
      continue;
    }
    made.push(whole, ...Array.from({ length: blanks }, () => '| -- the line above continues here'));
    [waiting, blanks] = ['', 0];
  }
  return waiting === '' ? made : [...made, waiting];
}

/** A first line of one to three numbers that names no column is a comment. */
function withoutSizes(lines: readonly string[], tell: (what: string) => void): string[] {
  const at = lines.findIndex(isWritten);
  const sizes = (lines[at] ?? '').trim().split(/\s+/u);
  const later = lines.slice(at + 1).filter(isWritten);
  if (sizes.length > 3 || !sizes.every((word) => /^\d+$/.test(word)) || later.length === 0) return [...lines];
  if (
    later.every((line) =>
      line
        .trim()
        .split(/\s+/u)
        .every((word) => word === '|' || sizes.includes(word)),
    )
  ) {
    return [...lines];
  }
  tell('sizes in its first line');
  return lines.with(at, `| -- sizes: ${sizes.join(' ')}`);
}

/** `items: a b`, with `secondary: x` below it, as one line that names the columns. */
function withColumnsLine(lines: readonly string[], tell: (what: string) => void): string[] {
  const at = lines.findIndex(isWritten);
  if (!COLUMNS.test(lines[at] ?? '')) return [...lines];
  tell('words before its columns');
  const made = lines.map((line) => (ROWS.test(line) ? '| -- rows' : line));
  const second = made.findIndex((line) => SECONDARY.test(line));
  const secondary = second < 0 ? '' : ` | ${(made[second] ?? '').replace(SECONDARY, '')}`;
  if (second >= 0) made[second] = '| -- secondary columns';
  made[at] = (made[at] ?? '').replace(COLUMNS, '') + secondary;
  return made;
}

/** True when commas part the names of every line that has more than one of them. */
function areCommasBetween(lines: readonly string[]): boolean {
  return lines.filter(isWritten).every(
    (line) =>
      line.includes(',') ||
      line
        .trim()
        .split(/\s+/u)
        .filter((word) => word !== '|').length === 1,
  );
}
