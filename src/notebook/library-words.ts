/** A description of each name of the library, for completion and for the library page. */
import type { ProblemBuilder } from './builder.ts';
import type { INPUT_NAMES } from './inputs.ts';
import type { LibraryName } from './library.ts';

export interface LibraryWord {
  /** The call with its parameters: `range(from, to)`. */
  readonly call: string;
  readonly words: string;
}

/** The functions that a cell calls by name. */
export type LibraryEntry = LibraryName | (typeof INPUT_NAMES)[number];

/** The members of a problem that a cell uses. */
export type BuilderName = Exclude<keyof ProblemBuilder, 'copy' | 'data' | 'checked' | 'rules' | 'answers'>;

export const LIBRARY_WORDS: Readonly<Record<LibraryEntry, LibraryWord>> = {
  problem: {
    call: 'problem(title)',
    words:
      'A new problem. Give it columns with .primary(names) and .secondary(names), rows with .row(name, columns, ' +
      'marks), and a board with .cells(width, height), .triangles, .hexagons or .lines.',
  },
  dlx: {
    call: 'dlx(text)',
    words:
      'A problem from text: columns by their names, with | before the secondary ones, and one row per line. 2|night is ' +
      'a column that is covered twice, 2:3|night one that is covered two or three times, and |5 at the end of a row is ' +
      'what it costs. Such text is what Knuth’s programs read, and what the figure of a problem saves.',
  },
  solve: {
    call: 'solve(problem, limit)',
    words:
      'The solutions, each as the names of its rows, or as their values where rows have a .value. Rows that .oneOf and ' +
      '.atMost have made are left out. You get the first thousand solutions, or as many as limit says.',
  },
  first: { call: 'first(problem)', words: 'The first solution, as solve lists it, or null.' },
  count: {
    call: 'count(problem)',
    words: 'How many solutions there are, and the nodes and updates that finding all of them takes.',
  },
  cheapest: {
    call: 'cheapest(problem, k, { bound })',
    words:
      'The k cheapest solutions, or the cheapest alone if k is left out: each as rows, which are names or values as solve lists them, and cost, what they ' +
      'cost together. .cost says what a row costs. Of solutions that cost the same as the last of them, some may be left out. When the cell’s ' +
      'time is nearly up, you get the best found by then: isProved is false, and no solution costs less than lowerBound. ' +
      'The search may be faster with a bound of your own: the least that a solution with the rows chosen so far can cost.',
  },
  whyNone: {
    call: 'whyNone(problem)',
    words:
      'Why there is no solution, without a search: why in words, and weights of columns by their names. The sum of each ' +
      'row is a multiple of modulus, and total is not; with the modulus 0 no sum is above 0, and total is. Each row also adds ' +
      'perRow, usually 0, to its sum, and a solution adds it rowsInSolution times to total. Null where it finds no ' +
      'such argument; there may still be no solution.',
  },
  chart: {
    call: "chart(records, { kind: 'bar', x: 'n', y: 'nodes' })",
    words:
      'A chart of a list of records: bar, line, dot or area. x and y name fields, series a field that splits the ' +
      'records into series, title a line above; scale: ‘log’ is for numbers of very different sizes.',
  },
  fill: {
    call: 'fill(x, y, text, colour)',
    words: 'A mark: a filled cell, with a letter or a number in it if you give one. ♛ is drawn as a queen.',
  },
  corner: {
    call: 'corner(x, y, text)',
    words: 'A mark: a small letter or number in the top right corner of a cell, over whatever fills it.',
  },
  edge: {
    call: "edge('h', x, y, colour)",
    words: 'A mark: a stroke from the point x, y to the right (h) or down (v).',
  },
  path: { call: 'path([[x, y], …], colour)', words: 'A mark: a stroke through the given places.' },
  dot: { call: 'dot(x, y, colour)', words: 'A mark: a dot.' },
  wall: { call: "wall('h', x, y)", words: 'A mark: a heavy edge.' },
  caption: { call: 'caption(text)', words: 'A mark: a line of words under the board.' },
  range: {
    call: 'range(from, to)',
    words: 'The whole numbers from the first up to, but not including, the second; with one number, from 0.',
  },
  combinations: {
    call: 'combinations(things, size)',
    words: 'All ways to choose that many of the things.',
  },
  sums: {
    call: 'sums(total, size, digits)',
    words:
      'The sets of that many different digits with this total, for .oneOf; the digits are 1 to 9, or those of a list. A ' +
      'total that is impossible gives an empty list.',
  },
  less: {
    call: 'less(low, high, digits)',
    words:
      'The rule that one cell holds less than another. Make its .columns secondary, with its .words; a row that puts ' +
      'a digit into a cell also covers .of(cell, digit). Two rows share a column unless the first digit is less.',
  },
  shape: {
    call: "shape('XX\\n.X', { of: 'squares' })",
    words:
      'The cells of a drawing; spaces and dots are not cells. For ‘triangles’, draw those that point up as A and those ' +
      'that point down as V.',
  },
  aspects: {
    call: "aspects(shape, { mirror: true, of: 'squares' })",
    words:
      'The different ways in which a shape can lie, turned and flipped; a shape of ‘triangles’ or ‘hexagons’ has up ' +
      'to twelve. A body of cells [x, y, z] is turned in space but mirrored only if mirror is set.',
  },
  placements: {
    call: 'placements(shape, width, height, depth)',
    words:
      'The shape in each place of a board of squares, or of triangles or hexagons, with { of: ‘triangles’ } or ' +
      '{ of: ‘hexagons’ } instead of the depth. With a depth, a body of cells [x,\u00a0y,\u00a0z] in each place of a box.',
  },
  queens: {
    call: "queens(n, 'secondary')",
    words: 'n queens; the diagonals secondary, primary, primary with slack or off.',
  },
  sudoku: { call: 'sudoku(text)', words: 'A Sudoku of 4×4 or 9×9; dots for empty cells.' },
  rippleEffect: {
    call: 'rippleEffect(text)',
    words: 'A Ripple Effect puzzle: rooms as letters, a blank line, the givens.',
  },
  tetrasticks: {
    call: "tetrasticks({ omit: 'L' })",
    words:
      'Fifteen tetrasticks on a 5×5 grid, or other pieces on another grid with pieces and size; junctions: ‘off’ ' +
      'lets them cross.',
  },
  slider: {
    call: 'slider(label, from, to, value, step)',
    words: 'An input: a number that the reader sets.',
  },
  number: {
    call: 'number(label, { min, max, step, value })',
    words: 'An input: a number that the reader types.',
  },
  grid: {
    call: "grid(label, { letters: '.123', width, height, start })",
    words:
      'An input: a grid of cells. Each press gives a cell the next of the letters. You get a string for each line; start ' +
      'says what is there at first.',
  },
  choice: { call: 'choice(label, options, value)', words: 'An input: one of the options.' },
  toggle: { call: 'toggle(label, value)', words: 'An input: on or off.' },
  list: { call: 'list(label, value)', words: 'An input: short strings, which the reader separates with commas.' },
};

export const BUILDER_WORDS: Readonly<Record<BuilderName, LibraryWord>> = {
  primary: {
    call: '.primary(names, { group, words })',
    words:
      'Columns that must be covered exactly once: one name, or a list. A name has no spaces, invisible characters, | or :. A group ' +
      'holds columns of one kind of thing, such as cells or pieces.',
  },
  between: {
    call: '.between(min, max)',
    words:
      'Right after .primary: its columns must be covered at least min times each, and at most max times, rather than ' +
      'exactly once.',
  },
  secondary: {
    call: '.secondary(names, { group, words })',
    words: 'Columns that may be covered at most once.',
  },
  oneOf: {
    call: '.oneOf(name, columns, sets, { group, words })',
    words:
      'Primary columns. Your rows must cover exactly one of the sets, each a list of some of these columns. A column of ' +
      'the given name comes with them, and a row for each set, which covers that column and what the set leaves out.',
  },
  atMost: {
    call: '.atMost(name, most, columns, { group, words })',
    words:
      'Primary columns of which your rows may cover no more than the given number. It is .oneOf with every set that ' +
      'is small enough, including the empty one.',
  },
  row: {
    call: '.row(name, columns, marks, words)',
    words:
      'A row: the columns that it covers, the marks that it draws on the board, and a sentence that says what ' +
      'choosing it does. “x:A” gives the secondary column x the colour A: rows that give it the same colour may ' +
      'share it.',
  },
  cost: {
    call: '.cost(cost)',
    words: 'Right after .row: what that row costs, a whole number from 0 up. Without it, a row costs nothing.',
  },
  value: {
    call: '.value(value)',
    words:
      'Right after .row: anything of yours, such as {\u00a0person, day\u00a0}. Solutions then list the values instead of the ' +
      'names, so you need not take a name apart. Give a value to every row or to no row; the rows of .oneOf and .atMost need none.',
  },
  columns: {
    call: '.columns',
    words:
      'The columns so far, read-only: each has its name, its kind, and its group, words, min and max where it has them.',
  },
  rows: {
    call: '.rows',
    words:
      'The rows so far, read-only: each has its name, the names of its columns, the cells that it fills ([x, y] ' +
      'each), its marks, and its words, cost and value where it has them.',
  },
  cells: {
    call: '.cells(width, height, { missing, blocks, across, down, marks })',
    words:
      'A board of square cells, counted from 0,0 at the top left. The lists across and down are headings, above the ' +
      'cells and beside them: one for each file or rank, or one for each block. With headings the board is a table, ' +
      'whose cells have room for words of 16 letters. Headings that are lists, [3, 1], are clues, and leave the cells square.',
  },
  triangles: {
    call: '.triangles(width, height, { missing, marks })',
    words:
      'A board of triangles, with as many in each rank as width says. The triangle x, y points up when x + y is even; ' +
      'the one across its level side has the same x. To cut the board diagonally, compare x + y or x − y with a ' +
      'number, and list the rest as missing.',
  },
  hexagons: {
    call: '.hexagons(width, height, { missing, marks })',
    words:
      'A board of hexagons. Each rank begins half a cell further to the right than the one above it. So the cell x, y ' +
      'touches x ± 1, y and x, y ± 1, and also x + 1, y − 1 and x − 1, y + 1.',
  },
  lines: {
    call: '.lines(width, height, { missing, marks })',
    words: 'A board of edges, around width × height squares.',
  },
  clash: {
    call: '.clash((a, b) => …)',
    words:
      'A rule: true when two rows may not be chosen together. Each row has its name, columns, the cells that it ' +
      'fills ([x, y] each), its value where it has one, and its marks: a fill has its place (at), text and colour. The doctor compares the ' +
      'rule with the matrix, pair by pair.',
  },
  check: {
    call: '.check((solution) => …)',
    words:
      'A rule: it gets the rows of a solution, and returns true if they are right, or else false or a sentence that says what ' +
      'is wrong. The first solutions are checked with it.',
  },
};
