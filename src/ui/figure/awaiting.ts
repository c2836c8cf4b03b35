import type { Zoom } from '#history/index.ts';
import type { Settings } from '#player/address.ts';
import type { Player } from '#player/player.ts';
import type { Run } from '#player/run.ts';
import type { Problem } from '#puzzles/problem.ts';
import type { Scenario } from '#scenarios/scenario.ts';
import { inWords } from '#english/english.ts';

/** A moment to go to once the run is long enough. */
export type Awaited =
  /** The moment that the figure opens with, or the one `solutionsOn` solutions after it. */
  | { readonly kind: 'opening'; readonly solutionsOn: number }
  /** A link's step, at the zoom of the player. */
  | { readonly kind: 'step'; readonly step: number }
  /** A decision on another way; `isToEnd` when the run goes on to its end after it. */
  | { readonly kind: 'decision'; readonly decision: number; readonly isToEnd: boolean }
  | { readonly kind: 'solution'; readonly number: number };

/** What `createAwaiting` uses of its figure. */
interface AwaitingHost {
  readonly scenario: Scenario;
  /** Its zoom is the one that the reader has chosen. */
  readonly player: Player;
  readonly run: Run;
  readonly problem: Problem;
  readonly settings: Settings;
  /** Solutions to look for before the opening is shown. */
  readonly wanted: number;
  /** Called when the awaited moment is shown. */
  arrived(what: Awaited): void;
}

export interface Awaiting {
  readonly now: Awaited | null;
  /** The step of a link that is searched for only after `searchOn`; null if there is none. */
  readonly asked: number | null;
  /** The notice about the step of a link, or an empty string. */
  readonly notice: string;
  /** Shows the opening moment as soon as it is known. */
  open(): void;
  /** Goes to the step of a link, or asks the reader first when that may take long. */
  openLink(step: number): void;
  /** Goes to the step that the reader was asked about. */
  searchOn(): void;
  toDecision(decision: number, isToEnd: boolean): void;
  toSolution(number: number): void;
  /** Goes to the solution after the one shown, or, while the opening is awaited, after that of the opening. */
  toNextSolution(): void;
  /** Drops what is awaited: the reader has gone to another step. */
  forget(): void;
  /** Stops waiting, as the search was cancelled. The search for a link's step can be resumed. */
  stop(): void;
  /** Drops the link as well, because there is another run. */
  forgetLink(): void;
  /** Goes to the awaited moment if the run has reached it; gives a notice if it never will. */
  settle(): void;
}

/**
 * Steps, by zoom, up to which a link is searched for without asking. All five runs of the 5×5 tetrasticks are shorter,
 * so a link to any of their boards leads there, after at most half a minute.
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
    // A run that may never finish starts only when the reader asks for it.
    if (scenario.isShort?.(host.settings)) host.run.solve();
    else if (scenario.pauseAt !== 0) host.run.solve(scenario.pauseAt ?? 1);
    settle();
  }

  function toStep(step: number): void {
    asked = null;
    notice = '';
    now = { kind: 'step', step };
    // As far as the figure searches when it opens, so that as much is known as then; further only if it must.
    host.run.solve(scenario.pauseAt || undefined);
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
      if (!scenario.isShort?.(host.settings) && run.isToEnd) run.pause();
      player.seek(what.step);
    } else if (run.state === 'paused' && !run.recording.finished) {
      run.solve();
    } else if (run.recording.finished) {
      notice =
        `The link asks for step ${inWords(what.step)}, but the run has only ${inWords(last)}. The figure shows its ` +
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

  /** Goes there, or to the end of a run that has no such solution; returns false while the run has not got that far. */
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

  /** Shows the end of a decision, and keeps the zoom. */
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
        `The link asks for step ${inWords(step)}. Searching that far may take a while, and it is not known yet ` +
          'whether the run has that many steps. The figure shows its usual moment.',
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
        ask(
          now.step,
          `The search was stopped before step ${inWords(now.step)}, which the link asks for. Press Solve to continue.`,
        );
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

/** The caption while a moment is awaited; empty while it is the opening. */
export function awaitingWords(what: Awaited, canCancel: boolean): string {
  switch (what.kind) {
    case 'opening':
      return '';
    case 'decision':
      return 'Searching for this step…';
    case 'solution':
      return 'Searching for a solution…';
    case 'step': {
      const cure = canCancel ? ' Stop ends the search.' : '';
      return `Searching for step ${inWords(what.step)}, which the link asks for…${cure}`;
    }
  }
}
