/** A folded field in which readers may say why, in their own words, before they see the reason of the site. */
import { make } from './make.ts';
import { part } from './parts.ts';
import { LONGEST, noteWhy } from './whys.ts';

/**
 * The field and its button; the same nodes at build time and in the browser.
 *
 * @param of what is answered, where several are on a page: `question 2`
 */
export function newWhyFold(document: Document, of = ''): HTMLDetailsElement {
  const field = {
    class: 'framed full-width',
    rows: '2',
    maxlength: String(LONGEST.own),
    autocomplete: 'off',
    'data-part': 'why-own',
    'aria-label': 'Why, in your own words',
  };
  const compare = { type: 'button', class: 'button', 'data-part': 'why-compare', hidden: '' };
  return make(
    document,
    'details',
    { class: 'why-fold quiet-details ui-type small-type needs-scripts not-on-paper', 'data-part': 'why' },
    make(document, 'summary', of === '' ? {} : { 'aria-label': `${SUMMARY}, ${of}` }, SUMMARY),
    make(document, 'textarea', field),
    make(
      document,
      'div',
      { class: 'row' },
      make(document, 'button', compare, 'Show the reason'),
      make(document, 'span', { class: 'soft', 'data-part': 'why-note' }, NOTES.before),
    ),
  );
}

const SUMMARY = 'Why? In your own words';

const NOTES = {
  before: 'Nobody judges your words. They’ll be kept on this device only.',
  kept: 'Your words are kept on this device.',
  unkept: 'This browser stores nothing for this page.',
} as const;

/** Said of an answer while its reason waits. */
export const WAITING = 'Press Show the reason to compare it with yours.';

export interface WhyFold {
  /** True while the reader wants to write before the reason is shown. */
  readonly comesFirst: boolean;
  /**
   * Takes words for another answer. With `isNew` the question is another one too: the field is emptied, and what was
   * written in it without a comparison is kept all the same.
   */
  begin(isNew: boolean): void;
  /** The question is answered: the button keeps the reader's words, and calls `show`. */
  answered(about: { readonly ask: string; readonly reason: string }, show: () => void): void;
}

/** Wires the fold inside an element; a second call for the same element takes over from the first. */
export function whyFold(host: Element): WhyFold {
  const fold = part(host, 'why', HTMLDetailsElement);
  const own = part(fold, 'why-own', HTMLTextAreaElement);
  const compare = part(fold, 'why-compare', HTMLButtonElement);
  const note = part(fold, 'why-note', HTMLElement);
  /** Keeps what has been written about the question answered last. */
  let keep: (() => void) | null = null;

  return {
    get comesFirst() {
      return fold.open && !own.readOnly;
    },
    begin(isNew) {
      if (isNew) {
        keep?.();
        own.value = '';
      }
      keep = null;
      own.readOnly = false;
      note.textContent = NOTES.before;
      compare.hidden = true;
      compare.onclick = null;
    },
    answered({ ask, reason }, show) {
      compare.hidden = own.readOnly;
      keep = () => {
        const isWritten = own.value.trim() !== '';
        if (isWritten) note.textContent = noteWhy({ ask, own: own.value, reason }) ? NOTES.kept : NOTES.unkept;
        keep = null;
      };
      compare.onclick = () => {
        keep?.();
        own.readOnly = true;
        // The button goes, so its focus goes to what is compared.
        if (document.activeElement === compare) own.focus({ preventScroll: true });
        compare.hidden = true;
        show();
      };
      if (fold.open && !own.readOnly) (own.value === '' ? own : compare).focus({ preventScroll: true });
    },
  };
}
