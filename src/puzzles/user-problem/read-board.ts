/** Reads a board that may come from anywhere. */
import { inFigures } from '#english/english.ts';
import { faultOfLine, MOST } from './limits.ts';
import type { EdgePlace, Mark, Place } from '../marks.ts';
import type { Heading, ProblemBoard } from '../board.ts';
import type { Checked } from './read-marks.ts';
import { fieldsOf, markReader, readEdge, readPlace, shownValue } from './read-marks.ts';

/** Notes a fault at a place. */
export type Note = (place: string, words: string) => void;

/**
 * What `data` says of a board; undefined when it is none, and then a fault has been noted.
 *
 * @param marksOf reads the marks of the board, and keeps count of them
 */
export function readBoard(
  data: unknown,
  note: Note,
  marksOf: (data: unknown, place: string, read: (data: unknown) => Checked<Mark>) => Mark[],
): ProblemBoard | undefined {
  const fields = fieldsOf(data);
  const kind = fields?.['kind'];
  if (!fields || (kind !== 'cells' && kind !== 'triangles' && kind !== 'hexagons' && kind !== 'lines')) {
    const words = `${shownValue(kind)} is not a kind of board; give "cells", "triangles", "hexagons" or "lines"`;
    note('board.kind', words);
    return undefined;
  }
  const [width, height] = [fields['width'], fields['height']];
  if (!isSide(width) || !isSide(height)) {
    const size = `${shownValue(width)} by ${shownValue(height)}`;
    note('board', `${size} is not a size; width and height are whole numbers from 1 to ${MOST.side}`);
    return undefined;
  }
  const list = fields['missing'] ?? [];
  if (!Array.isArray(list) || list.length > 2 * (MOST.side + 1) ** 2) {
    const words = Array.isArray(list)
      ? 'more places are missing than a board can have; name each once'
      : 'the missing places are not in a list; give a list';
    note('board.missing', words);
    return undefined;
  }
  const missing = <Thing extends Place | EdgePlace>(read: (data: unknown) => Checked<Thing>): Thing[] =>
    Array.from(list as unknown[]).flatMap((one, index) => {
      const { thing, fault } = read(one);
      if (thing === null) note(`board.missing[${index}]`, fault);
      return thing === null ? [] : [thing];
    });
  const size = { width: width + 0, height: height + 0 };
  if (kind !== 'cells') {
    for (const name of ['blocks', 'across', 'down']) {
      if (fields[name] !== undefined) note(`board.${name}`, `a board of ${kind} has no "${name}"; leave that out`);
    }
    const ground =
      kind === 'lines'
        ? ({ kind, ...size, missing: missing(onBoard(kind, size, readEdge)) } as const)
        : ({ kind, ...size, missing: missing(onBoard(kind, size, readPlace)) } as const);
    return { ...ground, marks: marksOf(fields['marks'], 'board.marks', markReader(ground)) };
  }
  const blocks = blocksOf(fields['blocks'], note);
  const across = headingsOf(fields['across'], 'across', size.width, blocks?.[0], note);
  const down = headingsOf(fields['down'], 'down', size.height, blocks?.[1], note);
  const ground = {
    kind: 'cells' as const,
    ...size,
    missing: missing(onBoard(kind, size, readPlace)),
    ...(across && { across }),
    ...(down && { down }),
  };
  return {
    ...ground,
    ...(blocks && { blocks }),
    marks: marksOf(fields['marks'], 'board.marks', markReader(ground)),
  };
}

/** What is missing has to be a place of the board. */
function onBoard<Thing extends Place | EdgePlace>(
  kind: ProblemBoard['kind'],
  size: { readonly width: number; readonly height: number },
  read: (data: unknown) => Checked<Thing>,
): (data: unknown) => Checked<Thing> {
  const bare = markReader({ kind, ...size, missing: [] });
  return (data) => {
    const one = read(data);
    if (one.thing === null) return one;
    const { thing } = one;
    const mark = 'way' in thing ? { mark: 'wall', ...thing } : { mark: 'fill', at: thing };
    const { fault } = bare(mark);
    return fault === '' ? one : { thing: null, fault };
  };
}

function blocksOf(data: unknown, note: Note): Place | undefined {
  if (data === undefined) return undefined;
  const { thing, fault } = readPlace(data);
  if (thing?.every((side) => side > 0)) return thing;
  note('board.blocks', fault || 'a block is at least one cell wide and high; give its size');
  return undefined;
}

function headingsOf(
  data: unknown,
  name: 'across' | 'down',
  count: number,
  block: number | undefined,
  note: Note,
): Heading[] | undefined {
  if (data === undefined) return undefined;
  const place = `board.${name}`;
  if (!Array.isArray(data)) {
    note(place, `${shownValue(data)} is not a list of headings; give a list`);
    return undefined;
  }
  const list: unknown[] = data;
  const blocks = block === undefined ? count : Math.ceil(count / block);
  if (list.length !== count && list.length !== blocks) {
    const orBlock = blocks === count ? '' : `, or one for each of its ${blocks} blocks`;
    note(
      place,
      `there ${list.length === 1 ? 'is' : 'are'} ${inFigures(list.length, 'heading')} ${name}, but the board is ${count} ${name === 'across' ? 'wide' : 'high'}; give a list of ${count}, '' ` +
        `where there is none${orBlock}`,
    );
    return undefined;
  }
  return list.map((one) => {
    const heading = Array.isArray(one) ? Array.from(one.slice(0, MOST.side + 1) as unknown[], texted) : texted(one);
    const wrong = Array.isArray(heading) ? faultOfClue(heading) : faultOfHeading(heading);
    if (wrong) note(place, wrong);
    return Array.isArray(heading) ? heading.map(String) : String(heading);
  });
}

/** A number may stand for its text. */
function texted(one: unknown): unknown {
  return typeof one === 'number' ? String(one) : one;
}

function faultOfHeading(text: unknown): string {
  // A column of a table may go without.
  if (text === '') return '';
  if (typeof text !== 'string') return `a heading: ${shownValue(text)} is not a string`;
  const wrong = faultOfLine(text, MOST.label);
  if (wrong) return `a heading: ${wrong}`;
  if (text.includes(';')) return 'a heading has a ; in it; leave that out';
  return /^\[.*\]$/u.test(text) ? 'a heading has brackets around it; leave them out, or give a list' : '';
}

function faultOfClue(parts: readonly unknown[]): string {
  if (parts.length > MOST.side) return `a clue has more than ${MOST.side} parts; shorten it`;
  for (const part of parts) {
    const wrong = typeof part === 'string' ? faultOfLine(part, MOST.sign) : `${shownValue(part)} is not a string`;
    if (wrong) return `a clue: ${wrong}`;
    if (/[\s;[\]]/u.test(String(part))) return `a clue has ${shownValue(part)} in it; leave out spaces, ; and brackets`;
  }
  return '';
}

function isSide(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MOST.side;
}
