/**
 * The register of figures: what there is to say of each numbered figure of the lessons, in their order. A lesson puts a
 * figure in by its component and its number, `<TorusFigure number="4.1">`; everything else reads its entry here.
 */

import { splitFragment } from '#player/fragment.ts';

/** What a reader can do with a figure. */
type FigureKind =
  /** Move through a run on a timeline. */
  | 'run'
  /** Press, pick or type something. */
  | 'hand'
  /** Look at it. */
  | 'still';

export interface FigureEntry {
  /** The number of its lesson, a dot, and its number there: `2.4`. */
  readonly number: string;
  /** Its id on the page, by which the address names its state. */
  readonly id: string;
  /** The name of its own page, `figure/<slug>/`; its id, unless an earlier lesson has one of that id. */
  readonly slug: string;
  /** The lesson, by the name in its address. */
  readonly lesson: string;
  readonly kind: FigureKind;
  /** The component that draws it, below `src/ui`, without its ending. */
  readonly component: string;
  /** For `PuzzleFigure`: its scenario, by the name in `src/scenarios/index.ts`. */
  readonly scenario?: string;
  readonly title: string;
}

const entries: readonly (Omit<FigureEntry, 'slug'> & { readonly slug?: string })[] = [
  {
    number: '0.1',
    id: 'find-crossing',
    lesson: 'fifteen-sticks',
    kind: 'hand',
    component: 'lessons/find-crossing/FindCrossing',
    title: 'Two of these pieces cross. Where?',
  },
  {
    number: '0.2',
    id: 'small-board',
    lesson: 'fifteen-sticks',
    kind: 'run',
    component: 'lessons/small-board/SmallTetrastickFigure',
    title: 'Six pieces on a 3×3 board',
  },
  {
    number: '1.1',
    id: 'exact-cover',
    lesson: 'exact-cover',
    kind: 'hand',
    component: 'lessons/exact-cover/PickFigure',
    title: 'Six rows, seven columns',
  },
  {
    number: '2.1',
    id: 'algorithm-x',
    lesson: 'algorithm-x',
    kind: 'run',
    component: 'lessons/algorithm-x/AlgorithmXFigure',
    title: 'The whole search, one step at a time',
  },
  {
    number: '2.2',
    id: 'perform',
    lesson: 'algorithm-x',
    kind: 'hand',
    component: 'practice/YourTurn',
    title: 'Your turn',
  },
  {
    number: '2.3',
    id: 'levels-2-3',
    lesson: 'algorithm-x',
    kind: 'still',
    component: 'explore/tree/LevelsChart',
    title: 'Nodes at each level',
  },
  {
    number: '2.4',
    id: 'sudoku',
    lesson: 'algorithm-x',
    kind: 'run',
    component: 'lessons/puzzle/PuzzleFigure',
    scenario: 'sudoku',
    title: 'Sudoku is an exact cover',
  },
  {
    number: '3.1',
    id: 'list-lab',
    lesson: 'neighbours',
    kind: 'hand',
    component: 'lessons/list-lab/ListLab',
    title: 'A list to take apart',
  },
  {
    number: '4.1',
    id: 'torus',
    lesson: 'torus',
    kind: 'run',
    component: 'lessons/torus/TorusFigure',
    title: 'A matrix as the solver sees it',
  },
  {
    number: '5.1',
    id: 'cover',
    lesson: 'cover',
    kind: 'run',
    component: 'lessons/cover/CoverFigure',
    title: 'Cover and uncover, one write at a time',
  },
  {
    number: '5.2',
    id: 'write-links',
    lesson: 'cover',
    kind: 'hand',
    component: 'practice/WriteLinks',
    title: 'Your turn: cover a column',
  },
  {
    number: '6.1',
    id: 'undo-list',
    lesson: 'undo',
    kind: 'hand',
    component: 'lessons/undo/UndoListLab',
    title: 'Which orders are safe?',
  },
  {
    number: '6.2',
    id: 'undo-columns',
    lesson: 'undo',
    kind: 'hand',
    component: 'lessons/undo/UndoColumnsLab',
    title: 'Two columns, and the order of uncovering them',
  },
  {
    number: '6.3',
    id: 'undo-three',
    lesson: 'undo',
    kind: 'hand',
    component: 'lessons/undo/UndoColumnsLab',
    title: 'Three columns, and a ring with a hole',
  },
  {
    number: '6.4',
    id: 'undo-rows',
    lesson: 'undo',
    kind: 'hand',
    component: 'lessons/undo/UndoRowsLab',
    title: 'Upwards or downwards',
  },
  {
    number: '6.5',
    id: 'write-links',
    slug: 'write-links-undo',
    lesson: 'undo',
    kind: 'hand',
    component: 'practice/WriteLinks',
    title: 'Your turn: uncover in the right order',
  },
  {
    number: '7.1',
    id: 'race',
    lesson: 'smallest',
    kind: 'hand',
    component: 'lessons/race/RaceFigure',
    title: 'A race of choosers',
  },
  {
    number: '8.1',
    id: 'queens',
    lesson: 'secondary-columns',
    kind: 'run',
    component: 'lessons/queens/QueensFigure',
    title: 'Queens: ranks, files and diagonals',
  },
  {
    number: '8.2',
    id: 'ring',
    lesson: 'secondary-columns',
    kind: 'run',
    component: 'lessons/torus/TorusFigure',
    title: 'Kept out of the ring',
  },
  {
    number: '8.3',
    id: 'perform',
    slug: 'perform-secondary-columns',
    lesson: 'secondary-columns',
    kind: 'hand',
    component: 'practice/YourTurn',
    title: 'Your turn, with secondary columns',
  },
  {
    number: '9.1',
    id: 'tetrasticks',
    lesson: 'tetrasticks',
    kind: 'run',
    component: 'lessons/tetrasticks/TetrastickFigure',
    title: 'The 5×5 board, with one piece left out',
  },
  {
    number: '9.2',
    id: 'pieces',
    lesson: 'tetrasticks',
    kind: 'hand',
    component: 'lessons/pieces/PiecesFigure',
    title: 'The sixteen tetrasticks, to turn and to flip',
  },
  {
    number: '9.3',
    id: 'parity',
    lesson: 'tetrasticks',
    kind: 'hand',
    component: 'lessons/parity/ParityFigure',
    title: 'Thirty against thirty',
  },
  {
    number: '9.4',
    id: 'row-by-row',
    lesson: 'tetrasticks',
    kind: 'hand',
    component: 'lessons/row/RowFigure',
    title: 'The matrix, row by row',
  },
  {
    number: '9.5',
    id: 'joints',
    lesson: 'tetrasticks',
    kind: 'still',
    component: 'lessons/tetrasticks/JointsFigure',
    title: 'Who else could go straight through?',
  },
  {
    number: '9.6',
    id: 'pinned',
    lesson: 'tetrasticks',
    kind: 'still',
    component: 'lessons/tetrasticks/PinnedFigure',
    title: 'One solution, eight boards',
  },
  {
    number: '10.1',
    id: 'small-covers',
    lesson: 'crossings',
    kind: 'hand',
    component: 'lessons/small-covers/SmallCovers',
    title: 'All covers of a 3×3 board',
  },
  {
    number: '10.2',
    id: 'meetings',
    lesson: 'crossings',
    kind: 'still',
    component: 'lessons/crossings/TouchAndCross',
    title: 'Three meetings at a junction',
  },
  {
    number: '10.3',
    id: 'crossings',
    lesson: 'crossings',
    kind: 'run',
    component: 'lessons/crossings/CrossingsFigure',
    title: 'Sixteen junctions, sixteen switches',
  },
  {
    number: '10.4',
    id: 'crossing-atlas',
    lesson: 'crossings',
    kind: 'hand',
    component: 'lessons/crossing-atlas/CrossingAtlas',
    title: 'Covers of the 5×5 board by number of crossings',
  },
  {
    number: '10.5',
    id: 'off-by-one',
    lesson: 'crossings',
    kind: 'hand',
    component: 'lessons/off-by-one/OffByOne',
    title: 'The places of I, with the bug and without',
  },
  {
    number: '11.1',
    id: 'eleven-steps',
    lesson: 'eleven-by-eleven',
    kind: 'hand',
    component: 'lessons/eleven/ElevenSteps',
    title: 'From sticks to cells',
  },
  {
    number: '11.2',
    id: 'eleven',
    lesson: 'eleven-by-eleven',
    kind: 'run',
    component: 'lessons/eleven/ElevenFigure',
    title: 'One search, two boards',
  },
  {
    number: '11.3',
    id: 'twins',
    lesson: 'eleven-by-eleven',
    kind: 'still',
    component: 'lessons/eleven/TwinsFigure',
    title: 'The same cells, shifted by one',
  },
  {
    number: '12.1',
    id: 'ripple-effect',
    lesson: 'ripple-effect',
    kind: 'run',
    component: 'lessons/ripple-effect/RippleFigure',
    title: 'A puzzle and its matrix',
  },
  {
    number: '12.2',
    id: 'ripple-rule',
    lesson: 'ripple-effect',
    kind: 'hand',
    component: 'lessons/ripple-rule/RippleRule',
    title: 'The rules, by hand',
  },
  {
    number: '12.3',
    id: 'ripple-row',
    lesson: 'ripple-effect',
    kind: 'hand',
    component: 'lessons/ripple-row/RippleRow',
    title: 'The matrix, row by row',
  },
  {
    number: '12.4',
    id: 'ripple-kinds',
    lesson: 'ripple-effect',
    kind: 'still',
    component: 'lessons/ripple-effect/RippleKinds',
    title: 'All columns, and without one kind',
  },
  {
    number: '12.5',
    id: 'ripple-givens',
    lesson: 'ripple-effect',
    kind: 'hand',
    component: 'lessons/ripple-givens/RippleGivens',
    title: 'The same puzzle with fewer givens',
  },
  {
    number: '13.1',
    id: 'encodings',
    lesson: 'encodings',
    kind: 'hand',
    component: 'lessons/encodings/EncodingsFigure',
    title: 'One puzzle, seven encodings, one clock',
  },
  {
    number: '13.2',
    id: 'claims-13-2',
    lesson: 'encodings',
    kind: 'still',
    component: 'lessons/encodings/EncodingClaims',
    title: 'Said twice',
  },
  {
    number: '13.3',
    id: 'claims-13-3',
    lesson: 'encodings',
    kind: 'still',
    component: 'lessons/encodings/EncodingClaims',
    title: 'The same two 3s, with half of the arms and with pairs',
  },
  {
    number: '13.4',
    id: 'claims-13-4',
    lesson: 'encodings',
    kind: 'still',
    component: 'lessons/encodings/EncodingClaims',
    title: 'Two numbers that the rules allow',
  },
  {
    number: '13.5',
    id: 'claims-13-5',
    lesson: 'encodings',
    kind: 'still',
    component: 'lessons/encodings/EncodingClaims',
    title: 'Two 5s that the rules forbid',
  },
  {
    number: '14.1',
    id: 'crossing-words',
    lesson: 'colours',
    kind: 'run',
    component: 'lessons/puzzle/PuzzleFigure',
    scenario: 'crossing-words',
    title: 'Three words that cross',
  },
  {
    number: '14.2',
    id: 'purified',
    lesson: 'colours',
    kind: 'run',
    component: 'lessons/purify/PurifyFigure',
    title: 'Each write of purify',
  },
  {
    number: '14.3',
    id: 'words',
    lesson: 'colours',
    kind: 'run',
    component: 'lessons/puzzle/PuzzleFigure',
    scenario: 'words',
    title: 'Three words in 5 × 5 cells',
  },
  {
    number: '14.4',
    id: 'macmahon',
    lesson: 'colours',
    kind: 'run',
    component: 'lessons/puzzle/PuzzleFigure',
    scenario: 'macmahon',
    title: 'MacMahon’s squares with two colours',
  },
  {
    number: '15.1',
    id: 'measures',
    lesson: 'measuring',
    kind: 'hand',
    component: 'lessons/measuring/MeasureFigure',
    title: 'One run, four measures',
  },
  {
    number: '15.2',
    id: 'levels-15-2',
    lesson: 'measuring',
    kind: 'still',
    component: 'explore/tree/LevelsChart',
    title: 'Eight queens, level by level',
  },
  {
    number: '15.3',
    id: 'walks',
    lesson: 'measuring',
    kind: 'hand',
    component: 'lessons/walks/WalksFigure',
    title: 'Walks down a tree, and what they say of its size',
  },
  {
    number: '15.4',
    id: 'bars',
    lesson: 'measuring',
    kind: 'hand',
    component: 'lessons/bars/BarsFigure',
    title: 'Three bars on one run',
  },
  {
    number: '16.1',
    id: 'colours',
    lesson: 'when-not',
    kind: 'hand',
    component: 'lessons/dominoes/ColourBoard',
    title: 'Sixty-two cells',
  },
  {
    number: '16.2',
    id: 'boards-16-2',
    lesson: 'when-not',
    kind: 'still',
    component: 'lessons/dominoes/DominoBoards',
    title: 'Two ways that leave the same board',
  },
  {
    number: '16.3',
    id: 'engines',
    lesson: 'when-not',
    kind: 'hand',
    component: 'lessons/engines/EnginesFigure',
    title: 'Four engines, one matrix, your clock',
  },
];

/** All figures. */
export const register: readonly FigureEntry[] = entries.map((entry) => ({ slug: entry.id, ...entry }));

const byNumber = new Map(register.map((figure) => [figure.number, figure]));

/**
 * The figure with this number.
 * @throws RangeError when the register has none, with what to add
 */
export function figureAt(number: string): FigureEntry {
  const found = byNumber.get(number);
  if (found) return found;
  throw new RangeError(
    `there is no figure ${number} in src/ui/figure/register.ts: add a line with its number, id, lesson, kind, ` +
      'component and title, in the order of the lessons',
  );
}

/** The figure with this id on the page at a path: its lesson, or its own page. Null where there is none. */
export function figureOnPage(path: string, id: string): FigureEntry | null {
  const [, kind, name] = /\/(lessons|figure)\/([\w-]+)\/?$/.exec(path) ?? [];
  const isHere = (figure: FigureEntry): boolean =>
    figure.id === id && (kind === 'lessons' ? figure.lesson : figure.slug) === name;
  return (kind && register.find(isHere)) || null;
}

/** What to call a figure, by its address below the base of the site: “Figure 2.1, step 11”. */
export function figureName(path: string): string {
  const [page = '', hash = ''] = path.split('#');
  const { place, query } = splitFragment(`#${hash}`);
  const found = figureOnPage(`/${page}`, place);
  const step = new URLSearchParams(query).get(`${place}.step`);
  const figure = found ? `Figure ${found.number}` : 'The arrays of the program';
  return step === null ? figure : `${figure}, step ${step}`;
}
