/** What is wrong with a text. `line` and `column` count from 1, as an editor does. */
export class TextError extends SyntaxError {
  readonly line: number;
  readonly column: number;
  /** The message without its place, for a text in one line, where nobody counts lines. */
  readonly cure: string;

  constructor(line: number, column: number, message: string) {
    super(`line ${line}, column ${column}: ${message}`);
    this.name = 'TextError';
    this.line = line;
    this.column = column;
    this.cure = message;
  }
}

/**
 * What is wrong with a text that is one line by its nature, such as one in an address: its message names the
 * place in words of its own, a cell or a piece, and no line.
 */
export class LineError extends TextError {
  /** How many characters are wrong; 0 where the message alone says which. */
  readonly length: number;

  constructor(message: string, column = 1, length = 0) {
    super(1, column, message);
    this.name = 'LineError';
    this.message = message;
    this.length = length;
  }
}
