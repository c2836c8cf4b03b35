import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { count, createMatrix } from '#dlx/index.ts';
import { type QuestionName, questions } from '#ui/questions/index.ts';
import { type Question, grade, reveal } from '#ui/questions/question.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';

/** The right answers, worked out by hand; no number here comes from the code that judges. */
const right: Record<QuestionName, string> = {
  edgesOfBoard: '40',
  clashOfRows: '2',
  rowsBesideAd: '3',
  columnAfterAd: 'E',
  deadEndsInAll: '1',
  firstUncovered: 'B',
  restoreInAnyOrder: 'no',
  linkOfRemoved: 'to D',
  besideRemoved: 'to D',
  torusNodes: '24',
  aboveHeader: 'in row AD',
  sizeAfterCover: '1',
  sizeOfItself: '3',
  updatesOfCover: '4',
  sameOrder: 'no',
  ringAfterThree: 'all but A and B',
  choiceChanges: 'the number of nodes',
  whichSmallest: 'the second',
  rooks: '120',
  whichRowsGo: '3',
  howManyCross: '0',
  isColourAColumn: 'wrong solutions come in, and some right ones are lost',
  rightOfE: 'the root',
  secondaryEmpty: 'no',
  aspectsOfZ: '4',
  canBeLeftOut: 'J',
  columnsOfV: '6',
  cornerOrMiddle: 'H22, in the middle',
  firstCoverOfN: 'yes',
  whereTheyCross: 'only at (3, 3)',
  jointsInAll: '39',
  claimedByAll: '0',
  oddShiftOfO: 'X',
  downArmOf2: '(3,4) and (3,5)',
  columnsInTheCorner: '12',
  withoutRipples: 'only that equal numbers keep their distance',
  withoutRooms: 'only that a room has each number once',
  noGivens: '4',
  whichArmsCanGo: 'up and left',
  searchWithTwoArms: 'just as many nodes and fewer updates',
  sharedByCorners: '2',
  halvesOfPairs: '720',
  sameElsewhere: 'nodes and updates',
  sizeFromWalks: 'their mean, 613',
  whatIsRemembered: 'the columns that are not covered',
  whyNotEven: 'then every cell has a 1, or none has, and 62 is even',
  queensWithoutWeights: 'nothing, whatever it tries',
  langfordWeights: 'for 5 and 6',
  whichEngine: 'more time: hardly anything turns up again',
  whatIsSecondary: 'the hours',
  updatesOfSecond: '3',
  workOfPinning: 'to less than half, but not to an eighth',
  betterThanSmallest: '3',
  estimateElsewhere: 'all but links with a memory',
  twoOfThree: 'no choice of columns does',
  nightTwice: '16',
  degreeOfThree: '2',
  atMostOnce: 'a secondary column',
  leastPrice: '11',
  cheapestFirst: 'the most of all',
  everybodyPays: '7',
  equalCost: 'one of them',
};

const all = Object.entries(right) as [QuestionName, string][];

test.each(all)('%s: %s is right, and anything else gets a hint of its own', (name, answer) => {
  const question: Question = questions[name];
  const verdict = grade(question, answer);
  expect(verdict.isRight).toBe(true);
  expect(verdict.words).toMatch(/^Right\. .{20}/);
  expect(reveal(question).words).toContain(verdict.words.slice('Right. '.length));

  const { answers } = question;
  const others =
    answers.kind === 'choice'
      ? answers.options.filter((option) => option !== answer)
      : [Number(answer) + 1, Number(answer) - 1, 0, 'seven', '<b>'].map(String).filter((other) => other !== answer);
  for (const other of others) {
    const wrong = grade(question, other);
    expect(wrong.isRight, other).toBe(false);
    expect(wrong.words, other).toMatch(/^No\. .{20,} Try again\.$/);
    // The next try would be no try.
    expect(wrong.words, other).not.toContain(`“${answer}”`);
  }
  if (answers.kind === 'choice') {
    expect(answers.options).toContain(answer);
    expect(Object.keys(answers.hints).sort()).toEqual([...others].sort());
    expect(new Set(answers.options).size).toBe(answers.options.length);
  }
});

test('every question is asked in its lesson, once, and no lesson asks another', () => {
  expect(Object.keys(right).sort()).toEqual(Object.keys(questions).sort());
  const asked = readdirSync('content/lessons').flatMap((file) => {
    const text = readFileSync(`content/lessons/${file}`, 'utf8');
    const slug = /^slug: (.+)$/m.exec(text)?.[1];
    return Array.from(text.matchAll(/<Question name="(\w+)"/g), ([, name]) => `${slug} ${name}`);
  });
  const known = Object.entries(questions).map(([name, { lesson }]) => `${lesson} ${name}`);
  expect(asked.toSorted()).toEqual(known.toSorted());
  expect(known.length).toBeGreaterThanOrEqual(40);
});

test('the list of the question is that of its lab, and the fault is where the lab finds it', () => {
  // B, C and D out, B and D back: D remembers A on its left, and A points at D from then on.
  expect(grade(questions.restoreInAnyOrder, 'no').words).toContain('R[A] is D, but should be B.');
});

test('what is wrong after uncovering in the wrong order is said apart from what is right', () => {
  // Row AD is counted twice in A, and row ADG in A and G.
  expect(reveal(questions.sameOrder).words).toContain(
    'the ring of headers is right again, but the sizes of A and G are wrong (4 instead of 2, 4 instead of 3).',
  );
});

test('V lies where its question says that it lies', () => {
  const { matrix, rowNames } = encode({ omit: 'L' });
  const edges = (matrix.rows[rowNames.indexOf('V N (0,0)')] ?? []).map((column) => matrix.columns[column]?.name ?? '');
  expect(edges.filter((name) => /^[HV]\d\d$/.test(name))).toEqual(questions.columnsOfV.ask.match(/\b[HV]\d\d\b/g));
});

test('what two questions say of their searches holds', () => {
  const small = (pinned: 'none' | 'F in one aspect'): number =>
    count(encode({ size: 3, pieces: 'FHLRTU', pinned }).matrix).solutions;
  expect(questions.workOfPinning.ask).toContain(
    `instead of ${small('none')} solutions there is ${small('F in one aspect')}.`,
  );
  expect(reveal(questions.workOfPinning).words).toContain(
    '2.2 times as many. On the 5×5 board it is 3.2 without H, 4.0 without J, 4.1 without L, 3.8 without N and 3.6 without Y.',
  );
  const triangle = createMatrix([...'ABCD'], [[0, 1], [0, 2], [1, 2], [3]]);
  expect(questions.betterThanSmallest.ask).toContain(`takes ${count(triangle).nodes} nodes`);
});
