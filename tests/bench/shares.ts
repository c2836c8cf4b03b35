import type { Matrix } from '#dlx/index.ts';
import { engineOf } from '#dlx/solve-options.ts';
import { restOf } from '#puzzles/tetrasticks/rest.ts';
import { emptySketch, fitsOf, place, waiting } from '#puzzles/tetrasticks/sketch.ts';
import { pentominoes } from '../matrices/pentominoes.ts';
import { queens } from '../matrices/queens.ts';
import { printTable, whole } from './table.ts';

const OMITTED = ['H', 'J', 'L', 'N', 'Y'] as const;

/** Boards with a piece laid, where readers count, and the usual long runs. */
function searches(): [name: string, matrix: () => Matrix][] {
  const boards = OMITTED.flatMap((omit) => {
    const sketch = emptySketch(omit);
    const [piece = 'F'] = waiting(sketch);
    const fits = fitsOf(sketch, piece);
    return [0.1, 0.3, 0.5, 0.7, 0.9].map((where): [string, () => Matrix] => {
      const fit = fits[Math.floor(where * fits.length)];
      return [`without ${omit}, ${piece} laid (${where})`, () => restOf(fit ? place(sketch, fit) : sketch).matrix];
    });
  });
  return [
    ...boards,
    ...[10, 11, 12].map((n): [string, () => Matrix] => [`${n} queens`, () => queens(n)]),
    ['pentominoes', pentominoes],
    ['without H, empty', () => restOf(emptySketch('H')).matrix],
  ];
}

/** How far the bar of a search is when half of its updates are made. */
export function benchShares(): void {
  const rows = searches().map(([name, make]) => {
    const matrix = make();
    const walk = engineOf({})(matrix);
    walk.run();
    const { updates } = walk;
    const again = engineOf({})(matrix);
    again.run({ updates: updates / 2 });
    return { name, updates, share: again.share };
  });
  const isOut = (share: number): boolean => share < 0.25 || share > 0.75;
  printTable(
    'What share is shown at half of the work (updates). Aim: between 25 and 75 %.',
    ['search', 'updates', 'share at half', ''],
    rows.map(({ name, updates, share }) => [
      name,
      whole(updates),
      `${(100 * share).toFixed(1)} %`,
      isOut(share) ? 'out' : '',
    ]),
  );
  const out = rows.filter(({ share }) => isOut(share));
  console.log(`${out.length} of ${rows.length} fall out.`);
}
