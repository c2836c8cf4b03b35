import type { FromFilm } from '#workers/film-protocol.ts';
import { openWorker } from '#ui/kit/worker.ts';
import type { Frames } from './film-frames.ts';
import { type FilmPlan, delayOf, framesIn, placesIn, samplePairs, sampleSteps } from './film-plan.ts';

export interface FilmOptions {
  readonly plan: FilmPlan;
  readonly choice: string;
  readonly width: number;
}

/** The page's end of the worker that makes films. It is terminated when the signal aborts. */
function openFilm(signal: AbortSignal) {
  let waiting: PromiseWithResolvers<FromFilm> | null = null;
  const worker = openWorker(
    'film',
    (message) => waiting?.resolve(message),
    (why) => waiting?.reject(new Error(why)),
  );
  signal.addEventListener('abort', () => {
    worker.close();
    waiting?.reject(new DOMException('cancelled', 'AbortError'));
  });

  async function answer(post: () => void): Promise<FromFilm> {
    signal.throwIfAborted();
    waiting = Promise.withResolvers<FromFilm>();
    post();
    return waiting.promise;
  }

  return {
    begin(first: HTMLCanvasElement, samples: readonly HTMLCanvasElement[]): void {
      const { width, height } = first;
      worker.post({ kind: 'begin', width, height, samples: samples.map(pixelsOf) });
    },
    /** Adds a frame; returns the bytes so far. */
    async add(frame: HTMLCanvasElement, delay: number): Promise<number> {
      const message = await answer(() => worker.post({ kind: 'frame', pixels: pixelsOf(frame), delay }));
      return message.kind === 'added' ? message.bytes : 0;
    },
    async end(): Promise<Uint8Array<ArrayBuffer>> {
      const message = await answer(() => worker.post({ kind: 'end' }));
      if (message.kind !== 'file') throw new Error('the worker sent no film');
      return message.file;
    },
    close: () => worker.close(),
  };
}

function pixelsOf(canvas: HTMLCanvasElement): ArrayBuffer {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser gives no canvas to draw on');
  return context.getImageData(0, 0, canvas.width, canvas.height).data.buffer;
}

/** About how many bytes a film would have: its first frame, and the mean of a few others for each further one. */
export async function estimateFilm(frames: Frames, options: FilmOptions, signal: AbortSignal): Promise<number> {
  const { plan, choice, width } = options;
  const film = openFilm(signal);
  try {
    const pairs = samplePairs(plan);
    const painted = [];
    for (const step of [plan.from, ...pairs.flat()]) {
      painted.push(await frames.paint(choice, step, width));
      signal.throwIfAborted();
    }
    const [first, ...others] = painted;
    if (!first) return 0;
    film.begin(first, painted);
    const start = await film.add(first, 0);
    let more = 0;
    for (let at = 0; at < others.length; at += 2) {
      const [one, next] = others.slice(at, at + 2);
      if (!one || !next) continue;
      const before = await film.add(one, 0);
      more += (await film.add(next, 0)) - before;
    }
    return start + (more / Math.max(1, pairs.length)) * (framesIn(plan) - 1);
  } finally {
    film.close();
  }
}

/**
 * Makes the film.
 *
 * @param done called after each frame with how many there are
 * @throws Error when it cannot be made, or when the signal has aborted
 */
export async function makeFilm(
  frames: Frames,
  { plan, choice, width }: FilmOptions,
  signal: AbortSignal,
  done: (count: number) => void,
): Promise<Blob> {
  const film = openFilm(signal);
  try {
    const samples = [];
    for (const step of sampleSteps(plan)) samples.push(await frames.paint(choice, step, width));
    const [first] = samples;
    if (!first) throw new Error('the film has no frame');
    film.begin(first, samples);
    for (const [at, place] of placesIn(plan).entries()) {
      await film.add(await frames.paint(choice, place, width), delayOf(plan, place));
      done(at + 1);
    }
    return new Blob([await film.end()], { type: 'image/gif' });
  } finally {
    film.close();
  }
}
