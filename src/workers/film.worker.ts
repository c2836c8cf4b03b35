import { type Film, createFilm } from './film.ts';
import type { FromFilm, ToFilm } from './film-protocol.ts';
import { workerScope } from './scope.ts';

const scope = workerScope<FromFilm, ToFilm>();
let film: Film | null = null;

scope.onmessage = ({ data }) => {
  if (data.kind === 'begin') {
    const samples = data.samples.map((pixels) => new Uint8Array(pixels));
    film = createFilm(data.width, data.height, samples);
  } else if (data.kind === 'frame' && film) {
    scope.postMessage({ kind: 'added', bytes: film.add(new Uint8Array(data.pixels), data.delay) });
  } else if (film) scope.postMessage({ kind: 'file', file: film.finish() });
};
