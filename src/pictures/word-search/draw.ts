/** A word search on paper or on the screen: letters in a grid, and the key as strokes under them. */
import { lettersOf } from '#puzzles/words/puzzle.ts';
import type { Sheet } from '#puzzles/words/sheet.ts';
import { joined, layers } from '../kit/joined.ts';
import { type PictureName, namePicture } from '../kit/name-picture.ts';

/** The side of a cell in units of the viewBox. */
const CELL = 40;

/** The colours of the tetrasticks: sixteen that stay apart. */
const INKS = 'FHIJLNOPRTUVWXYZ';

/** Draws the sheet; with `key` the words are struck through. Draws again over what is there. */
export function drawSheet(svg: SVGSVGElement, sheet: Sheet, name: PictureName & { readonly key: boolean }): void {
  const { puzzle, grid, key } = sheet;
  const { width, height } = puzzle;
  svg.setAttribute('viewBox', `0 0 ${width * CELL} ${height * CELL}`);
  svg.setAttribute('class', 'words-sheet');
  namePicture(svg, name, name.key ? wordSearchKey(sheet).join(' ') : gridLines(sheet).join(' '));
  const { strokes, letters } = layers(svg, ['strokes', 'letters']);
  const middle = (cell: number): [x: number, y: number] => [
    ((cell % width) + 0.5) * CELL,
    (Math.floor(cell / width) + 0.5) * CELL,
  ];
  joined(
    strokes,
    'path',
    (name.key ? key : []).map(({ word, cells }) => ({ id: `${word}`, cells })),
  )
    .attr('class', 'stroke')
    .style('--mark', ({ id }) => `var(--piece-${INKS.charAt(Number(id) % INKS.length)})`)
    .attr('d', ({ cells }) => {
      const [from, to] = [middle(cells[0] ?? 0), middle(cells.at(-1) ?? 0)];
      return `M${from.join()}L${to.join()}`;
    });
  joined(
    letters,
    'text',
    grid.map((text, cell) => ({ id: `${cell}`, text, at: middle(cell) })),
  )
    .attr('x', ({ at }) => at[0])
    .attr('y', ({ at }) => at[1])
    .attr('dy', '0.35em')
    .text(({ text }) => text);
}

/** The lines of the grid in words: their letters, one by one. */
export function gridLines({ puzzle: { width, height }, grid }: Sheet): string[] {
  return Array.from(
    { length: height },
    (_, y) => `Line ${y + 1}: ${grid.slice(y * width, (y + 1) * width).join(' ')}.`,
  );
}

/** The key in words: where each word begins, and which way it runs. */
export function wordSearchKey({ puzzle, key }: Sheet): string[] {
  const { words, names = words, width } = puzzle;
  return key.map(({ word, direction, cells: [first = 0] }) => {
    const place = `line ${Math.floor(first / width) + 1}, place ${(first % width) + 1}`;
    return `${names[word] ?? ''}: from ${place}, ${direction.words}.`;
  });
}

/** The words to look for, as they stand under the grid: the shorter ones first, each by the alphabet. */
export function wordLine({ puzzle: { words, names = words } }: Sheet): string {
  const order = words.map((word, at) => ({ word, name: names[at] ?? word }));
  order.sort((a, b) => lettersOf(a.word).length - lettersOf(b.word).length || (a.word < b.word ? -1 : 1));
  return order.map(({ name }) => name.replaceAll(' ', '\u00a0')).join(', ');
}
