import { restOf } from '#puzzles/tetrasticks/rest.ts';
import type { Sketch } from '#puzzles/tetrasticks/sketch.ts';
import type { CreateForecast } from '#ui/figure/forecast-at-touch.ts';
import { createForecast as createForMatrix } from '#ui/kit/forecast.ts';

/** Forecasts how long counting the completions of a sketch will take, if that is long. */
export const createForecast: CreateForecast<Sketch> = (say, signal) => {
  const expect = createForMatrix(say, signal);
  return (sketch) => expect(sketch && (() => restOf(sketch).matrix));
};
