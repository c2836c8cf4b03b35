import { fetchPart } from '#ui/kit/fetch-part.ts';
import { part } from '#ui/kit/parts.ts';
import type { Opened } from './opened.ts';

/** The key in the state of a history entry that an opened board has made. */
const OPENED_HERE = 'wall.opened';

interface OpenBoardOptions {
  /** The board that is open; null when none is. */
  opened(): number | null;
  /** Notes another, and writes it into the address. */
  note(board: number | null): void;
  /** Called when a board is to be shown; returns what the dialog shows of it. */
  shown(board: number): Opened;
  /** The boards that Previous and Next walk along. */
  inOrder(): readonly number[];
  /** Called when the reader has closed the dialog. */
  left(): void;
}

interface OpenBoard {
  open(board: number): void;
  /** Shows or closes the dialog, as the state says. */
  show(): void;
}

/** Opens a board of the wall in a dialog and in a new entry of the history, so that Back closes it. */
export function mountOpenBoard(host: HTMLElement, signal: AbortSignal, options: OpenBoardOptions): OpenBoard {
  const dialog = part(host, 'opened', HTMLDialogElement);
  let isPushing = false;

  const fetched = () =>
    fetchPart(
      host,
      'the board',
      async () => {
        const { mountOpened } = await import('./opened.ts');
        return mountOpened(host, signal, { move, closed });
      },
      signal,
    );

  function open(board: number): void {
    if (options.opened() === null) {
      history.pushState({ ...(history.state as object | null), [OPENED_HERE]: true }, '');
      isPushing = true;
    }
    options.note(board);
    show();
  }

  function show(): void {
    const board = options.opened();
    if (board === null) {
      if (dialog.open) void fetched().then(({ close }) => close());
      return;
    }
    const view = options.shown(board);
    void fetched().then((opened) => {
      if (options.opened() === board) opened.show(view);
    });
  }

  function move(by: 1 | -1): void {
    const all = options.inOrder();
    const board = options.opened();
    const next = all[board === null ? -1 : all.indexOf(board) + by];
    if (next !== undefined) open(next);
  }

  function closed(): void {
    options.left();
    if (options.opened() === null) return;
    const isOwn = (history.state as Readonly<Record<string, unknown>> | null)?.[OPENED_HERE] === true;
    if (isOwn && isPushing) {
      isPushing = false;
      history.back();
      return;
    }
    options.note(null);
  }

  return { open, show };
}
