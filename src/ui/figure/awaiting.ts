import type { Zoom } from '#history/index.ts';
import type { Settings } from '#player/address.ts';
import type { Player } from '#player/player.ts';
import type { Run } from '#player/run.ts';
import type { Problem } from '#puzzles/problem.ts';
import type { Scenario } from '#scenarios/scenario.ts';
import { inWords } from '#english/english.ts';

/** A moment to go to once the run is long enough. */
export type Awaited =
  /** The moment that the figure opens with, and so many solutions on from there. */
  | { readonly kind: 'opening'; readonly solutionsOn: number }
  /** A link's step, at the zoom of the player. */
  | { readonly kind: 'step'; readonly step: number }
  /** A decision on another way; `isToEnd` when the run goes on to its end after it. */
  | { readonly kind: 'decision'; readonly decision: number; readonly isToEnd: boolean }
  | { readonly kind: 'solution'; readonly number: number };

/** What a figure offers to whoever waits for its run. */
export interface AwaitingHost {
  readonly scenario: Scenario;
  /** Its zoom is the one that the reader has chosen. */
  readonly player: Player;
  readonly run: Run;
  readonly problem: Problem;
  readonly settings: Settings;
  /** Solutions to look for before the opening is shown. */
  readonly wanted: number;
  /** The moment that was awaited is shown. */
  arrived(what: Awaited): void;
}

export interface Awaiting {
  readonly now: Awaited | null;
  /** The step of a link that is not searched for before the reader says so. */
  readonly asked: number | null;
  /** What there is to say of the step of a link; empty when there is nothing. */
  readonly notice: string;
  /** Shows the moment that the figure opens with, as soon as it is known. */
  open(): void;
  /** Goes to the step of a link, or asks the reader first when that may take long. */
  openLink(step: number): void;
  /** Goes to the step that the reader was asked about. */
  searchOn(): void;
  toDecision(decision: number, isToEnd: boolean): void;
  toSolution(number: number): void;
  /** Goes to the solution after the shown one, which is that of the opening while this is awaited. */
  toNextSolution(): void;
  /** The reader has gone somewhere: what was awaited would only take them away again. */
  forget(): void;
  /** The reader has stopped the search. The step of a link can be gone on to. */
  stop(): void;
  /** There is another run, which no link speaks of. */
  forgetLink(): void;
  /** Goes to the awaited moment if the run has come that far, or says that it never will. */
  settle(): void;
}

/**
 * Steps, by zoom, up to which a link is searched for unasked. All five runs of the 5×5 tetrasticks
 * have fewer, so that a link to any of their boards leads there; that takes half a minute at most.
 */
const FAR: Readonly<Record<Zoom, number>> = { decisions: 2e7, covers: 4e8, links: 1e10 };

/** Waits for the moments that a figure cannot show yet, because its run has not come that far. */
export function createAwaiting(host: AwaitingHost): Awaiting {
  const { scenario, player } = host;
  let now: Awaited | null = null;
  let asked: number | null = null;
  let notice = '';

  function open(): void {
    now = { kind: 'opening', solutionsOn: 0 };
    // A run without end is not begun before the reader asks for it.
    if (scenario.isShort?.(host.settings)) host.run.solve();
    else if (scenario.pauseAt !== 0) host.run.solve(scenario.pauseAt ?? 1);
    settle();
  }

  function toStep(step: number): void {
    asked = null;
    notice = '';
    now = { kind: 'step', step };
    host.run.solve();
    settle();
  }

  function ask(step: number, words: string): void {
    asked = step;
    notice = words;
  }

  function settle(): void {
    if (now?.kind === 'opening') settleOpening(now);
    else if (now?.kind === 'step') settleStep(now);
    else if (now?.kind === 'decision') settleDecision(now);
    else if (now?.kind === 'solution') settleSolution(now);
  }

  function settleOpening(what: Awaited & { kind: 'opening' }): void {
    const { recording, state } = host.run;
    if (recording.totals.solutions < host.wanted && state === 'running') return;
    now = null;
    showDecision(scenario.opening(recording, host.problem));
    host.arrived(what);
    if (what.solutionsOn > 0) toSolution(player.solution + what.solutionsOn);
  }

  function settleStep(what: Awaited & { kind: 'step' }): void {
    const { run } = host;
    const last = run.recording.lastStep(player.zoom);
    if (last >= what.step) {
      now = null;
      if (!scenario.isShort?.(host.settings)) run.pause();
      player.seek(what.step);
    } else if (run.recording.finished) {
      notice =
        `The link asks for step ${inWords(what.step)}, and the run has ${inWords(last)}. The figure shows its ` +
        'usual moment instead.';
      open();
    }
  }

  function settleDecision(what: Awaited & { kind: 'decision' }): void {
    const { run } = host;
    const isThere = run.recording.lastStep() >= what.decision;
    if (!isThere && run.state === 'running') return;
    now = null;
    if (!what.isToEnd) run.pause();
    showDecision(what.decision);
    host.arrived(what);
  }

  /** Goes there, or to the end of a run that has no such solution; false while nobody knows. */
  function settleSolution(what: Awaited & { kind: 'solution' }): boolean {
    const isThere = player.toSolution(what.number);
    if (!isThere && !host.run.recording.finished) return false;
    now = null;
    if (isThere) host.arrived(what);
    else player.seek(player.last);
    return true;
  }

  function toSolution(number: number): void {
    const what = { kind: 'solution', number } as const;
    if (settleSolution(what)) return;
    now = what;
    if (host.run.state !== 'running') host.run.solve(number);
  }

  /** The end of a decision, whatever the zoom that the reader has chosen. */
  function showDecision(decision: number): void {
    const { zoom } = player;
    player.load(host.run.recording, decision, 'decisions');
    player.setZoom(zoom);
  }

  return {
    get now() {
      return now;
    },
    get asked() {
      return asked;
    },
    get notice() {
      return notice;
    },
    open,
    openLink(step) {
      if (host.run.recording.finished || step <= FAR[player.zoom]) {
        toStep(step);
        return;
      }
      ask(
        step,
        `The link asks for step ${inWords(step)}. It may take long to search that far, and nobody knows yet ` +
          'whether the run has so many steps. The figure shows its usual moment.',
      );
      open();
    },
    searchOn() {
      if (asked !== null) toStep(asked);
    },
    toDecision(decision, isToEnd) {
      now = { kind: 'decision', decision, isToEnd };
      host.run.solve();
      settle();
    },
    toSolution,
    toNextSolution() {
      if (now?.kind === 'opening') now = { ...now, solutionsOn: now.solutionsOn + 1 };
      else toSolution(player.solution + 1);
    },
    forget() {
      now = null;
    },
    stop() {
      if (now?.kind === 'step') {
        ask(now.step, `The search was stopped before step ${inWords(now.step)} of the link. Solve goes on.`);
        player.seek(player.last);
      }
      now = null;
    },
    forgetLink() {
      now = null;
      asked = null;
      notice = '';
    },
    settle,
  };
}

/** What the page says while it waits; nothing while the figure opens as ever. */
export function awaitingWords(what: Awaited, canCancel: boolean): string {
  switch (what.kind) {
    case 'opening':
      return '';
    case 'decision':
      return 'Searching on to this step…';
    case 'solution':
      return 'Searching on to a solution…';
    case 'step': {
      const cure = canCancel ? ' Cancel stops the search.' : '';
      return `Searching on to step ${inWords(what.step)} of the link…${cure}`;
    }
  }
}
