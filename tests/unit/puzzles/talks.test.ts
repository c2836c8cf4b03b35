/** The talks of figure 17.1 are those of the cell under it that is to be mended. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { count } from '#dlx/index.ts';
import { record } from '#history/index.ts';
import { compileCell } from '#notebook/compile.ts';
import { mendingCells, mendingOf } from '#notebook/mending.ts';
import { parseNotebook } from '#notebook/notebook.ts';
import { outcomesOf } from '#notebook/outcomes.ts';
import { encode } from '#puzzles/talks/encode.ts';
import { encodeUserProblem } from '#puzzles/user-problem/encode.ts';
import { readUserProblem } from '#puzzles/user-problem/read.ts';
import { talks } from '#scenarios/talks.ts';

const text = readFileSync(new URL('../../../content/mends/talks.md', import.meta.url), 'utf8');

describe('four talks in six places', () => {
  const problem = encode();

  it('have the matrix and the rows of the cell to be mended', () => {
    const task = mendingOf(parseNotebook(text));
    const output = outcomesOf(mendingCells(task, task.wrong), compileCell).get('cell-2')?.output;
    if (output?.kind !== 'problem') throw new Error('the cell gives no problem');
    const read = readUserProblem(output.data).problem;
    if (!read) throw new Error('the problem of the cell cannot be read');
    const written = encodeUserProblem(read);
    expect(problem.matrix.columns).toEqual(written.matrix.columns);
    expect(problem.matrix.rows).toEqual(written.matrix.rows);
    expect(problem.rowNames).toEqual(written.rowNames);
    expect(problem.groups).toEqual(written.groups);
  });

  it('have no solution, and open at a plan of all four', () => {
    expect(count(problem.matrix).solutions).toBe(0);
    const recording = record(problem.matrix);
    const frame = recording.seek(talks.opening(recording, problem));
    expect(frame.event).toBe('dead end');
    const rows = frame.path.flatMap(({ row }) => problem.rowNames[row] ?? []);
    expect(rows.map((name) => name.charAt(0)).sort()).toEqual(['A', 'B', 'C', 'D']);
  });
});
