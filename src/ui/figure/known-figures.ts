import type { Scenario } from '#scenarios/scenario.ts';
import type { Figure } from './figure.ts';

/** A figure with a run, and what it is about. */
export interface KnownFigure {
  readonly figure: Figure;
  readonly scenario: Scenario;
}

const known = new WeakMap<Element, KnownFigure>();

/** Notes the figure that an element runs, for what opens over it and for the page that it has to itself. */
export function noteFigure(host: Element, figure: KnownFigure): void {
  known.set(host, figure);
}

/** The figure that an element runs; null while it is not mounted, and for figures without a run. */
export function knownFigure(host: Element | null): KnownFigure | null {
  return (host && known.get(host)) ?? null;
}
