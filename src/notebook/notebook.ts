/**
 * A notebook: text and code, one cell after the other. Its text is Markdown with fenced `ts` cells, so
 * that it can be written anywhere, reads well as it is, and a difference shows what has changed.
 */

export interface Cell {
  readonly kind: 'text' | 'code';
  readonly text: string;
}

export interface Notebook {
  readonly title: string;
  readonly cells: readonly Cell[];
}

/** In characters. What is longer is refused before anything is done with it. */
const MOST_NOTEBOOK = 200_000;
const MOST_CELLS = 200;

/** Parts two texts that follow each other; other readers of Markdown do not show it. */
const PARTING = '<!-- cell -->';

/** The languages of cells. */
const CODE = /^(?:ts|typescript|js|javascript)$/;
const FENCE = /^ {0,3}(`{3,}|~{3,}) *([\w-]*)/;

/**
 * Reads a notebook. Its title is the first heading of the first level; a fence of `ts`, `typescript` or
 * `js` is a cell of code, any other fence stays in the text around it. A line `<!-- cell -->` parts two texts. No text is no notebook: every
 * other one is.
 *
 * @throws RangeError when there is too much of it; the message says how much, and what to do
 */
export function parseNotebook(text: string): Notebook {
  if (text.length > MOST_NOTEBOOK) {
    throw new RangeError(
      `the notebook has ${text.length.toLocaleString('en')} characters, and ` +
        `${MOST_NOTEBOOK.toLocaleString('en')} are the most; cut it into two`,
    );
  }
  const cells: Cell[] = [];
  let lines: string[] = [];
  /** The fence that is open, and whether what is in it is code to run. */
  let open: { readonly sign: string; readonly isCode: boolean } | null = null;
  const end = (kind: Cell['kind']): void => {
    const whole = kind === 'code' ? lines.join('\n') : lines.join('\n').trim();
    if (kind === 'code' || whole !== '') cells.push({ kind, text: whole });
    lines = [];
  };
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, sign = '', language = ''] = FENCE.exec(line) ?? [];
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
      open = { sign, isCode };
    } else lines.push(line);
  }
  end(open?.isCode ? 'code' : 'text');
  if (cells.length > MOST_CELLS) {
    throw new RangeError(
      `the notebook has ${cells.length.toLocaleString('en')} cells, and ${MOST_CELLS} are the most; cut it into two`,
    );
  }
  return { ...titled(cells) };
}

/**
 * What is wrong with the text of a file that is no notebook; empty for one that is. A draft or a link may be any
 * text, but a file that was taken for another one should not stand in the place of a notebook.
 */
export function faultOfFile(text: string): string {
  const isText = !text.includes('\0') && !text.includes('\uFFFD');
  const hasTitle = /^\uFEFF?\s*# +\S/u.test(text);
  const hasCode = text.split(/\r\n|\r|\n/).some((line) => CODE.test(FENCE.exec(line)?.[2] ?? ''));
  if (isText && (hasTitle || hasCode)) return '';
  const what = isText ? 'it has neither a title (# Title) nor code (between ```ts and ```)' : 'it is no text';
  return `This file is no notebook: ${what}. What stands here stays.`;
}

/** The text of a notebook. `parseNotebook` gives the same notebook again. */
export function formatNotebook({ title, cells }: Notebook): string {
  const parts = cells.map(({ kind, text }, index) => {
    const isNext = index > 0 && cells[index - 1]?.kind === 'text';
    if (kind === 'text') return isNext ? `${PARTING}\n\n${text}` : text;
    const fence = fenceFor(text);
    return `${fence}ts\n${text}\n${fence}`;
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
  const text = first.text.slice(heading[0].length).trim();
  return {
    title: heading[1]?.trim() ?? '',
    cells: text === '' ? rest : [{ kind: 'text', text }, ...rest],
  };
}

/** What a notebook is called as a file: `seating-plan-7b.md`. */
export function fileNameOf(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${words.join('-').slice(0, 60) || 'notebook'}.md`;
}
