import type { Links } from '#dlx/links.ts';
import type { Frame, Recording, Zoom } from '#history/index.ts';
import type { Player, PlayerClock } from '#player/player.ts';
import { STEP_MS, createTween } from '#ui/kit/tween.ts';

/** A write or a cover that is under way: the step that it leads to, and how much of it is done, from 0 to 1. */
export interface UnderWay {
  readonly step: number;
  readonly share: number;
}

/** The frame of a step, and how much of its write or its cover is done. */
export interface FrameUnderWay {
  readonly frame: Frame;
  readonly share: number;
}

/** The frame of a picture of links, how much of its write is done, and the links then. */
export interface LinksShown extends FrameUnderWay {
  readonly links: Links | null;
}

/** Between two of its steps a picture of links shows a write, and a large matrix a cover. */
type FinerZoom = Exclude<Zoom, 'decisions'>;

/**
 * Where the pictures of links are while a link swings, and a large matrix while a cover sweeps it. Everything else of a
 * figure is at one step; these are at a place, a number that may lie between two steps. It runs from one step to the
 * next when one step is taken, by hand or by a play that is slow enough, and follows the finger on the slider. At any
 * other change it is at the new step at once.
 */
export interface Dance {
  /** Null at rest, and at a zoom at which no picture moves. */
  readonly underWay: UnderWay | null;
  /** Whether a picture moves between two steps at the zoom of the player. */
  readonly moves: boolean;
  /** What is under way while the rest of the figure shows this frame. */
  between(frame: Frame): FrameUnderWay;
  /** What the pictures of links show while the rest of the figure shows this frame. */
  shown(frame: Frame): LinksShown;
  /** Sets what draws a picture that moves at this zoom, between the drawings of the whole figure. */
  watch(zoom: FinerZoom, draw: () => void): void;
  /** To be called when the figure is about to be drawn. */
  follow(): void;
  /** Goes to a place, where the reader’s finger is, and stays there until `release`. */
  hold(place: number): void;
  /** Lets the links swing on to the step of the player. */
  release(): void;
  /** Goes to the step of the player at once. */
  rest(): void;
}

/** `isStill` is true when nothing may move by itself. */
export function createDance(player: Player, clock: PlayerClock, isStill: () => boolean): Dance {
  const swing = createTween(clock);
  const watchers: Readonly<Record<FinerZoom, (() => void)[]>> = { covers: [], links: [] };
  /** What was drawn last. */
  let drawn: { readonly recording: Recording; readonly zoom: Zoom; readonly step: number } | null = null;
  /** The place, and the later of the steps on both sides of it. */
  let at: { readonly place: number; readonly step: number } | null = null;
  let isHeld = false;
  /** The frame sought last: a swing shows one many times. */
  let sought: { readonly recording: Recording; readonly frame: Frame } | null = null;
  /** Set while a drawing is asked for. */
  let asked = 0;

  function draw(): void {
    asked = 0;
    if (player.zoom !== 'decisions') for (const watcher of watchers[player.zoom]) watcher();
  }

  function seek(step: number, zoom: FinerZoom): Frame {
    const { recording } = player;
    if (sought?.recording !== recording || sought.frame.step !== step || sought.frame.zoom !== zoom) {
      sought = { recording, frame: recording.seek(step, zoom) };
    }
    return sought.frame;
  }

  function run(from: number, to: number): void {
    const step = Math.ceil(Math.max(from, to));
    at = { place: from, step };
    swing.run(from, to, (place) => {
      at = place === to ? null : { place, step };
      draw();
    });
  }

  function rest(): void {
    swing.stop();
    at = null;
  }

  const dance: Dance = {
    get underWay() {
      if (!at || !dance.moves) return null;
      return { step: at.step, share: at.place - at.step + 1 };
    },
    get moves() {
      // The code of the pictures of links may still be on its way.
      return player.zoom === 'links' || (player.zoom === 'covers' && watchers.covers.length > 0);
    },
    between(now) {
      const { underWay } = dance;
      if (!underWay || player.zoom === 'decisions') return { frame: now, share: 1 };
      const { step, share } = underWay;
      return { frame: step === now.step ? now : seek(step, player.zoom), share };
    },
    shown(now) {
      const { frame, share } = player.zoom === 'links' ? dance.between(now) : { frame: now, share: 1 };
      return { frame, links: frame.state ?? seek(frame.links, 'links').state, share };
    },
    watch: (zoom, watcher) => void watchers[zoom].push(watcher),
    follow() {
      clock.cancel(asked);
      asked = 0;
      const { recording, zoom, step, playing, speed } = player;
      const last = drawn;
      drawn = { recording, zoom, step };
      if (isHeld || (last?.recording === recording && last.zoom === zoom && last.step === step)) return;
      const isOneStep = last?.recording === recording && last.zoom === zoom && Math.abs(step - last.step) === 1;
      const hasTime = !playing || speed * STEP_MS <= 1_000;
      if (isOneStep && dance.moves && hasTime && !isStill()) run(last.step, step);
      else rest();
    },
    hold(place) {
      isHeld = true;
      swing.stop();
      const within = Math.min(Math.max(0, place), player.last);
      at = Number.isInteger(within) ? null : { place: within, step: Math.ceil(within) };
      // Another step is drawn with the whole figure.
      if (asked === 0 && drawn?.step === player.step) asked = clock.request(draw);
    },
    release() {
      if (!isHeld) return;
      isHeld = false;
      if (at && dance.moves && at.place !== player.step) run(at.place, player.step);
      else rest();
    },
    rest,
  };
  return dance;
}
