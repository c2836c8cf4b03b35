/** Renders Markdown as elements, from the tokens of marked. HTML is not interpreted; it is shown as text. */
import { lexer } from 'marked';
import { inWords } from '#english/english.ts';
import { make } from '#ui/kit/make.ts';
import { tableNode } from './table-node.ts';

/**
 * Characters of a text, letters of a word, and levels of nesting. Text beyond the limits is shown as written, and of a
 * longer one the beginning: the browser takes 2 s to lay 190,000 lines out, and 35 s for one word of so many letters.
 */
const MOST = { text: 10_000, word: 2_000, depth: 12 } as const;
const LONG_WORD = new RegExp(`\\S{${MOST.word}}`);

/** The fields of a token of marked that are used here. */
interface Token {
  readonly type: string;
  readonly raw: string;
  readonly text?: string;
  readonly href?: string;
  readonly lang?: string;
  readonly tokens?: readonly Token[];
  readonly items?: readonly Token[];
  readonly depth?: number;
  readonly ordered?: boolean;
  readonly start?: number | '';
  readonly checked?: boolean;
  readonly header?: readonly Token[];
  readonly rows?: readonly (readonly Token[])[];
}

/** Returns the elements of a text. It never throws: a text that marked refuses is shown as written. */
export function markdownNodes(document: Document, text: string): Node[] {
  const plain = (): Node[] => [make(document, 'p', { class: 'is-plain' }, text.slice(0, MOST.text))];
  if (text.length > MOST.text) return [...plain(), make(document, 'p', { class: 'soft' }, restWords(text))];
  if (LONG_WORD.test(text)) return plain();
  try {
    return nodesOf(document, lexer(text) as unknown as readonly Token[], 0);
  } catch {
    return plain();
  }
}

function restWords({ length }: string): string {
  return (
    `The text has ${inWords(length)} characters, but only the first ${inWords(MOST.text)} are shown, without formatting. ` +
    'Split it into several texts to see all of it.'
  );
}

function nodesOf(document: Document, tokens: readonly Token[], depth: number): Node[] {
  return tokens.flatMap((token) =>
    depth > MOST.depth ? document.createTextNode(token.raw) : nodeOf(document, token, depth),
  );
}

/** Tokens that are an element around others. */
const WRAPPERS = {
  paragraph: 'p',
  blockquote: 'blockquote',
  strong: 'strong',
  em: 'em',
  del: 'del',
} as const;

function nodeOf(document: Document, token: Token, depth: number): Node | Node[] {
  const { type, raw, text = '', tokens } = token;
  const words = (content: string): Text => document.createTextNode(content);
  const inside = (): Node[] => (tokens ? nodesOf(document, tokens, depth + 1) : [words(plainText(text))]);
  if (Object.hasOwn(WRAPPERS, type)) {
    return make(document, WRAPPERS[type as keyof typeof WRAPPERS], {}, ...inside());
  }
  switch (type) {
    case 'space':
    case 'def':
      return [];
    case 'heading':
      // The first level is reserved for the heading of the page.
      return make(document, `h${Math.min(6, Math.max(2, token.depth ?? 2))}` as 'h2', {}, ...inside());
    case 'hr':
      return make(document, 'hr');
    case 'br':
      return make(document, 'br');
    case 'code':
      return make(document, 'pre', {}, make(document, 'code', {}, text));
    case 'codespan':
      return make(document, 'code', {}, text);
    case 'text':
      return inside();
    case 'escape':
      return words(text);
    case 'checkbox':
      return words(token.checked ? '☑ ' : '☐ ');
    case 'link':
      return isSafe(token.href) ? make(document, 'a', { href: token.href }, ...inside()) : inside();
    case 'image':
      // Images become links, so that nothing is fetched from other sites.
      return isSafe(token.href) ? make(document, 'a', { href: token.href }, text || token.href) : words(text);
    case 'list':
      return listNode(document, token, depth);
    case 'table':
      return tableOf(document, token, depth);
    default:
      return words(raw);
  }
}

function listNode(document: Document, { ordered, start, items = [] }: Token, depth: number): Node {
  const lines = items.map(({ tokens = [] }) => make(document, 'li', {}, ...nodesOf(document, tokens, depth + 1)));
  if (ordered !== true) return make(document, 'ul', {}, ...lines);
  return make(document, 'ol', typeof start === 'number' && start !== 1 ? { start: String(start) } : {}, ...lines);
}

function tableOf(document: Document, { header = [], rows = [] }: Token, depth: number): Node {
  const cells = (line: readonly Token[]): Node[][] =>
    line.map(({ tokens = [] }) => nodesOf(document, tokens, depth + 1));
  return tableNode(document, cells(header), rows.map(cells));
}

/** True for an address on this site or one of http and https. */
function isSafe(href: string | undefined): href is string {
  try {
    return /^https?:$/.test(new URL(href ?? 'none:', 'https://here.invalid/a/').protocol);
  } catch {
    return false;
  }
}

const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

/** Decodes the few character references that marked leaves in plain text. */
function plainText(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => SIGNS[name] ?? '');
}
