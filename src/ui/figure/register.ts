/**
 * The register of figures: what there is to say of each numbered figure of the lessons, in their order. A lesson puts a
 * figure in by its component and its number, `<TorusFigure number="4.1">`; everything else reads its entry here. A new
 * figure is a line of its lesson below; `tests/unit/costs.test.ts` says how many there may be, as each is a page to build.
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
  /** The component that draws it, by the name of its file. */
  readonly component: string;
  /** For `PuzzleFigure` and `CountedFigure`: its scenario, by the name in `src/scenarios/index.ts`. */
  readonly scenario?: string;
  readonly title: string;
}

type Line = Omit<FigureEntry, 'lesson'>;

/** Returns a function that makes the lines of one kind. */
const lineOf =
  (kind: FigureKind) =>
  (number: string, id: string, component: string, title: string, more: Partial<Line> = {}): Line => ({
    number,
    id,
    slug: id,
    kind,
    component,
    title,
    ...more,
  });
const [run, hand, still] = [lineOf('run'), lineOf('hand'), lineOf('still')];

/** By lesson: number, id, component and title. */
const lessons: Readonly<Record<string, readonly Line[]>> = {
  'fifteen-sticks': [
    hand('0.1', 'find-crossing', 'FindCrossing', 'Two of these pieces cross. Where?'),
    hand('0.2', 'place-last', 'PlaceLast', 'Place the last pieces'),
    run('0.3', 'small-board', 'SmallTetrastickFigure', 'Six pieces on a 3×3 board'),
  ],
  'exact-cover': [hand('1.1', 'exact-cover', 'PickFigure', 'Six rows, seven columns')],
  'algorithm-x': [
    run('2.1', 'algorithm-x', 'AlgorithmXFigure', 'The whole search, one step at a time'),
    hand('2.2', 'perform', 'YourTurn', 'Your turn'),
    still('2.3', 'levels-2-3', 'LevelsChart', 'Nodes at each level'),
    run('2.4', 'sudoku', 'PuzzleFigure', 'Sudoku is an exact cover', { scenario: 'sudoku' }),
  ],
  neighbours: [hand('3.1', 'list-lab', 'ListLab', 'A list to take apart')],
  torus: [run('4.1', 'torus', 'TorusFigure', 'A matrix as the solver sees it')],
  cover: [
    run('5.1', 'cover', 'CoverFigure', 'Cover and uncover, one write at a time'),
    hand('5.2', 'write-links', 'WriteLinks', 'Your turn: cover a column'),
  ],
  undo: [
    hand('6.1', 'undo-list', 'UndoListLab', 'Which orders are safe?'),
    hand('6.2', 'undo-columns', 'UndoColumnsLab', 'Two columns, and the order of uncovering them'),
    hand('6.3', 'undo-three', 'UndoColumnsLab', 'Three columns, and a ring with a hole'),
    hand('6.4', 'undo-links', 'UndoColumnsLab', 'Two columns, and a broken link'),
    hand('6.5', 'undo-rows', 'UndoRowsLab', 'Upwards or downwards'),
    hand('6.6', 'write-links', 'WriteLinks', 'Your turn: uncover in the right order', { slug: 'write-links-undo' }),
  ],
  smallest: [hand('7.1', 'race', 'RaceFigure', 'A race of choosers')],
  'secondary-columns': [
    run('8.1', 'queens', 'QueensFigure', 'Queens: ranks, files and diagonals'),
    run('8.2', 'ring', 'TorusFigure', 'Kept out of the ring'),
    hand('8.3', 'perform', 'YourTurn', 'Your turn, with secondary columns', { slug: 'perform-secondary-columns' }),
  ],
  tetrasticks: [
    run('9.1', 'tetrasticks', 'TetrastickFigure', 'The 5×5 board, with one piece left out'),
    hand('9.2', 'pieces', 'PiecesFigure', 'The sixteen tetrasticks, to turn and to flip'),
    hand('9.3', 'parity', 'ParityFigure', 'Thirty against thirty'),
    hand('9.4', 'row-by-row', 'RowFigure', 'The matrix, row by row'),
    still('9.5', 'joints', 'JointsFigure', 'Who else could go straight through?'),
    still('9.6', 'pinned', 'PinnedFigure', 'One solution, eight boards'),
  ],
  crossings: [
    hand('10.1', 'small-covers', 'SmallCovers', 'All covers of a 3×3 board'),
    still('10.2', 'meetings', 'TouchAndCross', 'Three meetings at a junction'),
    run('10.3', 'crossings', 'CrossingsFigure', 'Sixteen junctions, sixteen switches'),
    hand('10.4', 'crossing-atlas', 'CrossingAtlas', 'Covers of the 5×5 board by number of crossings'),
    hand('10.5', 'off-by-one', 'OffByOne', 'The places of I, with the bug and without'),
  ],
  'eleven-by-eleven': [
    hand('11.1', 'eleven-steps', 'ElevenSteps', 'From sticks to cells'),
    run('11.2', 'eleven', 'ElevenFigure', 'One search, two boards'),
    still('11.3', 'twins', 'TwinsFigure', 'The same cells, shifted by one'),
  ],
  'ripple-effect': [
    run('12.1', 'ripple-effect', 'RippleFigure', 'A puzzle and its matrix'),
    hand('12.2', 'ripple-rule', 'RippleRule', 'The rules, by hand'),
    hand('12.3', 'ripple-row', 'RippleRow', 'The matrix, row by row'),
    still('12.4', 'ripple-kinds', 'RippleKinds', 'With all columns, and without one kind'),
    hand('12.5', 'ripple-givens', 'RippleGivens', 'The same puzzle with fewer givens'),
  ],
  encodings: [
    hand('13.1', 'encodings', 'EncodingsFigure', 'One puzzle, seven encodings, one clock'),
    still('13.2', 'claims-13-2', 'EncodingClaims', 'Said twice'),
    still('13.3', 'claims-13-3', 'EncodingClaims', 'The same two 3s, with half of the arms and with pairs'),
    still('13.4', 'claims-13-4', 'EncodingClaims', 'Two numbers that the rules allow'),
    still('13.5', 'claims-13-5', 'EncodingClaims', 'Two 5s that the rules forbid'),
  ],
  colours: [
    run('14.1', 'crossing-words', 'PuzzleFigure', 'Three words that cross', { scenario: 'crossing-words' }),
    run('14.2', 'purified', 'PurifyFigure', 'Each write of purify'),
    run('14.3', 'words', 'PuzzleFigure', 'Three words in 5×5 cells', { scenario: 'words' }),
    run('14.4', 'macmahon', 'PuzzleFigure', 'MacMahon’s squares with two colours', { scenario: 'macmahon' }),
  ],
  measuring: [
    hand('15.1', 'measures', 'MeasureFigure', 'One run, four measures'),
    still('15.2', 'levels-15-2', 'LevelsChart', 'Eight queens, level by level'),
    hand('15.3', 'walks', 'WalksFigure', 'Walks down a tree, and what they say about its size'),
    hand('15.4', 'bars', 'BarsFigure', 'Three bars on one run'),
  ],
  'when-not': [
    hand('16.1', 'colours', 'ColourBoard', 'Sixty-two cells'),
    hand('16.2', 'weights', 'WeightsBoard', 'Your own proof'),
    // Its id is older than figure 16.2: links to it stay.
    still('16.3', 'boards-16-2', 'DominoBoards', 'Two ways that leave the same board'),
    hand('16.4', 'fold', 'FoldFigure', 'The tree folds into a diagram'),
    hand('16.5', 'engines', 'EnginesFigure', 'Four engines, one matrix, your clock'),
  ],
  'encode-your-own': [run('17.1', 'talks', 'PuzzleFigure', 'Four talks, six places', { scenario: 'talks' })],
  'as-often': [
    run('18.1', 'shifts', 'CountedFigure', 'Two people on a shift', { scenario: 'shifts' }),
    hand('18.2', 'watch', 'WatchBoard', 'Queens that watch every square'),
  ],
  cheapest: [run('19.1', 'bundles', 'CountedFigure', 'The cheapest bundles', { scenario: 'bundles' })],
};

/** All figures. */
export const register: readonly FigureEntry[] = Object.entries(lessons).flatMap(([lesson, lines]) =>
  lines.map((line) => ({ lesson, ...line })),
);

const byNumber = new Map(register.map((figure) => [figure.number, figure]));

/**
 * The figure with this number.
 * @throws RangeError when the register has none, with what to add
 */
export function figureAt(number: string): FigureEntry {
  const found = byNumber.get(number);
  if (found) return found;
  throw new RangeError(
    `there is no figure ${number} in src/ui/figure/register.ts: add a line to its lesson there, by its kind (run, ` +
      'hand or still) with its number, id, component and title',
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
