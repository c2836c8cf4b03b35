import type { Output } from '#notebook/outputs.ts';
import { inFigures, shortened } from '#english/english.ts';

/** A longer result is read in its place. */
const MOST = 100;

/** A result in a few words, as what a cell shows; empty for none, and for a problem, whose figure speaks for itself. */
export function resultWords(output: Output | null): string {
  switch (output?.kind) {
    case 'text':
      return output.text === '' ? '' : `“${shortened(output.text, MOST)}”`;
    case 'value':
      return shortened(output.value.text, MOST);
    case 'table':
      return `a table of ${inFigures(output.rows.length + output.more, 'row')}`;
    case 'chart':
      return 'a chart';
    default:
      return '';
  }
}
