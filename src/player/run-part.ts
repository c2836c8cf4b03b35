import type { Lens } from './lens.ts';
import { following, isWhole, stretched, wholeRun } from './lens.ts';
import type { Player } from './player.ts';

/** The part of its run that a figure shows: its strip and its tree cover the same. */
export interface RunPart {
  /** A run seen whole is seen whole as it grows; a step that has been gone to is in the part. */
  now(): Lens;
  /** Shows another part; it may leave out the step, until the reader goes to one. */
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
