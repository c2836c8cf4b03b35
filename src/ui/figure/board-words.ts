import { boardLines } from '#pictures/kit/board-lines.ts';
import type { Scenario } from '#scenarios/scenario.ts';
import type { RunMoment } from '#pictures/kit/moment.ts';
import { optionalPart, writeLines } from '#ui/kit/parts.ts';

/** The board in words under a figure, kept up to the moment while it is open. */
export function mountBoardWords(
  host: HTMLElement,
  scenario: Scenario,
  signal: AbortSignal,
): (moment: RunMoment) => void {
  const details = optionalPart(host, 'board-words', HTMLDetailsElement);
  const list = details?.querySelector('ul');
  let latest: RunMoment | null = null;

  function write(): void {
    if (!list || !details?.open || !latest) return;
    writeLines(list, boardLines(latest, scenario.faultAt?.(latest) ?? ''));
  }

  details?.addEventListener('toggle', write, { signal });
  return (moment) => {
    latest = moment;
    write();
  };
}
