/** Compares a solver with the site's counts: node check.ts < vectors.json */
import { readFileSync } from 'node:fs';
import { dancingLinks } from './dlx.ts';

interface Problem {
  name: string;
  primary: boolean[];
  rows: number[][];
  solutions: number;
  nodes: number;
  updates: number;
}

const { problems } = JSON.parse(readFileSync(0, 'utf8')) as { problems: Problem[] };
for (const { name, primary, rows, ...wanted } of problems) {
  const links = dancingLinks(primary, rows);
  links.search();
  const found = { solutions: links.solutions.length, ...links.counts };
  for (const what of ['solutions', 'nodes', 'updates'] as const) {
    const verdict = found[what] === wanted[what] ? 'right' : `should be ${wanted[what]}`;
    console.log(`${name}: ${found[what]} ${what}, ${verdict}`);
  }
}
