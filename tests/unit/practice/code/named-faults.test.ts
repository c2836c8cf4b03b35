/**
 * Wrong solvers as people write them, in styles of their own: each fault is named by what it does, whatever its text is.
 * The first eight are those of a trial with readers. A sound solver, however it is written, is blamed for nothing.
 */
import { describe, expect, test } from 'vitest';
import { type ExerciseId, exerciseOf } from '#practice/code/exercises.ts';
import { casesFor, named, tried } from './support.ts';
import { every } from '../../../support/runs.ts';

const UNLINK = 'const unlink = (x: number) => { const a = L[x], b = R[x]; R[a] = b; L[b] = a; };';
const RELINK = 'const relink = (x: number) => { const a = L[x], b = R[x]; R[a] = x; L[b] = x; };';

/** A `build` with plain loops. `ring` closes the headers, `node` places x in column c, `close` ends a row. */
function builder({
  ring = 'L[0] = primary.length; R[primary.length] = 0;',
  header = 'const c = j + 1;',
  node = 'const above = U[c]; U[x] = above; D[x] = c; D[above] = x; U[c] = x; S[c]++;',
  close = 'L[first] = x - 1; R[x - 1] = first;',
  row = 'r',
}: Partial<Record<'ring' | 'header' | 'node' | 'close' | 'row', string>> = {}): string {
  return `function build(primary, rows) {
    for (let c = 0; c <= primary.length; c++) {
      L[c] = Math.max(c - 1, 0); R[c] = Math.min(c + 1, primary.length);
      U[c] = D[c] = C[c] = c; S[c] = 0; N[c] = -1;
    }
    ${ring}
    let x = primary.length + 1;
    for (let r = 0; r < rows.length; r++) {
      const first = x;
      for (const j of rows[r]) {
        ${header}
        C[x] = c; N[x] = ${row}; L[x] = Math.max(x - 1, first); R[x] = x + 1; U[x] = D[x] = x;
        ${node}
        x++;
      }
      R[x - 1] = x - 1;
      ${close}
    }
  }`;
}

/** A `cover` with while loops. */
const covering = (header: string, node: string): string => `function cover(c) {
  ${header}
  let i = D[c];
  while (i !== c) {
    let j = R[i];
    while (j !== i) { ${node} j = R[j]; }
    i = D[i];
  }
}`;
const OUT = 'const a = U[j], b = D[j]; D[a] = b; U[b] = a;';

/** An `uncover` with while loops. */
const uncovering = (node: string, header = 'relink(c);'): string => `function uncover(c) {
  let i = U[c];
  while (i !== c) {
    let j = L[i];
    while (j !== i) { ${node} j = L[j]; }
    i = U[i];
  }
  ${header}
}`;
const BACK = 'const a = U[j], b = D[j]; D[a] = j; U[b] = j;';

/** A `search` that collects the columns of a row before it covers them. */
function searching({
  count = 'counts.nodes += 1;',
  found = 'solutions.push(O.slice(0, k).map((x) => N[x])); return;',
  choice = 'const c = choose();',
  before = 'cover(c);',
  others = 'for (let j = R[r]; j !== r; j = R[j]) others.push(C[j]);',
  take = 'O[k] = r;',
  go = 'search(k + 1);',
  back = 'others.reverse().forEach((one) => uncover(one));',
  after = 'uncover(c);',
  test = 'R[h] === h',
}: Partial<Record<string, string>> = {}): string {
  return `function search(k = 0) {
    ${count}
    if (${test}) { ${found} }
    ${choice}
    ${before}
    let r = D[c];
    while (r !== c) {
      ${take}
      const others = [];
      ${others}
      for (const one of others) cover(one);
      ${go}
      ${back}
      r = D[r];
    }
    ${after}
  }`;
}

/** A `choose` that walks the ring once. */
const choosing = (test: string, first = 'R[h]', gives = 'best'): string => `function choose() {
  let best = ${first};
  let c = ${first};
  while (c !== h) { if (${test}) best = c; c = R[c]; }
  return ${gives};
}`;

/** A `build` whose headers are made by one function, and put into the ring by another. */
const buildingSecondary = (ring: string, node = 'place(column + 1, number, first);'): string => `
function build(primary, rows) {
  add(h, -1); S[h] = 0;
  for (const [column, isPrimary] of primary.entries()) { ${ring} }
  rows.forEach((row, number) => {
    const first = C.length;
    for (const column of row) { ${node} }
  });
}
function header(c) { add(c, -1); S[c] = 0; }
function intoRing(c) { const last = L[h]; R[last] = c; L[c] = last; R[c] = h; L[h] = c; }
function place(c, number, first) {
  const x = add(c, number), above = U[c], last = L[first];
  D[above] = x; U[x] = above; D[x] = c; U[c] = x;
  R[last] = x; L[x] = last; R[x] = first; L[first] = x;
  S[c] += 1;
}
function add(c, row) {
  const x = C.length;
  L[x] = R[x] = U[x] = D[x] = x; C[x] = c; N[x] = row;
  return x;
}`;

const faults: readonly (readonly [what: string, exercise: ExerciseId, id: string, code: string])[] = [
  // What readers wrote.
  [
    'x’s own links are written',
    'unlink',
    'unlink-inside',
    `const unlink = (x) => { const l = L[x]; L[x] = R[x]; R[x] = l; };${RELINK}`,
  ],
  [
    'U[c] = x before it is read',
    'build',
    'column-too-early',
    builder({ node: 'U[c] = x; U[x] = U[c]; D[U[c]] = x; D[x] = c; S[c]++;' }),
  ],
  ['a ring of headers that is not closed', 'build', 'ring-open', builder({ ring: '' })],
  ['no cover(c)', 'search', 'c-not-covered', searching({ before: '' })],
  ['solutions.push(O)', 'search', 'nodes-for-rows', searching({ found: 'solutions.push(O); return;' })],
  ['nodes are not counted', 'search', 'nodes-uncounted', searching({ count: '' })],
  [
    'the 1s of secondary columns are dropped',
    'secondary',
    'no-nodes',
    buildingSecondary(
      'header(column + 1); if (isPrimary) intoRing(column + 1);',
      'if (primary[column]) place(column + 1, number, first);',
    ),
  ],
  [
    'headers are numbered like columns',
    'secondary',
    'column-for-header',
    buildingSecondary('header(column + 1); if (isPrimary) intoRing(column + 1);', 'place(column, number, first);'),
  ],

  // Unlink and relink.
  ['x is made a ring of its own', 'unlink', 'unlink-inside', `function unlink(x) { L[x] = x; R[x] = x; }${RELINK}`],
  [
    'x’s links are swapped without a third name',
    'unlink',
    'unlink-inside',
    `function unlink(x) { L[x] = R[x]; R[x] = L[x]; }${RELINK}`,
  ],
  [
    'the right neighbour is led to itself',
    'unlink',
    'unlink-crossed',
    `function unlink(x) { R[L[x]] = R[x]; L[R[x]] = R[x]; }${RELINK}`,
  ],
  [
    'x comes back at the end of the ring',
    'unlink',
    'relink-elsewhere',
    `${UNLINK} function relink(x) { const last = L[h]; R[last] = x; L[x] = last; R[x] = h; L[h] = x; }`,
  ],
  [
    'x comes back right of the root',
    'unlink',
    'relink-elsewhere',
    `${UNLINK} function relink(x) { const next = R[h]; L[next] = x; R[x] = next; L[x] = h; R[h] = x; }`,
  ],
  [
    'relink unlinks once more',
    'unlink',
    'relink-nothing',
    `${UNLINK} function relink(x) { R[L[x]] = R[x]; L[R[x]] = L[x]; }`,
  ],
  [
    'relink writes x’s own links',
    'unlink',
    'relink-inside',
    `${UNLINK} function relink(x) { L[x] = R[L[x]]; R[x] = L[R[x]]; }`,
  ],

  // Build.
  [
    'U[c] is overwritten before D[U[c]]',
    'build',
    'column-not-told',
    builder({ node: 'U[x] = U[c]; U[c] = x; D[U[c]] = x; D[x] = c; S[c]++;' }),
  ],
  ['only the root is led to the last header', 'build', 'ring-open', builder({ ring: 'L[0] = primary.length;' })],
  ['only the last header leads to the root', 'build', 'ring-open', builder({ ring: 'R[primary.length] = 0;' })],
  ['rows are lines', 'build', 'open-row', builder({ close: '' })],
  ['a row is closed on one side', 'build', 'open-row', builder({ close: 'R[x - 1] = first;' })],
  [
    'columns are lines',
    'build',
    'column-open',
    builder({ node: 'const last = U[c]; D[last] = x; U[x] = last; U[c] = x; S[c]++;' }),
  ],
  ['sizes are not counted', 'build', 'no-size', builder({ node: 'U[x] = U[c]; D[x] = c; D[U[c]] = x; U[c] = x;' })],
  [
    'sizes count from 1',
    'build',
    'sizes-wrong',
    builder({ ring: 'L[0] = primary.length; R[primary.length] = 0; S.fill(1, 1);' }),
  ],
  ['headers are numbered like columns', 'build', 'column-for-header', builder({ header: 'const c = j;' })],
  ['rows are numbered from 1', 'build', 'rows-misnumbered', builder({ row: 'r + 1' })],
  ['all nodes say row 0', 'build', 'rows-misnumbered', builder({ row: '0' })],
  [
    'each row is built backwards',
    'build',
    'row-backwards',
    builder({
      close: 'for (let y = first; y < x; y++) { L[y] = y + 1 < x ? y + 1 : first; R[y] = y > first ? y - 1 : x - 1; }',
    }),
  ],
  ['no links down', 'build', 'column-one-way', builder({ node: 'U[x] = U[c]; U[c] = x; S[c]++;' })],

  // Cover.
  [
    'i leaves as well',
    'cover',
    'own-list',
    `function cover(c) { unlink(c); counts.updates++; for (let i = D[c]; i !== c; i = D[i]) { let j = i; do { ${OUT} S[C[j]]--; counts.updates++; j = R[j]; } while (j !== i); } }`,
  ],
  [
    'unlink is called for the nodes',
    'cover',
    'out-of-row',
    covering('unlink(c); counts.updates++;', 'unlink(j); S[C[j]]--; counts.updates++;'),
  ],
  [
    'the size of the node',
    'cover',
    'size-of-node',
    covering('unlink(c); counts.updates++;', `${OUT} S[j] -= 1; counts.updates++;`),
  ],
  [
    'updates are counted by rows',
    'cover',
    'updates-miscounted',
    'function cover(c) { unlink(c); counts.updates++; for (let i = D[c]; i !== c; i = D[i]) { counts.updates++; for (let j = R[i]; j !== i; j = R[j]) { D[U[j]] = D[j]; U[D[j]] = U[j]; S[C[j]]--; } } }',
  ],
  [
    'rows leave before they are asked for',
    'cover',
    'do-while',
    `function cover(c) { unlink(c); counts.updates++; let i = D[c]; do { for (let j = R[i]; j !== i; j = R[j]) { ${OUT} S[C[j]]--; counts.updates++; } i = D[i]; } while (i !== c); }`,
  ],
  [
    'the row is walked until c',
    'cover',
    'endless',
    `function cover(c) { unlink(c); counts.updates++; for (let i = D[c]; i !== c; i = D[i]) for (let j = R[i]; j !== c; j = R[j]) { ${OUT} S[C[j]]--; counts.updates++; } }`,
  ],
  [
    'the header forgets its place',
    'cover',
    'header-alone',
    covering('unlink(c); L[c] = c; R[c] = c; counts.updates += 1;', `${OUT} S[C[j]]--; counts.updates += 1;`),
  ],
  [
    'nodes that leave are cut off',
    'cover',
    'node-forgets',
    covering('unlink(c); counts.updates++;', `${OUT} U[j] = 0; D[j] = 0; S[C[j]]--; counts.updates++;`),
  ],
  [
    'sizes are set by one too many',
    'cover',
    'sizes-wrong',
    covering('unlink(c); counts.updates++;', `${OUT} S[C[j]] -= 2; counts.updates++;`),
  ],

  // Uncover.
  ['cover is called again', 'uncover', 'covers-again', 'function uncover(c) { cover(c); }'],
  ['relink is called for the nodes', 'uncover', 'back-into-row', uncovering('relink(j); S[C[j]]++;')],
  ['unlink for relink at the end', 'uncover', 'header-lost', uncovering(`${BACK} S[C[j]] += 1;`, 'unlink(c);')],
  ['the size of c grows', 'uncover', 'size-own-back', uncovering(`${BACK} S[C[i]] += 1;`)],
  ['updates go down again', 'uncover', 'undo-counted', uncovering(`${BACK} S[C[j]]++; counts.updates--;`)],
  [
    'a row is skipped',
    'uncover',
    'some-rows-back',
    'function uncover(c) { for (let i = U[U[c]]; i !== c; i = U[i]) for (let j = L[i]; j !== i; j = L[j]) { U[D[j]] = D[U[j]] = j; S[C[j]]++; } relink(c); }',
  ],

  // Search.
  [
    'nodes for rows, cut to the level',
    'search',
    'nodes-for-rows',
    searching({ found: 'solutions.push(O.slice(0, k)); return;' }),
  ],
  [
    'a copy of O, with what is left of deeper levels',
    'search',
    'nodes-for-rows',
    searching({ found: 'solutions.push([...O]); return;' }),
  ],
  [
    'all of O for its first k',
    'search',
    'stale-rows',
    searching({ found: 'solutions.push(O.map((x) => N[x])); return;' }),
  ],
  [
    'columns for rows',
    'search',
    'columns-for-rows',
    searching({ found: 'solutions.push(O.slice(0, k).map((x) => C[x])); return;' }),
  ],
  [
    'the last row is cut off',
    'search',
    'row-lost',
    searching({ found: 'solutions.push(O.slice(0, k - 1).map((x) => N[x])); return;' }),
  ],
  ['solutions are not written down', 'search', 'no-solutions', searching({ found: 'return;' })],
  [
    'only rows that are tried are counted',
    'search',
    'nodes-miscounted',
    searching({ count: '', take: 'O[k] = r; counts.nodes++;' }),
  ],
  [
    'no return at a solution',
    'search',
    'goes-past-solution',
    searching({ found: 'solutions.push(O.slice(0, k).map((x) => N[x]));' }),
  ],
  ['no end at all', 'search', 'never-solved', searching({ found: '' })],
  ['a dead end stays covered', 'search', 'dead-end-stays', searching({ before: 'cover(c); if (S[c] === 0) return;' })],
  [
    'columns go in the other direction',
    'search',
    'covers-leftwards',
    searching({ others: 'for (let j = L[r]; j !== r; j = L[j]) others.push(C[j]);' }),
  ],
  [
    'it stops at the first solution',
    'search',
    'first-solution',
    searching({ count: 'if (solutions.length > 0) return; counts.nodes++;' }),
  ],
  ['the leftmost column is taken', 'search', 'no-choose', searching({ choice: 'const c = R[h];' })],
  ['rows are pushed and never popped', 'search', 'never-popped', searching({ take: 'O.push(r);' })],
  [
    'the columns come back in order',
    'search',
    'same-order',
    searching({ back: 'others.forEach((one) => uncover(one));' }),
  ],
  ['the row’s columns stay covered', 'search', 'others-stay', searching({ back: '' })],
  ['c is not uncovered', 'search', 'branch-stays', searching({ after: '' })],
  ['the rest of the row stays', 'search', 'others-untouched', searching({ others: '', back: '' })],

  // Choose.
  ['empty columns are passed over', 'choose', 'skips-empty', choosing('S[c] > 0 && (S[best] === 0 || S[c] < S[best])')],
  ['the first is not looked at', 'choose', 'first-skipped', choosing('S[c] < S[best]', 'R[R[h]]')],
  [
    'from right to left',
    'choose',
    'ties-right',
    'function choose() { let best = L[h]; for (let c = L[h]; c !== h; c = L[c]) if (S[c] < S[best]) best = c; return best; }',
  ],
  ['the size is given', 'choose', 'size-for-header', choosing('S[c] < S[best]', 'R[h]', 'S[best]')],
  ['the number of the column', 'choose', 'column-not-header', choosing('S[c] < S[best]', 'R[h]', 'best - 1')],
  [
    'nothing is given',
    'choose',
    'gives-nothing',
    'function choose() { let best = R[h]; for (let c = best; c !== h; c = R[c]) if (S[c] < S[best]) best = c; }',
  ],
  ['the largest', 'choose', 'largest', choosing('S[c] > S[best]')],

  // Secondary columns.
  [
    'secondary headers in the ring',
    'secondary',
    'in-ring',
    buildingSecondary('header(column + 1); intoRing(column + 1);'),
  ],
  [
    'primary headers out of it',
    'secondary',
    'primary-out',
    buildingSecondary('header(column + 1); if (!isPrimary) intoRing(column + 1);'),
  ],
  [
    'the next column is asked',
    'secondary',
    'one-off',
    buildingSecondary('header(column + 1); if (primary[column + 1]) intoRing(column + 1);'),
  ],
  [
    'secondary columns have no header',
    'secondary',
    'no-header',
    buildingSecondary('if (!isPrimary) continue; header(column + 1); intoRing(column + 1);'),
  ],
  [
    'it stops at the first secondary column',
    'secondary',
    'stops-at-first',
    buildingSecondary('header(column + 1); if (!isPrimary) break; intoRing(column + 1);'),
  ],
  [
    'secondary headers lead into the ring',
    'secondary',
    'looks-in',
    buildingSecondary('const c = column + 1; header(c); if (isPrimary) intoRing(c); else { L[c] = L[h]; R[c] = h; }'),
  ],
  [
    'a secondary header has no size',
    'secondary',
    'size-unset',
    buildingSecondary('add(column + 1, -1); if (!isPrimary) continue; S[column + 1] = 0; intoRing(column + 1);'),
  ],

  // Further styles.
  [
    'x forgets its neighbours',
    'unlink',
    'unlink-own',
    `function unlink(x) { const l = L[x], r = R[x]; R[l] = r; L[r] = l; L[x] = x; R[x] = x; }
     function relink(x) {}`,
  ],
  [
    'only one neighbour is told',
    'unlink',
    'unlink-right',
    `const unlink = (x: number) => { R[L[x]] = R[x]; };
     const relink = (x: number) => { R[L[x]] = x; L[R[x]] = x; };`,
  ],
  [
    'new nodes on top',
    'build',
    'on-top',
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
  ],
  [
    'the header is not unlinked',
    'cover',
    'header-stays',
    `function cover(c) {
       counts.updates++;
       let i = D[c];
       while (i !== c) { let j = R[i]; while (j !== i) { S[C[j]] -= 1; counts.updates++; D[U[j]] = D[j]; U[D[j]] = U[j]; j = R[j]; } i = D[i]; }
     }`,
  ],
  [
    'updates are forgotten',
    'cover',
    'updates-all-forgotten',
    `function cover(c) {
       R[L[c]] = R[c]; L[R[c]] = L[c];
       for (let i = D[c]; i !== c; i = D[i]) for (let j = R[i]; j !== i; j = R[j]) { D[U[j]] = D[j]; U[D[j]] = U[j]; S[C[j]] -= 1; }
     }`,
  ],
  [
    'sizes are forgotten',
    'cover',
    'size-down',
    `function cover(c) {
       unlink(c); counts.updates++;
       for (let i = D[c]; i !== c; i = D[i]) for (let j = R[i]; j !== i; j = R[j]) { D[U[j]] = D[j]; U[D[j]] = U[j]; counts.updates++; }
     }`,
  ],
  [
    'only downwards',
    'cover',
    'forgets-u',
    `function cover(c) {
       unlink(c); counts.updates += 1;
       for (let i = D[c]; i !== c; i = D[i]) { let j = R[i]; while (j !== i) { D[U[j]] = D[j]; S[C[j]]--; counts.updates += 1; j = R[j]; } }
     }`,
  ],
  [
    'removed nodes forget where they were',
    'cover',
    'node-forgets',
    `function cover(c) {
       unlink(c); counts.updates++;
       for (let i = D[c]; i !== c; i = D[i]) for (let j = R[i]; j !== i; j = R[j]) { D[U[j]] = D[j]; U[D[j]] = U[j]; U[j] = D[j] = j; S[C[j]]--; counts.updates++; }
     }`,
  ],
  [
    'the header does not come back',
    'uncover',
    'header-lost',
    `function uncover(c) {
       for (let i = D[c]; i !== c; i = D[i]) for (let j = R[i]; j !== i; j = R[j]) { D[U[j]] = j; U[D[j]] = j; S[C[j]] += 1; }
     }`,
  ],
  [
    'sizes do not come back',
    'uncover',
    'size-up',
    `function uncover(c) {
       let i = U[c];
       do { if (i === c) break; let j = L[i]; while (j !== i) { U[D[j]] = j; D[U[j]] = j; j = L[j]; } i = U[i]; } while (i !== c);
       relink(c);
     }`,
  ],
  [
    'undone in the wrong order',
    'search',
    'same-order',
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
  ],
  [
    'a dead end is left before it is covered',
    'search',
    'dead-end-early',
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
  ],
  [
    'of equals the last',
    'choose',
    'ties-right',
    `function choose() {
       let best = -1, least = Infinity;
       for (let c = R[h]; c !== h; c = R[c]) if (S[c] <= least) { best = c; least = S[c]; }
       return best;
     }`,
  ],
  [
    'the smallest of all, covered or not',
    'choose',
    'covered-too',
    `function choose() {
       let best = 1;
       let c = 1;
       while (C[c] === c) { if (S[c] < S[best]) best = c; c += 1; }
       return best;
     }`,
  ],
  [
    'secondary headers in the ring',
    'secondary',
    'in-ring',
    exerciseOf('secondary').start.replace('if (c === h) continue;', 'if (c === h || primary.length < c) continue;'),
  ],
];

test('there are enough of them', () => expect(faults.length).toBeGreaterThanOrEqual(28));

describe.each([...new Set(faults.map(([, exercise]) => exercise))])('%s', (exercise) => {
  test.each(faults.filter(([, of]) => of === exercise))('%s', (_what, _of, id, code) => {
    expect(named(exercise, code)).toBe(id);
  });
});

const sound: Readonly<Record<ExerciseId, readonly string[]>> = {
  unlink: [
    `${UNLINK}${RELINK}`,
    'function unlink(x) { [R[L[x]], L[R[x]]] = [R[x], L[x]]; } function relink(x) { R[L[x]] = L[R[x]] = x; }',
    `const join = (a, b) => { R[a] = b; L[b] = a; };
     const unlink = (x) => join(L[x], R[x]);
     const relink = (x) => { join(L[x], x); join(x, R[x]); };`,
    `function unlink(x) { for (const [to, from] of [[L, R], [R, L]]) to[from[x]] = to[x]; }
     function relink(x) { for (const [to, from] of [[L, R], [R, L]]) to[from[x]] = x; }`,
    `function relink(x) { const next = R[x]; L[next] = x; const before = L[x]; R[before] = x; }
     function unlink(x) { const next = R[x]; L[next] = L[x]; const before = L[x]; R[before] = next; }`,
  ],
  build: [
    builder(),
    buildingSecondary('header(column + 1); intoRing(column + 1);'),
    `function build(primary, rows) {
      const n = primary.length;
      for (let c = 0; c <= n; c++) {
        L.push(c === 0 ? n : c - 1); R.push(c === n ? 0 : c + 1); U.push(c); D.push(c); C.push(c); S.push(0); N.push(-1);
      }
      rows.forEach((row, r) => row.forEach((j, at) => {
        const [x, c] = [C.length, j + 1];
        C.push(c); N.push(r); S[c] += 1;
        L.push(at === 0 ? x + row.length - 1 : x - 1); R.push(at === row.length - 1 ? x - at : x + 1);
        U.push(U[c]); D.push(c); D[U[c]] = x; U[c] = x;
      }));
    }`,
    `function build(primary, rows) {
      const n = primary.length, columns = [];
      for (let c = 0; c <= n; c++) { N[c] = -1; C[c] = c; S[c] = 0; L[c] = (c + n) % (n + 1); R[c] = (c + 1) % (n + 1); columns.push([c]); }
      let x = n;
      for (let r = 0; r < rows.length; r++) {
        const nodes = rows[r].map((j) => { x += 1; C[x] = j + 1; N[x] = r; columns[j + 1].push(x); S[j + 1]++; return x; });
        nodes.forEach((y, at) => { L[y] = nodes.at(at - 1); R[y] = nodes[(at + 1) % nodes.length]; });
      }
      for (let y = 0; y <= x; y++) { U[y] = y; D[y] = y; }
      for (const list of columns) list.forEach((y, at) => { U[y] = list.at(at - 1); D[y] = list[(at + 1) % list.length]; });
    }`,
    exerciseOf('build').solution.replace(
      '      D[U[c]] = x;\n      U[x] = U[c];\n      D[x] = c;\n      U[c] = x;\n',
      '      [D[x], U[x]] = [c, U[c]];\n      U[c] = x;\n      D[U[x]] = x;\n',
    ),
  ],
  cover: [
    covering('unlink(c); counts.updates++;', `${OUT} S[C[j]]--; counts.updates++;`),
    `function cover(c) {
      for (let i = U[c]; i !== c; i = U[i]) for (let j = L[i]; j !== i; j = L[j]) { ${OUT} S[C[j]]--; counts.updates++; }
      unlink(c); counts.updates++;
    }`,
    `function cover(c) {
      unlink(c);
      const out = [];
      for (let i = D[c]; i !== c; i = D[i]) for (let j = R[i]; j !== i; j = R[j]) out.push(j);
      for (const j of out) { ${OUT} S[C[j]] = S[C[j]] - 1; }
      counts.updates += 1 + out.length;
    }`,
    `function cover(c) {
      const rest = (i) => { if (i === c) return; hide(i, R[i]); rest(D[i]); };
      const hide = (i, j) => { if (j === i) return; ${OUT} S[C[j]]--; counts.updates++; hide(i, R[j]); };
      counts.updates++; unlink(c); rest(D[c]);
    }`,
    `function cover(c) {
      const [left, right] = [L[c], R[c]];
      R[left] = right; L[right] = left; counts.updates++;
      let i = c;
      for (;;) {
        i = D[i];
        if (i === c) break;
        let j = i;
        for (;;) { j = R[j]; if (j === i) break; U[D[j]] = U[j]; D[U[j]] = D[j]; S[C[j]]--; counts.updates++; }
      }
    }`,
  ],
  uncover: [
    uncovering(`${BACK} S[C[j]]++;`),
    `function uncover(c) { relink(c); for (let i = U[c]; i !== c; i = U[i]) for (let j = L[i]; j !== i; j = L[j]) { ${BACK} S[C[j]] += 1; } }`,
    `function uncover(c) {
      const out = [];
      for (let i = D[c]; i !== c; i = D[i]) for (let j = R[i]; j !== i; j = R[j]) out.unshift(j);
      for (const j of out) { S[C[j]]++; ${BACK} }
      relink(c);
    }`,
    'function uncover(c) { let i = c; while ((i = U[i]) !== c) { let j = i; while ((j = L[j]) !== i) { D[U[j]] = U[D[j]] = j; ++S[C[j]]; } } R[L[c]] = L[R[c]] = c; }',
    `const back = (j) => { ${BACK} S[C[j]]++; };
     function uncover(c) { const up = (i) => { if (i === c) return; for (let j = R[i]; j !== i; j = R[j]) back(j); up(U[i]); }; up(U[c]); relink(c); }`,
  ],
  search: [
    searching(),
    searching({ take: 'O.length = k; O.push(r);' }),
    searching({
      take: 'O.push(r);',
      go: 'search(k + 1); O.pop();',
      found: 'solutions.push(O.map((x) => N[x])); return;',
    }),
    searching({ before: 'cover(c); if (S[c] === 0) { uncover(c); return; }' }),
    `const coverRow = (r) => { for (let j = R[r]; j !== r; j = R[j]) cover(C[j]); };
     const uncoverRow = (r) => { for (let j = L[r]; j !== r; j = L[j]) uncover(C[j]); };
     function search(k = 0) {
       counts.nodes++;
       if (R[h] === h) {
         const rows = [];
         for (let at = 0; at < k; at++) rows.push(N[O[at]]);
         solutions.push(rows);
       } else {
         const c = choose();
         cover(c);
         for (let r = D[c]; r !== c; r = D[r]) { O[k] = r; coverRow(r); search(k + 1); uncoverRow(r); }
         uncover(c);
       }
     }`,
  ],
  choose: [
    choosing('S[c] < S[best]'),
    'function choose() { let least = Infinity, best = h; for (let c = R[h]; c !== h; c = R[c]) if (S[c] < least) { least = S[c]; best = c; } return best; }',
    'function choose() { let best = R[h]; for (let c = R[h]; c !== h; c = R[c]) { if (S[c] === 0) return c; if (S[c] < S[best]) best = c; } return best; }',
    'function choose() { const all = []; for (let c = R[h]; c !== h; c = R[c]) all.push(c); return all.reduce((a, b) => (S[b] < S[a] ? b : a)); }',
    'function choose() { let best = L[h]; for (let c = L[h]; c !== h; c = L[c]) if (S[c] <= S[best]) best = c; return best; }',
  ],
  secondary: [
    buildingSecondary('header(column + 1); if (isPrimary) intoRing(column + 1);'),
    exerciseOf('secondary').solution.replace('c === h || !primary', '!primary'),
    builder({
      ring: `const ring = [0];
        for (let c = 1; c <= primary.length; c++) { if (primary[c - 1]) ring.push(c); else L[c] = R[c] = c; }
        ring.forEach((c, at) => { L[c] = ring.at(at - 1); R[c] = ring[(at + 1) % ring.length]; });`,
    }),
    builder({
      ring: `L[0] = primary.length; R[primary.length] = 0;
        primary.forEach((is, at) => { if (!is) { unlink(at + 1); L[at + 1] = R[at + 1] = at + 1; } });`,
    }),
    buildingSecondary('header(column + 1);').replace(
      '  rows.forEach',
      '  primary.forEach((is, at) => is && intoRing(at + 1));\n  rows.forEach',
    ),
  ],
  purify: [
    `const each = (i, by, act) => { for (let j = by[i]; j !== i; j = by[j]) if (colour[j] >= 0) act(j); };
     const out = (j) => { ${OUT} S[C[j]]--; counts.updates++; };
     const back = (j) => { ${BACK} S[C[j]]++; };
     function purify(p) {
       for (let i = U[C[p]]; i !== C[p]; i = U[i]) if (colour[i] === colour[p]) colour[i] = -1; else each(i, L, out);
       colour[C[p]] = colour[p];
     }
     function unpurify(p) {
       colour[C[p]] = 0;
       for (let i = D[C[p]]; i !== C[p]; i = D[i]) if (colour[i] === -1) colour[i] = colour[p]; else each(i, R, back);
     }`,
  ],
  tweak: [
    `function tweak(x) {
      const c = C[x];
      for (let j = x; ; ) { const a = U[j], b = D[j]; D[a] = b; U[b] = a; S[C[j]]--; counts.updates++; j = L[j]; if (j === x) break; }
    }`,
  ],
  untweak: [
    `function untweak(c, first) {
      const end = D[c];
      let above = c;
      D[c] = first;
      for (let i = first; i !== end; i = D[i]) {
        U[i] = above;
        above = i;
        S[c]++;
        for (let j = R[i]; j !== i; j = R[j]) { ${BACK} S[C[j]]++; }
      }
      U[end] = above;
    }`,
    `function untweak(c, first) {
      const rows = [];
      for (let i = first; i !== D[c]; i = D[i]) rows.push(i);
      for (const i of rows.reverse()) {
        for (let j = L[i]; j !== i; j = L[j]) { ${BACK} S[C[j]]++; }
        U[D[i]] = i; D[c] = i; U[i] = c; S[c]++;
      }
    }`,
  ],
};

describe.each(Object.entries(sound) as [ExerciseId, readonly string[]][])('sound: %s', (exercise, codes) => {
  test.each(codes.map((code, at) => [at + 1, code] as const))('way %i passes', (_at, code) => {
    expect(tried(exercise, code, every(4, casesFor(exercise))).kind).toBe('passed');
  });
});
