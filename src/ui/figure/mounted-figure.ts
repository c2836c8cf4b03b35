import type { ColumnKind } from '#dlx/index.ts';
import type { Reveal, Zoom } from '#history/index.ts';
import type { Highlight } from '#pictures/kit/highlight.ts';
import type { Settings } from '#player/address.ts';
import type { Player } from '#player/player.ts';
import type { RunPart } from '#player/run-part.ts';
import type { Problem } from '#puzzles/problem.ts';

/** What a figure offers to its pictures, and to the parts of a page that only it has. */
export interface MountedFigure {
  /** The problem that is solved, as a matrix. */
  readonly problem: Problem;
  readonly settings: Settings;
  readonly player: Player;
  /** The part of the run that strip and tree cover. */
  readonly part: RunPart;
  /** Whether its pictures show what is to come; `conceal` keeps it from a reader who is asked. */
  readonly reveal: Reveal;
  conceal(isConcealed: boolean): void;
  /** Goes to a moment as the reader's own steps do: the playing stops, and the address follows. */
  goTo(step: number, zoom: Zoom): void;
  /** Points at something, as the reader's pointer does. */
  point(highlight: Highlight): void;
  /** What is pointed at while the reader points at nothing else. */
  readonly pinned: Highlight | null;
  pin(highlight: Highlight | null): void;
  /** True while it asks its reader: a press on a column is an answer then, and switches nothing. */
  readonly isAsking: boolean;
  /**
   * The reader presses a column: an answer where the figure asks; otherwise it becomes what `otherwise`
   * makes of it, or the next of primary, secondary and off, and all is solved again.
   */
  pressColumn(column: number, otherwise?: () => void): void;
  /** Switches a column to this kind, and solves again. */
  switchColumn(column: number, kind: ColumnKind): void;
  /**
   * Gives a setting another value, as its control does; a value that is not allowed is left. Goes to
   * the decision given, or else to where the scenario says.
   */
  set(name: string, value: string, decision?: number): void;
  /** The value of a setting that the figure begins with. */
  standardOf(setting: string): string;
}
