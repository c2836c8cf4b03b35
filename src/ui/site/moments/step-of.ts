import type { Frame } from '#history/index.ts';
import { positionOf } from '#history/frame.ts';
import type { Scenario } from '#scenarios/scenario.ts';
import { openingOf } from '#ui/figure/opening.ts';

/**
 * The step of a scenario's run at which something happens for the first time, at the zoom that the
 * figure opens with.
 *
 * @param happens an event, and the name of its column or row where there are several: `dead end`,
 *   `choose A`, `try ADG`, `retreat ADG`
 * @throws RangeError when the run has no such moment
 */
export function stepOf(scenario: Scenario, happens: string): number {
  const { recording, problem } = openingOf(scenario);
  for (let decision = 1; decision <= recording.lastStep(); decision++) {
    const frame = recording.seek(decision);
    const type = frame.event;
    const named = `${type} ${nameIn(frame, problem)}`;
    if (happens !== type && happens !== named) continue;
    // A decision ends with its covers; the event itself is the first step after the previous decision.
    return positionOf(recording.seek(decision - 1), scenario.zoom) + 1;
  }
  throw new RangeError(`the run never comes to “${happens}”`);
}

/** The name of the frame's row, or else of its column. */
function nameIn({ row, column }: Frame, { rowNames, matrix }: ReturnType<typeof openingOf>['problem']): string {
  return (row >= 0 ? rowNames[row] : matrix.columns[column]?.name) ?? '';
}
