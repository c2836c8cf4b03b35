/** What a reader may look for: things to do, and notions, each with the section of a lesson that explains it. */

export interface Notion {
  readonly name: string;
  /** Other names for it, such as Knuth's newer ones. */
  readonly also?: string;
  /** The address of the section, below the base of the site. */
  readonly path: string;
}

function notion(name: string, lesson: string, section = '', also?: string): Notion {
  return { name, ...(also && { also }), path: `lessons/${lesson}/${section && `#${section}`}` };
}

/** In the order of the alphabet. */
export const notions: readonly Notion[] = [
  notion('Algorithm X', 'algorithm-x', 'the-five-things-it-does'),
  notion('arrays of the links', 'torus', 'from-rows-to-links'),
  notion('backtracking', 'algorithm-x', 'the-shape-of-a-search'),
  notion('branch', 'smallest', 'it-matters-very-much', 'choosing a column'),
  notion('colour', 'colours', 'at-most-one-opinion'),
  notion('column', 'exact-cover', '', 'item'),
  notion('cover', 'cover', 'what-covering-means'),
  notion('crossing', 'crossings', 'touching-is-not-crossing'),
  notion('dead end', 'algorithm-x', 'the-shape-of-a-search'),
  notion('doctor', 'encode-your-own', 'what-the-doctor-looks-for'),
  notion('doubly linked list', 'neighbours', 'two-writes-out'),
  notion('encoding', 'encode-your-own', 'three-questions'),
  notion('engines', 'when-not', 'four-engines-on-one-clock', 'bitmaps, dancing cells'),
  notion('estimate', 'measuring', 'the-size-of-a-tree-that-nobody-has-searched', 'random walks'),
  notion('exact cover', 'exact-cover', 'why-anyone-cares'),
  notion('header', 'torus', 'only-the-1s'),
  notion('joint', 'eleven-by-eleven', 'joints-are-not-ordinary-cells'),
  notion('junction', 'tetrasticks', 'what-a-junction-is-for'),
  notion('memory of subproblems', 'when-not', 'solving-the-same-thing-twice', 'memoization'),
  notion('mems', 'measuring', 'what-each-of-them-counts'),
  notion('node of the search', 'algorithm-x', 'the-shape-of-a-search'),
  notion('parity', 'tetrasticks', 'which-one-stays-in-the-box'),
  notion('pinning', 'tetrasticks', 'one-of-eight', 'symmetry'),
  notion('primary column', 'exact-cover'),
  notion('purify', 'colours', 'purify'),
  notion('queens', 'secondary-columns', 'two-kinds-of-rule'),
  notion('ripple', 'ripple-effect', 'secondary-ripples'),
  notion('root', 'torus', 'only-the-1s'),
  notion('row', 'exact-cover', '', 'option'),
  notion('secondary column', 'secondary-columns', 'one-line-of-code'),
  notion('size of a column', 'torus', 'only-the-1s', 'LEN'),
  notion('slack row', 'secondary-columns', 'why-not-slack-rows'),
  notion('smallest column', 'smallest', 'it-matters-very-much', 'minimum remaining values'),
  notion('Sudoku', 'algorithm-x', 'a-puzzle-that-you-know'),
  notion('torus of links', 'torus', 'why-a-torus'),
  notion('uncover', 'cover', 'and-back'),
  notion('undo in reverse order', 'undo', 'two-rules-not-one'),
  notion('update', 'measuring', 'what-each-of-them-counts'),
];

/** Things to do whose place the titles in the menu do not give away. */
export const tasks: readonly Notion[] = [
  { name: 'Make a word search for a class', path: 'words/' },
  { name: 'Print a sheet of exercises', path: 'exercises/' },
  { name: 'Show a lesson on the wall of a class', path: 'teach/#how' },
  { name: 'Do an exercise on undoing', path: 'exercises/#task-4' },
  { name: 'Draw a board of your own, with a hole', path: 'tetrasticks/boards/' },
  { name: 'Count the ways to place five queens', path: 'lessons/secondary-columns/#five-queens-notebook' },
  { name: 'Switch secondary columns off', path: 'lessons/tetrasticks/#tetrasticks' },
  { name: 'Take the solver home, in TypeScript or Python', path: 'implement/' },
  { name: 'Have the trace of your solver judged', path: 'implement/#arrays-trace' },
  { name: 'Put a problem of your own into code', path: 'notebook/own/' },
];
