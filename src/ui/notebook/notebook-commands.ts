import { type Notebook, faultOfFile, fileNameOf, formatNotebook } from '#notebook/notebook.ts';
import { type Undoable, change, redo, undo } from '#puzzles/undo.ts';
import { part } from '#ui/kit/parts.ts';
import { mountCommands } from '#ui/tools/kit/commands.ts';
import { mountDraftFile } from '#ui/tools/kit/draft-file.ts';
import { copyToolLink } from '#ui/tools/kit/copy-tool-link.ts';
import type { NotebookWork } from './notebook-work.ts';

/** In characters: a longer notebook has to be saved as a file. */
const MOST_LINK = 50_000;

interface NotebookActs {
  title(): string;
  /** The notebook on the page, as text. */
  text(): string;
  /** Shows and keeps another notebook. Returns the fault when it cannot be read. */
  replace(next: Undoable<string>): string;
  /** Adds a cell at the end. */
  add(kind: 'code' | 'text'): void;
  runAll(): Promise<void>;
  say(words: string): void;
}

/** Mounts the buttons of a notebook, and those of its file. */
export function mountNotebookCommands(
  host: HTMLElement,
  signal: AbortSignal,
  work: NotebookWork,
  original: Pick<Notebook, 'title' | 'cells'>,
  { title, text, replace, add, runAll, say }: NotebookActs,
) {
  /** Shows another text, one step on. Returns the fault when it cannot be read. */
  const become = (next: string): string => replace(change(work.at(text()), next));

  const commands = mountCommands(host, signal, {
    'run-all'() {
      work.ran();
      void runAll();
    },
    'add-cell': () => add('code'),
    'add-text': () => add('text'),
    // `replace` returns an empty string on success, which clears the previous message.
    undo: { act: () => say(replace(undo(work.at(text())))), isOff: () => !work.hasUndo },
    redo: { act: () => say(replace(redo(work.at(text())))), isOff: () => !work.hasRedo },
    'start-over'() {
      become(formatNotebook(original));
      say(`The notebook is as it was at the start.${work.hasUndo ? ' Undo brings yours back.' : ''}`);
    },
    'show-solution'() {
      become(part(host, 'mended', HTMLTemplateElement).content.textContent);
      say('Here is a solution. Undo brings your own cells back.');
    },
    'copy-notebook': async () => {
      const now = text();
      const isLong = now.length > MOST_LINK;
      say(
        isLong
          ? 'The notebook is too long for a link. Save it as a file and send that.'
          : await copyToolLink(host, 'The link to this notebook', { text: now }),
      );
    },
  });
  const file = mountDraftFile(
    host,
    {
      noun: 'notebook',
      fileName: () => fileNameOf(title()),
      text,
      open: (next) => faultOfFile(next) || become(next),
      say,
    },
    signal,
  );
  return { commands, file };
}
