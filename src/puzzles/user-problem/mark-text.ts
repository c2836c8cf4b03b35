/**
 * Marks as text, one after the other with `;` between them: `fill 0,0 1,0 #3 Q; edge h0,0 v1,2 #1`.
 *
 * - `fill 0,0 1,0 #3 Q`: the cells 0,0 and 1,0, in the colour 3, with a Q in each. Colour and text may
 *   be left out; a text with a blank, `;` `#` `,` `|` or `"` in it stands in quotation marks
 * - `corner 0,0 12`: a small 12 in the top right corner of the cell 0,0
 * - `edge h0,0 v1,2 #3`: an edge from the point 0,0 to the right, and one from 1,2 down
 * - `path 0,0 1,2 2,2 #3`: a stroke through these places
 * - `dot 0,0 #3`, `wall h0,0 v1,2`, `caption "Black to move"`
 */
import { shortened } from '#english/english.ts';
import { TextError } from '../text.ts';
import { MOST } from './limits.ts';
import type { EdgePlace, Mark, MarkName, Place } from '../marks.ts';
import { MARK_NAMES } from '../marks.ts';

/** What a text says of a mark, not yet checked, and where in its line that stands, from 1. */
interface MarkData {
  readonly data: unknown;
  readonly column: number;
}

interface Word {
  readonly text: string;
  readonly column: number;
  readonly isQuoted: boolean;
}

/**
 * The marks of a text.
 *
 * @param column where in its line the text begins, from 1
 * @throws TextError when it is not a list of marks; what a mark says is left to `markReader`
 */
export function parseMarks(text: string, line: number, column: number): MarkData[] {
  const marks: MarkData[] = [];
  for (const [first, ...words] of statementsOf(text, line, column)) {
    if (!first) continue;
    const name = MARK_NAMES.find((one) => one === first.text && !first.isQuoted);
    if (!name) {
      throw new TextError(
        line,
        first.column,
        `"${shortened(first.text)}" is not a mark; the marks are ${MARK_NAMES.join(', ')}`,
      );
    }
    marks.push(...marksOf(name, first, words, line));
    if (marks.length > MOST.marks) {
      throw new TextError(line, first.column, 'there are too many marks; leave some out');
    }
  }
  return marks;
}

function statementsOf(text: string, line: number, column: number): Word[][] {
  const statements: Word[][] = [[]];
  for (const { 0: found, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|;|[^\s;"]+|"/gu)) {
    const at = column + index;
    if (found === ';') statements.push([]);
    else if (found.startsWith('"')) {
      statements.at(-1)?.push({ text: unquoted(found, line, at), column: at, isQuoted: true });
    } else statements.at(-1)?.push({ text: found, column: at, isQuoted: false });
  }
  return statements;
}

/** @throws TextError when a text in quotation marks is not closed, or has a bad escape in it */
export function unquoted(text: string, line: number, column: number): string {
  try {
    return String(JSON.parse(text));
  } catch {
    const cure = 'close it with a quotation mark, and write \\" for one inside it';
    throw new TextError(line, column, `this text in quotation marks cannot be read; ${cure}`);
  }
}

function marksOf(name: MarkName, first: Word, words: readonly Word[], line: number): MarkData[] {
  const wrong = ({ text, column }: Word, cure: string): TextError =>
    new TextError(line, column, `"${shortened(text)}" does not belong to ${name}; ${cure}`);
  const takesEdges = name === 'edge' || name === 'wall';
  const places: { readonly at: unknown; readonly column: number }[] = [];
  let more: Readonly<Record<string, unknown>> = {};
  for (const word of words) {
    const { text, column, isQuoted } = word;
    const [, way, x = '', y = ''] = /^([hv]?)(\d{1,9}),(\d{1,9})$/.exec(text) ?? [];
    if (!isQuoted && way !== undefined && name !== 'caption') {
      if ((way !== '') !== takesEdges) {
        throw wrong(word, takesEdges ? 'write edges as h0,0 or v0,0' : 'write places as 0,0');
      }
      const at = [Number(x), Number(y)];
      places.push({ at: takesEdges ? { way, at } : at, column });
    } else if (!isQuoted && /^#\d{1,3}$/.test(text)) {
      more = { ...more, colour: Number(text.slice(1)) };
    } else if ((name === 'fill' || name === 'corner' || name === 'caption') && more['text'] === undefined) {
      more = { ...more, text };
    } else {
      throw wrong(word, name === 'caption' ? 'put its text in quotation marks' : CURES[name]);
    }
  }
  if (name === 'caption') return [{ data: { mark: name, ...more }, column: first.column }];
  if (places.length === 0) {
    throw new TextError(line, first.column, `${name} has no place; ${CURES[name]}`);
  }
  if (name === 'path') {
    const through = places.map(({ at }) => at);
    return [{ data: { mark: name, through, ...more }, column: first.column }];
  }
  return places.map(({ at, column }) => ({
    data: { mark: name, ...(takesEdges ? (at as object) : { at }), ...more },
    column,
  }));
}

const CURES: Readonly<Record<MarkName, string>> = {
  fill: 'write it as fill 0,0 #3 Q',
  corner: 'write it as corner 0,0 12',
  edge: 'write it as edge h0,0 v1,0 #3',
  path: 'write it as path 0,0 1,0 #3',
  dot: 'write it as dot 0,0 #3',
  wall: 'write it as wall h0,0 v1,0',
  caption: 'write it as caption "Black to move"',
};

/** Marks as `parseMarks` reads them. */
export function formatMarks(marks: readonly Mark[]): string {
  const statements: { head: string; places: string; tail: string }[] = [];
  for (const mark of marks) {
    const { mark: head } = mark;
    const [places, tail] = partsOf(mark);
    const last = statements.at(-1);
    const isAlike = last?.head === head && last.tail === tail;
    if (isAlike && head !== 'path' && head !== 'caption') last.places += ` ${places}`;
    else statements.push({ head, places, tail });
  }
  return statements.map(({ head, places, tail }) => `${head}${places && ' '}${places}${tail}`).join('; ');
}

function partsOf(mark: Mark): [places: string, tail: string] {
  if (mark.mark === 'caption') return ['', ` ${JSON.stringify(mark.text)}`];
  if (mark.mark === 'wall') return [formatEdge(mark), ''];
  const colour = mark.mark === 'corner' || mark.colour === undefined ? '' : ` #${mark.colour}`;
  if (mark.mark === 'edge') return [formatEdge(mark), colour];
  if (mark.mark === 'path') return [mark.through.map(formatPlace).join(' '), colour];
  if (mark.mark === 'dot' || mark.text === undefined) return [formatPlace(mark.at), colour];
  const isBare = /^[^\s";,#|]+$/u.test(mark.text);
  return [formatPlace(mark.at), `${colour} ${isBare ? mark.text : JSON.stringify(mark.text)}`];
}

export function formatPlace(place: Place): string {
  return place.join(',');
}

export function formatEdge({ way, at }: EdgePlace): string {
  return `${way}${formatPlace(at)}`;
}
