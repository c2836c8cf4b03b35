import { fetchNow } from '#ui/kit/fetch-part.ts';
import type { CellEditor } from './cell-editor.ts';
import { wiring } from '#ui/kit/wiring.ts';

/** Where something is wrong in the code; 0 where nobody knows. */
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
  /** Says that the editor could not be fetched. */
  fail(message: string): void;
  /** The code of other cells, whose names are known in this one. */
  others(): readonly string[];
  readonly hasLibrary?: boolean;
  /** What it is called: `Cell 2, code`. Asked for once all cells are in their places. */
  label(): string;
}

export interface CodePlace {
  /** Opens the editor, with the focus in it. */
  edit(): void;
  /** Goes to the code, whether it is an editor or not yet. */
  focus(): void;
  /** Marks the place of what is wrong; null takes the mark away. */
  mark(at: Place | null, message: string): void;
  /** Another text in the place of this one: it is no editor until the reader comes again. */
  replace(text: string): void;
  /** Ends the editor. */
  end(): void;
}

/** Code that is read until it gets the focus, and then becomes an editor. */
export function codePlace(code: HTMLElement, text: string, actions: CodeActions, signal: AbortSignal): CodePlace {
  const { on } = wiring(code, signal);
  let editor: Promise<CellEditor> | null = null;
  let now = text;
  /** What comes before the editor does: where the pointer has pressed, and what was typed. */
  let pressed: MouseEvent | null = null;
  let early = '';
  let begun: CellEditor | null = null;

  /** As the editor leaves it, once it has gone. */
  function rest(): void {
    code.tabIndex = 0;
    // One stop for the keyboard, which scrolls it too.
    code.querySelector('pre')?.removeAttribute('tabindex');
    code.setAttribute('role', 'textbox');
    code.setAttribute('aria-multiline', 'true');
    queueMicrotask(() => {
      if (!editor) code.setAttribute('aria-label', `${actions.label()}; Enter edits it`);
    });
  }

  /** The editor takes the place of the code that stands there. */
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

  /** What is typed or pasted before the editor is there goes into it. */
  function typedEarly({ key }: KeyboardEvent): boolean {
    if (key.length > 1 && (key !== 'Enter' || !editor)) return false;
    early += key === 'Enter' ? '\n' : key;
    open();
    return true;
  }

  // A press that came before this was there has given the code the focus, and nothing else. It is asked before
  // the stop of the keyboard goes from what has it to the code around it.
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
