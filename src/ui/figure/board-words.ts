import { boardLines } from '#pictures/kit/board-lines.ts';
import type { Scenario } from '#scenarios/scenario.ts';
import type { RunMoment } from '#pictures/kit/moment.ts';
import { writeLines } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';

/** Updates the board in words under a figure while it is open. */
export function mountBoardWords(
  host: HTMLElement,
  scenario: Scenario,
  signal: AbortSignal,
): (moment: RunMoment) => void {
  const { optionalPart, on } = wiring(host, signal);
  const details = optionalPart('board-words', HTMLDetailsElement);
  const list = details?.querySelector('ul');
  let latest: RunMoment | null = null;

  function write(): void {
    if (!list || !details?.open || !latest) return;
    writeLines(list, boardLines(latest, scenario.faultAt?.(latest, true) ?? ''));
  }

  on(details, 'toggle', write);
  return (moment) => {
    latest = moment;
    write();
  };
}
