import { Resvg } from '@resvg/resvg-js';
import { DOMParser } from 'linkedom';
import { expect, test } from 'vitest';
import { svgFile } from '#pictures/file/flat-svg.ts';
import { drawMatrix } from '#pictures/matrix/draw.ts';
import { matrixView } from '#pictures/matrix/view.ts';
import { drawTorus } from '#pictures/torus/draw.ts';
import { torusView } from '#pictures/torus/view.ts';
import { record } from '#history/index.ts';
import { encode } from '#puzzles/knuth/encode.ts';
import { newSvg } from '../../../pictures/svg.ts';
import { plainLooks } from '../../../support/plain-looks.ts';

const problem = encode();
const frame = record(problem.matrix).seek(4);
const sheet = { title: 'A <matrix> & “its” links', ground: '#fcfaf6', width: 640, height: 300 };

function drawn(): { matrix: SVGSVGElement; torus: SVGSVGElement } {
  const [matrix, torus] = [newSvg(), newSvg()];
  drawMatrix(matrix, matrixView(problem, { frame }), { id: 'matrix' });
  drawTorus(torus, torusView(problem, { frame }), { id: 'torus' });
  return { matrix, torus };
}

test('a file opens alone: no class, no style and no custom property of the page, and all that is written', () => {
  const { matrix, torus } = drawn();
  const text = svgFile(
    [
      { svg: matrix, x: 0, y: 0, width: 300, height: 300 },
      { svg: torus, x: 320, y: 0, width: 320, height: 300 },
    ],
    sheet,
    plainLooks,
  );
  expect(text).not.toMatch(/var\(|\b(?:class|style|tabindex|role)=|\b(?:data|aria)-/);
  const document = new DOMParser().parseFromString(text, 'image/svg+xml') as unknown as Document;
  expect(document.querySelector('title')?.textContent).toBe(sheet.title);
  const written = [...document.querySelectorAll('text')].map((one) => one.textContent);
  for (const { name } of problem.matrix.columns) expect(written).toContain(name);
  for (const name of problem.rowNames) expect(written).toContain(name);
  // An element that another one refers to is there, under its name.
  for (const [, id] of text.matchAll(/url\(#([^)]+)\)/g)) expect(text).toContain(`id="${id}"`);

  // A program that knows SVG alone reads and paints it.
  const image = new Resvg(text).render();
  expect([image.width, image.height]).toEqual([640, 300]);
  const colours = new Set(new Uint32Array(Uint8Array.from(image.pixels).buffer));
  expect(colours.size).toBeGreaterThan(20);
});

test('what an element has anyway is not written again, and what is not seen is left out', () => {
  const svg = newSvg();
  svg.setAttribute('viewBox', '0 0 10 10');
  svg.innerHTML =
    '<g class="outer"><rect class="inner" width="4" height="4"></rect><circle class="gone" r="2"></circle><g></g></g>';
  const looks = (element: Element) =>
    element.getAttribute('class') === 'gone' ? null : { fill: '#112233', opacity: '1', 'stroke-width': '1' };
  const text = svgFile([{ svg, x: 0, y: 0, width: 10, height: 10 }], sheet, looks);
  expect(text.match(/fill="#112233"/g)).toHaveLength(1);
  expect(text).toContain('<g><rect width="4" height="4"/></g>');
});
