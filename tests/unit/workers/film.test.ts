import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { drawMatrix } from '#pictures/matrix/draw.ts';
import { matrixView } from '#pictures/matrix/view.ts';
import { svgFile } from '#pictures/file/flat-svg.ts';
import { record } from '#history/index.ts';
import { encode } from '#puzzles/knuth/encode.ts';
import { createFilm } from '#workers/film.ts';
import { newSvg } from '../../pictures/svg.ts';
import { readGif } from '../../support/gif.ts';
import { plainLooks } from '../../support/plain-looks.ts';

const problem = encode();
const recording = record(problem.matrix);

/** A step of the search as pixels. */
function picture(step: number): { width: number; height: number; pixels: Uint8Array } {
  const svg = newSvg();
  drawMatrix(svg, matrixView(problem, { frame: recording.seek(step) }), { id: 'matrix' });
  const sheet = { title: 'Matrix', ground: '#fcfaf6', width: 320, height: 240 };
  const text = svgFile([{ svg, x: 8, y: 8, width: 304, height: 224 }], sheet, plainLooks);
  const { width, height, pixels } = new Resvg(text).render();
  return { width, height, pixels: Uint8Array.from(pixels) };
}

/** The largest and the mean difference of two pictures in a channel. */
function differences(one: Uint8Array, other: Uint8Array): { most: number; mean: number } {
  let [most, sum] = [0, 0];
  for (const [at, value] of one.entries()) {
    const difference = Math.abs(value - other[at]!);
    most = Math.max(most, difference);
    sum += difference;
  }
  return { most, mean: sum / one.length };
}

test('each frame of a film is the picture of its step, and is seen as long as was said', () => {
  const pictures = [2, 3, 4, 5, 6, 7].map(picture);
  const [{ width, height }] = pictures as [ReturnType<typeof picture>];
  const film = createFilm(
    width,
    height,
    [0, 2, 5].map((at) => pictures[at]!.pixels),
  );
  for (const [index, { pixels }] of pictures.entries()) film.add(pixels, index === 5 ? 1_500 : 250);
  const gif = readGif(film.finish());
  expect([gif.width, gif.height, gif.repeats]).toEqual([320, 240, 0]);
  expect(gif.frames.map(({ delay }) => delay)).toEqual([25, 25, 25, 25, 25, 150]);
  for (const [index, { pixels }] of gif.frames.entries()) {
    const { most, mean } = differences(pixels, pictures[index]!.pixels);
    // Frames that gave the palette its colours are nearer to it.
    expect(most, `frame ${index}`).toBeLessThan([0, 5].includes(index) ? 40 : 72);
    expect(mean, `frame ${index}`).toBeLessThan(1);
  }
  expect(gif.frames[0]!.pixels).not.toEqual(gif.frames[5]!.pixels);
});

test('few colours stay exactly what they are, and a frame that repeats the one before is small', () => {
  const [width, height] = [60, 40];
  const paper = new Uint8Array(width * height * 4).map((_, at) => [252, 250, 246, 255][at % 4]!);
  const raised = paper.slice();
  for (let at = 0; at < 4_000; at += 4) raised.set([254, 252, 249, 255], at);
  const film = createFilm(width, height, [paper, raised]);
  film.add(raised, 100);
  const before = film.add(paper, 100);
  const after = film.add(paper, 100);
  const { frames } = readGif(film.finish());
  expect(frames.map(({ pixels }) => pixels)).toEqual([raised, paper, paper]);
  expect(after - before).toBeLessThan(120);
});
