/** The editor of a cell: CodeMirror, fetched when the first cell gets the focus. */
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, indentService, syntaxHighlighting, syntaxTree } from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { type Extension, EditorState, type Transaction } from '@codemirror/state';
import { drawSelection, EditorView, hoverTooltip, keymap } from '@codemirror/view';
import { knownNameAt, offersAt } from '#notebook/completion.ts';
import { MOST_CODE, cellTooLong } from '#notebook/compile.ts';
import type { LibraryWord } from '#notebook/library-words.ts';
import { codeColours } from '#ui/kit/code-colours.ts';
import { make } from '#ui/kit/make.ts';

export interface CellEditor {
  focus(): void;
  /** Goes on with what was typed before the editor was there; with a selection it takes the focus. */
  begin(typed: string, selection: { readonly anchor: number; readonly head: number } | null): void;
  /** Marks the place of an error; null removes the mark. */
  mark(fault: { readonly line: number; readonly column: number; readonly message: string } | null): void;
  end(): void;
}

export interface EditorActions {
  /** The accessible name: `Cell 2, code`. Called after all cells are in place. */
  label(): string;
  changed(code: string): void;
  run(): void;
  /** Runs the code and goes on to the next one. */
  runOn(): void;
  /** Takes the focus out of the editor. */
  leave(): void;
  /** Shows that the editor could not be fetched, or why an edit was refused; an empty string takes that back. */
  fail(message: string): void;
  /** The code of the other cells, whose names this one may use. */
  others(): readonly string[];
  /** False outside notebooks: then there is no completion and no hover help. */
  readonly hasLibrary?: boolean;
}

/** Ranks the names of the reader's cells above those of the library. */
const OWN_FIRST = 50;

/** The call and the description of a library name. */
function wordsOf({ call, words }: LibraryWord): HTMLElement {
  return make(
    document,
    'div',
    { class: 'cell-help' },
    make(document, 'code', {}, call),
    make(document, 'p', {}, words),
  );
}

function complete({ state, pos, explicit }: CompletionContext, others: readonly string[]): CompletionResult | null {
  const offers = offersAt(state.doc.toString(), pos, others);
  const isAfterPoint = offers && state.sliceDoc(offers.from - 1, offers.from) === '.';
  if (!offers || (offers.from === pos && !explicit && !isAfterPoint)) return null;
  // After a complete name of the reader's own, Enter must insert a line break.
  const typed = state.sliceDoc(offers.from, pos);
  const own = new Set(offers.all.flatMap(({ name, word }) => (word ? [] : [name])));
  if (!explicit && own.has(typed)) return null;
  const options = offers.all.map(({ name, word }): Completion => {
    if (!word) return { label: name, type: 'variable', boost: OWN_FIRST };
    const type = word.call.endsWith(')') ? 'function' : 'property';
    return { label: name, type, info: () => wordsOf(word) };
  });
  return {
    from: offers.from,
    options,
    validFor: (text) => /^[\w$]*$/.test(text) && !own.has(text),
  };
}

/** Shows the library entry of a name on hover; by keyboard, the completion shows the same. */
function hoverWords(others: EditorActions['others']): Extension {
  return hoverTooltip(({ state }, at) => {
    const known = knownNameAt(state.doc.toString(), at, others());
    if (!known) return null;
    const { from, to, word } = known;
    return { pos: from, end: to, above: true, create: () => ({ dom: wordsOf(word) }) };
  });
}

/** Overrides that live-cells.css does not make: CodeMirror's own colours are for a light background. */
const look = EditorView.theme({
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '& > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground':
    { background: 'var(--highlight-ground)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--paper-raised)',
    color: 'var(--ink)',
    borderRadius: '6px',
    border: '1px solid var(--rule-strong)',
    maxWidth: 'min(28rem, 90vw)',
    zIndex: '20',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--primary-ground)',
    color: 'var(--ink)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '4px 8px' },
  '.cm-tooltip.cm-completionInfo': { maxWidth: 'min(24rem, 60vw)' },
  '.cell-help': { padding: '6px 10px', fontFamily: 'var(--font-ui)' },
  '.cell-help p': { margin: '4px 0 0' },
});

/**
 * Types over a selection without the browser, which would copy the colours of the old text into a style attribute; the
 * policy of the pages forbids those.
 */
const typeOver = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { data, inputType, isComposing } = event;
    const { from, to, empty } = view.state.selection.main;
    if (empty || inputType !== 'insertText' || data === null || isComposing) return false;
    const typed = (): Transaction =>
      view.state.update(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    const handlers = view.state.facet(EditorView.inputHandler);
    if (!handlers.some((handle) => handle(view, from, to, data, typed))) view.dispatch(typed());
    event.preventDefault();
    return true;
  },
});

/** True between two backquotes. */
function isInText(state: EditorState, at: number): boolean {
  const isWhole = ({ from, to }: { from: number; to: number }): boolean =>
    to > from + 1 && state.sliceDoc(to - 1, to) === '`';
  for (let node = syntaxTree(state).resolve(at, -1); ;) {
    // Also true at the end of a template string that is not closed yet.
    if (node.name === 'TemplateString') return node.from < at && (at < node.to || !isWhole(node));
    if (node.name === 'Interpolation' || !node.parent) return false;
    node = node.parent;
  }
}

/** Replaces the code by the editor. Tab and Escape both leave it. */
export function mountCellEditor(place: HTMLElement, text: string, actions: EditorActions): CellEditor {
  const act = (run: () => void) => () => {
    run();
    return true;
  };
  const view = new EditorView({
    state: EditorState.create({
      doc: text,
      extensions: [
        // These keys take precedence over those of the language.
        keymap.of([
          { key: 'Mod-Enter', run: act(actions.run) },
          // As the label says, also where `Mod` is the Command key.
          { key: 'Ctrl-Enter', run: act(actions.run) },
          { key: 'Shift-Enter', run: act(actions.runOn) },
          ...completionKeymap,
          { key: 'Escape', run: act(actions.leave) },
          ...closeBracketsKeymap,
          ...historyKeymap,
          ...defaultKeymap,
        ]),
        ...[history(), drawSelection(), indentOnInput(), bracketMatching(), closeBrackets()],
        // No automatic indentation in a template string, which may hold a drawing.
        indentService.of((context, at) => (isInText(context.state, at) ? 0 : undefined)),
        ...[javascript({ typescript: true }), syntaxHighlighting(codeColours), lintGutter()],
        ...(actions.hasLibrary === false
          ? []
          : [
              autocompletion({ override: [(context) => complete(context, actions.others())] }),
              hoverWords(actions.others),
            ]),
        look,
        typeOver,
        EditorState.changeFilter.of(({ newDoc }) => fits(newDoc.length)),
        // A function, because a cell that is moved has another number.
        EditorView.contentAttributes.of(() => ({
          'aria-label': `${actions.label()}; Escape leaves it, Control+Enter runs it`,
          // It is focusable without this; the attribute satisfies accessibility checks for scrollable regions.
          tabindex: '0',
        })),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) actions.changed(state.doc.toString());
        }),
      ],
    }),
  });

  /** Refuses an edit that would make the code too long, with a message. */
  function fits(length: number): boolean {
    if (length > MOST_CODE) actions.fail(`Not accepted: the cell would have ${cellTooLong(length)}`);
    return length <= MOST_CODE;
  }

  place.replaceChildren(view.dom);
  place.removeAttribute('aria-label');
  place.dataset['editing'] = '';
  return {
    focus: () => view.focus(),
    begin(typed, selection) {
      const { doc } = view.state;
      // A single change, so that Undo leads back to what was there before.
      const isChanged = typed.trimEnd() !== text.trimEnd() && fits(typed.length);
      const [length, at] = [isChanged ? typed.length : doc.length, (offset: number) => Math.min(offset, length)];
      view.dispatch({
        ...(isChanged && { changes: { from: 0, to: doc.length, insert: typed } }),
        ...(selection && { selection: { anchor: at(selection.anchor), head: at(selection.head) } }),
      });
      if (selection) view.focus();
    },
    mark(fault) {
      const { doc } = view.state;
      if (!fault || fault.line > doc.lines) {
        view.dispatch(setDiagnostics(view.state, []));
        return;
      }
      const line = doc.line(fault.line);
      const from = Math.min(line.from + Math.max(0, fault.column - 1), line.to);
      const mark = { from, to: Math.min(from + 1, line.to), severity: 'error' as const, message: fault.message };
      view.dispatch(setDiagnostics(view.state, [mark]));
    },
    end: () => view.destroy(),
  };
}
