import { NEW_TEXT } from '#notebook/arrange.ts';
import { make } from '#ui/kit/make.ts';
import { markdownNodes } from './markdown.ts';

export interface TextCell {
  /** Its current Markdown. */
  readonly text: string;
  /** Replaces the text by a field. */
  edit(): void;
}

/** A longer text scrolls in its field. */
const MOST_ROWS = 40;

interface TextActions {
  /** Called at each keystroke. */
  changed(): void;
  /** Called when the field is closed and the text rendered again. */
  left(): void;
}

export function textCell(place: HTMLElement, text: string, actions: TextActions): TextCell {
  let now = text;
  let area: HTMLTextAreaElement | null = null;

  function leave(): void {
    if (!area) return;
    area = null;
    now = now.trim();
    place.replaceChildren(...markdownNodes(document, now));
    place.tabIndex = -1;
    place.focus();
    actions.left();
  }

  function open(): HTMLTextAreaElement {
    const made = make(document, 'textarea', {
      class: 'framed',
      'aria-label': 'Text in Markdown; Escape leaves it',
      rows: String(Math.min(MOST_ROWS, Math.max(4, now.split('\n').length + 1))),
    });
    made.value = now;
    made.addEventListener('input', () => {
      now = made.value;
      actions.changed();
    });
    made.addEventListener('keydown', (event) => {
      const isDone = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      if (event.key !== 'Escape' && !isDone) return;
      event.preventDefault();
      leave();
    });
    const done = make(document, 'button', { type: 'button', class: 'button' }, 'Done');
    done.addEventListener('click', leave);
    place.replaceChildren(made, done);
    return made;
  }

  function edit(): void {
    area ??= open();
    area.focus();
    if (now === NEW_TEXT) area.select();
  }

  // A click edits, unless it selects text or hits a link. By keyboard, the cell tools do the same.
  place.addEventListener('click', ({ target }) => {
    const isLink = target instanceof Element && target.closest('a, textarea, button') !== null;
    if (!area && !isLink && document.getSelection()?.isCollapsed !== false) edit();
  });

  return {
    get text() {
      return now;
    },
    edit,
  };
}

/** Makes the element of a new text cell. */
export function textPlace(text: string): HTMLElement {
  return make(document, 'div', { class: 'cell-text' }, ...markdownNodes(document, text));
}
