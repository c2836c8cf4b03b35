/** An error in the code of a cell. `line` and `column` count from 1 in that code; 0 where the place is unknown. */
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
