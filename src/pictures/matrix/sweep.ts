/**
 * A cover on its way down its column, or an uncover on its way up: the rows go out one by one, from the top, and come
 * back from the bottom. Meanwhile the column itself is covered: its header is the first to leave, and the last to return.
 */
import { type Links, COLUMN, DOWN, ROW, UP, nextInRow } from '#dlx/links.ts';
import type { Frame } from '#history/frame.ts';
import { type RunMoment, momentOf } from '../kit/moment.ts';
import { type MatrixSource, type MatrixView, runView } from './view.ts';

/** A frame, and how much of its cover or uncover is done, from 0 to 1. */
interface UnderWay {
  readonly frame: Frame;
  readonly share: number;
}

/** What a large matrix shows at a moment, or while the move of a step beside it is under way. */
export function sweptView(
  moment: RunMoment<MatrixSource>,
  { frame, share }: UnderWay = { frame: moment.frame, share: 1 },
): MatrixView {
  const view = runView(frame === moment.frame ? moment : momentOf(moment.problem, frame, moment.highlight));
  return frame.write ? viewAtWrite(view, frame) : viewUnderWay(view, share);
}

/** The view of a step at the zoom covers when this share of its cover or uncover is done, from 0 to 1. */
function viewUnderWay(view: MatrixView, share: number): MatrixView {
  const { move, moved } = view;
  if (!move) return view;
  const done = Math.round(share * moved.length);
  const swept = withOut(view, move.kind === 'cover' ? done : moved.length - done);
  return swept === view ? view : { ...swept, sizes: sizesAt(view, swept.unswept) };
}

/** The view of a step at the zoom links: a row is out from the write that takes its first one out of its list. */
function viewAtWrite(view: MatrixView, { write, state }: Frame): MatrixView {
  if (!write || !state) return view;
  const { subject } = write;
  const isHeader = state.nodes[subject + COLUMN] === subject;
  if (isHeader) return withOut(view, 0);
  const last = state.nodes[subject + ROW]!;
  const above = view.moved.filter((row) => row < last).length;
  return withOut(view, above + Number(view.moved.includes(last) && isOut(state, subject)));
}

/** The view while so many of the rows that its move takes out or puts back are out, the first ones. */
function withOut(view: MatrixView, out: number): MatrixView {
  const { move, moved } = view;
  const isCover = move?.kind === 'cover';
  if (!move || out === (isCover ? moved.length : 0)) return view;
  const rows = [...view.rows];
  moved.forEach((row, at) => {
    const [from, to] = at < out ? (['free', 'hidden'] as const) : (['hidden', 'free'] as const);
    if (rows[row] === from) rows[row] = to;
  });
  const [gone, unswept] = [moved.slice(0, out), moved.slice(out)];
  return { ...(isCover ? view : covered(view)), rows, moved: isCover ? gone : unswept, unswept };
}

/** The view after an uncover, with its column as it was before. */
function covered(view: MatrixView): MatrixView {
  const { column, colour } = view.move!;
  const columns = [...view.columns];
  const coveredBy = Int32Array.from(view.coveredBy);
  if (columns[column] === 'open') columns[column] = colour ? 'coloured' : 'covered';
  const givenUp = view.rows.indexOf('undone');
  coveredBy[column] = view.source.matrix.rows[givenUp]?.includes(column) ? givenUp : -1;
  return { ...view, columns, coveredBy };
}

/** How many rows are left in each list: a row that is not out has its ones in all of them. */
function sizesAt(view: MatrixView, unswept: readonly number[]): Int32Array {
  const { move, moved, kinds, coveredBy } = view;
  const sizes = Int32Array.from(view.sizes);
  const isCover = move?.kind === 'cover';
  // The sizes are those after the move.
  const rows = isCover ? unswept : moved.slice(0, moved.length - unswept.length);
  for (const row of rows) {
    for (const column of view.source.matrix.rows[row]!) {
      const isListed = column !== move?.column && kinds[column] !== 'off' && coveredBy[column] === -2;
      if (isListed) sizes[column]! += isCover ? 1 : -1;
    }
  }
  return sizes;
}

/** Whether a one of this node’s row is out of its list. */
function isOut({ nodes }: Links, start: number): boolean {
  let node = start;
  do {
    const isListed = nodes[nodes[node + UP]! + DOWN] === node && nodes[nodes[node + DOWN]! + UP] === node;
    if (!isListed) return true;
    node = nextInRow(nodes, node);
  } while (node !== start);
  return false;
}
