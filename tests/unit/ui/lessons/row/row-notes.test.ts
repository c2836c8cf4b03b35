import { expect, test } from 'vitest';
import { builtMarkup } from '#ui/kit/static-markup.ts';
import { patch } from '#ui/kit/template.ts';
import { columnNotes, rowNotes } from '#ui/lessons/row/row-notes.ts';
import { OPENING_COLUMN, OPENING_ROW, rowProblem } from '#ui/lessons/row/row-standard.ts';
import { built, changedBy, withoutButtons } from '../../../../support/built.ts';

const problem = rowProblem();
const row = problem.rowNames.indexOf(OPENING_ROW);
const column = problem.matrix.columns.findIndex(({ name }) => name === OPENING_COLUMN);

test('the live page finds what was built, but for the 1s of the row, which are buttons', () => {
  const still = rowNotes(problem, row, column, false);
  const host = built(still);
  expect(changedBy(host, still)).toEqual([]);
  patch(host, rowNotes(problem, row, column, true));
  expect(host.querySelectorAll('li > button')).toHaveLength(problem.matrix.rows[row]!.length);
  expect(withoutButtons(host)).toBe(builtMarkup(still));
  const users = columnNotes(problem, row, column);
  expect(changedBy(built(users), users)).toEqual([]);
});

test('notes are the same whatever row and column were shown before', () => {
  const places = { row: built(rowNotes(problem, row, column, true)), column: built(columnNotes(problem, row, column)) };
  for (const [to, picked] of [
    [0, 0],
    [1408, null],
    [700, column],
  ] as const) {
    patch(places.row, rowNotes(problem, to, picked, true));
    patch(places.column, columnNotes(problem, to, picked));
    expect(places.row.innerHTML).toBe(builtMarkup(rowNotes(problem, to, picked, true)));
    expect(places.column.innerHTML).toBe(builtMarkup(columnNotes(problem, to, picked)));
  }
});
