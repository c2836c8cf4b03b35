import type { Matrix } from '#dlx/index.ts';
import type { Problem } from '#puzzles/problem.ts';
import { type Found, type Scenario, textSettingsOf } from '#scenarios/scenario.ts';
import { type RunMoment, momentOf } from '#pictures/kit/moment.ts';
import { type Names, namesOf } from '#history/caption.ts';
import { type Frame, type Recording, createRecording } from '#history/index.ts';
import { recorderOnLinks } from '#history/on-links.ts';
import { recordEngine } from '#history/recorder.ts';
import { recordingOf } from '#history/recording.ts';
import type { Walker } from '#history/walker.ts';
import { positionOf } from '#history/frame.ts';
import { type Settings, defaultState } from '#player/address.ts';
import { type SolveView, solveView } from '#player/solve-view.ts';

/** The moment at which a figure is drawn at build time. */
export interface Opening {
  readonly problem: Problem;
  readonly recording: Recording;
  /** At the zoom that the scenario opens with. */
  readonly frame: Frame;
  readonly moment: RunMoment;
  readonly names: Names;
}

/** What the controls of solving show at an opening. */
export function solveAt({ recording, frame }: Opening, noun?: string): SolveView {
  const state = recording.finished ? 'finished' : 'paused';
  return solveView({ recording, state, frame, noun });
}

/** What a scenario's run finds with the default settings. */
export function nounAt(scenario: Scenario, { problem }: Opening): Found {
  return scenario.noun?.(problem, settingsOf(scenario)) ?? 'solution';
}

const known = new Map<Scenario, Opening>();

/** Records a scenario's run with its default settings, once, and seeks the moment it opens with. */
export function openingOf(scenario: Scenario): Opening {
  const before = known.get(scenario);
  if (before) return before;
  const problem = scenario.encode(settingsOf(scenario));
  const { matrix, rowNames } = problem;
  // A scenario that waits for Solve opens with a run that is short enough to be done at once.
  const wanted = scenario.pauseAt === 0 ? Infinity : (scenario.pauseAt ?? Infinity);
  const recording = scenario.recorded?.(matrix) ?? recordUntil(scenario, matrix, wanted);
  const decision = recording.seek(scenario.opening(recording, problem));
  const frame = recording.seek(positionOf(decision, scenario.zoom), scenario.zoom);
  const bare = momentOf(problem, frame);
  const moment = scenario.shown?.(bare) ?? bare;
  const opening = { problem, recording, frame, moment, names: namesOf(matrix, rowNames) };
  known.set(scenario, opening);
  return opening;
}

export function settingsOf(scenario: Scenario): Settings {
  return defaultState(scenario.choices, scenario.zoom, textSettingsOf(scenario)).settings;
}

/** Records as much of a run as the browser will, so that both show the same. */
export function recordUntil({ walk }: Pick<Scenario, 'walk'>, matrix: Matrix, solutions: number): Recording {
  const start = (): Walker | undefined => walk?.(matrix, 'smallest');
  const [engine, walker] = [start()?.search, start()];
  const recorder = engine ? recordEngine(engine, Infinity) : recorderOnLinks(matrix);
  const recording = walker ? recordingOf(matrix, walker) : createRecording(matrix);
  do recording.append(recorder.advance(1_000_000, solutions));
  while (!recording.finished && recording.totals.solutions < solutions);
  return recording;
}
