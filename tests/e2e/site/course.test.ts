/** A page of a course of another origin with six activities of six kinds. */
import { type Frame, type FrameLocator, type Page, expect } from '@playwright/test';
import { createRandom } from '#dlx/random.ts';
import { type AttemptState, FRESH, stateOf } from '#activities/attempt.ts';
import { seedFor } from '#activities/seed.ts';
import { exerciseOf } from '#practice/code/exercises.ts';
import { sheetOf } from '#practice/tasks/index.ts';
import { hostileMessage } from '../../support/hostile-answers.ts';
import { writeCell } from '../support/cells.ts';
import { type Behaviour, type CoursePage, type Report, answer, inCourse } from '../support/platform.ts';

interface Kind {
  readonly id: string;
  /** An element, or a question, of it. */
  readonly name: string;
  /** Does something that is scored. */
  work(frame: FrameLocator, page: Page): Promise<void>;
  /** What it scores; null where the page says how much it is. */
  readonly score: number | null;
  /** What is seen of the work once it has come back. */
  isBack(frame: FrameLocator): Promise<void>;
}

const STUDENT = 'ann';
const seed = seedFor(STUDENT, 'sheet');
const sheetTask = (frame: FrameLocator) => frame.locator('[data-question="task.3"]');

const kinds: readonly Kind[] = [
  {
    id: 'questions-cover',
    name: 'sizeAfterCover',
    score: 0.25,
    async work(frame) {
      const question = frame.locator('graded-question').first();
      await question.getByRole('spinbutton').fill('1');
      await question.getByRole('button', { name: 'Check' }).click();
    },
    async isBack(frame) {
      await expect(frame.locator('graded-question').first()).toHaveAttribute('data-verdict', 'right');
    },
  },
  {
    id: 'cover-watch',
    name: 'watch',
    score: null,
    async work(frame) {
      for (let step = 0; step < 3; step += 1) await frame.getByRole('button', { name: 'Next step' }).click();
    },
    async isBack(frame) {
      await expect(frame.locator('[data-status="writes"] [data-value]')).toHaveText(/^3 of/);
    },
  },
  {
    id: 'sheet',
    name: 'task.3',
    score: 0.1,
    async work(frame) {
      await sheetTask(frame)
        .locator('[name="answer"]')
        .fill(sheetOf(seed)[2]?.key ?? '');
      await sheetTask(frame).getByRole('button', { name: 'Check' }).click();
    },
    async isBack(frame) {
      await expect(frame.locator('task-sheet')).toHaveAttribute('data-seed', String(seed));
      await expect(sheetTask(frame)).toHaveAttribute('data-verdict', 'right');
    },
  },
  {
    id: 'write-unlink',
    name: 'write',
    score: 1,
    async work(frame, page) {
      await frame.locator('[data-part="code"]').click();
      await expect(frame.locator('.cm-editor')).toHaveClass(/cm-focused/);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(exerciseOf('unlink').solution);
      await frame.getByRole('button', { name: 'Test', exact: true }).click();
    },
    async isBack(frame) {
      await expect(frame.locator('[data-part="code"]')).toContainText('L[R[x]] = x');
    },
  },
  {
    id: 'mend-talks',
    name: 'talks-notebook',
    score: 1,
    async work(frame) {
      const first = frame.locator('.code-cell').first();
      const code = await first.locator('[data-part="code"]').innerText();
      await writeCell(first, code.replace('plan.primary(places', 'plan.secondary(places'));
      await frame.getByRole('button', { name: 'Run all' }).click();
    },
    async isBack(frame) {
      await expect(frame.locator('.mend-verdict')).toHaveText(/^Your code is back\. Run it again/);
      await expect(frame.locator('[data-part="code"]').first()).toContainText('plan.secondary(places');
    },
  },
  {
    id: 'ask-algorithm-x',
    name: 'asks',
    score: 0.2,
    async work(frame) {
      await frame.getByRole('button', { name: 'Ask me', exact: true }).click();
      await frame.locator('.ask-options').getByRole('button', { name: '2', exact: true }).click();
    },
    async isBack(frame) {
      await expect(frame.locator('[data-part="asked-words"]')).toHaveText(/^Earlier answers\. Right first time: 1\./);
    },
  },
];

/** The page of the course, each activity in its frame, which answers as it is told. */
async function openAll(
  page: Page,
  course: CoursePage,
  behaviour: (kind: Kind, at: number) => Behaviour,
): Promise<FrameLocator[]> {
  await course.openAll(
    page,
    kinds.map((kind, at) => [`./activity/${kind.id}/`, behaviour(kind, at)]),
  );
  return kinds.map((_, at) => page.frameLocator(`iframe >> nth=${at}`));
}

/** Browsers draw nothing in a frame out of sight. */
async function inSight(page: Page, frame: FrameLocator, at: number): Promise<void> {
  await page.locator('iframe').nth(at).scrollIntoViewIfNeeded();
  await expect(frame.locator('activity-page')).toHaveAttribute('data-ready', '');
}

const lastOf = (all: readonly (readonly Report[])[]): (Report | undefined)[] => all.map((some) => some.at(-1));
/** The score of answers is found again; the others are what the course says. */
const shownScore = ({ id }: Kind, score = 0): string =>
  `${/^(questions|sheet)/.test(id) ? 'Score:' : 'Your course has recorded a score of'} ${Math.floor(score * 100 + 1e-9)}%.`;

inCourse('six activities: work, leave, come back, be looked at, and hostile answers', async ({ page, course }) => {
  inCourse.setTimeout(300_000);
  let frames = await openAll(page, course, () => [answer({ state: null, user_id: STUDENT })]);
  for (const [at, kind] of kinds.entries()) {
    const frame = frames[at]!;
    await inSight(page, frame, at);
    await kind.work(frame, page);
    if (kind.score !== null)
      await expect.poll(async () => lastOf(await course.allReports(page))[at]?.score).toBe(kind.score);
    await expect(frame.locator('.score')).toHaveText(/Reported to your course\.$/);
  }
  await expect
    .poll(async () => lastOf(await course.allReports(page)).map((one) => (one?.score ?? 0) > 0))
    .toEqual(kinds.map(() => true));
  const kept = lastOf(await course.allReports(page));
  const stateAt = (at: number): AttemptState => kept[at]?.state as AttemptState;
  expect(kinds.map(({ id }, at) => [id, stateAt(at).activity])).toEqual(kinds.map(({ id }) => [id, id]));
  // SCORM 1.2 keeps no more.
  for (const [at, { id }] of kinds.entries()) expect(JSON.stringify(stateAt(at)).length, id).toBeLessThan(4_096);

  const isBack = async (): Promise<void> => {
    for (const [at, kind] of kinds.entries()) {
      const frame = frames[at]!;
      await inSight(page, frame, at);
      await kind.isBack(frame);
      await expect(frame.locator('.score'), kind.id).toHaveText(shownScore(kind, kept[at]?.score));
    }
    expect(await course.allReports(page)).toEqual(kinds.map(() => []));
  };

  // The student comes back; a teacher looks at the attempt, whose platform keeps JSON.
  frames = await openAll(page, course, (_, at) => [answer({ state: stateAt(at), user_id: STUDENT })]);
  await isBack();
  frames = await openAll(page, course, (_, at) => [
    answer({ state: JSON.stringify(stateAt(at)), user_id: 'a teacher' }, 300),
  ]);
  await isBack();

  // A dozen hostile messages come before the right one, and a dozen after it.
  frames = await openAll(page, course, ({ name }, at) => {
    const random = createRandom(at + 1);
    const other = stateAt((at + 1) % kinds.length);
    const messages = Array.from({ length: 24 }, () => ({
      message: hostileMessage(random, { kept: stateAt(at), asked: '$id', name }),
    }));
    const late = { after: 400, message: { ...(answer({ state: other }).message as object) } };
    return [
      ...messages.slice(0, 12),
      answer({ state: other }),
      answer({ state: stateAt(at), user_id: STUDENT }, 200),
      answer({ state: stateOf(kinds[at]!.id, FRESH) }, 250),
      late,
      ...messages.slice(12).map(({ message }) => ({ after: 300, message })),
    ];
  });
  await isBack();
  const hacked = async (frame: Frame): Promise<unknown> =>
    frame.evaluate(() => ['hacked', 'polluted'].filter((name) => name in window || name in {}));
  for (const frame of page.frames()) expect(await hacked(frame)).toEqual([]);

  // Work goes on from there, and no score falls.
  const [first] = frames;
  await inSight(page, first!, 0);
  const question = first!.locator('graded-question').nth(1);
  await question.getByRole('spinbutton').fill('99');
  await question.getByRole('button', { name: 'Check' }).click();
  await expect.poll(async () => lastOf(await course.allReports(page))[0]?.score).toBe(0.25);
});
