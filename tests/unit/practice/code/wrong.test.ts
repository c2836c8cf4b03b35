/** Wrong solutions as people write them, in their own style: none of them has the text of ours. */
import { describe, expect, test } from 'vitest';
import { compileCell } from '#notebook/compile.ts';
import { casesOf } from '#practice/code/cases.ts';
import { type ExerciseId, exerciseOf } from '#practice/code/exercises.ts';
import { faultOf } from '#practice/code/fault.ts';
import { observe } from '#practice/code/observe.ts';
import { partsWith } from '#practice/code/requests.ts';
import { tried, wordsFor } from './support.ts';

const wrong: readonly (readonly [what: string, id: ExerciseId, code: string, words: RegExp])[] = [
  [
    'x forgets its neighbours',
    'unlink',
    `function unlink(x) { const l = L[x], r = R[x]; R[l] = r; L[r] = l; L[x] = x; R[x] = x; }
     function relink(x) {}`,
    /has also changed L\[x\] and R\[x\]/,
  ],
  [
    'only one neighbour is told',
    'unlink',
    `const unlink = (x: number) => { R[L[x]] = R[x]; };
     const relink = (x: number) => { R[L[x]] = x; L[R[x]] = x; };`,
    /the right neighbour still leads back to x/,
  ],
  [
    'new nodes on top',
    'build',
    `function build(primary, rows) {
       for (let c = 0; c <= primary.length; c++) { L.push(c); R.push(c); U.push(c); D.push(c); C.push(c); S.push(0); N.push(-1); }
       for (let c = 0; c <= primary.length; c++) { L[c] = c === 0 ? primary.length : c - 1; R[c] = c === primary.length ? 0 : c + 1; }
       let x = primary.length;
       for (let i = 0; i < rows.length; i++) {
         const first = x + 1;
         const last = x + rows[i].length;
         for (const column of rows[i]) {
           x++;
           const c = column + 1;
           C.push(c); N.push(i);
           L.push(x === first ? last : x - 1); R.push(x === last ? first : x + 1);
           const below = D[c];
           U.push(c); D.push(below); U[below] = x; D[c] = x;
           S[c] += 1;
         }
       }
     }`,
    /put on top of its column/,
  ],
  [
    'the header is not unlinked',
    'cover',
    `function cover(c) {
       counts.updates++;
       let i = D[c];
       while (i !== c) { let j = R[i]; while (j !== i) { S[C[j]] -= 1; counts.updates++; D[U[j]] = D[j]; U[D[j]] = U[j]; j = R[j]; } i = D[i]; }
     }`,
    /the header stays in the ring/,
  ],
  [
    'updates are forgotten',
    'cover',
    `function cover(c) {
       R[L[c]] = R[c]; L[R[c]] = L[c];
       for (let i = D[c]; i !== c; i = D[i]) for (let j = R[i]; j !== i; j = R[j]) { D[U[j]] = D[j]; U[D[j]] = U[j]; S[C[j]] -= 1; }
     }`,
    /no update is counted/,
  ],
  [
    'sizes are forgotten',
    'cover',
    `function cover(c) {
       unlink(c); counts.updates++;
       for (let i = D[c]; i !== c; i = D[i]) for (let j = R[i]; j !== i; j = R[j]) { D[U[j]] = D[j]; U[D[j]] = U[j]; counts.updates++; }
     }`,
    /The sizes have stayed/,
  ],
  [
    'only downwards',
    'cover',
    `function cover(c) {
       unlink(c); counts.updates += 1;
       for (let i = D[c]; i !== c; i = D[i]) { let j = R[i]; while (j !== i) { D[U[j]] = D[j]; S[C[j]]--; counts.updates += 1; j = R[j]; } }
     }`,
    /D is right and U is not/,
  ],
  [
    'removed nodes forget where they were',
    'cover',
    `function cover(c) {
       unlink(c); counts.updates++;
       for (let i = D[c]; i !== c; i = D[i]) for (let j = R[i]; j !== i; j = R[j]) { D[U[j]] = D[j]; U[D[j]] = U[j]; U[j] = D[j] = j; S[C[j]]--; counts.updates++; }
     }`,
    /a node that leaves must keep its own links/,
  ],
  [
    'the header does not come back',
    'uncover',
    `function uncover(c) {
       for (let i = D[c]; i !== c; i = D[i]) for (let j = R[i]; j !== i; j = R[j]) { D[U[j]] = j; U[D[j]] = j; S[C[j]] += 1; }
     }`,
    /it still stands outside the ring/,
  ],
  [
    'sizes do not come back',
    'uncover',
    `function uncover(c) {
       let i = U[c];
       do { if (i === c) break; let j = L[i]; while (j !== i) { U[D[j]] = j; D[U[j]] = j; j = L[j]; } i = U[i]; } while (i !== c);
       relink(c);
     }`,
    /The links are all back, and the sizes are not/,
  ],
  [
    'undone in the wrong order',
    'search',
    `function search(k = 0) {
       counts.nodes++;
       if (R[h] === h) { solutions.push(O.slice(0, k).map((x) => N[x])); return; }
       const c = choose();
       cover(c);
       let r = D[c];
       while (r !== c) {
         O[k] = r;
         const others = [];
         for (let j = R[r]; j !== r; j = R[j]) others.push(C[j]);
         others.forEach((one) => cover(one));
         search(k + 1);
         others.forEach((one) => uncover(one));
         r = D[r];
       }
       uncover(c);
     }`,
    /The one covered last must come back first/,
  ],
  [
    'a dead end is left before it is covered',
    'search',
    `function search(k = 0) {
       counts.nodes += 1;
       if (R[h] === h) { solutions.push(O.slice(0, k).map((x) => N[x])); return; }
       const c = choose();
       if (D[c] === c) return;
       cover(c);
       for (let r = D[c]; r !== c; r = D[r]) {
         O[k] = r;
         for (let j = R[r]; j !== r; j = R[j]) cover(C[j]);
         search(k + 1);
         for (let j = L[r]; j !== r; j = L[j]) uncover(C[j]);
       }
       uncover(c);
     }`,
    /A column without rows is not covered/,
  ],
  [
    'of equals the last',
    'choose',
    `function choose() {
       let best = -1, least = Infinity;
       for (let c = R[h]; c !== h; c = R[c]) if (S[c] <= least) { best = c; least = S[c]; }
       return best;
     }`,
    /Of equal columns this is the rightmost/,
  ],
  [
    'the smallest of all, covered or not',
    'choose',
    `function choose() {
       let best = 1;
       let c = 1;
       while (C[c] === c) { if (S[c] < S[best]) best = c; c += 1; }
       return best;
     }`,
    /A column that is covered, or secondary, is chosen/,
  ],
  [
    'secondary headers in the ring',
    'secondary',
    exerciseOf('secondary').start.replace('if (c === h) continue;', 'if (c === h || primary.length < c) continue;'),
    /secondary headers still stand in the ring/,
  ],
];

describe('a wrong solution is told what is meant for it', () => {
  test.each(wrong)('%s', (_, id, code, words) => {
    expect(wordsFor(id, code)).toMatch(words);
  });
});

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
    expect(words).toMatch(/It does not end: a loop goes round and round/);
    expect(words).toMatch(/By then U\[\d+\]|By then D\[\d+\]/);
  });

  test('so is a search that calls itself for ever', () => {
    expect(wordsFor('search', 'function search(k = 0) { search(k + 1); }')).toMatch(
      /cover\(1\) of A, and the search is over|does not end/,
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
