/** Every reader of texts that people bring or links carry, with sound texts and what it may throw. */
import { parse as parseDlx } from '#dlx/index.ts';
import { readWhatIf } from '#player/what-if.ts';
import { readOwnMatrix } from '#puzzles/own-matrix/own-matrix.ts';
import { parseDesign, readCompactDesign } from '#puzzles/ripple-effect/design.ts';
import { parseSheet } from '#puzzles/ripple-effect/game-text.ts';
import { parseEntry } from '#puzzles/ripple-effect/library.ts';
import { readLine } from '#puzzles/ripple-effect/line.ts';
import { fromPuzzLink } from '#puzzles/ripple-effect/puzz-link.ts';
import { readPastedPuzzle } from '#puzzles/ripple-effect/pasted.ts';
import { parse as parseRipple } from '#puzzles/ripple-effect/text.ts';
import { parseCustomBoard } from '#puzzles/tetrasticks/custom-board-text.ts';
import { parseSketch } from '#puzzles/tetrasticks/sketch-text.ts';
import { parse as parseBoard } from '#puzzles/tetrasticks/text.ts';
import { LineError, TextError } from '#puzzles/text.ts';
import { parseUserProblem } from '#puzzles/user-problem/parse.ts';
import { readPastedMatrix } from '#puzzles/user-problem/pasted/read-pasted.ts';

export interface TextReader {
  readonly name: string;
  read(text: string): unknown;
  /** Texts that can be read. */
  readonly sound: readonly string[];
  /** Pieces that a hostile text may be made of, over and over. */
  readonly pieces: readonly string[];
  /** What it may throw; one without says with null that it cannot read a text. */
  readonly throws?: new (...args: never[]) => Error;
}

const RIPPLE = 'AABB\nACDB\nCCDD\n\n.2..\n1-_·\n00.1\n';
const NUMBERED = '```\n1 1 10\n1 2 10\n\n. 2 .\n. . .\n```';
const GRID = ['A', 'A\n', 'A \n\n', '.', '1 ', '11 22\n', '\u200b', '```\n', 'ÄＡ'];

export const READERS: readonly TextReader[] = [
  {
    name: 'Ripple Effect',
    read: (text) => parseRipple(text),
    sound: [RIPPLE, NUMBERED],
    pieces: GRID,
    throws: TextError,
  },
  {
    name: 'Ripple Effect, unchecked',
    read: parseDesign,
    sound: [RIPPLE, NUMBERED],
    pieces: GRID,
    throws: TextError,
  },
  {
    name: 'Ripple Effect in one line',
    read: readCompactDesign,
    sound: ['AAB_ABB__2.._...'],
    pieces: ['A_', '_', 'A__.'],
    throws: TextError,
  },
  { name: 'Ripple Effect in a link', read: readLine, sound: ['AAB_ABB__2.._...'], pieces: ['A_'] },
  {
    name: 'Ripple Effect in the library',
    read: (text) => parseEntry('01-a.txt', text),
    sound: [`name: a\ncredit: b\n\n${RIPPLE}`],
    pieces: ['name: a\n', 'name: \n', '\n', 'a:   '],
    throws: TextError,
  },
  {
    name: 'puzz.link',
    read: fromPuzzLink,
    sound: ['https://puzz.link/p?ripple/4/4/9n8rigk14h32k'],
    pieces: ['/a/1/1/', '?a', '/', 'ripple/9/9/', 'a', '& ', '~~~ '],
    throws: LineError,
  },
  {
    name: 'a pasted Ripple Effect',
    read: readPastedPuzzle,
    sound: [
      'https://puzz.link/p?ripple/4/4/9n8rigk14h32k',
      'pzprv3/ripple/4/4/0 1 0 /0 1 1 /0 1 1 /1 0 1 /1 1 0 1 /1 1 0 0 /1 0 1 0 /. . . . /. 1 4 . /. 3 2 . /. . . . /',
      '[[1, 1, 2], [1, 3, 2], [3, 3, 2]]\n[[1, 0, 0], [0, 0, 0], [0, 0, 2]]',
    ],
    pieces: ['[', ']', '/', 'pzprv3/ripple/', '%2F', ' 1', '\n\n', '"'],
    throws: TextError,
  },
  {
    name: 'what is pasted as a matrix',
    read: readPastedMatrix,
    sound: [
      '# mine\nA B C | x // columns\nA B x\nC\n',
      'np.array([[1, 0], [0, 1]], dtype=bool)',
      "Y = {'A': [1, 4], 'B': [4]}",
      '2 3\n2 1 2\n1 3\n',
      '| | p | q |\n|---|---|---|\n| a | 1 | 0 |\n',
    ],
    pieces: ['[', ']', '{', '}', '(', ',', '1', '0 ', '\n', '|', '\\\n', '1: ', '"', '&', '\t', '# ', '```'],
    throws: TextError,
  },
  {
    name: 'the cells of a game',
    read: (text) => parseSheet(parseRipple('AAB\nABB\n\n2..\n...'), text),
    sound: ['2.3-12-..'],
    pieces: ['-', '.', '-1-'],
    throws: LineError,
  },
  {
    name: 'a tetrastick board',
    read: parseBoard,
    sound: ["board 5x5\n# a start\nF N 0,1\nZ E' 2,0\n"],
    pieces: ['board 5x5\n', 'Q', '#\n', 'F N 0,1\n', ' F', '9,', '```\n'],
    throws: TextError,
  },
  {
    name: 'a sketch',
    read: parseSketch,
    sound: ['L-F.N.0.1-Z.Em.2.0', 'H.off'],
    pieces: ['-', '.', 'L-F.N.0.1-'],
    throws: LineError,
  },
  {
    name: 'a custom board',
    read: parseCustomBoard,
    sound: ['4x3 -H00 -V12 : F H J L2', '4x3-H00-V12.FHJL2'],
    pieces: ['4x3 ', '-H00', ' ', '9', ':F', '```', '\u200b'],
    throws: LineError,
  },
  { name: 'a sheet', read: readOwnMatrix, sound: ['ppso-1010-0111'], pieces: ['p', '-', '1', 'p-1-'] },
  {
    name: 'DLX',
    read: parseDlx,
    sound: ['| a comment\nA B C | D\nA B\nC D\n'],
    pieces: ['A ', 'A', 'A\n', '|\n', ':', '9', '2|a ', '\n', '~~~\n'],
    throws: TextError,
  },
  {
    name: 'a written problem',
    read: parseUserProblem,
    sound: [
      '| title: Two\n| board: 2x2\n| missing: 1,1\n| marks: fill 0,0 #3 "Q"; wall h0,1\nA B | C\n| row x: dot ' +
        '1,0\n| says: it.\nA B C\n',
      '| lines: 2x1\n| missing: v0,0\n| order: C A\n| group "a:b": C\n| column A: one\nA | C\n| row "a:b": edge ' +
        'h0,0 #1; path 0,0 1,1\nA C\n',
      '0 1 | 1\n1 0 | 0\n',
    ],
    pieces: [
      ...['A ', 'A\n', '|\n', '0', '0 1\n', '| row:\n', '| row: fill 0,0 ', '; ', '| says: a\n'],
      ...['"', '\\"', '| marks: ', 'h0,0 ', '| missing: 0,0 ', '| row "', '| group a: A\n', '| : ', '  '],
    ],
    throws: TextError,
  },
  { name: 'What if?', read: readWhatIf, sound: ['3.2-9.0.7', ''], pieces: ['3.2-', '-', '1', '.'] },
];
