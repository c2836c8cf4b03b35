/** The lines of a text that comes in pieces, without ever holding all of it. */

/** In characters; the first line may hold a whole matrix. */
export const LONGEST_LINE = 4_000_000;

/** A line that is too long to be one. */
export class LongLineError extends RangeError {
  /** Its number, from 1. */
  readonly line: number;

  constructor(line: number) {
    super('It is longer than 4,000,000 characters. End it sooner.');
    this.line = line;
  }
}

export interface NumberedLine {
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

/**
 * The lines that are not blank, with their numbers, in batches: one for each piece of the text.
 * @throws LongLineError for a line that is too long
 */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<NumberedLine[]> {
  let rest = '';
  let number = 0;
  const take = (text: string): NumberedLine[] => {
    number += 1;
    return text.trim() === '' ? [] : [{ number, text: text.trim() }];
  };
  for await (const piece of pieces) {
    const parts = (rest + piece).split(/\r\n|\n|\r(?!$)/);
    rest = parts.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw new LongLineError(number + parts.length + 1);
    yield parts.flatMap(take);
  }
  if (rest !== '') yield take(rest);
}

/** The text of a blob, piece by piece; a byte order mark is left out, and what cannot be decoded becomes �. */
export async function* piecesOf(blob: Blob): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = blob.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    yield decoder.decode(value, { stream: true });
  }
  yield decoder.decode();
}
