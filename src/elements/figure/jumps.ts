import { SHORT } from '../../player/lengths.ts';
import type { Player } from '../../player/player.ts';
import { onPress, optionalPart, setDisabled } from '../page/parts.ts';

export interface Jumps {
  update(): void;
}

/** Wires the field “Go to step” and the jumps to dead ends, where a timeline has them. */
export function mountJumps(
  host: HTMLElement,
  player: Player,
  committed: () => void,
  signal: AbortSignal,
): Jumps {
  const form = optionalPart(host, 'go-to', HTMLFormElement);
  const field = optionalPart(host, 'go-to-step', HTMLInputElement);
  const tools = optionalPart(host, 'jumps', HTMLElement);

  form?.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      if (!field) return;
      const step = Number(field.value.replaceAll(/[\s,.’']/g, ''));
      const isGood = field.value.trim() !== '' && Number.isInteger(step) && step >= 0 && step <= player.last; // prettier-ignore
      field.setCustomValidity(
        isGood ? '' : `Type a whole number from 0 to ${player.last.toLocaleString('en')}.`,
      );
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
    if (player.toDeadEnd(number)) committed();
  };
  const previous = onPress(host, 'previous-dead-end', jump(-1), signal);
  const next = onPress(host, 'next-dead-end', jump(1), signal);

  return {
    update() {
      const { counters, event } = player.frame;
      const { deadEnds } = player.recording.totals;
      setDisabled(previous, (event === 'dead end' ? counters.deadEnds - 1 : counters.deadEnds) < 1);
      setDisabled(next, counters.deadEnds >= deadEnds);
      // What has once been there stays, whatever the reader makes of the problem.
      if (tools && player.last >= SHORT) tools.hidden = false;
    },
  };
}
