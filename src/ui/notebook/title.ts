import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';

export interface Title {
  readonly text: string;
  show(text: string): void;
}

/**
 * The title of a notebook: the page shows it as its heading, with a field to change it. Cells in a lesson have neither.
 */
export function mountTitle(host: HTMLElement, first: string, signal: AbortSignal, changed: () => void): Title {
  const { optionalPart, on } = wiring(host, signal);
  const field = optionalPart('title', HTMLInputElement);
  const heading = field && host.closest('article')?.querySelector('h1');
  let text = first;

  function name(next: string): void {
    document.title = document.title.replace(text, () => next);
    text = next;
    setText(heading ?? null, text);
  }

  function typed(): void {
    name(field?.value.trim().replace(/\s+/g, ' ') || 'Notebook');
    changed();
  }

  on(field, 'input', typed);
  // Takes over a title typed before this script ran.
  queueMicrotask(() => field && document.activeElement === field && field.value !== text && typed());
  return {
    get text() {
      return text;
    },
    show(next) {
      if (next === text) return;
      if (field) name(next);
      else text = next;
      if (field) field.value = next;
    },
  };
}
