/** What is marked on the figures at the first difference of our own program with one of its bugs. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bugs, withBug } from '#implement/bugs.ts';
import { partingOf } from '#implement/own-trace/marked.ts';
import { toldLines } from '#implement/own-trace/told-program.ts';
import { plainProblem } from '#implement/plain-problem.ts';
import { encode as knuth } from '#puzzles/knuth/encode.ts';
import type { Place } from '#pictures/matrix/viewport.ts';
import { runIn } from '../../../support/read-trace.ts';

const contentOf = (file: string): string =>
  readFileSync(new URL(`../../../../content/implement/${file}`, import.meta.url), 'utf8');

const { matrix } = knuth();

/** A place in letters: `B`, `row 2`, `C2`, `root`. */
function named(place: Place | null): string {
  if (place === null) return 'nowhere';
  const column = place.column === null ? '' : matrix.columns[place.column]!.name;
  if (place.row === null) return column || 'root';
  return column === '' ? `row ${place.row}` : `${column}${place.row}`;
}

test.each([
  ['leftmost', 'yours B, the site’s E'],
  ['ties-right', 'yours F, the site’s A'],
  ['on-top', 'yours row 3, the site’s row 1'],
  ['same-order', 'yours C, due F'],
  ['others-stay', 'due F'],
  ['branch-stays', 'due E'],
  ['header-stays', 'yours D'],
  ['size-down', 'yours D'],
  ['one-way', 'C to C0, due C2'],
  ['header-lost', 'root to root, due E'],
])('%s: %s', async (id, marked) => {
  const program = withBug(
    contentOf('dlx.ts'),
    bugs.find((bug) => bug.id === id)!,
  );
  const { differences } = await runIn(toldLines(program, contentOf('tell/tell.js'), plainProblem(matrix)).join('\n'));
  const { isWrong, places, link } = partingOf(differences.at(-1)!);
  const words = places.map((place) => `${place.word} ${named(place)}`);
  if (link) words.push(`${named(link.from)} to ${named(link.found)}`, `due ${named(link.due)}`);
  expect(words.join(', ')).toBe(marked);
  expect(isWrong).toBe(!marked.includes('site'));
});
