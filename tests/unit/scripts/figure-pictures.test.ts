import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { drawFigure } from '../../../scripts/figure-pictures.ts';

/** A picture of so many squares. */
const picture = (about: string, squares: number, [width, height] = [100, 80]): string =>
  `<svg viewBox="0 0 ${width} ${height}" ${about}>${'<path class="square" d="M0 0h9v9z"/>'.repeat(squares)}</svg>`;

const day = 'oklch(0.2 0 0)';
const night = 'oklch(0.9 0 0)';
const css = `:root{--ink:light-dark(${day},${night})}.square{fill:var(--ink)}`;

/** The file of a figure, as elements. */
function drawn(inside: string) {
  const page = `<html><head><style>${css}</style></head><body><figure id="it">${inside}</figure></body></html>`;
  const found = drawFigure(page, 'it');
  const svg = found && (parseHTML(found.file).document.querySelector('svg') as Element);
  return { ...found, svg, pictures: [...(svg?.querySelectorAll('svg') ?? [])] };
}

test('a figure of words and signs has no picture', () => {
  expect(drawFigure(`<p id="it">Rows ${picture('', 8)}</p>`, 'it')).toBe(null);
  expect(() => drawFigure('<p></p>', 'it')).toThrow('no figure “it”');
});

test('of its pictures a figure shows the finished one, or else the one that its script changes', () => {
  const still = picture('class="board" aria-label="Still"', 30);
  const live = picture('class="board" data-part="board" aria-label="The board"', 30);
  const finished = picture('class="chart" aria-label="Finished"', 30);
  expect(drawn(still + live).words).toBe('The board.');
  expect(drawn(`${still}${live}<noscript>${finished}</noscript>`).words).toBe('Finished.');
  // A sign on a button and a small picture do not stand for a figure that has a large one.
  expect(drawn(picture('aria-label="Sign"', 8) + picture('aria-label="Small"', 12) + still).words).toBe('Still.');
});

test('the words are the name and the first sentence', () => {
  const desc = '<desc>Six rows. Seven columns.</desc>';
  expect(drawn(picture('aria-label="Matrix"', 30).replace('<path', `${desc}<path`)).words).toBe('Matrix. Six rows.');
});

test('pictures of one kind stand beside each other, in their own sizes', () => {
  const three = ['A', 'B', 'C'].map((name) => picture(`class="piece" aria-label="${name}"`, 12)).join('');
  const { pictures, width = 0, height = 0, words } = drawn(three + picture('class="other"', 12));
  expect(words).toBe('A. B. C.');
  const places = pictures.map((one) => ['x', 'y', 'width', 'height'].map((name) => Number(one.getAttribute(name))));
  expect(places.map(([, , across, down]) => [across, down])).toEqual(Array.from({ length: 3 }, () => [100, 80]));
  for (const [at, [x = 0, y = 0]] of places.entries()) {
    expect(x >= 0 && y >= 0 && x + 100 <= width && y + 80 <= height).toBe(true);
    for (const [left = 0, top = 0] of places.slice(0, at)) {
      expect(Math.abs(x - left) >= 100 || Math.abs(y - top) >= 80).toBe(true);
    }
  }
  expect(drawn(picture('class="piece"', 12).repeat(40)).pictures).toHaveLength(16);
});

test('a colour is written once, with its value by day and by night', () => {
  const { svg, pictures } = drawn(picture('class="board"', 30));
  const fill = pictures[0]?.querySelector('path')?.getAttribute('fill');
  expect(fill).toBe('var(--c0)');
  const style = svg?.querySelector('style')?.textContent;
  expect(style).toBe(`:root{color-scheme:light dark;--c0:light-dark(${day},${night})}`);
});
