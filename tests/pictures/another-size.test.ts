import { describe, test } from 'vitest';
import { drawMatrix } from '#pictures/matrix/draw.ts';
import { drawMatrixOverview } from '#pictures/matrix/overview.ts';
import { matrixView } from '#pictures/matrix/view.ts';
import { drawQueens } from '#pictures/queens/draw.ts';
import { queensView } from '#pictures/queens/view.ts';
import { drawGrid } from '#pictures/ripple-effect/draw.ts';
import { gridView } from '#pictures/ripple-effect/view.ts';
import { drawBoard } from '#pictures/tetrasticks/draw.ts';
import { boardView } from '#pictures/tetrasticks/view.ts';
import { drawTorus } from '#pictures/torus/draw.ts';
import { torusView } from '#pictures/torus/view.ts';
import { drawTree } from '#pictures/tree/draw.ts';
import { treeView } from '#pictures/tree/view.ts';
import { namesOf } from '#history/caption.ts';
import { type Frame, type Recording, record } from '#history/index.ts';
import { encode as knuth } from '#puzzles/knuth/encode.ts';
import { encode as ownMatrix } from '#puzzles/own-matrix/encode.ts';
import type { Problem } from '#puzzles/problem.ts';
import { encode as queens } from '#puzzles/queens/encode.ts';
import { encode as ripple } from '#puzzles/ripple-effect/encode.ts';
import { encode as tetrasticks } from '#puzzles/tetrasticks/encode.ts';
import { puzzleCalled } from '../unit/puzzles/ripple-effect/library-files.ts';
import { type Draw, expectSameOverAny } from './over-any.ts';
import { momentOf } from '#pictures/kit/moment.ts';

/*
 * A reader chooses another puzzle, and the picture is drawn over that of the one before: whatever
 * was set only once, for a cell or a name that both have, would then be wrong.
 */

/** A moment of a run with something in it: rows chosen, one being tried. */
function moment(problem: Problem, part = 0.4): { run: Recording; frame: Frame } {
  const run = record(problem.matrix, { limit: 1 });
  const start = Math.round(run.lastStep() * part);
  for (let step = start; step < run.lastStep(); step += 1) {
    if (run.seek(step).event === 'try') return { run, frame: run.seek(step) };
  }
  return { run, frame: run.seek(start) };
}

const boards = [5, 8, 4].map((n) => queens({ n }));
const lists = [queens({ n: 5 }), knuth(), queens({ n: 4 }), knuth({ secondary: 'FG' })];
const own = ownMatrix({
  kinds: ['primary', 'off', 'secondary', 'primary'],
  rows: [
    [true, true, true, false],
    [false, false, false, true],
  ],
});
const grids = ['five-by-five', 'nikoli-tutorial'].map((name) => ripple(puzzleCalled(name)));
const sticks = [
  tetrasticks({ size: 3, pieces: 'FHJLNU' }),
  tetrasticks({ omit: 'L', pinned: 'F in one aspect' }),
  tetrasticks({ size: 3, pieces: 'FHJLNU', junctions: 'off' }),
];

const pictures: Readonly<Record<string, readonly Draw[]>> = {
  'the grid': grids.map((problem): Draw => {
    const view = gridView(momentOf(problem, moment(problem).frame));
    return (svg) => drawGrid(svg, view, { id: 'grid', title: 'Grid', cells: 'button' });
  }),
  'the chessboard': boards.map((problem): Draw => {
    const view = queensView(momentOf(problem, moment(problem).frame, { row: 3, column: null }));
    return (svg) => drawQueens(svg, view, { id: 'board', title: 'Board' });
  }),
  'the board of sticks': sticks.map((problem): Draw => {
    const view = boardView(momentOf(problem, moment(problem, 0.9).frame));
    return (svg) => drawBoard(svg, view, { id: 'board', title: 'Board', focusable: true });
  }),
  'a small matrix': [...lists, own].map((problem): Draw => {
    const view = matrixView(problem, { frame: moment(problem).frame });
    return (svg) => drawMatrix(svg, view, { id: 'matrix', interactive: true, columnAction: 'toggle' });
  }),
  'a large matrix': [...grids, ...sticks.slice(0, 1)].map((problem): Draw => {
    const view = matrixView(problem, { frame: moment(problem).frame });
    return (svg) => drawMatrixOverview(svg, view, { id: 'whole' });
  }),
  'the torus': [knuth(), own, queens({ n: 4 })].map((problem): Draw => {
    const { run } = moment(problem);
    const frame = run.seek(Math.min(9, run.lastStep('links')), 'links');
    const view = torusView(problem, { frame });
    return (svg) => drawTorus(svg, view, { id: 'torus' });
  }),
  'the tree': [knuth(), queens({ n: 4 }), queens({ n: 5 })].map((problem): Draw => {
    const { run, frame } = moment(problem, 0.7);
    const view = treeView(run, frame, namesOf(problem.matrix, problem.rowNames));
    return (svg) => drawTree(svg, view, { id: 'tree' });
  }),
};

describe.each(Object.keys(pictures))('%s', (name) => {
  test('drawn over that of another puzzle is what it is when drawn afresh', () => {
    expectSameOverAny(pictures[name]!);
  });
});
