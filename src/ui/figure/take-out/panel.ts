import type { Stretch } from './stretch.ts';

/** A figure whose things are taken out, for each panel of the dialog. */
export interface Taken {
  readonly host: HTMLElement;
  /** “Figure 4.1: A matrix as the solver sees it” */
  readonly title: string;
  /** How files of it begin: `torus`. */
  readonly name: string;
  /** The stretch of its run that is filmed and repeated, where it has a run. */
  readonly stretch: Stretch;
  /** Ends when the dialog is closed. */
  readonly signal: AbortSignal;
}

/** A panel: its tab, and what it has. It is made when the dialog opens; `shown` is called when it is first seen. */
export interface Panel {
  readonly tab: string;
  readonly content: HTMLElement;
  shown?(): void;
}
