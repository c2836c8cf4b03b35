import { describe, expect, it } from 'vitest';
import { createMatrix, withKind } from '#dlx/matrix.ts';
import { type MatrixView, activePlace, matrixView } from '#pictures/matrix/view.ts';
import { describeMatrix, describePlace } from '#pictures/matrix/describe.ts';
import { record } from '#history/index.ts';
import { encode } from '#puzzles/knuth/encode.ts';

const knuth = encode();
const run = record(knuth.matrix);
const [CEF, ADG, BCF, AD, BG] = [0, 1, 2, 3, 4];
const [A, B, C, D, E, F, G] = [0, 1, 2, 3, 4, 5, 6];

function at(step: number, zoom: 'decisions' | 'covers' = 'decisions'): MatrixView {
  return matrixView(knuth, { frame: run.seek(step, zoom) });
}

describe('a moment of a run', () => {
  it('tells the column branched on from the covered ones, and what covers them', () => {
    const view = at(2);
    expect(view.columns).toEqual(['branch', 'open', 'open', 'covered', 'open', 'open', 'covered']);
    expect([...view.coveredBy]).toEqual([-1, -2, -2, ADG, -2, -2, ADG]);
    expect(view.order[ADG]).toBe(1);
    expect(view.rows[ADG]).toBe('trying');
  });

  it('names the dead end', () => {
    const deadEnd = Array.from({ length: run.lastStep() }, (_, step) => run.seek(step)).find(
      (frame) => frame.event === 'dead end',
    )!;
    const view = matrixView(knuth, { frame: deadEnd });
    expect(view.columns.indexOf('dead end')).toBe(E);
    expect(describeMatrix(view)).toContain('Column E has no row left: a dead end.');
    expect(activePlace(view)).toEqual({ row: BCF, column: E });
  });

  it('knows which rows a cover takes out', () => {
    // Step 2 at this zoom is the cover of A, the first thing that happens to the links.
    const view = at(2, 'covers');
    expect(view.move).toEqual({ kind: 'cover', column: A });
    expect(view.moved).toEqual([ADG, AD]);
    expect(describeMatrix(view)).toContain('Covering column A: rows ADG and AD leave the other columns.');
    expect(activePlace(view).column).toBe(A);
  });

  it('numbers the chosen rows of a solution in order', () => {
    const view = at(run.solutionStep(1));
    expect([AD, CEF, BG].map((row) => view.order[row])).toEqual([1, 2, 3]);
    expect(activePlace(view)).toEqual({ row: BG, column: B });
    expect(view.columns.every((state) => state === 'covered')).toBe(true);
    expect(describeMatrix(view)).toContain('Chosen so far: 1. AD, 2. CEF, 3. BG.');
    expect(describeMatrix(view)).toContain('Hidden: rows ADG, BCF and DEG.');
    expect(describeMatrix(view)).toContain('Every primary column is covered: an exact cover.');
    expect(describeMatrix(at(1))).not.toContain('solution');
  });

  it('says of one column only that it is being branched on', () => {
    const view = at(run.solutionStep(1) - 1);
    const words = [...'ABCDEFG'].map((_, c) => describePlace(view, { row: null, column: c }));
    expect(words.filter((text) => text.includes('being branched on')).length).toBeLessThan(2);
    expect(words[A]).toContain('covered, chosen to branch on at level 0');
  });

  it('leaves columns that are off out of everything', () => {
    const matrix = withKind(knuth.matrix, G, 'off');
    const frame = record(matrix).seek(2);
    const view = matrixView({ ...knuth, matrix }, { frame });
    expect(view.columns[G]).toBe('off');
    expect(describeMatrix(view)).toMatch(/6 primary and 1 switched off columns/);
    expect(describePlace(view, { row: null, column: G })).toContain('switched off');
  });
});

describe('rows picked by hand', () => {
  it('covers columns once, twice and not at all', () => {
    const view = matrixView(knuth, { picks: [AD, ADG, BG] });
    const states = Object.fromEntries([...'ABCDEFG'].map((name, c) => [name, view.columns[c]!]));
    expect(states).toEqual({
      A: 'clash',
      B: 'once',
      C: 'open',
      D: 'clash',
      E: 'open',
      F: 'open',
      G: 'clash',
    });
    expect([...view.sizes]).toEqual([2, 1, 0, 2, 0, 0, 2]);
    expect([AD, ADG, BG].map((row) => view.rows[row])).toEqual(['clash', 'clash', 'clash']);
    expect(describeMatrix(view)).toContain('Covered more than once: columns A, D and G.');
    expect(describeMatrix(view)).toContain('Not covered yet: columns C, E and F.');
  });

  it('says when the cover is exact, whatever the order of picking', () => {
    const view = matrixView(knuth, { picks: [BG, AD, CEF] });
    expect(view.rows.filter((state) => state === 'chosen')).toHaveLength(3);
    expect([BG, AD, CEF].map((row) => view.order[row])).toEqual([1, 2, 3]);
    expect(describeMatrix(view)).toContain('an exact cover');
    expect(describeMatrix(matrixView(knuth, { picks: [BG, AD] }))).not.toContain('an exact cover');
  });

  it('lets a secondary column be, and ignores one that is off', () => {
    const matrix = withKind(withKind(knuth.matrix, F, 'secondary'), C, 'off');
    const view = matrixView({ ...knuth, matrix }, { picks: [BCF, CEF] });
    expect(view.columns[C]).toBe('off');
    expect(view.columns[F]).toBe('clash');
    expect(view.columns[B]).toBe('once');
    expect(view.columns[D]).toBe('open');
  });
});

describe('a matrix on its own', () => {
  it('shows sizes without the rows that are dropped', () => {
    const matrix = createMatrix(['A', { name: 's', kind: 'secondary' }], [[0, 1], [1]]);
    const view = matrixView({ matrix });
    expect(view.mode).toBe('plain');
    expect([...view.sizes]).toEqual([1, 1]);
    expect(view.rows).toEqual(['free', 'dropped']);
    expect(describeMatrix(view)).toBe('A matrix of 2 rows and 1 primary and 1 secondary columns.');
  });

  it('says what is in a cell', () => {
    const view = matrixView(knuth);
    expect(describePlace(view, { row: ADG, column: D })).toMatch(/^A 1 in row ADG, column D\./);
    expect(describePlace(view, { row: ADG, column: B })).toMatch(/^Nothing in row ADG, column B\./);
    expect(describePlace(view, { row: null, column: null })).toBe('');
  });
});
