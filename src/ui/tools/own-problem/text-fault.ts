import type { TextError } from '#puzzles/text.ts';
import { part, setText } from '#ui/kit/parts.ts';

/** The characters of the line shown on either side of the place. */
const AROUND = 40;

/** Shows an error of a text: in words, in an excerpt of its line, and selected in the field. */
export function mountTextFault(host: HTMLElement, area: HTMLTextAreaElement) {
  const box = part(host, 'fault', HTMLElement);
  const words = part(host, 'fault-words', HTMLElement);
  const line = part(host, 'fault-line', HTMLElement);
  let place: readonly [from: number, to: number] | null = null;

  return {
    /** Shows the error; null removes it. */
    show(text: string, fault: TextError | null): void {
      box.hidden = fault === null;
      area.setAttribute('aria-invalid', String(fault !== null));
      setText(words, fault === null ? '' : `The text cannot be read. In ${fault.message}`);
      line.replaceChildren();
      place = fault && rangeOf(text, fault);
      if (!place) return;
      const [from, to] = place;
      const start = text.lastIndexOf('\n', from - 1) + 1;
      const end = text.indexOf('\n', from);
      const marked = document.createElement('mark');
      marked.textContent = text.slice(from, to) || ' ';
      line.append(
        text.slice(Math.max(start, from - AROUND), from),
        marked,
        text.slice(to, Math.min(end < 0 ? text.length : end, to + AROUND)),
      );
    },
    /** Focuses the field and selects the place. */
    lead(): void {
      if (!place) return;
      area.focus();
      area.setSelectionRange(...place);
      // Browsers do not scroll to a selection. Lines do not wrap, so the line number gives the position.
      const before = area.value.slice(0, place[0]).split('\n').length - 1;
      const all = area.value.split('\n').length;
      area.scrollTop = (before / all) * area.scrollHeight - area.clientHeight / 2;
    },
  };
}

/** The range of the word at a place, as offsets in the text. */
function rangeOf(text: string, { line, column }: TextError): readonly [number, number] {
  let start = 0;
  for (let at = 1; at < line; at += 1) {
    const next = text.indexOf('\n', start);
    if (next < 0) break;
    start = next + 1;
  }
  const from = Math.min(start + column - 1, text.length);
  const length = /^[^\s;]*/u.exec(text.slice(from, from + 200))?.[0].length ?? 0;
  return [from, from + length];
}
