import type { OwnBoard } from '../../../../puzzles/tetrasticks/own-board.ts';
import {
  formatOwnBoard,
  OwnBoardError,
  parseOwnBoard,
} from '../../../../puzzles/tetrasticks/own-board-text.ts';
import { part, setText } from '../../../page/parts.ts';

export interface BoardText {
  /** Writes the line of a board that has changed elsewhere. */
  show(line: string): void;
  /** Shows a line that cannot be read, with what is wrong with it. */
  refuse(line: string): void;
}

/** The board as a line that can be written, pasted and copied; an error names its place. */
export function mountBoardText(
  host: HTMLElement,
  write: (board: OwnBoard) => void,
  signal: AbortSignal,
): BoardText {
  const form = part(host, 'text-form', HTMLFormElement);
  const input = part(host, 'text', HTMLInputElement);
  const error = part(host, 'text-error', HTMLElement);

  function complain(fault: OwnBoardError | null): void {
    setText(error, fault === null ? '' : `This line cannot be read. At ${fault.message}.`);
    input.setAttribute('aria-invalid', String(fault !== null));
  }

  /** Reads the line; what cannot be read stays as it is, for the reader to mend. */
  function read(): OwnBoard | OwnBoardError {
    try {
      const board = parseOwnBoard(input.value);
      complain(null);
      return board;
    } catch (fault) {
      if (!(fault instanceof OwnBoardError)) throw fault;
      complain(fault);
      return fault;
    }
  }

  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      const found = read();
      if (found instanceof OwnBoardError) {
        input.focus();
        input.setSelectionRange(found.at, found.at + found.length);
        return;
      }
      write(found);
      input.value = formatOwnBoard(found);
    },
    { signal },
  );

  return {
    show(line) {
      input.value = line;
      complain(null);
    },
    refuse(line) {
      input.value = line;
      read();
    },
  };
}
