import { expect, test } from 'vitest';
import { questions } from '../../../../src/elements/questions/index.ts';

/** The right answers, worked out by hand; no number here comes from the code that grades. */
const right: Record<keyof typeof questions, string> = {
  torusNodes: '24',
  sizeAfterCover: '1',
  sizeOfItself: '2',
  sameOrder: 'no',
  restoreInAnyOrder: 'no',
  columnAfterAd: 'E',
  rooks: '120',
  choiceChanges: 'the number of nodes',
  jointsInAll: '39',
  claimedByAll: '0',
  oddShiftOfO: 'X',
  whichArmsCanGo: 'up and left',
  searchWithTwoArms: 'as many nodes and fewer updates',
  sharedByCorners: '2',
  firstCoverOfN: 'yes',
  whereTheyCross: 'only at (3, 3)',
  aspectsOfZ: '4',
  canBeLeftOut: 'J',
  columnsOfV: '6',
  cornerOrMiddle: 'H22, in the middle',
  downArmOf2: '(3,4) and (3,5)',
  columnsInTheCorner: '12',
  withoutRipples: 'only that equal numbers keep their distance',
  withoutRooms: 'only that a room has each number once',
  noGivens: '4',
  halvesOfPairs: '720',
};

test.each(Object.entries(right))('%s: %s is right, and anything else is not', (name, answer) => {
  const question = questions[name as keyof typeof questions];
  expect(question.grade(answer).isRight).toBe(true);
  expect(question.grade(answer).reason).toMatch(/^Right/);
  const others =
    question.answers.kind === 'choice'
      ? question.answers.options.filter((option) => option !== answer)
      : [String(Number(answer) + 1), '0', 'seven', '<b>'];
  for (const other of others) {
    const verdict = question.grade(other);
    expect(verdict.isRight).toBe(false);
    expect(verdict.reason).toMatch(/^No, /);
  }
});

test('every question is asked about here', () => {
  expect(Object.keys(right).sort()).toEqual(Object.keys(questions).sort());
});

test('the list of the question is that of its lab, and the fault is where the lab finds it', () => {
  // B, C and D out, B and D back: D remembers A on its left, and A points at D from then on.
  expect(questions.restoreInAnyOrder.grade('no').reason).toContain('R[A] is D, and should be B.');
});

test('what is wrong after uncovering in the wrong order is said apart from what is right', () => {
  // Row AD is counted twice in A, and row ADG in A and G.
  expect(questions.sameOrder.grade('yes').reason).toContain(
    'the ring of headers is right again, but the sizes of A and G are wrong (4 for 2, 4 for 3).',
  );
});
