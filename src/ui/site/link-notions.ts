/** Links from the prose of a lesson to the glossary, where the lesson first uses a notion. */
import { attributeText } from '#pictures/file/markup-text.ts';
import { link } from '#ui/kit/link.ts';
import { type Notion, notionId, notions } from './notions.ts';

/** Only words in paragraphs and lists of the text are linked: not those in headings, links, code, notes or figures. */
const PROSE = new Set(['p', 'ul', 'ol', 'li', 'sup', 'sub']);
const VOID = new Set(['br', 'img', 'input', 'hr', 'wbr', 'link', 'meta', 'source', 'col']);
/** Their insides are no markup. */
const RAW = new Set(['script', 'style']);

const PIECE = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|<!--.*?-->|[^<]+|</gis;

interface Sought {
  readonly notion: Notion;
  readonly words: RegExp;
}

function soughtIn(lesson: string): Sought[] {
  return notions.flatMap((notion) => {
    const { words, within } = notion;
    if (words === undefined || (within && !within.includes(lesson))) return [];
    return { notion, words: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}-])`, 'iu') };
  });
}

/**
 * Returns the text of a lesson with its first mention of each notion linked. A notion that the text defines before
 * (`<Term>`) is not linked: its sentence stands there.
 *
 * @param html well-formed, as it has been rendered
 * @param lesson its slug
 */
export function linkNotions(html: string, lesson: string): string {
  let left = soughtIn(lesson);
  const open: string[] = [];
  let out = '';

  PIECE.lastIndex = 0;
  for (let piece = PIECE.exec(html); piece; piece = PIECE.exec(html)) {
    const [all, slash, name = '', about = ''] = piece;
    out += name === '' && open.length > 0 ? text(all) : all;
    if (name === '' || VOID.has(name) || about.endsWith('/')) continue;
    if (slash === '/') open.length = Math.max(0, open.lastIndexOf(name));
    else if (RAW.has(name)) {
      const end = html.indexOf(`</${name}`, PIECE.lastIndex);
      out += html.slice(PIECE.lastIndex, end);
      PIECE.lastIndex = end;
      open.push(name);
    } else open.push(name);
  }
  return out;

  function text(words: string): string {
    if (open.at(-1) === 'dfn') left = left.filter((one) => !one.words.test(words));
    if (!open.every((name) => PROSE.has(name)) || !/\p{L}/u.test(words)) return words;
    let rest = words;
    let done = '';
    for (let first = firstIn(rest); first; first = firstIn(rest)) {
      const { notion, at, found } = first;
      left = left.filter((one) => one.notion !== notion);
      done += `${rest.slice(0, at)}${linkTo(notion, found)}`;
      rest = rest.slice(at + found.length);
    }
    return done + rest;
  }

  /** The mention that comes first, and of two at one place the longer one. */
  function firstIn(
    words: string,
  ): { readonly notion: Notion; readonly at: number; readonly found: string } | undefined {
    return left
      .flatMap((one) => {
        const match = one.words.exec(words);
        return match ? [{ notion: one.notion, at: match.index, found: match[0] }] : [];
      })
      .toSorted((one, other) => one.at - other.at || other.found.length - one.found.length)[0];
  }
}

function linkTo({ name, says }: Notion, words: string): string {
  return `<a class="notion" href="${link(`glossary/#${notionId(name)}`)}" data-says="${attributeText(says)}">${words}</a>`;
}
