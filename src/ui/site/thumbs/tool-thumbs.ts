/** A small picture for each page of the menu that is not a lesson. */
import { fullBoards, lessonThumb, mountain, rippleGrid } from './lesson-thumbs.ts';
import { RUNG_PICTURES } from '#ui/practice/rung-pictures.ts';
import { box, dot, line, sign, sticks } from '#ui/kit/thumbs/marks.ts';

function someBoards(): string {
  const small = fullBoards(4).map((placements, index) => {
    const [x, y] = [12 + (index % 2) * 36, 1 + Math.floor(index / 2) * 35];
    return `<g transform="translate(${x} ${y}) scale(0.46)">${sticks(placements, 5, 30)}</g>`;
  });
  return small.join('');
}

/** Many boards, and the line of a search over them. */
function wallOfBoards(): string {
  const small = fullBoards(15).map((placements, index) => {
    const [x, y] = [(index % 5) * 19 - 2, 13 + Math.floor(index / 5) * 19];
    return `<g transform="translate(${x} ${y}) scale(0.26)">${sticks(placements, 5, 34)}</g>`;
  });
  return line('M4 8H92M30 3V13', 'ink') + small.join('');
}

/** A board of edges that is not a square. */
function ownBoard(): string {
  return line('M20 8h28v14h14v14h14v28H34V50H20ZM34 8v42M20 22h28v28h28M20 36h42v28M48 36v28M62 36v14', 'ink');
}

function wordSearch(): string {
  const letters = ['CATEX', 'OROWS', 'VNODE', 'ERING'].flatMap((word, y) =>
    [...word].map((letter, x) => sign(18 + x * 15, 13 + y * 15.5, letter)),
  );
  return `${letters.join('')}${line('M26 21.5H86V36H26Z', 'branch')}`;
}

function crossword(): string {
  const squares = ['##.##', '.....', '#.#.#', '.....'].flatMap((word, y) =>
    [...word].map((one, x) => box(13 + x * 14, 7 + y * 14.5, 13, 13.5, one === '#' ? 'ink' : 'covered')),
  );
  return squares.join('');
}

/** Questions in a list, two of them answered. */
function checklist(): string {
  const items = [12, 29, 46, 63].map(
    (y, index) =>
      box(12, y - 5, 10, 10, index < 2 ? 'chosen' : 'covered') + line(`M30 ${y}H${[84, 70, 80, 64][index]}`, 'soft'),
  );
  return items.join('');
}

/** A ladder, two of its rungs climbed. */
function ladder(): string {
  const rungs = [60, 46, 32, 18].map((y, index) => line(`M32 ${y}H64`, index < 2 ? 'chosen' : 'soft'));
  return `${line('M32 6V68M64 6V68', 'ink')}${rungs.join('')}`;
}

/** A puzzle in words, and the matrix that is still to be made of it. */
function model(): string {
  const ones = [0, 1, 2].map((y) => dot(60 + y * 12, 22 + y * 14, y < 2 ? 'chosen' : 'covered', 4)).join('');
  return `${line('M8 18H34M8 29H30M8 40H36M8 51H24', 'soft')}${line('M40 36H47', 'branch')}${line('M52 12H92V60H52Z', 'ink')}${ones}`;
}

/** Two runs from the same root that part at a node. */
function twoRuns(): string {
  const site = line('M22 10V26L14 42M22 26L32 42L26 60', 'ink');
  const own = line('M70 10V26L62 42', 'ink') + line('M70 26L82 42V60', 'branch');
  return site + own + line('M48 8V64', 'soft') + dot(22, 26, 'ink') + dot(70, 26, 'branch');
}

function program(): string {
  const lines = [14, 25, 36, 47, 58].map((y, index) => {
    const indent = [8, 18, 28, 18, 8][index]!;
    return line(`M${indent} ${y}H${indent + [44, 52, 40, 58, 12][index]!}`, index === 2 ? 'chosen' : 'soft');
  });
  return lines.join('');
}

/** A cell of code, and the figure that it builds. */
function cell(): string {
  const ones = [0, 1, 2].flatMap((y) =>
    [0, 1, 2].flatMap((x) => ((x + y) % 2 === 0 ? [dot(58 + x * 12, 24 + y * 12, 'chosen', 4)] : [])),
  );
  return `${line('M6 8H90V64H6Z', 'soft')}${line('M14 22H40M14 36H34M14 50H38', 'ink')}${ones.join('')}`;
}

/** Names in mono, each with what it says. */
function names(): string {
  const calls = ['fill()', 'row()', 'count()'];
  return calls.map((call, at) => sign(26, 14 + at * 22, call) + line(`M50 ${14 + at * 22}H88`, 'soft')).join('');
}

/** A parcel. */
function parcel(): string {
  return line('M48 6L78 20V52L48 66L18 52V20ZM18 20L48 34L78 20M48 34V66', 'ink') + line('M33 13L63 27V40', 'chosen');
}

/** A screen with a picture on it, over a class. */
function onTheWall(): string {
  const heads = [22, 40, 58, 76].map((x) => dot(x, 64, 'soft', 5)).join('');
  return `${line('M10 6H88V48H10Z', 'ink')}${sign(34, 28, 'A')}${sign(64, 28, 'B')}${line('M42 28H56', 'branch')}${heads}`;
}

/** A page of text with a figure in a frame. */
function framed(): string {
  const text = line('M12 8H84M12 62H66', 'soft');
  return `${text}${line('M12 18H84V52H12Z', 'ink')}${dot(30, 35, 'chosen', 5)}${dot(48, 35, 'chosen', 5)}${line('M58 35H74', 'branch')}`;
}

/** Two runs: a long one, and the short one that is left of it. */
function twoBars(): string {
  return `${box(10, 14, 78, 16, 'covered')}${box(10, 42, 16, 16, 'chosen')}`;
}

/** The pictures by the addresses of their pages, with `-` for `/`. */
const PICTURES: Readonly<Record<string, () => string>> = {
  embed: framed,
  practice: ladder,
  'practice-model': model,
  exercises: checklist,
  teach: onTheWall,
  'pupil-sheet': checklist,
  'too-slow': twoBars,
  implement: program,
  'implement-trace': twoRuns,
  'implement-write': RUNG_PICTURES.write,
  tetrasticks: () => lessonThumb('tetrasticks'),
  'tetrasticks-play': () => sticks(fullBoards(1)[0]?.slice(0, 9) ?? [], 5, 34) + line('M18 6H78V66H18Z', 'soft'),
  'tetrasticks-solutions': someBoards,
  'tetrasticks-wall': wallOfBoards,
  'tetrasticks-boards': ownBoard,
  'ripple-effect': () => rippleGrid('all'),
  'ripple-effect-play': () => rippleGrid('givens'),
  'ripple-effect-watch': mountain,
  'ripple-effect-own': () => rippleGrid('none'),
  words: wordSearch,
  'words-crossword': crossword,
  notebook: () => lessonThumb('encode-your-own'),
  'notebook-own': cell,
  'notebook-library': names,
  library: parcel,
};

/** The names of the pictures. */
export const toolThumbs: readonly string[] = Object.keys(PICTURES);

/** The markup of a page's picture; empty for a page without one. */
export function toolThumb(name: string): string {
  return PICTURES[name]?.() ?? '';
}
