import { expect, test } from 'vitest';
import {
  type Change,
  type Program,
  emptyProgram,
  putLine,
  selectLine,
  shiftLine,
  takeOutAll,
  takeOutLine,
  textOf,
  textsOf,
  useLine,
} from '#practice/order/program.ts';

const empty = emptyProgram('unlink', 1);

/** The program after some changes, each of the one before. */
function after(...changes: ((program: Program) => Change)[]): Program {
  return changes.reduce((program, change) => change(program).program, empty);
}

const use = (line: number) => (program: Program) => useLine(program, line);

test('a line goes to the end, or below the selected one, and is selected then', () => {
  const program = after(use(2), use(0), use(3));
  expect(program).toMatchObject({ order: [2, 0, 3], selected: null });
  expect(textsOf(program)).toEqual([2, 0, 3].map((line) => empty.mix[line]));
  const below = after(use(2), use(0), (one) => selectLine(one, 2), use(3));
  expect(below).toMatchObject({ order: [2, 3, 0], selected: 3 });
  expect(useLine(after(use(2)), 0).said).toBe(`“${textOf(empty, 0)}” is now line 2 of 2.`);
});

test('a selected line moves by one place, and stops at either end', () => {
  const program = after(use(0), use(1), use(2), (one) => selectLine(one, 1));
  expect(shiftLine(program, -1)).toEqual({
    program: { ...program, order: [1, 0, 2] },
    said: `“${textOf(empty, 1)}” is now line 1 of 3.`,
  });
  const last = shiftLine(program, 1);
  expect(last.program.order).toEqual([0, 2, 1]);
  expect(shiftLine(last.program, 1)).toEqual({ program: last.program, said: 'This is the last line.' });
  expect(shiftLine(last.program, 1).program).toBe(last.program);
  const first = shiftLine(program, -1);
  expect(shiftLine(first.program, -1).said).toBe('This is the first line.');
  expect(shiftLine(after(use(0)), 1)).toEqual({ program: after(use(0)), said: '' });
});

test('a line is put before another, taken out, and let go', () => {
  const program = after(use(0), use(1), use(2), (one) => selectLine(one, 2));
  expect(selectLine(program, 2).said).toBe('Line 3 is grabbed: move it with the arrow keys or the buttons.');
  expect(putLine(program, 2, 0).program).toEqual({ ...program, order: [2, 0, 1] });
  expect(takeOutLine(program, 2)).toEqual({
    program: { ...program, order: [0, 1], selected: null },
    said: `“${textOf(empty, 2)}” is back among the lines.`,
  });
  expect(takeOutLine(program, 0).program.selected).toBe(2);
  expect(selectLine(program, null)).toEqual({ program: { ...program, selected: null }, said: 'The line is dropped.' });
  expect(takeOutAll(program)).toEqual({ program: empty, said: 'All lines are back.' });
});
