import { expect, test } from 'vitest';
import { builtMarkup } from '#ui/kit/static-markup.ts';
import { patch } from '#ui/kit/template.ts';
import { rowBlocks, rowNotes } from '#ui/lessons/ripple-row/row-notes.ts';
import { RIPPLE_OPENING_COLUMN, RIPPLE_OPENING_ROW, rippleRowProblem } from '#ui/lessons/ripple-row/row-standard.ts';
import { built, changedBy } from '../../../../support/built.ts';

const problem = rippleRowProblem();
const row = problem.rowNames.indexOf(RIPPLE_OPENING_ROW);
const column = problem.matrix.columns.findIndex(({ name }) => name === RIPPLE_OPENING_COLUMN);
const blocks = (to: number, picked: number | null, isLive = true) => rowBlocks('row', problem, to, picked, isLive);

test('the live page finds what was built, and makes buttons of the squares', () => {
  const notes = rowNotes(problem, row, column);
  expect(changedBy(built(notes), notes)).toEqual([]);
  const host = built(blocks(row, column, false));
  expect(changedBy(host, blocks(row, column, false))).toEqual([]);
  const changed = changedBy(host, blocks(row, column)).filter((said) => !/^<(svg|rect) /.test(said));
  expect(changed).toEqual([]);
});

test('notes and blocks are the same whatever row was shown before', () => {
  const places = { notes: built(rowNotes(problem, row, column)), blocks: built(blocks(row, column)) };
  const last = problem.rowNames.length - 1;
  for (const [to, picked] of [
    [0, null],
    [last, 0],
    [row, column],
  ] as const) {
    patch(places.notes, rowNotes(problem, to, picked, 'No.'));
    patch(places.blocks, blocks(to, picked));
    expect(places.notes.innerHTML).toBe(builtMarkup(rowNotes(problem, to, picked, 'No.')));
    expect(places.blocks.innerHTML).toBe(builtMarkup(blocks(to, picked)));
  }
});
