/** What the chessboard shows at one moment, and no numbers of a screen. */
import type { ColumnKind } from '#dlx/matrix.ts';
import type { RowState } from '#history/row-state.ts';
import { type Attack, attacksOf, decode } from '#puzzles/queens/decode.ts';
import { marksOf } from '#puzzles/problem.ts';
import type { QueensProblem } from '#puzzles/queens/encode.ts';
import { type Cell, type Line, cellsOf, isDiagonal, lineName } from '#puzzles/queens/lines.ts';
import type { Highlight } from '../kit/highlight.ts';
import { type Moment, isCovered, pointedAtWords } from '../kit/moment.ts';
import { cellName } from '../user-board/layout.ts';
import type { ShownRow, UserBoardView } from '../user-board/view.ts';
import { queensFaultWords } from './fault-words.ts';

/** The board with what the rows draw, and what no row adds to it. */
export interface QueensView extends Omit<UserBoardView, 'words'> {
  readonly n: number;
  readonly cells: readonly CellMark[];
  /** Every line of the board, in the order of the columns. */
  readonly lines: readonly LineMark[];
  /** Pairs of standing queens that attack each other: possible where a line is switched off. */
  readonly attacks: readonly AttackMark[];
  /** What breaks the rules, as a narrator says it; empty when nothing does. */
  readonly fault: string;
  readonly highlight: Highlight;
  /** What the highlighted row or column means; empty when nothing is pointed at. */
  readonly pointedAt: string;
}

/** A cell, which is a row of the matrix; `state` is that of the row. */
export interface CellMark {
  readonly id: string;
  readonly row: number;
  readonly cell: Cell;
  readonly state: RowState;
  /** The place of its queen among the rows chosen, counted from 1; 0 without one. */
  readonly order: number;
  /** It is pointed at, or it lies on the line that is. */
  readonly lit: boolean;
  readonly related: boolean;
}

/** A line of the board, which is a column of the matrix. */
export interface LineMark {
  readonly id: string;
  readonly column: number;
  readonly line: Line;
  readonly kind: ColumnKind;
  readonly isCovered: boolean;
  /** It is pointed at, or it is a line of the queen that is. */
  readonly lit: boolean;
  readonly related: boolean;
  /** It is a line of the queen being tried; not while something is pointed at. */
  readonly trying: boolean;
  readonly search: 'none' | 'branch' | 'dead end';
  /** The cover or uncover that this step has carried out. */
  readonly move: 'none' | 'cover' | 'uncover';
  /** The state of its slack row, when it has one. */
  readonly slack: { readonly row: number; readonly state: RowState } | null;
}

interface AttackMark extends Attack {
  readonly id: string;
  readonly column: number;
}

/** More lines of a proof are not drawn across the board. */
const MOST_DRAWN = 6;

/** The board at one moment, with what the reader points at. */
export function queensView(moment: Moment<QueensProblem>): QueensView {
  const { problem, highlight, rows, taken, columns, order, marks = [] } = moment;
  const { n, matrix, lines, placements } = problem;
  const isPointing = highlight.row !== null || highlight.column !== null;
  const pointedLines = highlight.row === null ? [] : (matrix.rows[highlight.row] ?? []);
  const tried = taken.find(({ state }) => state === 'trying')?.row ?? -1;
  const triedLines = isPointing ? [] : (matrix.rows[tried] ?? []);
  const pointedLine = highlight.column === null ? undefined : lines[highlight.column];
  const pointedCells = new Set(pointedLine ? cellsOf(n, pointedLine).map((cell) => problem.rowOf(cell)) : []);
  const slackRows = new Map(
    placements.flatMap((placement, row) => (placement.kind === 'slack' ? [[placement.column, row]] : [])),
  );
  const marked = marks.flatMap((mark, column) => (mark ? [column] : []));
  /** Few lines of a proof are drawn across the board. */
  const drawn = new Set(marked.length > MOST_DRAWN ? [] : marked);
  const standing = taken.flatMap(({ row, state }) => (state === 'undone' ? [] : [row]));
  const attacks = attacksOf(n, decode(problem, standing)).map((attack) => ({
    ...attack,
    id: `${lineName(attack.line)} ${attack.first.file} ${attack.first.rank}`,
    column: problem.columnOf(attack.line.kind, attack.first),
  }));
  const fault = queensFaultWords(moment);
  const cells = placements.flatMap((placement, row): CellMark[] => {
    if (placement.kind !== 'queen') return [];
    return [
      {
        id: problem.rowNames[row] ?? '',
        row,
        cell: placement.cell,
        state: rows[row] ?? 'free',
        order: order[row] ?? 0,
        lit: row === highlight.row,
        related: pointedCells.has(row),
      },
    ];
  });
  const cellMarks = new Map(cells.map((mark) => [cellName([mark.cell.file, mark.cell.rank]), mark]));
  return {
    n,
    board: problem.board ?? null,
    columnAt: () => undefined,
    cellAt(place) {
      const mark = cellMarks.get(place);
      return { kind: mark ? cellKind(mark) : '', row: mark?.row };
    },
    rows: cells.flatMap((mark) => queenOf(problem, mark)),
    regions: [],
    captions: [],
    cells,
    lines: lines.map((line, column): LineMark => {
      const slack = slackRows.get(column);
      const kind = matrix.columns[column]?.kind ?? 'off';
      const state = columns[column];
      return {
        id: lineName(line),
        column,
        line,
        kind,
        isCovered: isCovered(moment, column),
        lit: column === highlight.column,
        related: (pointedLines.includes(column) && kind !== 'off') || drawn.has(column),
        trying: triedLines.includes(column) && kind !== 'off',
        search: state === 'branch' || state === 'dead end' ? state : 'none',
        move: moment.move?.column === column ? moment.move.kind : 'none',
        slack: slack === undefined ? null : { row: slack, state: rows[slack] ?? 'free' },
      };
    }),
    attacks,
    isSolved: moment.isFull && fault === '',
    isBroken: moment.isFull && fault !== '',
    fault,
    highlight,
    pointedAt: pointedAtWords(moment),
  };
}

/** A tried cell keeps a small ghost of its queen, and a cell that is pointed at shows a ghost too. */
function queenOf(problem: QueensProblem, { id, row, state, order, lit }: CellMark): ShownRow[] {
  const stands = state === 'chosen' || state === 'trying' || state === 'undone';
  if (!stands && state !== 'tried' && !lit) return [];
  const shown = stands || state === 'tried' ? state : 'pointed';
  return [{ id, row, order, state: shown, isLit: false, marks: marksOf(problem, row) }];
}

function cellKind({ cell: { rank, file }, state, lit, related }: CellMark): string {
  const shade = (rank + file) % 2 === 0 ? '' : 'is-dark ';
  return `${shade}is-${state}${lit ? ' is-lit' : ''}${related ? ' is-related' : ''}`;
}

/** True for a line that is drawn across the board, and not only named beside it. */
export function isShown({ lit, related, trying, move }: LineMark): boolean {
  return lit || related || trying || move !== 'none';
}

/** True for a diagonal that a slack row leaves empty. */
export function isLeftEmpty({ line, slack }: LineMark): boolean {
  return isDiagonal(line) && (slack?.state === 'chosen' || slack?.state === 'trying');
}
