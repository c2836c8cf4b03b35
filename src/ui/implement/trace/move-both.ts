import type { Zoom } from '#history/index.ts';
import type { MountedFigure } from '#ui/figure/mount-figure.ts';

interface At {
  readonly zoom: Zoom;
  readonly step: number;
}

export interface MoveBoth {
  isOn: boolean;
  /** To be called when the reader has turned to a figure: from its next move on, the other one follows it. */
  lead(figure: MountedFigure): void;
  /** To be called whenever a figure has been drawn. */
  drawn(figure: MountedFigure): void;
  /** Brings the other figure to where this one is. */
  follow(figure: MountedFigure): void;
  /** Leaves both where they stand, until the reader turns to one of them. */
  settle(): void;
}

/**
 * Two cursors that move as one: the figure that the reader moves leads, and the other goes to the same step at the same
 * zoom. Until two runs part that is the same moment of both; from there on each has gone as many steps.
 *
 * @param figures both, once they are there
 */
export function createMoveBoth(figures: () => readonly MountedFigure[]): MoveBoth {
  let leader: MountedFigure | null = null;
  /** Where the leader was when the other one followed it last. */
  let known: At | null = null;
  /** Where the other figure is to go as soon as its run has come so far. */
  let awaited: At | null = null;

  const placeOf = ({ player: { zoom, step } }: MountedFigure): At => ({ zoom, step });

  function send({ player, toDecision }: MountedFigure, to: At): void {
    const isThere = player.recording.finished || player.recording.lastStep(to.zoom) >= to.step;
    player.setZoom(to.zoom);
    awaited = isThere ? null : to;
    if (isThere) player.seek(to.step);
    // No run takes more decisions than steps of another zoom.
    else toDecision(to.step);
  }

  function follow(figure: MountedFigure): void {
    known = placeOf(figure);
    const other = figures().find((one) => one !== figure);
    if (other) send(other, known);
  }

  const both: MoveBoth = {
    isOn: true,
    lead(figure) {
      if (leader === figure) return;
      leader = figure;
      known = placeOf(figure);
      awaited = null;
    },
    drawn(figure) {
      if (!both.isOn || !leader) return;
      const { zoom, step } = placeOf(figure);
      if (figure !== leader) {
        if (awaited) send(figure, awaited);
      } else if (known?.zoom !== zoom || known.step !== step) follow(figure);
    },
    follow,
    settle() {
      leader = null;
      awaited = null;
    },
  };
  return both;
}
