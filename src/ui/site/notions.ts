/**
 * The notions of the notebook, and things to do. The glossary, Find, the gallery and the links in the lessons
 * (`link-notions.ts`) all read this one list.
 */

export interface Notion {
  readonly name: string;
  /** Other names for it, such as Knuth's newer ones. */
  readonly also?: string;
  /** What it is, in one sentence. */
  readonly says: string;
  /** The address of the section that explains it, below the base of the site. */
  readonly path: string;
  /** The address of a figure, and of the step at which it shows the notion. */
  readonly shows?: string;
  /** The class of `styles/marks.css` that has its colour and its sign. */
  readonly sign?: string;
  /** How a lesson names it: an expression for whole words, in lower case. Without one, no lesson links it. */
  readonly words?: string;
  /** The lessons that use these words for it, where they also mean something else. */
  readonly within?: readonly string[];
}

export interface Task {
  readonly name: string;
  readonly path: string;
}

/** The id of a notion in the glossary. */
export const notionId = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

function section(lesson: string, id = ''): string {
  return `lessons/${lesson}/${id && `#${id}`}`;
}

/** A figure as it opens, or at a state of it: `figure('cover', 'cover', 'step=2')`. */
function figure(lesson: string, id: string, ...state: readonly string[]): string {
  const query = state.map((entry) => `${id}.${entry}`).join('&');
  return section(lesson, query === '' ? id : `${id}?${query}`);
}

/** The lessons about the links, where a node is a 1 of the matrix. */
const LINKS = ['torus', 'cover', 'undo'];

/** In the order of the alphabet. */
export const notions: readonly Notion[] = [
  {
    name: 'Algorithm X',
    says: 'Choose a column, try its rows one after another, shrink the matrix, and come back: a search for all exact covers.',
    path: section('algorithm-x', 'the-five-things-it-does'),
    shows: figure('algorithm-x', 'algorithm-x', 'step=1'),
    words: 'algorithm x',
  },
  {
    name: 'arrays of the links',
    also: 'L, R, U, D, C, S, N',
    says: 'The numbers that hold the links: for each node its four neighbours, its column and its row, and for each column its size.',
    path: section('torus', 'from-rows-to-links'),
    shows: 'implement/#arrays',
  },
  {
    name: 'backtracking',
    also: 'backtrack, retreat',
    says: 'A search gives up its last choice when it can go no further, puts everything back, and takes the next choice.',
    path: section('algorithm-x', 'the-shape-of-a-search'),
    shows: figure('algorithm-x', 'algorithm-x', 'step=13'),
    words: 'backtrack(?:s|ing)?',
  },
  {
    name: 'branch',
    also: 'branching, the column chosen',
    says: 'The search branches on a column: one of its rows must be in the solution, so each is tried in turn.',
    path: section('algorithm-x', 'the-five-things-it-does'),
    shows: figure('algorithm-x', 'algorithm-x', 'step=1'),
    sign: 'word-branch',
    words: 'branch(?:es|ing)? on',
  },
  {
    name: 'checkpoint',
    also: 'jump to a step',
    says: 'A list of the rows chosen, kept now and then, from which the search runs again to any moment you ask for.',
    path: section('algorithm-x', 'what-the-figure-does-not-store'),
  },
  {
    name: 'choice of column',
    also: 'smallest column, minimum remaining values, MRV, S heuristic',
    says: 'Which column to branch on next: the one with the fewest rows left keeps the tree narrow.',
    path: section('smallest', 'it-matters-very-much'),
    shows: figure('smallest', 'race'),
    words: 'smallest column|choice of (?:a )?column',
  },
  {
    name: 'colour',
    also: 'XCC, exact covering with colours',
    says: 'What a row gives to a secondary column instead of covering it: rows that give it the same colour may share it.',
    path: section('colours', 'at-most-one-opinion'),
    shows: figure('colours', 'crossing-words', 'step=4'),
    words: 'colours?',
    within: ['colours'],
  },
  {
    name: 'column',
    also: 'item',
    says: 'Something that must happen once, or may: an edge to fill, a piece to use, a junction to pass.',
    path: section('exact-cover'),
    shows: figure('exact-cover', 'exact-cover'),
    words: 'columns?',
  },
  {
    name: 'cover',
    also: 'hide a column',
    says: 'Take a column out of the ring of headers, and each of its rows out of every other column.',
    path: section('cover', 'what-covering-means'),
    shows: figure('cover', 'cover', 'step=3'),
    sign: 'word-covered',
    words: '(?<!exact )cover(?:ed|ing|s)?',
    within: ['algorithm-x', 'cover', 'undo', 'secondary-columns', 'colours', 'measuring'],
  },
  {
    name: 'crossing',
    says: 'Two pieces run straight through one junction, so that one would have to lie on top of the other.',
    path: section('crossings', 'touching-is-not-crossing'),
    shows: figure('fifteen-sticks', 'small-board', 'secondary=off', 'step=58'),
    sign: 'word-crossing',
    words: 'crossings?',
    within: ['fifteen-sticks', 'tetrasticks', 'crossings', 'eleven-by-eleven'],
  },
  {
    name: 'dead end',
    also: 'stuck, no row left',
    says: 'A primary column has no row left, so nothing can cover it, and the search must go back.',
    path: section('algorithm-x', 'the-five-things-it-does'),
    shows: figure('algorithm-x', 'algorithm-x', 'step=11'),
    sign: 'word-dead-end',
    words: 'dead ends?',
  },
  {
    name: 'doctor',
    says: 'It looks a matrix over and asks about whatever is odd: a column that no row covers, a row given twice, a missing rule.',
    path: section('encode-your-own', 'what-the-doctor-looks-for'),
    words: 'doctor',
  },
  {
    name: 'doubly linked list',
    says: 'A list in which each node knows its left and its right neighbour, so that it can leave, and come back, with two writes.',
    path: section('neighbours', 'two-writes-out'),
    shows: figure('neighbours', 'list-lab'),
    words: 'doubly linked(?: lists?)?',
  },
  {
    name: 'encoding',
    also: 'model, modelling',
    says: 'A puzzle written as a matrix: what a row is, and which columns are primary and which secondary.',
    path: section('encode-your-own', 'three-questions'),
    shows: figure('encodings', 'encodings'),
    words: 'encodings?',
  },
  {
    name: 'engines',
    also: 'links, bitmaps, dancing cells',
    says: 'Ways to keep the matrix for the same search: linked lists, bitmaps, sparse sets, or a memory of what was solved before.',
    path: section('when-not', 'four-engines-on-one-clock'),
    shows: figure('when-not', 'engines'),
    words: 'engines?',
  },
  {
    name: 'estimate',
    also: 'random walks',
    says: 'The size of a tree that nobody has searched, guessed from random walks from its root to an end.',
    path: section('measuring', 'the-size-of-a-tree-that-nobody-has-searched'),
    shows: figure('measuring', 'walks'),
    words: 'estimates?',
  },
  {
    name: 'exact cover',
    says: 'A set of rows in which every primary column has exactly one 1.',
    path: section('exact-cover', 'why-anyone-cares'),
    shows: figure('algorithm-x', 'algorithm-x', 'step=32'),
    words: 'exact covers?',
  },
  {
    name: 'header',
    says: 'The node above a column, where the ring of the column begins and ends; it keeps the size of the column.',
    path: section('torus', 'only-the-1s'),
    shows: figure('torus', 'torus', 'step=0'),
    words: 'headers?',
  },
  {
    name: 'joint',
    says: 'A point where sticks of one piece meet: a corner, a T, an X, or a straight passage.',
    path: section('eleven-by-eleven', 'joints-are-not-ordinary-cells'),
    shows: figure('tetrasticks', 'joints'),
    words: 'joints?',
  },
  {
    name: 'junction',
    says: 'A point inside the board where four edges meet; its column is secondary, and a piece covers it only by running straight through.',
    path: section('tetrasticks', 'what-a-junction-is-for'),
    shows: figure('crossings', 'meetings'),
    words: 'junctions?',
  },
  {
    name: 'level',
    also: 'depth',
    says: 'How many rows have been chosen: the root is at level 0.',
    path: section('algorithm-x', 'the-shape-of-a-search'),
    shows: figure('measuring', 'levels-15-2'),
    words: 'at level|levels',
  },
  {
    name: 'memory of subproblems',
    also: 'memoization',
    says: 'What was found for a matrix is kept, and looked up when another way leads to the same matrix.',
    path: section('when-not', 'solving-the-same-thing-twice'),
    shows: figure('when-not', 'boards-16-2'),
  },
  {
    name: 'mems',
    says: 'How often the program reads or writes a number in memory: Knuth’s measure, the same on every machine.',
    path: section('measuring', 'what-each-of-them-counts'),
    shows: figure('measuring', 'measures'),
    words: 'mems?',
  },
  {
    name: 'node of the links',
    says: 'A 1 of the matrix as it is stored, with links to its neighbours to the left, to the right, above and below.',
    path: section('torus', 'only-the-1s'),
    shows: figure('torus', 'torus', 'step=0'),
    words: 'nodes?',
    within: LINKS,
  },
  {
    name: 'node of the search',
    says: 'One look at a matrix, whole or shrunk; the number of nodes is the size of the search tree.',
    path: section('algorithm-x', 'the-shape-of-a-search'),
    shows: figure('algorithm-x', 'levels-2-3'),
    words: 'nodes?',
    within: [
      'algorithm-x',
      'smallest',
      'secondary-columns',
      'tetrasticks',
      'ripple-effect',
      'encodings',
      'measuring',
      'when-not',
    ],
  },
  {
    name: 'parity',
    also: 'the piece left out',
    says: 'Five pieces have three sticks one way and one the other, so the directions balance only if one of those five is left out.',
    path: section('tetrasticks', 'which-one-stays-in-the-box'),
    shows: figure('tetrasticks', 'parity'),
  },
  {
    name: 'pinning',
    also: 'symmetry',
    says: 'One piece keeps a single aspect, so that each solution is found once, and not again for each turned and mirrored board.',
    path: section('tetrasticks', 'one-of-eight'),
    shows: figure('tetrasticks', 'pinned'),
    words: 'pinn(?:ing|ed)',
  },
  {
    name: 'primary column',
    also: 'primary item',
    says: 'A column that must be covered exactly once; the search branches on such columns only.',
    path: section('secondary-columns', 'two-kinds-of-rule'),
    shows: figure('secondary-columns', 'queens', 'step=11'),
    sign: 'word-primary',
    words: 'primary columns?|primary',
  },
  {
    name: 'profile',
    also: 'nodes at each level',
    says: 'How many nodes a search has at each level, drawn as one bar for each.',
    path: section('measuring', 'where-the-nodes-are'),
    shows: figure('measuring', 'levels-15-2'),
    words: 'profiles?',
  },
  {
    name: 'purify',
    says: 'Give a column the colour that the chosen row asks for: rows of other colours go, and those that agree stay, marked.',
    path: section('colours', 'purify'),
    shows: figure('colours', 'purified', 'step=50'),
    words: 'purif(?:y|ied|ying)',
  },
  {
    name: 'queens',
    says: 'Queens that do not attack each other: ranks and files are primary columns, diagonals are secondary.',
    path: section('secondary-columns', 'two-kinds-of-rule'),
    shows: figure('secondary-columns', 'queens', 'step=11'),
  },
  {
    name: 'ripple',
    says: 'In Ripple Effect, what a number sends out to each side, as far as its value; no equal number may stand there.',
    path: section('ripple-effect', 'secondary-ripples'),
    shows: figure('ripple-effect', 'ripple-rule'),
    words: 'ripples?',
  },
  {
    name: 'root',
    says: 'The node where the ring of headers begins and ends; when it is its own neighbour, a solution has been found.',
    path: section('torus', 'only-the-1s'),
    shows: figure('torus', 'torus', 'step=0'),
    words: 'root',
    within: LINKS,
  },
  {
    name: 'row',
    also: 'option',
    says: 'Something you may do, as a whole or not at all: a piece in one place, a digit in one cell.',
    path: section('exact-cover'),
    shows: figure('exact-cover', 'exact-cover'),
    words: 'rows?',
  },
  {
    name: 'search tree',
    says: 'All that a search looks at: each node hangs below the node from which its row was tried.',
    path: section('algorithm-x', 'the-shape-of-a-search'),
    shows: figure('algorithm-x', 'algorithm-x', 'step=42'),
    words: '(?:search )?trees?',
  },
  {
    name: 'secondary column',
    also: 'secondary item, optional column',
    says: 'A column that may be covered at most once, and need not be; the search never branches on it.',
    path: section('secondary-columns', 'one-line-of-code'),
    shows: figure('secondary-columns', 'ring', 'step=0'),
    sign: 'word-secondary',
    words: 'secondary columns?|secondary',
  },
  {
    name: 'size of a column',
    also: 'LEN, S',
    says: 'How many rows the column has left, kept at its header.',
    path: section('torus', 'only-the-1s'),
    shows: figure('torus', 'torus', 'step=5'),
    words: 'size of (?:the|that|a) column|column’s size|sizes?',
    within: ['torus', 'cover', 'undo', 'smallest'],
  },
  {
    name: 'slack row',
    says: 'A row that covers one column and stands for “nobody is here”: the old way to say at most once with primary columns alone.',
    path: section('secondary-columns', 'why-not-slack-rows'),
    words: 'slack rows?',
  },
  {
    name: 'solution',
    says: 'No primary column is left to cover: the rows chosen are an exact cover.',
    path: section('algorithm-x', 'the-five-things-it-does'),
    shows: figure('algorithm-x', 'algorithm-x', 'step=32'),
    sign: 'word-solution',
    words: 'solutions?',
  },
  {
    name: 'spacer',
    says: 'A number between two rows in memory that leads back to the first node of the row before it.',
    path: section('torus', 'from-rows-to-links'),
    words: 'spacers?',
  },
  {
    name: 'Sudoku',
    also: 'Latin square',
    says: 'An exact cover and nothing else: a row is a digit in a cell, and all columns are primary.',
    path: section('algorithm-x', 'a-puzzle-that-you-know'),
    shows: figure('algorithm-x', 'sudoku'),
  },
  {
    name: 'torus of links',
    also: 'dancing links, rings',
    says: 'The matrix as its 1s alone: each is in two rings, one for its row and one for its column.',
    path: section('torus', 'why-a-torus'),
    shows: figure('torus', 'torus', 'step=0'),
    words: 'torus',
  },
  {
    name: 'uncover',
    also: 'undo a cover',
    says: 'Put a column and its rows back, every link in reverse, so that the arrays are what they were.',
    path: section('cover', 'and-back'),
    shows: figure('algorithm-x', 'algorithm-x', 'step=16'),
    words: 'uncover(?:ed|ing|s)?',
  },
  {
    name: 'undo in reverse order',
    says: 'The last column covered is the first uncovered; only then does each node find its neighbours as it left them.',
    path: section('undo', 'two-rules-not-one'),
    shows: figure('undo', 'undo-columns'),
    words: 'reverse order',
  },
  {
    name: 'update',
    says: 'One removal: a 1 is taken out of its column, or a column out of the matrix.',
    path: section('measuring', 'what-each-of-them-counts'),
    shows: figure('measuring', 'measures'),
    words: 'updates?',
  },
];

/** Things to do whose place the titles in the menu do not give away. */
export const tasks: readonly Task[] = [
  { name: 'Make a word search for a class', path: 'words/' },
  { name: 'Print a sheet of exercises', path: 'exercises/' },
  { name: 'Do an exercise on undoing', path: 'exercises/#task-4' },
  { name: 'Draw a board of your own, with a hole', path: 'tetrasticks/boards/' },
  { name: 'Count the ways to place five queens', path: 'lessons/secondary-columns/#five-queens-notebook' },
  { name: 'Switch secondary columns off', path: 'lessons/tetrasticks/#tetrasticks' },
  { name: 'Take the solver home, in TypeScript or Python', path: 'implement/' },
  { name: 'Have the trace of your solver judged', path: 'implement/#arrays-trace' },
  { name: 'Put a problem of your own into code', path: 'notebook/own/' },
];
