import type { RunMoment } from '#pictures/kit/moment.ts';
import type { Board, Scenario } from '#scenarios/scenario.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { part } from '#ui/kit/parts.ts';
import { type Show, type When, atTouch } from './at-touch.ts';

/** A picture of a figure: a function that draws a moment. */
export type Picture = Show<RunMoment>;

/** The puzzle's own picture: a board, a grid, a chessboard. */
export function board(
  host: HTMLElement,
  load: NonNullable<Scenario['board']>,
  signal: AbortSignal,
  when: When = 'at touch',
): Picture {
  const svg = part(host, 'board', SVGSVGElement);
  return atTouch(
    host,
    async () => {
      const { draw } = await fetchBoard(host, load, signal);
      return (moment: RunMoment) => draw(svg, moment, { id: host.id, interactive: true });
    },
    signal,
    when,
  );
}

/** Fetches the code that draws the board, once for all pictures that use it. */
export function fetchBoard(
  host: HTMLElement,
  load: NonNullable<Scenario['board']>,
  signal: AbortSignal,
): Promise<Board> {
  return fetchPart(host, 'the board', load, signal);
}
