/** The editor of a cell: CodeMirror, fetched when the first cell gets the focus. */
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'; // prettier-ignore
import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, keymap } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { LIBRARY_WORDS } from '../../notebook/library-words.ts';
import { MOST_CODE } from '../../notebook/compile.ts';

export interface CellEditor {
  focus(): void;
  /** Marks the place where something is wrong; null takes the mark away. */
  mark(
    fault: { readonly line: number; readonly column: number; readonly message: string } | null,
  ): void;
  end(): void;
}

interface EditorActions {
  changed(text: string): void;
  run(): void;
  runOn(): void;
  leave(): void;
}

const names: readonly Completion[] = Object.entries(LIBRARY_WORDS).map(
  ([label, { call, words }]) => ({
    label,
    ...{ type: 'function', detail: call.slice(label.length), info: words },
  }),
);

function complete(context: CompletionContext): CompletionResult | null {
  const word = context.matchBefore(/[\w$]+/);
  if (!word || (word.from === word.to && !context.explicit)) return null;
  // After a point stands a member of something, and not a name of the library.
  if (context.state.sliceDoc(word.from - 1, word.from) === '.') return null;
  return { from: word.from, options: names };
}

/** Puts the editor in the place of the code. Tab leaves it, as Escape does. */
export function mountCellEditor(
  place: HTMLElement,
  text: string,
  actions: EditorActions,
): CellEditor {
  const act = (run: () => void) => () => {
    run();
    return true;
  };
  const view = new EditorView({
    state: EditorState.create({
      doc: text,
      extensions: [
        // Ours come before those of the language.
        keymap.of([
          { key: 'Mod-Enter', run: act(actions.run) },
          { key: 'Shift-Enter', run: act(actions.runOn) },
          ...completionKeymap,
          { key: 'Escape', run: act(actions.leave) },
          ...closeBracketsKeymap,
          ...historyKeymap,
          ...defaultKeymap,
        ]),
        ...[history(), drawSelection(), indentOnInput(), bracketMatching(), closeBrackets()],
        ...[javascript({ typescript: true }), syntaxHighlighting(classHighlighter), lintGutter()],
        autocompletion({ override: [complete] }),
        EditorState.changeFilter.of(({ newDoc }) => newDoc.length <= MOST_CODE),
        EditorView.contentAttributes.of({
          'aria-label': 'Code; Escape leaves it, Control and Enter run it',
        }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) actions.changed(state.doc.toString());
        }),
      ],
    }),
  });
  place.replaceChildren(view.dom);
  for (const name of ['role', 'tabindex', 'aria-label', 'aria-multiline'])
    place.removeAttribute(name);
  place.dataset['editing'] = '';
  return {
    focus: () => view.focus(),
    mark(fault) {
      const { doc } = view.state;
      if (!fault || fault.line > doc.lines) {
        view.dispatch(setDiagnostics(view.state, []));
        return;
      }
      const line = doc.line(fault.line);
      const from = Math.min(line.from + Math.max(0, fault.column - 1), line.to);
      const mark = { from, to: Math.min(from + 1, line.to), severity: 'error' as const, message: fault.message }; // prettier-ignore
      view.dispatch(setDiagnostics(view.state, [mark]));
    },
    end: () => view.destroy(),
  };
}
