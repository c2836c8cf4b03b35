import { count, bitmaps } from '/work/main/src/dlx/index.ts';
import { count as count2, compiled } from '#dlx/index.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import { queens } from './tests/matrices/queens.ts';
const L = encode({ omit: 'L', pinned: 'F in one aspect' }).matrix;
const H = encode({ omit: 'H', pinned: 'F in one aspect' }).matrix;
for (const [n, m] of [['q12', queens(12)], ['H', H], ['q12', queens(12)], ['L', L]] as const) {
  const a = performance.now(); const x = count(m as any, { engine: bitmaps as any }); const b = performance.now(); const y = count2(m, { engine: compiled }); const c = performance.now();
  console.log(n, x.updates === y.updates, (b - a).toFixed(0), (c - b).toFixed(0), ((c - b) / (b - a)).toFixed(3));
}
