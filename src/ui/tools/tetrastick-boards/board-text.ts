import type { CustomBoard } from '#puzzles/tetrasticks/custom-board.ts';
import { formatCustomBoard, parseCustomBoard } from '#puzzles/tetrasticks/custom-board-text.ts';
import { LineError } from '#puzzles/text.ts';
import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';

export interface BoardText {
  /** Writes the line of a board that has changed elsewhere. */
  show(line: string): void;
  /** Shows a line that cannot be read, with what is wrong with it. */
  refuse(line: string): void;
}

/** The board as a line that can be written, pasted and copied; an error names its place. */
export function mountBoardText(host: HTMLElement, write: (board: CustomBoard) => void, signal: AbortSignal): BoardText {
  const { part, on } = wiring(host, signal);
  const form = part('text-form', HTMLFormElement);
  const input = part('text', HTMLInputElement);
  const error = part('text-error', HTMLElement);

  function complain(fault: LineError | null): void {
    setText(error, fault === null ? '' : `This line cannot be read. At ${fault.message}.`);
    input.setAttribute('aria-invalid', String(fault !== null));
  }

  /** Reads the line; what cannot be read stays as it is, for the reader to mend. */
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
