import { defineElement } from '#ui/kit/define-element.ts';
import { ringView } from '#pictures/ring/view.ts';
import { pressWords } from '#pictures/ring/describe.ts';
import { LIST_LAB_NAMES, LIST_LAB_STANDARD } from './list-lab-standard.ts';
import { mountLab } from '../kit/lab.ts';
import { mountRing } from '../kit/ring-picture.ts';

/** A list to delete from and to restore, one press at a time and in any order. */
function mountListLab(host: HTMLElement, signal: AbortSignal): void {
  const names = LIST_LAB_NAMES;
  const draw = mountRing(host, signal, {
    title: 'A list, linked both ways',
    action(name) {
      const node = ringView(names, lab.items).nodes.find((one) => one.name === name);
      return node ? pressWords({ node, does: node.isOut ? 'restore' : 'remove' }) : null;
    },
    press: (name) => lab.add(name),
  });
  const lab = mountLab(host, signal, {
    name: 'presses',
    noun: 'list of presses',
    standard: LIST_LAB_STANDARD,
    accepts: (items) => items.every((item) => names.includes(item)),
    draw: (items) => draw(ringView(names, items)),
  });
}

defineElement('list-lab', mountListLab);
