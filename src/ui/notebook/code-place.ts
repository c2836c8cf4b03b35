import { fetchNow } from '#ui/kit/fetch-part.ts';
import type { CellEditor } from './cell-editor.ts';
import { wiring } from '#ui/kit/wiring.ts';

/** The place of an error, from 1; 0 where it is unknown. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export interface CodeActions {
  changed(code: string): void;
  run(): void;
  /** Runs the code and goes on to the next one. */
  runOn(): void;
  /** Takes the focus out of the editor. */
  leave(): void;
  /** Shows that the editor could not be fetched, or why an edit was refused. */
  fail(message: string): void;
  /** The code of the other cells, whose names this one may use. */
  others(): readonly string[];
  readonly hasLibrary?: boolean;
  /** The accessible name: `Cell 2, code`. Called after all cells are in place. */
  label(): string;
}

export interface CodePlace {
  /** Opens the editor, with the focus in it. */
  edit(): void;
  /** Focuses the code or its editor. */
  focus(): void;
  /** Marks the place of an error; null removes the mark. */
  mark(at: Place | null, message: string): void;
  /** Replaces the code and closes the editor. */
  replace(text: string): void;
  /** Ends the editor. */
  end(): void;
}

/** Static code that becomes an editor when the reader presses or types in it. */
export function codePlace(code: HTMLElement, text: string, actions: CodeActions, signal: AbortSignal): CodePlace {
  const { on } = wiring(code, signal);
  let editor: Promise<CellEditor> | null = null;
  let now = text;
  /** Input from before the editor is there: the press and the typed characters. */
  let pressed: MouseEvent | null = null;
  let early = '';
  let begun: CellEditor | null = null;

  /** Sets the attributes of code without an editor. */
  function rest(): void {
    code.tabIndex = 0;
    // A single tab stop, which also scrolls.
    code.querySelector('pre')?.removeAttribute('tabindex');
    code.setAttribute('role', 'textbox');
    code.setAttribute('aria-multiline', 'true');
    queueMicrotask(() => {
      if (!editor) code.setAttribute('aria-label', `${actions.label()}; Enter edits it`);
    });
  }

  /**
   * Fetches the editor and replaces the code by it.
   * @throws Error when it could not be fetched; the next call tries again
   */
  function fetched(): Promise<CellEditor> {
    editor ??= fetchNow('the editor', () => import('./cell-editor.ts')).then(
      ({ mountCellEditor }) =>
        mountCellEditor(code, now, {
          ...actions,
          changed(next) {
            now = next;
            actions.changed(next);
          },
        }),
      (error: unknown) => {
        editor = null;
        throw error;
      },
    );
    return editor;
  }

  function open(): void {
    fetched().then(
      (made) => {
        if (made === begun) made.focus();
        else made.begin(pressed, early);
        [begun, pressed, early] = [made, null, ''];
      },
      (error: unknown) => actions.fail(error instanceof Error ? error.message : String(error)),
    );
  }

  /** Collects keys for an editor that is still loading; false for keys that do not type. */
  function typedEarly({ key }: KeyboardEvent): boolean {
    if (key.length > 1 && (key !== 'Enter' || !editor)) return false;
    early += key === 'Enter' ? '\n' : key;
    open();
    return true;
  }

  // A press before this script ran has only focused the code. This is read before `rest` moves the tab stop from the
  // focused element to the code around it.
  const isWithin = code.contains(document.activeElement);
  const isPressed = isWithin && !code.querySelector(':focus-visible');
  rest();
  on(code, 'click', (event) => {
    if (begun) return;
    pressed = event;
    open();
  });
  on(code, 'paste', (event) => {
    if (event.target instanceof Element && event.target.closest('.cm-editor')) return;
    early += event.clipboardData?.getData('text/plain').replaceAll('\r\n', '\n') ?? '';
    event.preventDefault();
    open();
  });
  on(code, 'keydown', (event) => {
    // The editor has its own keys.
    if (event.target instanceof Element && event.target.closest('.cm-editor')) return;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isPlain && !event.shiftKey && event.key === 'Enter' && !editor) open();
    else if (isPlain && typedEarly(event)) event.preventDefault();
    else if (editor) return;
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) actions.run();
    else if (event.key === 'Enter' && event.shiftKey) actions.runOn();
    else return;
    event.preventDefault();
  });

  if (isPressed) open();
  else if (isWithin) code.focus({ preventScroll: true });

  return {
    edit() {
      code.focus();
      open();
    },
    focus() {
      if (editor) void editor.then((made) => made.focus());
      else code.focus();
    },
    mark(at, message) {
      void editor?.then((made) => made.mark(at && at.line > 0 ? { ...at, message } : null));
    },
    replace(next) {
      now = next;
      void editor?.then((made) => made.end());
      editor = begun = null;
      const pre = document.createElement('pre');
      pre.className = 'astro-code';
      pre.append(Object.assign(document.createElement('code'), { textContent: next }));
      code.replaceChildren(pre);
      delete code.dataset['editing'];
      rest();
    },
    end() {
      void editor?.then((made) => made.end());
    },
  };
}
