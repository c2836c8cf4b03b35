/** The text of a modelling task: a file of content/models. */
import type { Notebook } from './notebook.ts';

export interface ModelText {
  readonly title: string;
  /** What is asked, as Markdown. */
  readonly statement: string;
  /** What must and may happen; which columns; a row of it. Markdown. */
  readonly hints: readonly [string, string, string];
  /** The code of a right model. */
  readonly solution: string;
}

/** What a blank cell begins with. */
export const BLANK = '// What is a choice? What must happen, and what may?\n';

/** @throws RangeError when the notebook is not a statement, three hints and a solution */
export function modelTextOf({ title, cells }: Notebook): ModelText {
  const [texts, codes] = ['text', 'code'].map((kind) =>
    cells.filter((cell) => cell.kind === kind).map(({ text }) => text),
  );
  const [statement, must, columns, row, ...more] = texts ?? [];
  const [solution, ...others] = codes ?? [];
  const isWhole = statement !== undefined && must !== undefined && columns !== undefined && row !== undefined;
  if (!isWhole || solution === undefined || more.length + others.length > 0) {
    throw new RangeError(`${title} needs a statement, three hints and a solution`);
  }
  return { title, statement, hints: [must, columns, row], solution };
}

/** Returns a notebook of two code cells: the data, and the cell of the reader. */
export function modelCells({ title }: ModelText, data: string, code: string): Notebook {
  return {
    title,
    cells: [
      { kind: 'code', text: data },
      { kind: 'code', text: code },
    ],
  };
}
