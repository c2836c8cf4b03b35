import { onPress, optionalPart } from '#ui/kit/parts.ts';
import type { Figure } from './figure.ts';

/** Wires the field “Go to step” and the jumps to dead ends and solutions, where a timeline has them. */
export function mountJumps(host: HTMLElement, figure: Figure, signal: AbortSignal): void {
  const { player } = figure;
  const committed = (): void => figure.moved();
  const form = optionalPart(host, 'go-to', HTMLFormElement);
  const field = optionalPart(host, 'go-to-step', HTMLInputElement);

  form?.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      if (!field) return;
      const step = Number(field.value.replaceAll(/[\s,.’']/g, ''));
      const isGood = field.value.trim() !== '' && Number.isInteger(step) && step >= 0 && step <= player.last;
      field.setCustomValidity(isGood ? '' : `Type a whole number from 0 to ${player.last.toLocaleString('en')}.`);
      if (!field.reportValidity()) return;
      player.seek(step);
      committed();
    },
    { signal },
  );
  field?.addEventListener('input', () => field.setCustomValidity(''), { signal });

  const jump = (direction: 1 | -1) => (): void => {
    const { deadEnds } = player.frame.counters;
    const isOn = player.frame.event === 'dead end';
    const number = direction > 0 ? deadEnds + 1 : isOn ? deadEnds - 1 : deadEnds;
    // With what is to come hidden nothing says that there is none; the end of the run does.
    const isThere = player.toDeadEnd(number);
    if (!isThere && direction > 0) player.seek(player.last);
    if (isThere || direction > 0) committed();
  };
  onPress(host, 'previous-dead-end', jump(-1), signal);
  onPress(host, 'next-dead-end', jump(1), signal);
  onPress(
    host,
    'previous-solution',
    () => {
      const number = player.frame.event === 'solution' ? player.solution - 1 : player.solution;
      if (player.toSolution(number)) committed();
    },
    signal,
  );
  onPress(host, 'next-solution', () => figure.toNextSolution(), signal);
}
