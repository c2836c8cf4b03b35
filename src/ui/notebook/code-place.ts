import { messageOf } from '#english/english.ts';
import { fetchAtPress } from '#ui/kit/fetch-part.ts';
import type { CellEditor, EditorActions } from './cell-editor.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { WRITABLE } from './writable.ts';

/** The place of an error, from 1; 0 where it is unknown. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

interface CodePlace {
  /** Opens the editor, with the focus in it. */
  edit(): void;
  /** Focuses the code or its editor. */
  focus(): void;
  /** Marks the place of an error; null removes the mark. */
  mark(at: Place | null, message: string): void;
  /** Takes over another label. */
  name(): void;
  /** Replaces the code and closes the editor. */
  replace(text: string): void;
  /** Ends the editor. */
  end(): void;
}

/**
 * Code that is typed in at once, and becomes an editor when the reader presses or types in it. Until the editor has
 * come, and before this script has, the browser itself takes the letters (`contenteditable`): no press, paste or
 * composition is lost, and the caret stands where it was put.
 */
export function codePlace(code: HTMLElement, text: string, actions: EditorActions, signal: AbortSignal): CodePlace {
  const { on } = wiring(code, signal);
  let editor: Promise<CellEditor> | null = null;
  let isThere = false;
  let now = text;
  let isComposing = false;
  /** True while the page shows that the editor could not be fetched. */
  let isMissing = false;

  /** Sets the attributes of code without an editor. */
  function rest(): void {
    for (const [name, value] of Object.entries(WRITABLE)) code.setAttribute(name, value);
    queueMicrotask(name);
  }

  /** Names code without an editor; the editor names itself. */
  function name(): void {
    if (!isThere) code.setAttribute('aria-label', `${actions.label()}; Enter edits it`);
  }

  /**
   * Fetches the editor and puts it in the place of the code.
   * @throws Error when it could not be fetched; the next call tries again
   */
  async function fetched(): Promise<CellEditor> {
    const { mountCellEditor } = await fetchAtPress('the editor', () => import('./cell-editor.ts'));
    // The browser would break a composition off.
    while (isComposing)
      await new Promise((resolve) => code.addEventListener('compositionend', resolve, { once: true }));
    const [typed, selection] = [typedText(), selectionIn(code)];
    for (const name of Object.keys(WRITABLE)) code.removeAttribute(name);
    const made = mountCellEditor(code, text, {
      ...actions,
      changed(next) {
        now = next;
        actions.changed(next);
      },
    });
    isThere = true;
    made.begin(typed, selection);
    return made;
  }

  function open(): void {
    if (isThere) return;
    const coming = (editor ??= fetched());
    coming.then(
      () => {
        if (isMissing) actions.fail('');
        isMissing = false;
      },
      (error: unknown) => {
        if (editor === coming) editor = null;
        isMissing = true;
        actions.fail(messageOf(error));
      },
    );
  }

  /** Does something with the editor once it has come, if it has been asked for; `open` tells when it does not come. */
  function whenThere(act: (made: CellEditor) => void): void {
    editor?.then(act, () => undefined);
  }

  /** The text as the reader has left it. At the end, the browser adds a line of its own so that the caret is seen. */
  function typedText(): string {
    const typed = textOf(code);
    return typed.endsWith('\n') && !text.endsWith('\n') ? typed.slice(0, -1) : typed;
  }

  /** Takes what the browser has put into the code. */
  function takeTyped(): void {
    const typed = typedText();
    if (isThere || typed.trimEnd() === now.trimEnd()) return;
    now = typed;
    actions.changed(typed);
  }

  rest();
  on(code, 'click', open);
  on(code, 'compositionstart', () => (isComposing = true));
  on(code, 'compositionend', () => (isComposing = false));
  on(code, 'beforeinput', open);
  on(code, 'input', takeTyped);
  on(code, 'keydown', (event) => {
    // The editor has its own keys.
    if (isThere || event.isComposing || event.key !== 'Enter' || event.altKey) return;
    if (event.ctrlKey || event.metaKey) actions.run();
    else if (event.shiftKey) actions.runOn();
    else if (!editor) open();
    else return;
    event.preventDefault();
  });

  // The reader may have begun before this script came.
  queueMicrotask(takeTyped);
  if (code.contains(document.activeElement)) open();

  return {
    edit() {
      code.focus();
      open();
    },
    focus() {
      if (editor) whenThere((made) => made.focus());
      else code.focus();
    },
    mark(at, message) {
      whenThere((made) => made.mark(at && at.line > 0 ? { ...at, message } : null));
    },
    replace(next) {
      now = next;
      text = next;
      // An editor that is still on its way takes the new text.
      if (isThere) {
        whenThere((made) => made.end());
        editor = null;
        isThere = false;
      }
      const pre = document.createElement('pre');
      pre.className = 'astro-code';
      pre.append(Object.assign(document.createElement('code'), { textContent: next }));
      code.replaceChildren(pre);
      delete code.dataset['editing'];
      rest();
    },
    name,
    end() {
      whenThere((made) => made.end());
    },
  };
}

/** The text of code that the browser edits: it may have put a `<br>` for the end of a line. */
function textOf(place: Node): string {
  const copy = place.cloneNode(true) as ParentNode & Node;
  for (const end of copy.querySelectorAll('br')) end.replaceWith('\n');
  return copy.textContent ?? '';
}

/** What is selected in the code, as offsets into its text; null when the caret is elsewhere. */
function selectionIn(place: HTMLElement): { readonly anchor: number; readonly head: number } | null {
  const selection = document.getSelection();
  const offsetOf = (node: Node | null, offset: number): number => {
    if (!node) return 0;
    const range = document.createRange();
    range.setStart(place, 0);
    range.setEnd(node, offset);
    return textOf(range.cloneContents()).length;
  };
  if (!selection || !place.contains(selection.focusNode) || !place.contains(document.activeElement)) return null;
  return {
    anchor: offsetOf(selection.anchorNode, selection.anchorOffset),
    head: offsetOf(selection.focusNode, selection.focusOffset),
  };
}
