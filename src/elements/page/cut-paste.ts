import { inWords } from '../../words/english.ts';

/**
 * What of a paste a field will not take, in a sentence; empty when all of it fits. The browser cuts it
 * without a word.
 */
export function cutOfPaste({ target, clipboardData }: ClipboardEvent): string {
  if (!(target instanceof HTMLTextAreaElement) || target.maxLength < 0) return '';
  const { value, selectionStart, selectionEnd, maxLength } = target;
  const stays = value.length - (selectionEnd - selectionStart);
  const pasted = (clipboardData?.getData('text/plain') ?? '').replaceAll('\r\n', '\n').length;
  const left = stays + pasted - maxLength;
  if (left <= 0) return '';
  return `The field holds ${inWords(maxLength)} characters: the last ${inWords(left)} of what you pasted are not in it.`;
}
