/** What is wrong with a cell. `line` and `column` count from 1 in the text of the cell; 0 where nobody knows. */
export class CellError extends Error {
  readonly line: number;
  readonly column: number;

  constructor(line: number, column: number, message: string) {
    super(message);
    this.name = 'CellError';
    this.line = line;
    this.column = column;
  }
}
