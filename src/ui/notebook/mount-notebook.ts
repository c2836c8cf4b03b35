import { formatNotebook, parseNotebook } from '#notebook/notebook.ts';
import { type Undoable, change } from '#puzzles/undo.ts';
import { addNotice, notice } from '#ui/kit/notice.ts';
import { isSaidByInput, part, say } from '#ui/kit/parts.ts';
import { otherTabWords } from '#ui/tools/kit/words.ts';
import { mountArranging } from './arranging.ts';
import './cell-figure.ts';
import { createCellList } from './cell-list.ts';
import { cellMakers } from './cell-makers.ts';
import { tellChange } from './cell-news.ts';
import { createCellRunner } from './cell-runner.ts';
import { followWork } from './follow-work.ts';
import { mountNotebookCommands } from './notebook-commands.ts';
import { openNotebookWork } from './notebook-work.ts';
import { notebookOpening, writeSets } from './opening.ts';
import { createSandbox } from './sandbox.ts';
import { createStandings } from './standings.ts';
import { mountTitle } from './title.ts';

/**
 * Mounts a notebook. Nothing runs before the reader presses Run or sets an input, because a link may bring foreign
 * code; then a cell runs in the sandbox with the cells that it needs, and quick dependents follow.
 */
export function mountNotebook(host: HTMLElement, signal: AbortSignal): void {
  const said = part(host, 'said', HTMLElement);
  const built = JSON.parse(part(host, 'original', HTMLElement).textContent) as string;
  const original = parseNotebook(built);
  const opening = notebookOpening(host, built);
  const work = openNotebookWork(opening, ({ hasOthers, isKept }) => {
    if (hasOthers) notice(host, otherTabWords('notebook'));
    file.keeps(isKept);
    changed();
  });
  const sandbox = createSandbox(host, host.dataset['box'] ?? '', signal, {
    goesOn: (isGoing) => runner.goesOn(isGoing),
    ended: (why) => runner.ended(why),
    late: (error) => runner.late(error),
  });
  const makers = cellMakers(host, {
    live: () => list.live,
    typed,
    left,
    edited(id) {
      standings.update();
      typed(id);
    },
    isSet(id) {
      work.rest();
      typed(id);
      if (work.runsAtOnce) void run(id);
      else standings.update();
    },
    run,
    stop: () => runner.stop(),
  });
  const list = createCellList(part(host, 'cells', HTMLElement), makers);
  const standings = createStandings(() => list.live, signal);
  const runner = createCellRunner(
    () => list.live,
    standings,
    sandbox,
    (words) => {
      if (!isSaidByInput()) tell(words);
    },
  );
  const title = mountTitle(host, original.title, signal, () => typed('title'));
  const arranging = mountArranging(host, list, signal, {
    replace: (cells) => replace(change(work.at(shown()), formatNotebook({ title: title.text, cells }))),
    say: tell,
  });
  const { commands, file } = mountNotebookCommands(host, signal, work, original, {
    title: () => title.text,
    text: shown,
    replace,
    add: arranging.add,
    runAll: runner.runAll,
    say: tell,
  });
  function changed(): void {
    writeSets(host, built, work.text);
    commands.update();
    tellChange(host);
  }

  function tell(words: string): void {
    say(said, words);
  }

  /** The notebook on the page, as text. */
  function shown(): string {
    return formatNotebook({ title: title.text, cells: list.cells() });
  }

  function typed(place: HTMLElement | string): void {
    work.typed(place, shown());
  }

  /** After editing, a text may parse as several cells, or none. */
  function left(): void {
    work.rest();
    // A notebook of a link that was only looked at is not kept.
    if (work.isOfLink && shown() === work.text) return;
    const fault = replace(work.at(shown()));
    if (fault !== '') tell(fault);
  }

  function run(id: string, limit?: number): Promise<void> {
    work.ran();
    return runner.run(id, limit);
  }

  function replace(next: Undoable<string>): string {
    const fault = show(next.now);
    if (fault === '') work.keep(next);
    return fault;
  }

  /** Shows a notebook. Returns the fault when it cannot be read. */
  function show(text: string): string {
    try {
      const notebook = parseNotebook(text);
      runner.stop();
      work.rest();
      title.show(notebook.title);
      list.show(notebook.cells);
      arranging.update();
      standings.update();
      if (notebook.unread) addNotice(host, notebook.unread);
      return '';
    } catch (error) {
      return error instanceof Error ? `${error.message}.` : String(error);
    }
  }

  list.adopt(original.cells);
  standings.asBuilt();
  file.offer(opening.draft, opening.keeper.text);
  commands.update();
  followWork(host, signal, built, opening, work, { text: shown, show, followed: changed, say: tell });
}
