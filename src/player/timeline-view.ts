import type { Reveal } from '#history/index.ts';
import { positionWords, speedWords, stepWords } from './control-words.ts';
import type { Blocked, SliderView } from './controls.ts';
import type { Player } from './player.ts';
import { SPEED_TICKS, tickOf } from './speed.ts';

/** A run shorter than this needs no lens: the slider has a pixel for each step. */
const LONG = 400;

/** A run shorter than this needs no jumps. */
const SHORT = 12;

/** A moment of a run: a player's, or the one that a figure is drawn at while the site is built. */
export type TimelineMoment = Pick<Player, 'recording' | 'zoom' | 'step' | 'last' | 'frame' | 'playing' | 'speed'>;

/** What a timeline shows at a moment. */
export interface TimelineView {
  /** The slider over the whole run; a lens narrows it. */
  readonly slider: SliderView;
  /** `step 14 of 62` */
  readonly position: string;
  /** The most digits that the position can have. */
  readonly digits: number;
  readonly speed: SliderView;
  readonly isPlaying: boolean;
  /** Whether the strip shows what comes next. */
  readonly reveal: Reveal;
  /** True when the run is long enough to look at a part of it. */
  readonly hasLens: boolean;
  /** True when the run is long enough for jumps. */
  readonly hasJumps: boolean;
  readonly blocked: Blocked<'first' | 'previous' | 'next' | 'last' | 'previous-dead-end' | 'next-dead-end'>;
}

/**
 * The timeline at a moment; `words` are those of the narrator, and the slider repeats them.
 *
 * @param nodes the nodes of the whole run, if they are known before it has been searched
 */
export function timelineView(
  moment: TimelineMoment,
  words: string,
  reveal: Reveal = 'all',
  nodes: number | null = null,
): TimelineView {
  const { recording, zoom, step, last, frame, playing, speed } = moment;
  // Each node is chosen at, tried and left, but nothing is tried before the root.
  const length = nodes !== null && zoom === 'decisions' ? 3 * nodes - 1 : null;
  const position = positionWords(step, recording, last, length);
  const { deadEnds } = frame.counters;
  const soFar = recording.finished ? '' : ' so far';
  const isFirst = step === 0 ? 'This is the first step.' : null;
  const isLast = step >= last ? `This is the last step${soFar}.` : null;
  return {
    slider: { min: 0, max: last, value: step, words: `${stepWords(step, recording, last, length)}: ${words}` },
    position,
    digits: String(last).length,
    speed: { min: 0, max: SPEED_TICKS, value: tickOf(speed), words: speedWords(speed) },
    isPlaying: playing,
    reveal,
    hasLens: last >= LONG,
    hasJumps: last >= SHORT,
    blocked: {
      first: isFirst,
      previous: isFirst,
      next: isLast,
      last: isLast,
      'previous-dead-end':
        deadEnds > (frame.event === 'dead end' ? 1 : 0) ? null : 'There is no dead end before this step.',
      'next-dead-end':
        reveal === 'past' || deadEnds < recording.totals.deadEnds
          ? null
          : `There is no dead end after this step${soFar}.`,
    },
  };
}
