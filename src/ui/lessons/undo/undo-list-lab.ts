import { defineElement } from '#ui/kit/define-element.ts';
import { phasesOf, phaseWords, pressOf, STANDARD } from '#pictures/undo/phases.ts';
import { ringView } from '#pictures/ring/view.ts';
import { mountLab } from '../kit/lab.ts';
import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { mountRing } from '../kit/ring-picture.ts';

/** All nodes taken out in one order and put back in another; the checker reads the real links. */
function mountUndoList(host: HTMLElement, signal: AbortSignal): void {
  const { part, on } = wiring(host, signal);
  const length = part('length', HTMLSelectElement);
  const orders = part('orders', HTMLElement);
  const failures = Array.from(host.querySelectorAll<HTMLElement>('[data-failures]'));
  const drawRing = mountRing(host, signal, {
    title: 'The list and the nodes taken out',
    action(name) {
      const phases = phasesOf(lab.items);
      return phases && pressOf(phases, name);
    },
    press: (name) => lab.add(name),
  });
  const lab = mountLab(host, signal, {
    name: 'orders',
    noun: 'pair of orders',
    standard: STANDARD,
    fixed: 1,
    accepts: (items) => phasesOf(items) !== null,
    draw(items) {
      const phases = phasesOf(items);
      if (!phases) return;
      length.value = String(phases.n);
      for (const list of failures) list.hidden = list.dataset['failures'] !== length.value;
      drawRing(ringView(phases.names, [...phases.removed, ...phases.restored]));
      setText(orders, phaseWords(phases));
    },
  });
  on(length, 'change', () => lab.set([`n${length.value}`]));
  for (const replay of host.querySelectorAll<HTMLElement>('[data-replay]')) {
    const items = (replay.dataset['replay'] ?? '').split('-');
    on(replay, 'click', () => lab.set(items));
  }
}

defineElement('undo-list-lab', mountUndoList);
