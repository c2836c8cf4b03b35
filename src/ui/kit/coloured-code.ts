/** Code with its colours as markup, written while the site is built. */
import { highlightCode } from '@lezer/highlight';
import { parser } from '@lezer/javascript';
import { codeColours } from './code-colours.ts';
import { markupText } from '#pictures/file/markup-text.ts';

const typescript = parser.configure({ dialect: 'ts' });

/** @returns the text of a program in TypeScript or JavaScript, each line in an element of class `line` */
export function colouredCode(code: string): string {
  let marked = '';
  const put = (text: string, classes: string): void => {
    const inside = markupText(text);
    marked += classes ? `<span class="${classes}">${inside}</span>` : inside;
  };
  highlightCode(code, typescript.parse(code), codeColours, put, () => (marked += '\n'));
  const lines = marked.split('\n').map((line) => `<span class="line">${line}</span>`);
  return lines.join('\n');
}
