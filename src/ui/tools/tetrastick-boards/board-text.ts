import type { CustomBoard } from '#puzzles/tetrasticks/custom-board.ts';
import { formatCustomBoard, parseCustomBoard } from '#puzzles/tetrasticks/custom-board-text.ts';
import { LineError } from '#puzzles/text.ts';
import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';

export interface BoardText {
  /** Shows the line of a changed board, unless the reader is writing another one. */
  show(line: string): void;
  /** Shows an unreadable line with its error. */
  refuse(line: string): void;
}

/** Wires the board as a line of text; an error names its place. */
export function mountBoardText(host: HTMLElement, signal: AbortSignal, write: (board: CustomBoard) => void): BoardText {
  const { part, on } = wiring(host, signal);
  const form = part('text-form', HTMLFormElement);
  const input = part('text', HTMLInputElement);
  const error = part('text-error', HTMLElement);
  /** The line of the board. */
  let current = input.defaultValue;

  function complain(fault: LineError | null): void {
    setText(error, fault === null ? '' : `This line cannot be read. At ${fault.message}.`);
    input.setAttribute('aria-invalid', String(fault !== null));
  }

  /** Parses the line; a line with an error stays, for the reader to fix. */
  function read(): CustomBoard | LineError {
    try {
      const board = parseCustomBoard(input.value);
      complain(null);
      return board;
    } catch (fault) {
      if (!(fault instanceof LineError)) throw fault;
      complain(fault);
      return fault;
    }
  }

  on(form, 'submit', (event) => {
    event.preventDefault();
    const found = read();
    if (found instanceof LineError) {
      input.focus();
      input.setSelectionRange(found.column - 1, found.column - 1 + found.length);
      return;
    }
    write(found);
    input.value = formatCustomBoard(found);
  });

  return {
    show(line) {
      const isWriting = input === document.activeElement && input.value !== current;
      current = line;
      if (isWriting) return;
      input.value = line;
      complain(null);
    },
    refuse(line) {
      form.closest('details')?.setAttribute('open', '');
      input.value = line;
      read();
    },
  };
}
