/** Code that is right in another way, does not end, or leads nowhere. */
import { describe, expect, test } from 'vitest';
import { compileCell } from '#notebook/compile.ts';
import { casesOf } from '#practice/code/cases.ts';
import { exerciseOf } from '#practice/code/exercises.ts';
import { faultOf } from '#practice/code/fault.ts';
import { observe } from '#practice/code/observe.ts';
import { partsWith } from '#practice/code/requests.ts';
import { tried, wordsFor } from './support.ts';

describe('right in another way', () => {
  test('uncover may walk its rows, and the nodes of a row, in either direction', () => {
    const code = `function uncover(c) {
      for (let i = D[c]; i !== c; i = D[i]) for (let j = R[i]; j !== i; j = R[j]) { S[C[j]]++; relinkDown(j); }
      relink(c);
    }
    const relinkDown = (j: number): void => { U[D[j]] = D[U[j]] = j; };`;
    expect(tried('uncover', code)).toMatchObject({ kind: 'passed', ways: ['down'] });
  });

  test.each([
    ['up and to the left', 'U', 'L', false],
    ['up and to the right', 'U', 'R', false],
    ['down and to the left', 'D', 'L', true],
  ])('which way its rows come back is told: %s', (_, rows, nodes, isDown) => {
    const code = exerciseOf('uncover')
      .solution.replace('let i = U[c]; i !== c; i = U[i]', `let i = ${rows}[c]; i !== c; i = ${rows}[i]`)
      .replace('let j = L[i]; j !== i; j = L[j]', `let j = ${nodes}[i]; j !== i; j = ${nodes}[j]`);
    expect(tried('uncover', code)).toMatchObject({ kind: 'passed', ways: isDown ? ['down'] : [] });
  });

  test.each([
    ['up', 'U', ['header first']],
    ['down', 'D', ['down', 'header first']],
  ])('a header that comes back before its rows is right, and told, rows %s', (_, rows, ways) => {
    const back = '  L[R[c]] = c;\n  R[L[c]] = c;\n';
    const { solution } = exerciseOf('uncover');
    const code = solution
      .replace(back, '')
      .replace('  for (let i', `${back}  for (let i`)
      .replace('let i = U[c]; i !== c; i = U[i]', `let i = ${rows}[c]; i !== c; i = ${rows}[i]`);
    expect(code).not.toBe(solution);
    expect(tried('uncover', code)).toMatchObject({ kind: 'passed', ways });
  });

  test('so may cover: what left comes back all the same', () => {
    const code = `function cover(c) {
      unlink(c); counts.updates++;
      for (let i = U[c]; i !== c; i = U[i]) for (let j = L[i]; j !== i; j = L[j]) { D[U[j]] = D[j]; U[D[j]] = U[j]; S[C[j]]--; counts.updates++; }
    }`;
    expect(tried('cover', code).kind).toBe('passed');
  });
});

describe('what does not end, or leads nowhere', () => {
  test('a loop around links is noticed, with what it has written by then', () => {
    const words = wordsFor('cover', 'function cover(c) { unlink(c); for (let i = D[c]; i !== -1; i = D[i]); }');
    expect(words).toMatch(/It does not end, so it was stopped\./);
    expect(words).toMatch(/The first wrong entry: [UD]\[\d+\]/);
  });

  test('so is a search that calls itself for ever', () => {
    expect(wordsFor('search', 'function search(k = 0) { search(k + 1); }')).toMatch(
      /cover\(1\) of A, but the search is over already|does not end/,
    );
  });

  test.each([
    ['L[undefined] is read', 'function cover(c) { L[L[undefined as any]] = 1; }'],
    ['D[99] is written', 'function cover(c) { D[99] = 1; }'],
    ['U[1] is set to undefined', 'function cover(c) { U[1] = undefined as any; }'],
    ['S[20] is read', 'function cover(c) { S[20]--; }'],
  ])('%s', (words, code) => {
    expect(wordsFor('cover', code)).toContain(words);
  });

  test('the line of an error is that of the cell', () => {
    expect(wordsFor('cover', 'function cover(c) {\n  null.x;\n}')).toMatch(/^Line 2: /);
  });
});

test('the cases are the same each time, begin with the 6×7 matrix, and have secondary columns', () => {
  for (const id of ['cover', 'uncover', 'search', 'choose', 'secondary'] as const) {
    const cases = casesOf(id);
    expect(casesOf(id)).toEqual(cases);
    expect(cases[0]).toMatchObject({ isKnuth: true });
    const random = new Set(cases.filter(({ isKnuth }) => !isKnuth).map(({ matrix }) => matrix));
    expect(random.size).toBeGreaterThan(190);
    const withSecondary = [...random].filter(({ columns }) => columns.some(({ kind }) => kind === 'secondary'));
    expect(withSecondary.length).toBeGreaterThan(100);
  }
});

test('each single wrong entry of links and sizes is found, and named', () => {
  const parts = partsWith({}, compileCell);
  for (const one of casesOf('uncover').slice(0, 30)) {
    const right = observe('uncover', parts, one);
    expect(faultOf(one, right)).toBeNull();
    const headers = one.matrix.columns.length;
    for (const array of ['L', 'R', 'U', 'D', 'S'] as const) {
      for (const [node, should] of right.arrays[array].entries()) {
        const isUsed = array === 'S' ? node > 0 && node <= headers : node > 0 || 'LR'.includes(array);
        if (!isUsed) continue;
        const arrays = { ...right.arrays, [array]: right.arrays[array].with(node, should + 1) };
        const bad = { array, node, is: should + 1, should };
        expect(faultOf(one, { ...right, arrays })).toEqual({ kind: 'entry', bad });
      }
    }
  }
});
