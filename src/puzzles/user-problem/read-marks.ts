/** Reads marks and places that may come from anywhere, and says what is wrong with them. */
import type { EdgePlace, Mark, Place } from '../marks.ts';
import { COLOURS, MARK_NAMES } from '../marks.ts';
import { faultOfLine, MOST } from './limits.ts';
import type { CellBoard, LineBoard, TileBoard } from '../board.ts';
import { hasHeadings } from '../board.ts';
import { inWords, shortened } from '#english/english.ts';

/** A thing that is as it should be, or what is wrong with it. */
export type Checked<Thing> =
  | { readonly thing: Thing; readonly fault: '' }
  | { readonly thing: null; readonly fault: string };

/** The size of a board, its kind, and what is missing from it. */
export type Ground =
  | Pick<CellBoard, 'kind' | 'width' | 'height' | 'missing' | 'across' | 'down'>
  | Pick<TileBoard, 'kind' | 'width' | 'height' | 'missing'>
  | Pick<LineBoard, 'kind' | 'width' | 'height' | 'missing'>;

const fault = (words: string): { thing: null; fault: string } => ({ thing: null, fault: words });
const sound = <Thing>(thing: Thing): Checked<Thing> => ({ thing, fault: '' });

/** The fields of a thing; null for what has none. */
export function fieldsOf(data: unknown): Readonly<Record<string, unknown>> | null {
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Record<string, unknown>) : null;
}

/** A value in a message: short, and never the whole of it. */
export function shownValue(value: unknown): string {
  if (typeof value === 'string') return `"${shortened(value)}"`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value === undefined || value === null) return 'nothing';
  return Array.isArray(value) ? 'a list' : `a value of the type ${typeof value}`;
}

/** A place: two whole numbers from 0. */
export function readPlace(data: unknown): Checked<Place> {
  if (!Array.isArray(data) || data.length !== 2) {
    return fault(`${shownValue(data)} is not a place; write it as x,y, two whole numbers from 0`);
  }
  const [x, y] = data as unknown[];
  const isSound = [x, y].every((one) => Number.isInteger(one) && (one as number) >= 0 && (one as number) <= MOST.side);
  return isSound
    ? sound([(x as number) + 0, (y as number) + 0])
    : fault(`${shownValue(x)},${shownValue(y)} is not a place; x and y are whole numbers from 0 to ${MOST.side}`);
}

/** An edge of a board. */
export function readEdge(data: unknown): Checked<EdgePlace> {
  const fields = fieldsOf(data);
  const way = fields?.['way'];
  if (way !== 'h' && way !== 'v') {
    return fault(`${shownValue(way)} is not a direction of an edge; give "h" for right or "v" for down`);
  }
  const at = readPlace(fields?.['at']);
  return at.thing ? sound({ way, at: at.thing }) : at;
}

/** What may be drawn on a board: gives a function that reads one mark. */
export function markReader(ground: Ground | undefined): (data: unknown) => Checked<Mark> {
  if (!ground) {
    return () => fault('there is no board to draw it on; add a board, or leave the mark out');
  }
  const isMissing = missingFrom(ground);
  const { width, height, kind } = ground;
  const isTable = kind === 'cells' && hasHeadings(ground);
  const size = `the board is ${width}x${height}`;

  function cell(data: unknown): Checked<Place> {
    const read = readPlace(data);
    if (!read.thing) return read;
    const [x, y] = read.thing;
    if (x >= width || y >= height) {
      return fault(`the cell ${x},${y} is not on the board; ${size}, and cells count from 0`);
    }
    return isMissing(`${x},${y}`) ? fault(`the cell ${x},${y} is missing from the board; draw on another one`) : read;
  }

  /** The middle of a cell, or a point. */
  function middle(data: unknown): Checked<Place> {
    if (kind !== 'lines') return cell(data);
    const read = readPlace(data);
    if (!read.thing) return read;
    const [x, y] = read.thing;
    return x > width || y > height
      ? fault(`the point ${x},${y} is not on the board; ${size}, and its bottom right corner is ${width},${height}`)
      : read;
  }

  function edge(data: unknown): Checked<EdgePlace> {
    if (kind === 'triangles' || kind === 'hexagons') {
      return fault(`edges and walls are for squares, but the board is of ${kind}; fill a cell, or draw a path`);
    }
    const read = readEdge(data);
    if (!read.thing) return read;
    const { way, at } = read.thing;
    const name = `${way}${at.join(',')}`;
    const isOn = at[0] <= width - (way === 'h' ? 1 : 0) && at[1] <= height - (way === 'v' ? 1 : 0);
    if (!isOn) return fault(`the edge ${name} is not on the board; ${size}`);
    return isMissing(name) ? fault(`the edge ${name} is missing from the board; draw on another one`) : read;
  }

  return (data) => {
    const fields = fieldsOf(data);
    const mark = MARK_NAMES.find((name) => name === fields?.['mark']);
    if (!fields || !mark) {
      const name = shownValue(fields ? fields['mark'] : data);
      return fault(`${name} is not a mark; the marks are ${MARK_NAMES.join(', ')}`);
    }
    if (mark === 'caption') {
      const { text } = fields;
      if (typeof text !== 'string') return fault('a caption needs text; give it some');
      const wrong = faultOfLine(text, MOST.words);
      return wrong ? fault(wrong) : sound({ mark, text });
    }
    const { colour } = fields;
    const isColour = Number.isInteger(colour) && (colour as number) >= 0 && (colour as number) < COLOURS;
    const plain = mark === 'wall' || mark === 'corner' ? PLAIN[mark] : '';
    if (colour !== undefined && (!isColour || plain !== '')) {
      return fault(plain !== '' ? plain : `${shownValue(colour)} is not a colour; the colours are 0 to ${COLOURS - 1}`);
    }
    const coloured = colour === undefined ? {} : { colour: (colour as number) + 0 };
    if (mark === 'wall') {
      const read = edge(data);
      return read.thing ? sound({ mark, ...read.thing }) : read;
    }
    if (mark === 'edge') {
      const read = edge(data);
      return read.thing ? sound({ mark, ...read.thing, ...coloured }) : read;
    }
    if (mark === 'path') {
      const through = fields['through'];
      if (!Array.isArray(through) || through.length < 2 || through.length > MOST.side ** 2) {
        return fault(`a path goes through 2 to ${inWords(MOST.side ** 2)} places; name them all`);
      }
      const places: Place[] = [];
      for (const one of through as unknown[]) {
        const read = middle(one);
        if (!read.thing) return read;
        places.push(read.thing);
      }
      return sound({ mark, through: places, ...coloured });
    }
    if (mark === 'dot') {
      const read = middle(fields['at']);
      return read.thing ? sound({ mark, at: read.thing, ...coloured }) : read;
    }
    const read = cell(fields['at']);
    if (!read.thing) return read;
    const text = typeof fields['text'] === 'number' ? String(fields['text']) : fields['text'];
    if (text === undefined) {
      return mark === 'corner'
        ? fault('a corner needs text; give it a letter or a number')
        : sound({ mark, at: read.thing, ...coloured });
    }
    if (typeof text !== 'string') {
      return fault(`${shownValue(text)} is not text for a cell; give a letter or a number`);
    }
    const wrong = faultOfLine(text, isTable ? MOST.label : MOST.sign);
    const cure = isTable ? '' : '; on a board with words as headings (across and down), a cell has room for more';
    if (wrong) return fault(text.length > MOST.sign ? `${wrong}${cure}` : wrong);
    return mark === 'corner'
      ? sound({ mark, at: read.thing, text })
      : sound({ mark, at: read.thing, ...coloured, text });
  };
}

/** What is said of a colour where there is none. */
const PLAIN = {
  wall: 'a wall has no colour; leave it out, or draw an edge',
  corner: 'a corner has no colour; leave it out, or colour the cell with a fill',
} as const;

function missingFrom(ground: Ground): (name: string) => boolean {
  const names = new Set(
    ground.kind === 'lines'
      ? ground.missing.map(({ way, at }) => `${way}${at.join(',')}`)
      : ground.missing.map((place) => place.join(',')),
  );
  return (name) => names.has(name);
}

/** The marks that a mark counts for. */
export function weightOf(mark: Mark): number {
  return mark.mark === 'path' ? mark.through.length : 1;
}
