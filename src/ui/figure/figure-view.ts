import type { Highlight } from '#pictures/kit/highlight.ts';
import { type RunMoment, momentOf, pointedAtWords } from '#pictures/kit/moment.ts';
import type { Settings } from '#player/address.ts';
import type { Reveal } from '#history/index.ts';
import { type StatusItem, statusItems } from '#player/control-words.ts';
import type { Player } from '#player/player.ts';
import type { Run } from '#player/run.ts';
import { type SolveView, solveView } from '#player/solve-view.ts';
import { type TimelineView, timelineView } from '#player/timeline-view.ts';
import { isChoice } from '#player/what-if.ts';
import { type Scenario, momentWords } from '#scenarios/scenario.ts';
import { inWords } from '#english/english.ts';
import { type Awaiting, awaitingWords } from './awaiting.ts';
import type { FigureProblem } from './figure-problem.ts';
import type { Instead } from './mounted-figure.ts';

/** What a figure shows. A part that is null stays as it is on the page. */
export interface FigureView {
  readonly notice: string;
  /** The label of the button that searches on to the step of a link; null to hide it. */
  readonly searchOn: string | null;
  /** The line that describes the moment, or what is awaited. */
  readonly caption: string | null;
  readonly controls: ControlsView | null;
  readonly moment: MomentView | null;
}

export interface ControlsView {
  readonly settings: Settings;
  readonly zoom: Player['zoom'];
  readonly run: Run;
  readonly solve: SolveView;
}

/** A moment of the run, for every part that shows it. */
export interface MomentView {
  /** What the pictures draw. */
  readonly run: RunMoment;
  /** Whether the problem is the one drawn at build time, and nothing of it is hidden. */
  readonly isStandard: boolean;
  readonly timeline: TimelineView;
  readonly status: readonly StatusItem[];
  /** The meaning of the row or the column that is pointed at. */
  readonly meaning: string;
  readonly canReset: boolean;
  /** Whether the narrator speaks of columns though the scenario has a story. */
  readonly ofColumns: boolean;
  /** Whether the reader can take another way here. */
  readonly isChoice: boolean;
  /** Whether another part announces the change, so that the caption must not be announced. */
  readonly isQuiet: boolean;
}

/** All that decides what a figure shows. */
interface FigureNow {
  readonly scenario: Scenario;
  readonly problem: FigureProblem;
  readonly run: Run;
  readonly player: Player;
  readonly awaiting: Pick<Awaiting, 'now' | 'asked' | 'notice'>;
  readonly highlight: Highlight;
  /** Sentences on what could not be used of the address. */
  readonly faults: readonly string[];
  /** Whether the page still shows the picture drawn at build time, of this problem. */
  readonly isAsBuilt: boolean;
  /** Whether the answer to a change of the problem has not been announced yet. */
  readonly isAnswerDue: boolean;
  /** Whether Solve is playing the search. */
  readonly isWatched: boolean;
  /** What is said while the search rests because the problem has been proved to have no solution; else empty. */
  readonly proof: string;
  readonly canCancel: boolean;
  /** What the pictures show instead of a moment of the run. */
  readonly instead: Instead | null;
  readonly ofColumns: boolean;
  /** Where a change of the problem has led, as a sentence; empty when the reader has gone on. */
  readonly went: string;
  readonly noun: string | undefined;
  readonly reveal: Reveal;
}

export function figureView(now: FigureNow): FigureView {
  const { problem, run, player, awaiting, faults } = now;
  const { now: awaited, asked } = awaiting;
  const failure = run.state === 'failed' ? `Solving failed: ${run.failure}.` : '';
  const isSearching = awaited !== null && run.state === 'running';
  // The picture drawn at build time stays until there is something to show. So does what is shown of a moment while
  // another way to it is searched.
  const stays = (now.isAsBuilt && isSearching) || awaited?.kind === 'decision';
  const isOpening = stays && awaited.kind === 'opening';
  // It stays as well when the run could not begin: there is nothing else to show.
  const isAlone = now.isAsBuilt && run.state === 'failed' && run.recording.lastStep() === 0;
  // Before the run has come to the opening nothing of it is drawn, and its words and marks are not made.
  const moment = stays || isAlone ? null : momentOf(problem.encoded, player.frame, now.highlight);
  const words = moment ? momentWords(now.scenario, problem.settings, moment, problem.names, now.ofColumns) : '';
  const isToldSo = stays || (isSearching && awaited.kind === 'step');
  return {
    notice: [...faults, awaiting.notice, failure].filter(Boolean).join(' '),
    searchOn: asked === null ? null : `Search as far as step ${inWords(asked)}`,
    caption: isOpening || isAlone ? null : isToldSo ? awaitingWords(awaited, now.canCancel) : words,
    controls: isOpening ? null : { settings: problem.settings, zoom: player.zoom, run, solve: solveOf(now) },
    moment: moment && momentViewOf(now, moment, words),
  };
}

function solveOf({ run, player, problem, isWatched, proof, noun, reveal }: FigureNow): SolveView {
  const { recording, state, isToEnd } = run;
  const animates = problem.settings['animate'] === 'on';
  const { frame } = player;
  return solveView({ recording, state, isToEnd, frame, noun, animates, isWatched, proof, reveal });
}

function momentViewOf(
  { problem, run, player, isAnswerDue, scenario, reveal, ofColumns, instead, went }: FigureNow,
  moment: RunMoment,
  words: string,
): MomentView {
  const { frame } = player;
  return {
    run: instead?.(moment) ?? scenario.shown?.(moment) ?? moment,
    isStandard: problem.isStandard && reveal === 'all' && !instead,
    timeline: timelineView(player, words, reveal, problem.nodes),
    status: statusItems(problem.size, frame, run.recording, run.elapsed, reveal),
    meaning: pointedAtWords(moment) || went,
    isChoice: scenario.whatIf === true && isChoice(frame) && !player.playing,
    canReset: problem.kinds.size > 0,
    ofColumns,
    isQuiet: isAnswerDue,
  };
}
