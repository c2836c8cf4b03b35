import { lineWords } from './describe.ts';
import type { CodeLine, CodePart, CodeText } from './text.ts';
import { tokensOf } from './tokens.ts';

/**
 * Writes a text into an empty element, part by part: once, while the site is built. A line that a
 * step can be about gets a button, its number, and answers to `data-key`; `showListing` lights it.
 */
export function drawListing(host: Element, text: CodeText): void {
  for (const part of text.parts) host.append(...drawPart(host, text, part));
}

function drawPart(host: Element, text: CodeText, { heading, lines }: CodePart): Element[] {
  const title = make(host, 'p', 'code-heading');
  title.textContent = heading;
  const list = make(host, 'ol', 'plain-list flush');
  // Lists without markers lose their role in some browsers.
  list.setAttribute('role', 'list');
  list.setAttribute('aria-label', heading);
  list.append(...lines.map((line) => drawLine(host, text, line)));
  return [title, list];
}

/** Words in bold, comments and letters in italics, whether there is a sheet or not. */
const TAGS = { word: 'b', type: 'span', string: 'span', letter: 'var', comment: 'i' } as const;

function drawLine(host: Element, { id }: CodeText, line: CodeLine): Element {
  const item = make(host, 'li', 'code-line');
  item.setAttribute('style', `--indent: ${line.indent}`);
  const number = make(host, line.key ? 'button' : 'span', 'code-number');
  number.textContent = String(line.number);
  if (line.key) {
    item.setAttribute('data-key', line.key);
    // Without scripts no button is shown, and the stylesheet writes the number.
    item.setAttribute('data-number', String(line.number));
    number.setAttribute('type', 'button');
    number.setAttribute('tabindex', '-1');
    number.setAttribute('aria-label', lineWords(line));
  }
  const code = make(host, 'span', 'code-text');
  if (line.key) {
    // Both can be pressed; who listens has heard the line from its number.
    for (const pressed of [number, code]) {
      pressed.setAttribute('title', 'Go to the next step at which this line runs');
    }
    code.setAttribute('aria-hidden', 'true');
  }
  if (line.indent > 0) {
    // The blanks are copied with the line.
    const blanks = make(host, 'span', 'code-indent');
    blanks.textContent = '  '.repeat(line.indent);
    code.append(blanks);
  }
  for (const { kind, text } of tokensOf(id, line.text)) {
    if (kind === '') code.append(text);
    else {
      const token = make(host, TAGS[kind], `code-${kind}`);
      token.textContent = text;
      code.append(token);
    }
  }
  item.append(number, code);
  return item;
}

function make(host: Element, tag: string, className: string): Element {
  const made = host.ownerDocument.createElement(tag);
  made.setAttribute('class', className);
  return made;
}
