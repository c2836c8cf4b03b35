import { wiring } from '#ui/kit/wiring.ts';
import type { Figure } from './figure.ts';

/** Wires the field “Go to step” and the jumps to dead ends and solutions, where a timeline has them. */
export function mountJumps(host: HTMLElement, figure: Figure, signal: AbortSignal): void {
  const { optionalPart, press, on } = wiring(host, signal);
  const { player } = figure;
  const committed = (): void => figure.moved();
  const form = optionalPart('go-to', HTMLFormElement);
  const field = optionalPart('go-to-step', HTMLInputElement);

  on(form, 'submit', (event) => {
    event.preventDefault();
    if (!field) return;
    const step = Number(field.value.replaceAll(/[\s,.’']/g, ''));
    const isGood = field.value.trim() !== '' && Number.isInteger(step) && step >= 0 && step <= player.last;
    field.setCustomValidity(isGood ? '' : `Type a whole number from 0 to ${player.last.toLocaleString('en')}.`);
    if (!field.reportValidity()) return;
    player.seek(step);
    committed();
  });
  on(field, 'input', () => field?.setCustomValidity(''));

  const jump = (direction: 1 | -1) => (): void => {
    const { deadEnds } = player.frame.counters;
    const isOn = player.frame.event === 'dead end';
    const number = direction > 0 ? deadEnds + 1 : isOn ? deadEnds - 1 : deadEnds;
    // Without another dead end the jump goes to the end of the run, which shows that there is none.
    const isThere = player.toDeadEnd(number);
    if (!isThere && direction > 0) player.seek(player.last);
    if (isThere || direction > 0) committed();
  };
  press('previous-dead-end', jump(-1));
  press('next-dead-end', jump(1));
  press('previous-solution', () => {
    const number = player.frame.event === 'solution' ? player.solution - 1 : player.solution;
    if (player.toSolution(number)) committed();
  });
  press('next-solution', () => figure.toNextSolution());
}
