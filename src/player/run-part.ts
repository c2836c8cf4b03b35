import { type Lens, following, isWhole, stretched, wholeRun } from './lens.ts';
import type { Player } from './player.ts';

/** The part of its run that a figure shows, in its strip and in its tree. */
export interface RunPart {
  /**
   * The part now: a run that was shown whole stays whole as it grows, and a step that the player moves to is included.
   */
  now(): Lens;
  /** Shows another part; it may exclude the step until the reader moves to one. */
  show(lens: Lens): void;
}

/** @param changed called when another part is to be shown */
export function createRunPart(player: Player, changed: () => void): RunPart {
  let lens = wholeRun(player.last);
  let known = {
    recording: player.recording,
    zoom: player.zoom,
    last: player.last,
    step: player.step,
  };

  return {
    now() {
      const { recording, zoom, last, step } = player;
      if (recording !== known.recording || isWhole(lens, known.last)) lens = wholeRun(last);
      else if (zoom !== known.zoom) lens = stretched(lens, last / Math.max(1, known.last), last);
      if (step !== known.step || zoom !== known.zoom) lens = following(lens, step, last);
      known = { recording, zoom, last, step };
      return lens;
    },
    show(next) {
      if (next.from === lens.from && next.to === lens.to) return;
      lens = next;
      changed();
    },
  };
}
