import type { Matrix } from '../../dlx/index.ts';
import type { Scenario, Scene } from '../../scenarios/scenario.ts';
import type { Frame, Names, Recording } from '../../history/index.ts';
import { createRecorder, createRecording, namesOf, positionOf } from '../../history/index.ts';
import { defaultState } from '../../player/address.ts';

/** The moment a figure is drawn at while the site is built. */
export interface Opening {
  readonly scene: Scene;
  readonly recording: Recording;
  /** At the zoom that the scenario opens with. */
  readonly frame: Frame;
  readonly names: Names;
}

const known = new Map<Scenario, Opening>();

/** Records a scenario's run with its default settings, once, and seeks the moment it opens with. */
export function openingOf(scenario: Scenario): Opening {
  const before = known.get(scenario);
  if (before) return before;
  const scene = scenario.scene(
    defaultState(scenario.choices, scenario.zoom, scenario.written).settings,
    new Map(),
  );
  const { matrix, rowNames } = scene.problem;
  // A scenario that waits for Solve opens with a run that is short enough to be done at once.
  const wanted = scenario.pauseAt === 0 ? Infinity : (scenario.pauseAt ?? Infinity);
  const recording = recordUntil(matrix, wanted);
  const decision = recording.seek(scenario.opening(recording, scene));
  const frame = recording.seek(positionOf(decision, scenario.zoom), scenario.zoom);
  const opening = { scene, recording, frame, names: namesOf(matrix, rowNames) };
  known.set(scenario, opening);
  return opening;
}

/** Records as much of a run as the browser will, so that it says and draws the same. */
function recordUntil(matrix: Matrix, solutions: number): Recording {
  const recorder = createRecorder(matrix);
  const recording = createRecording(matrix);
  do recording.append(recorder.advance(1_000_000, solutions));
  while (!recording.finished && recording.totals.solutions < solutions);
  return recording;
}
