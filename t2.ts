import { count, compiled } from '#dlx/index.ts';
import { CompiledSearch } from '#dlx/compiled/search.ts';
import { createTables } from '#dlx/compiled/tables.ts';

import { encode } from '#puzzles/tetrasticks/encode.ts';
import { queens } from './tests/matrices/queens.ts';
import { pentominoes } from './tests/matrices/pentominoes.ts';
const cases = { q8: queens(8), q12: queens(12), L: encode({ omit: 'L', pinned: 'F in one aspect' }).matrix, H: encode({ omit: 'H', pinned: 'F in one aspect' }).matrix, pent: pentominoes() };
for (const [n, m] of Object.entries(cases)) {
  const t = [performance.now()];
  
  createTables(m); t.push(performance.now());
  const s = new CompiledSearch(m); t.push(performance.now());
  if (n === 'pent') s.run({ updates: 2e8 }); else s.run(); t.push(performance.now());
  let c: any = s; if (n[0] === 'q') c = count(m); t.push(performance.now());
  console.log(n, c.solutions, s.solutions, c.nodes, s.nodes, c.updates, s.updates, t.slice(1).map((x, i) => (x - t[i]!).toFixed(1)).join(' '));
}
