import { checkRing, createRing, remove, restore } from '#exhibits/ring.ts';
import { LIST_LAB_NAMES } from '#ui/lessons/list-lab/list-lab-standard.ts';
import { type Look, type Question, solved } from './question.ts';

/** Whether B, C, D of the list A to E, taken out in this order, may come back as B, D, C. */
export const restoreInAnyOrder: Question = {
  lesson: 'neighbours',
  ask:
    'Take out the nodes B, C and D, in that order, and put them back in the order B, D, C. Is the list right ' +
    'again?',
  answers: {
    kind: 'choice',
    options: ['yes', 'no'],
    hints: {
      yes:
        'D left when B and C were gone, so on its left it remembers A. What does it write to A when it comes back, ' +
        'and is B there by then?',
    },
  },
  solve() {
    const ring = createRing(LIST_LAB_NAMES.length);
    const nodes = (letters: string): number[] => [...letters].map((name) => LIST_LAB_NAMES.indexOf(name) + 1);
    for (const node of nodes('BCD')) remove(ring, node);
    for (const node of nodes('BDC')) restore(ring, node);
    const bad = checkRing(
      ring,
      LIST_LAB_NAMES.map((_, index) => index + 1),
      (node) => LIST_LAB_NAMES[node - 1] ?? 'head',
    );
    return solved(
      bad === null ? 'yes' : 'no',
      bad === null ? 'Every link is as it was.' : `Done on the real list, this leaves a bad link: ${bad}.`,
      listLab('these presses', 'B-C-D-B-D-C'),
    );
  },
};

/** Where the links of a removed node point. */
export const linkOfRemoved: Question = {
  lesson: 'neighbours',
  ask: 'Take C out of the list A B C D E. Where does R[C] lead now?',
  answers: {
    kind: 'choice',
    options: ['nowhere', 'to C itself', 'to B', 'to D'],
    hints: {
      nowhere: 'Knuth’s “tidy programmer” might clear it. But is it written at all?',
      'to C itself': 'Nobody writes to C when it leaves.',
      'to B': 'R leads to the right.',
    },
  },
  solve() {
    const ring = createRing(LIST_LAB_NAMES.length);
    const c = LIST_LAB_NAMES.indexOf('C') + 1;
    remove(ring, c);
    const to = LIST_LAB_NAMES[(ring.right[c] ?? 0) - 1] ?? '';
    return solved(
      `to ${to}`,
      `Nobody wrote to it, so it still leads to ${to}. That’s how C finds its way back.`,
      listLab('C taken out', 'C'),
    );
  },
};

/** Which node is beside B when C has been removed. */
export const besideRemoved: Question = {
  lesson: 'neighbours',
  ask: 'Take C out of the list A B C D E. Where does R[B] lead now?',
  answers: {
    kind: 'choice',
    options: ['nowhere', 'to C', 'to D', 'to A'],
    hints: {
      nowhere: 'R[B] is one of the two links that are written. What is written there?',
      'to C': 'Then a walk to the right would still meet C.',
      'to A': 'R leads to the right.',
    },
  },
  solve() {
    const ring = createRing(LIST_LAB_NAMES.length);
    const [b, c] = ['B', 'C'].map((name) => LIST_LAB_NAMES.indexOf(name) + 1);
    remove(ring, c ?? 0);
    const to = LIST_LAB_NAMES[(ring.right[b ?? 0] ?? 0) - 1] ?? '';
    return solved(
      `to ${to}`,
      `R[L[C]] ← R[C]: what was to the right of C is now to the right of B.`,
      listLab('C taken out', 'C'),
    );
  },
};

/** Figure 3.1 after presses on its nodes. */
function listLab(words: string, presses: string): Look {
  return { words: `figure 3.1 with ${words}`, state: { 'list-lab.presses': presses } };
}
