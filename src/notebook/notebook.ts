/**
 * A notebook is a list of text and code cells. Its file is Markdown with fenced `ts` cells, which any editor can write
 * and a diff can compare.
 */

import { inWords, listed, shortened } from '#english/english.ts';
import type { SetValues } from './inputs.ts';
import { formatSet, readSet } from './set-values.ts';

export interface Cell {
  readonly kind: 'text' | 'code';
  readonly text: string;
  /** What the reader has set in the inputs of a code cell. */
  readonly set?: SetValues;
}

export interface Notebook {
  readonly title: string;
  readonly cells: readonly Cell[];
  /** What was set in cells and cannot be read, as sentences. */
  readonly unread?: string;
}

/** In characters. A longer notebook is refused before it is parsed. */
const MOST_NOTEBOOK = 200_000;
const MOST_CELLS = 200;

/** Separates two adjacent text cells; Markdown renderers do not show it. */
const PARTING = '<!-- cell -->';

/** The fence languages that make a code cell. */
const CODE = /^(?:ts|typescript|js|javascript)$/;
const FENCE = /^ {0,3}(`{3,}|~{3,}) *([\w-]*)/;

/**
 * Parses a notebook. Its title is a first-level heading at the start, else “Notebook”; a fence of `ts`, `typescript`,
 * `js` or `javascript` is a code cell, any other fence stays in its text. Behind `ts` may stand, as an object of JSON,
 * what the reader has set in the inputs of the cell: `{"n":4}`. A line `<!-- cell -->` separates two texts. Any string is
 * a notebook, if it is not too long.
 *
 * @throws RangeError for too many characters or cells; the message gives both numbers and the cure
 */
export function parseNotebook(text: string): Notebook {
  if (text.length > MOST_NOTEBOOK) {
    throw new RangeError(
      `the notebook has ${inWords(text.length)} characters, and ` +
        `${inWords(MOST_NOTEBOOK)} is the limit; split it up`,
    );
  }
  const cells: Cell[] = [];
  let lines: string[] = [];
  const unread: string[] = [];
  /** The open fence, whether it holds a code cell, and what stands behind its language. */
  let open: { readonly sign: string; readonly isCode: boolean; readonly more: string } | null = null;
  const end = (kind: Cell['kind']): void => {
    const whole = kind === 'code' ? lines.join('\n') : trimmed(lines.join('\n'));
    if (kind === 'code') cells.push({ kind, text: whole, ...setBehind(open?.more ?? '', unread) });
    else if (whole !== '') cells.push({ kind, text: whole });
    lines = [];
  };
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    const [fence = '', sign = '', language = ''] = FENCE.exec(line) ?? [];
    if (open?.isCode) {
      if (closes(line, open.sign)) {
        end('code');
        open = null;
      } else lines.push(line);
    } else if (open) {
      lines.push(line);
      if (closes(line, open.sign)) open = null;
    } else if (line.trim() === PARTING) {
      end('text');
    } else if (sign !== '') {
      const isCode = CODE.test(language);
      if (isCode) end('text');
      else lines.push(line);
      open = { sign, isCode, more: line.slice(fence.length).trim() };
    } else lines.push(line);
  }
  end(open?.isCode ? 'code' : 'text');
  if (cells.length > MOST_CELLS) {
    throw new RangeError(
      `the notebook has ${inWords(cells.length)} cells, but the limit is ${MOST_CELLS}; split it up`,
    );
  }
  return { ...titled(cells), ...(unread.length > 0 && { unread: unread.join(' ') }) };
}

/** What is set in a cell; a sentence is added to `unread` about what cannot be read. */
function setBehind(more: string, unread: string[]): Pick<Cell, 'set'> {
  // Other programs write other things behind the language.
  if (!more.startsWith('{')) return {};
  const read = readSet(more);
  if (!read)
    unread.push('The values set in a cell are damaged and were left out: its fields are as they were at first.');
  else if (read.unread.length > 0) {
    const labels = read.unread.slice(0, 3).map((label) => `“${shortened(label)}”`);
    unread.push(
      `What is set for ${listed(labels)} does not fit ${labels.length === 1 ? 'its field' : 'their fields'} and was left out.`,
    );
  }
  return read && Object.keys(read.set).length > 0 ? { set: read.set } : {};
}

/**
 * Says why a file is not a notebook; empty for a notebook. Drafts and links may hold any text, but a file chosen by
 * mistake should not replace the reader's notebook.
 */
export function faultOfFile(text: string): string {
  const hasTitle = /^\uFEFF?\s*# +\S/u.test(text);
  const hasCode = text.split(/\r\n|\r|\n/).some((line) => CODE.test(FENCE.exec(line)?.[2] ?? ''));
  if (hasTitle || hasCode) return '';
  return (
    'This file is not a notebook: it has neither a title (# Title) nor code (between ```ts and ```). ' +
    'Nothing here has changed.'
  );
}

/** Formats a notebook as Markdown, which `parseNotebook` reads back to the same notebook. */
export function formatNotebook({ title, cells }: Notebook): string {
  const parts = cells.map(({ kind, text, set }, index) => {
    const isNext = index > 0 && cells[index - 1]?.kind === 'text';
    if (kind === 'text') return isNext ? `${PARTING}\n\n${text}` : text;
    const fence = fenceFor(text);
    const isSet = set && Object.keys(set).length > 0;
    return `${fence}ts${isSet ? ` ${formatSet(set)}` : ''}\n${text}\n${fence}`;
  });
  return `${[`# ${title}`, ...parts].join('\n\n')}\n`;
}

/** A fence that nothing in the code closes. */
function fenceFor(code: string): string {
  let fence = '```';
  while (code.split('\n').some((line) => closes(line, fence))) fence += '`';
  return fence;
}

function closes(line: string, sign: string): boolean {
  const bare = line.trim();
  return bare.length >= sign.length && [...bare].every((one) => one === sign[0]) && /^ {0,3}\S/.test(line);
}

function titled(cells: readonly Cell[]): Notebook {
  const [first, ...rest] = cells;
  const heading = first?.kind === 'text' ? /^# +(.+)/.exec(first.text) : null;
  if (!first || !heading) return { title: 'Notebook', cells };
  const text = trimmed(first.text.slice(heading[0].length));
  return {
    title: heading[1]?.trim() ?? '',
    cells: text === '' ? rest : [{ kind: 'text', text }, ...rest],
  };
}

/** Without blanks around it; `trim` would also take a no-break space before a fence away, and make code of it. */
function trimmed(text: string): string {
  return text.replace(/^[ \t\n]+|[ \t\n]+$/g, '');
}

/** The file name of a notebook: `seating-plan-7b.md`. */
export function fileNameOf(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${words.join('-').slice(0, 60) || 'notebook'}.md`;
}
