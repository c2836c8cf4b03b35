/** The comment lines of a DLX text that say something of the problem. */
import { unquoted } from './mark-text.ts';

const WITH_COLON = [
  'title',
  'board',
  'lines',
  'triangles',
  'hexagons',
  'missing',
  'blocks',
  'across',
  'down',
  'marks',
  'order',
  'says',
] as const;
const WITH_NAME = ['row', 'column', 'group'] as const;

type Keyword = (typeof WITH_COLON)[number] | (typeof WITH_NAME)[number];

export interface Directive {
  readonly keyword: Keyword;
  /** From 1. */
  readonly line: number;
  /** What stands between the keyword and the colon. */
  readonly name: string;
  /** What stands after the colon, and where that begins in its line, from 1. */
  readonly text: string;
  readonly column: number;
}

const COLON = new RegExp(`^\\s*\\|\\s*(${WITH_COLON.join('|')})\\s*:`, 'u');
const NAME = new RegExp(`^\\s*\\|\\s*(${WITH_NAME.join('|')})(\\s*|\\s[^:"]*|\\s+"(?:[^"\\\\]|\\\\.)*"\\s*):`, 'u');
/** A size says enough without a colon. */
const SIZE = /^\s*\|\s*(board|lines|triangles|hexagons|blocks)\s+(?=\d)/u;

/** The directives of a text in their order; a comment that is none of them is passed over. */
export function directivesOf(text: string): Directive[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, index): Directive[] => {
    if (!/^\s*\|/.test(line)) return [];
    const match = COLON.exec(line) ?? NAME.exec(line) ?? SIZE.exec(line);
    if (!match) return [];
    const given = (match[2] ?? '').trim();
    const start = match[0].length;
    const rest = line.slice(start);
    const blanks = rest.length - rest.trimStart().length;
    return [
      {
        keyword: match[1] as Keyword,
        line: index + 1,
        name: given.startsWith('"') ? unquoted(given, index + 1, line.indexOf('"') + 1) : given,
        text: rest.trim(),
        column: start + blanks + 1,
      },
    ];
  });
}
