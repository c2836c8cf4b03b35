import { drawClash } from '#pictures/ripple-effect/draw-clash.ts';
import type { RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';
import { type GridDemands, clashingCellsOf, clashWords, demandsOf } from '#puzzles/ripple-effect/why.ts';
import { type WhyPanel, createWhyPanel } from '#ui/figure/why-panel.ts';
import type { WhyStage } from '#ui/figure/why-stage.ts';
import { wiring } from '#ui/kit/wiring.ts';

/** A grid on which no solution can be reached. */
export interface Impossible {
  readonly puzzle: RipplePuzzle;
  /** By cell, 0 where there is none: those of the puzzle and of its player. */
  readonly numbers: readonly number[];
  /** Whether a complete search has shown it. */
  readonly isSearched: boolean;
}

/** The proof for a Ripple Effect grid: the numbers that contradict each other, alone in a picture of their own. */
export function ripplePanel(host: HTMLElement, asked: () => Impossible, signal: AbortSignal): WhyPanel {
  const { part } = wiring(host, signal);
  const figure = part('why-figure', HTMLElement);
  const svg = part('why-picture', SVGSVGElement);
  let known: { readonly of: Impossible; readonly demands: GridDemands } | null = null;

  function now(): NonNullable<typeof known> {
    const of = asked();
    if (known?.of.numbers !== of.numbers || known.of.puzzle !== of.puzzle) {
      known = { of, demands: demandsOf(of.puzzle, of.numbers) };
    }
    return known;
  }

  const stage: WhyStage = {
    get problem() {
      return now().demands.problem;
    },
    get givens() {
      return now().demands.givens;
    },
    get isSearched() {
      return asked().isSearched;
    },
    voice: {
      terms: { row: 'number' },
      way: 'choice',
      core: (core) => clashWords(now().of.puzzle, now().demands.problem, core),
      tiles: null,
      rest: 'All other numbers are left out of the picture. (2,1) is the cell 2 across, 1 down.',
    },
    show(proof) {
      const core = proof?.found.core?.core;
      figure.hidden = !core;
      if (!core) return;
      const { of, demands } = now();
      const clash = clashingCellsOf(demands.problem, core);
      drawClash(svg, of.puzzle, of.numbers, clash, {
        id: `${host.id}-why`,
        title: 'The numbers that rule out a solution',
      });
    },
  };
  return createWhyPanel(host, stage, signal);
}
