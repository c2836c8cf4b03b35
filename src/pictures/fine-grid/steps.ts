/** The translation of the 5×5 board, step by step: from points, edges and faces to cells. */
import { type GridProblem, encodeGrid } from '#puzzles/tetrasticks/eleven/encode.ts';
import { type CellRole, gridSize, roleCounts } from '#puzzles/tetrasticks/eleven/grid.ts';
import type { Claim } from '#puzzles/tetrasticks/eleven/shape.ts';
import { type Highlight, noHighlight } from '../kit/highlight.ts';
import { type BoardView, solutionView } from '../tetrasticks/view.ts';
import { type FineGridView, fineGridView, withoutCornerBeads } from './view.ts';

/** One step: what is on both boards, and what to say about it. */
export interface Step {
  readonly title: string;
  readonly words: string;
  /** Cells that are there yet, while the grid is being built. */
  readonly shown?: readonly CellRole[];
  /** Those of them that this step brings. */
  readonly fresh?: readonly CellRole[];
  readonly claim: Claim;
  /** Placements by name. */
  readonly pieces: readonly string[];
}

const BOARD = { width: 5, height: 5 };

/** The piece that is laid first, and one that turns where it turns. */
const FIRST = 'V W (0,2)';
const SECOND = 'H W′ (1,4)';

/** A solution without L: the first that the solver finds with F in one aspect. */
export const SOLUTION: readonly string[] = [
  ...['X N (0,0)', 'I E (0,0)', 'N S (0,0)', 'R W′ (0,2)', 'J S (0,3)', FIRST, SECOND],
  ...['T N (1,0)', 'F N (4,2)', 'Y W′ (4,1)', 'U S (3,4)', 'O N (4,0)', 'P N (3,0)'],
  ...['W N (2,3)', 'Z N′ (2,1)'],
];

/** All steps, in order. Every number in them is counted. */
export function steps(): readonly Step[] {
  const { edge, junction, border, face } = roleCounts(BOARD);
  const { width, height } = gridSize(BOARD);
  // Before the cells have roles, no junction is anything but a point.
  const empty = { claim: 'none', pieces: [] } as const;
  return [
    {
      title: 'The board',
      words: `${edge} edges, ${junction + border} points where they meet, and ${face} squares between them.`,
      shown: [],
      ...empty,
    },
    {
      title: 'A cell for each point',
      words: `Every point becomes a cell: ${junction + border} cells, with room between them.`,
      shown: ['junction', 'border'],
      fresh: ['junction', 'border'],
      ...empty,
    },
    {
      title: 'A cell for each edge',
      words: `Between two neighbouring points lies the cell of their edge: ${edge} more.`,
      shown: ['junction', 'border', 'edge'],
      fresh: ['edge'],
      ...empty,
    },
    {
      title: 'A cell for each face',
      words:
        `The holes that are left are the squares of the board: ${face} cells. That makes ${width} × ${height} = ` +
        `${width * height}.`,
      shown: ['junction', 'border', 'edge', 'face'],
      fresh: ['face'],
      ...empty,
    },
    {
      title: 'What the cells are for',
      words:
        `The ${edge} edge cells are covered exactly once. The ${junction} points inside the board, dashed, are ` +
        `covered at most once. The ${border} points of the border and the ${face} faces are not used.`,
      claim: 'straight',
      pieces: [],
    },
    {
      title: 'A piece becomes cells',
      words: 'V has four sticks, so it takes four edge cells. No two of them share a side.',
      claim: 'none',
      pieces: [FIRST],
    },
    {
      title: 'Joints fill the gaps',
      words: 'Where two of its sticks meet, V has a joint. Its three joints connect it: seven cells, a heptomino.',
      claim: 'all',
      pieces: [FIRST],
    },
    {
      title: 'One joint too many',
      words:
        'H turns at the point where V turns. As sticks they only touch there; as cells, they both want the same cell. ' +
        'The polyomino puzzle forbids what the stick puzzle allows.',
      claim: 'all',
      pieces: [FIRST, SECOND],
    },
    {
      title: 'Straight passages only',
      words:
        'So a corner claims nothing. V keeps the two joints that it passes straight through, and nothing else ' +
        'can go straight through those.',
      claim: 'straight',
      pieces: [FIRST, SECOND],
    },
    {
      title: 'All fifteen pieces',
      words: 'A solution on both boards: every edge cell is covered once, and no junction cell twice.',
      claim: 'straight',
      pieces: SOLUTION,
    },
  ];
}

const problems = new Map<Claim, GridProblem>();

function problemOf(claim: Claim): GridProblem {
  const known = problems.get(claim);
  if (known) return known;
  const made = encodeGrid({ omit: 'L', pinned: 'F in one aspect', claim });
  problems.set(claim, made);
  return made;
}

interface StepViews {
  readonly problem: GridProblem;
  readonly board: BoardView;
  readonly grid: FineGridView;
}

/** Both pictures of a step, with what the reader points at. */
export function stepViews({ claim, pieces, shown, fresh = [] }: Step, highlight: Highlight = noHighlight): StepViews {
  const problem = problemOf(claim);
  const rows = pieces.map((name) => problem.rowNames.indexOf(name));
  const view = solutionView(problem, rows, highlight);
  const board = { ...view, solved: pieces === SOLUTION };
  const grid = fineGridView(problem, board);
  const beads = withoutCornerBeads(board);
  return { problem, board: beads, grid: shown === undefined ? grid : { ...grid, shown, fresh } };
}
