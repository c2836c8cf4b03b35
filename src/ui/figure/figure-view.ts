import type { Highlight } from '#pictures/kit/highlight.ts';
import type { RunMoment } from '#pictures/kit/moment.ts';
import { momentOf, pointedAtWords } from '#pictures/kit/moment.ts';
import type { Settings } from '#player/address.ts';
import type { Reveal } from '#history/index.ts';
import type { StatusItem } from '#player/control-words.ts';
import { statusItems } from '#player/control-words.ts';
import type { Player } from '#player/player.ts';
import type { Run } from '#player/run.ts';
import type { SolveView } from '#player/solve-view.ts';
import { solveView } from '#player/solve-view.ts';
import type { TimelineView } from '#player/timeline-view.ts';
import { timelineView } from '#player/timeline-view.ts';
import { isChoice } from '#player/what-if.ts';
import type { Scenario } from '#scenarios/scenario.ts';
import { momentWords } from '#scenarios/scenario.ts';
import { inWords } from '#english/english.ts';
import type { Awaiting } from './awaiting.ts';
import { awaitingWords } from './awaiting.ts';
import type { FigureProblem } from './figure-problem.ts';

/** What a figure shows. What is null stays as it stands there. */
export interface FigureView {
  readonly notice: string;
  /** What the button says that searches on to the step of a link; null while nobody is asked. */
  readonly searchOn: string | null;
  /** What is seen at this moment, or what is waited for. */
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

/** A moment of the run, in all that shows it. */
export interface MomentView {
  /** What the pictures draw. */
  readonly run: RunMoment;
  /** True when it is of the problem that was drawn at build time, and all of it is shown as there. */
  readonly isStandard: boolean;
  readonly timeline: TimelineView;
  readonly status: readonly StatusItem[];
  /** What the row or the column means that is pointed at. */
  readonly meaning: string;
  readonly canReset: boolean;
  /** True where the reader may go another way than the search. */
  readonly isChoice: boolean;
  /** True while somebody else says what has changed, so that the caption is not to be said aloud. */
  readonly isQuiet: boolean;
}

/** All that decides what a figure shows. */
export interface FigureNow {
  readonly scenario: Scenario;
  readonly problem: FigureProblem;
  readonly run: Run;
  readonly player: Player;
  readonly awaiting: Pick<Awaiting, 'now' | 'asked' | 'notice'>;
  readonly highlight: Highlight;
  /** Sentences on what could not be used of the address. */
  readonly faults: readonly string[];
  /** True while the picture drawn at build time stands there, and is of this problem. */
  readonly isAsBuilt: boolean;
  /** True while the answer to a change of the problem is still to be said. */
  readonly isAnswerDue: boolean;
  /** True while Solve plays the search to its reader. */
  readonly isWatched: boolean;
  readonly canCancel: boolean;
  readonly noun: string | undefined;
  readonly reveal: Reveal;
}

export function figureView(now: FigureNow): FigureView {
  const { problem, run, player, awaiting, faults } = now;
  const { now: awaited, asked } = awaiting;
  const failure = run.state === 'failed' ? `Solving failed: ${run.failure}.` : '';
  const isSearching = awaited !== null && run.state === 'running';
  // What was drawn at build time stays until there is something to show; and on another way to the
  // same moment, what is shown of it stays.
  const stays = (now.isAsBuilt && isSearching) || awaited?.kind === 'decision';
  const isOpening = stays && awaited.kind === 'opening';
  // It stays as well when the run could not begin: there is nothing else to show.
  const isAlone = now.isAsBuilt && run.state === 'failed' && run.recording.lastStep() === 0;
  const moment = momentOf(problem.encoded, player.frame, now.highlight);
  const words = momentWords(now.scenario, problem.settings, moment, problem.names);
  const isToldSo = stays || (isSearching && awaited.kind === 'step');
  return {
    notice: [...faults, awaiting.notice, failure].filter(Boolean).join(' '),
    searchOn: asked === null ? null : `Search on to step ${inWords(asked)}`,
    caption: isOpening || isAlone ? null : isToldSo ? awaitingWords(awaited, now.canCancel) : words,
    controls: isOpening ? null : { settings: problem.settings, zoom: player.zoom, run, solve: solveOf(now) },
    moment: stays || isAlone ? null : momentViewOf(now, moment, words),
  };
}

function solveOf({ run, player, problem, isWatched, noun, reveal }: FigureNow): SolveView {
  const { recording, state, isToEnd } = run;
  const animates = problem.settings['animate'] === 'on';
  const { frame } = player;
  return solveView({ recording, state, isToEnd, frame, noun, animates, isWatched, reveal });
}

function momentViewOf(
  { problem, run, player, isAnswerDue, scenario, reveal }: FigureNow,
  moment: RunMoment,
  words: string,
): MomentView {
  const { frame } = player;
  return {
    run: moment,
    isStandard: problem.isStandard && reveal === 'all',
    timeline: timelineView(player, words, reveal),
    status: statusItems(problem.size, frame, run.recording, run.elapsed, reveal),
    meaning: pointedAtWords(moment),
    isChoice: scenario.whatIf === true && isChoice(frame) && !player.playing,
    canReset: problem.kinds.size > 0,
    isQuiet: isAnswerDue,
  };
}
