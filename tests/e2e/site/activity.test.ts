/** An activity in the page of a course: its score and its state by SPLICE. */
import { readdirSync } from 'node:fs';
import { type FrameLocator, type Page, expect } from '@playwright/test';
import { FRESH, stateOf } from '#activities/attempt.ts';
import { seedFor } from '#activities/seed.ts';
import { exerciseOf } from '#practice/code/exercises.ts';
import { sheetOf } from '#practice/tasks/index.ts';
import { violationsInThemes } from '../support/axe.ts';
import { writeCell } from '../support/cells.ts';
import { wake } from '../support/host.ts';
import { answer, inCourse } from '../support/platform.ts';
import { test } from '../support/test.ts';
import { tooWide } from '../support/too-wide.ts';

const QUESTIONS = './activity/questions-cover/';

async function frameOf(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('activity-page')).toHaveAttribute('data-ready', '');
  return frame;
}

async function give(frame: FrameLocator, at: number, text: string): Promise<void> {
  const question = frame.locator('graded-question').nth(at);
  await question.getByRole('spinbutton').fill(text);
  await question.getByRole('button', { name: 'Check' }).click();
  await expect(question.locator('[data-part="verdict"]')).toContainText(/Right|No\./);
}

inCourse('work, leave, come back, be looked at: scores and states are right', async ({ page, course }) => {
  await course.open(page, QUESTIONS, [answer({ state: null, user_id: 'ann' })]);
  let frame = await frameOf(page);
  expect(await course.reports(page)).toEqual([]);
  await give(frame, 0, '1');
  // A link out of the activity opens beside it.
  const [beside] = await Promise.all([
    page.waitForEvent('popup'),
    frame
      .locator('graded-question')
      .nth(2)
      .getByRole('button', { name: 'Reveal' })
      .press('Enter')
      .then(() => frame.locator('graded-question').nth(2).getByRole('link').first().click()),
  ]);
  await beside.close();
  await give(frame, 1, '7');
  await give(frame, 1, '3');
  await expect(frame.locator('[data-part="score"]')).toHaveText('Score: 37%. Reported to your course.');
  await expect.poll(async () => (await course.reports(page)).at(-1)?.score).toBe(0.375);
  const [last] = (await course.reports(page)).slice(-1);

  // The student comes back, or a teacher looks at the attempt.
  await course.open(page, QUESTIONS, [answer({ state: JSON.stringify(last?.state), user_id: 'a teacher' })]);
  frame = await frameOf(page);
  const fields = frame.getByRole('spinbutton');
  await expect(fields.nth(0)).toHaveValue('1');
  await expect(fields.nth(1)).toHaveValue('3');
  await expect(frame.locator('graded-question[data-verdict="right"]')).toHaveCount(2);
  await expect(frame.locator('[data-part="score"]')).toHaveText('Score: 37%.');
  expect(await course.reports(page)).toEqual([]);

  // Another answer goes on from there.
  await frame.locator('graded-question').nth(3).getByRole('button', { name: 'Reveal' }).click();
  await expect
    .poll(async () => (await course.reports(page)).at(-1)?.state)
    .toMatchObject({
      best: 0.375,
      marks: { sizeOfItself: { how: 'right' } },
    });
});

inCourse(
  'no platform, a slow one, a garbled one and a stranger’s: nothing is lost and nothing runs',
  async ({ page, course }) => {
    const earlier = stateOf('search-fill', {
      address: { 'fill.matrix': 'small.77.2' },
      marks: {},
      best: 0.5,
      done: false,
    });
    const path = './activity/search-fill/';
    const steps = (frame: FrameLocator) => frame.locator('[data-status="steps"] [data-value]');
    const address = () => page.frames()[1]?.url() ?? '';

    // Never: the activity goes on alone, and says what was done.
    await course.open(page, path, []);
    let frame = await frameOf(page);
    await frame.getByRole('button', { name: 'Next step' }).click();
    await expect(frame.locator('[data-part="score"]')).toContainText(/^Score: \d+%\.$/);
    await expect.poll(async () => (await course.reports(page)).length).toBe(1);

    // Garbage, another activity’s attempt, then the right one, twice; then somebody else’s.
    const hostile = [
      ...[null, 'x', 7, [], { version: 9 }].map((state) => ({ state: { state } })),
      { state: { ...earlier, address: { 'fill.matrix': '"><img src=x onerror=alert(1)>' }, best: 7 } },
      { state: stateOf('cover-fill', FRESH) },
      { error: 'no' },
    ];
    await course.open(page, path, [
      ...hostile.map((more) => answer(more)),
      { message: { subject: 'SPLICE.getState.response', message_id: 'another', state: { ...earlier, best: 1 } } },
      answer({ state: earlier }, 50),
      answer({ state: earlier }, 60),
      answer({ state: { ...earlier, best: 1 } }, 70),
    ]);
    frame = await frameOf(page);
    await expect(steps(frame)).toHaveText(/^2 of/);
    await expect(frame.locator('[data-part="told"]')).toBeHidden();
    await expect(frame.locator('[data-part="score"]')).toHaveText('Your course has recorded a score of 50%.');
    expect(await course.reports(page)).toEqual([]);

    // A value that only the figure can judge.
    await course.open(page, path, [answer({ state: { ...earlier, address: { 'fill.matrix': '<b>7' } } })]);
    frame = await frameOf(page);
    await expect(frame.locator('#fill [data-part="notice"]')).toContainText('damaged');
    await expect(steps(frame)).toHaveText(/^0 of/);

    // Late, when the reader has begun: nothing is reported until the reader has chosen.
    await course.open(page, path, [answer({ state: earlier }, 2_500)]);
    frame = await frameOf(page);
    await frame.getByRole('button', { name: 'Next step' }).click();
    await expect.poll(async () => (await course.reports(page)).length).toBe(1);
    await expect(frame.locator('[data-part="told"]')).toContainText('arrived only now');
    await frame.getByRole('button', { name: 'Bring the earlier one back' }).press('Enter');
    await expect(steps(frame)).toHaveText(/^2 of/);
    await expect.poll(async () => (await course.reports(page)).at(-1)).toMatchObject({ score: 0.5, state: earlier });
    expect(address()).toContain('small.77.2');
  },
);

inCourse('each student has tasks of their own, unless the address says which', async ({ page, course }) => {
  for (const [topic, rung, name, text] of [
    ['search', 'fill', 'fill.matrix', 'small.'],
    ['cover', 'watch', 'watch.matrix', 'small.'],
    ['unlink', 'order', 'order.seed', ''],
  ] as const) {
    const activity = `${topic}-${rung}`;
    await course.open(page, `./activity/${activity}/`, [answer({ state: null, user_id: 'ann' })]);
    await frameOf(page);
    const seed = seedFor('ann', activity);
    await expect.poll(() => page.frames()[1]?.url()).toContain(`${name}=${text}${seed}`);
    expect(await course.reports(page)).toEqual([]);
    await course.open(page, `./activity/${activity}/?seed=41`, [answer({ state: null, user_id: 'ann' })]);
    await frameOf(page);
    await expect.poll(() => page.frames()[1]?.url()).toContain(`${name}=${text}41`);
  }
});

inCourse('a sheet and code come back from their state alone, and are judged again', async ({ page, course }) => {
  const back = async (path: string): Promise<FrameLocator> => {
    const reports = await course.reports(page);
    await course.open(page, path, [answer({ state: JSON.stringify(reports.at(-1)?.state), user_id: 'ben' })]);
    return frameOf(page);
  };
  const score = async (): Promise<number | undefined> => (await course.reports(page)).at(-1)?.score;

  await course.open(page, './activity/sheet/', [answer({ state: null, user_id: 'ann' })]);
  let frame = await frameOf(page);
  const seed = seedFor('ann', 'sheet');
  await expect(frame.locator('task-sheet')).toHaveAttribute('data-seed', String(seed));
  const task = frame.locator('[data-question="task.3"]');
  await task.locator('[name="answer"]').fill(sheetOf(seed)[2]?.key ?? '');
  await task.getByRole('button', { name: 'Check' }).press('Enter');
  await expect.poll(score).toBeCloseTo(0.1);
  frame = await back('./activity/sheet/');
  await expect(frame.locator('task-sheet')).toHaveAttribute('data-seed', String(seed));
  await expect(frame.locator('[data-question="task.3"]')).toHaveAttribute('data-verdict', 'right');
  await expect(frame.locator('[data-part="score"]')).toHaveText('Score: 10%.');
  expect(await course.reports(page)).toEqual([]);

  const path = './activity/write-unlink/';
  await course.open(page, path, [answer({ state: null })]);
  frame = await frameOf(page);
  const code = frame.locator('[data-part="code"]');
  await code.click();
  await expect(frame.locator('.cm-editor')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(exerciseOf('unlink').solution);
  await frame.getByRole('button', { name: 'Test', exact: true }).click();
  await expect.poll(score).toBe(1);
  frame = await back(path);
  await expect(frame.locator('[data-part="code"]')).toContainText('L[R[x]] = x');
  await expect(frame.locator('[data-part="score"]')).toHaveText('Your course has recorded a score of 100%.');
  expect(await course.reports(page)).toEqual([]);
});

inCourse(
  'a model is mended in the frame, and comes back; a look at its solution counts for good',
  async ({ page, course }) => {
    const path = './activity/mend-talks/';
    const last = async () => (await course.reports(page)).at(-1);
    await course.open(page, path, [answer({ state: null, user_id: 'ann' })]);
    let frame = await frameOf(page);
    const first = () => frame.locator('.code-cell').first();
    const verdict = () => frame.locator('.mend-verdict');
    await frame.getByRole('button', { name: 'Run all' }).click();
    await expect(verdict()).toContainText('The doctor says: ');
    expect(await course.reports(page)).toEqual([]);
    const code = await first().locator('[data-part="code"]').innerText();
    await writeCell(first(), code.replace('plan.primary(places', 'plan.secondary(places'));
    await expect(verdict()).toHaveText(/^Mended\. /);
    await expect
      .poll(last)
      .toMatchObject({ score: 1, state: { done: true, marks: { 'mend.talks': { how: 'right' } } } });
    // Who has mended it may look.
    await frame.getByRole('button', { name: 'Show a solution' }).click();
    await expect(frame.locator('[data-part="score"]')).toHaveText('Score: 100%. Reported to your course.');
    await expect.poll(async () => JSON.stringify(await last())).toContain('plan.secondary(places');

    await course.open(page, path, [answer({ state: JSON.stringify((await last())?.state) })]);
    frame = await frameOf(page);
    await expect(verdict()).toHaveText('Your code is back. Run it again to see whether it is mended.');
    await expect(first().locator('[data-part="code"]')).toContainText('plan.secondary(places');
    await expect(frame.locator('[data-part="score"]')).toHaveText('Your course has recorded a score of 100%.');
    await frame.getByRole('button', { name: 'Run all' }).click();
    await expect(verdict()).toHaveText(/^Mended\. /);
    await expect(frame.locator('[data-part="score"]')).toHaveText('Score: 100%. Reported to your course.');
    expect((await course.reports(page)).map(({ score }) => score)).toEqual([1]);

    // Another student looks first, and then starts over.
    await course.open(page, path, [answer({ state: null, user_id: 'ben' })]);
    frame = await frameOf(page);
    await frame.getByRole('button', { name: 'Show a solution' }).click();
    await expect
      .poll(last)
      .toMatchObject({ score: 0, state: { done: true, marks: { 'mend.talks': { how: 'shown' } } } });
    await frame.getByRole('button', { name: 'Start over' }).click();
    await writeCell(first(), code.replace('plan.primary(places', 'plan.secondary(places'));
    await expect(verdict()).toHaveText(/You looked at the solution\.$/);
    await expect(frame.locator('[data-part="score"]')).toHaveText('Score: 0%. Reported to your course.');
  },
);

inCourse('what an attempt says of itself is not believed: its answers are judged again', async ({ page, course }) => {
  const hostile = (activity: string, names: readonly string[], answers: Readonly<Record<string, string>>) => {
    const marks = names.map((name) => [name, { how: 'right', misses: 0, answer: answers[name] ?? '' }] as const);
    return answer({ state: stateOf(activity, { address: {}, marks: Object.fromEntries(marks), best: 1, done: true }) });
  };
  const score = async (): Promise<number | undefined> => (await course.reports(page)).at(-1)?.score;

  // The first of four answers is right, and the last is missing.
  const names = ['sizeAfterCover', 'sizeOfItself'];
  await course.open(page, QUESTIONS, [hostile('questions-cover', names, { sizeAfterCover: '1' })]);
  let frame = await frameOf(page);
  await expect(frame.locator('[data-part="score"]')).toHaveText('Score: 25%.');
  expect(await course.reports(page)).toEqual([]);
  await give(frame, 1, '3');
  await expect.poll(score).toBe(0.5);

  // Of a sheet nothing is there to be right.
  const tasks = Array.from({ length: 10 }, (_, at) => `task.${at + 1}`);
  await course.open(page, './activity/sheet/', [hostile('sheet', tasks, { 'task.3': sheetOf(1)[2]?.key ?? '' })]);
  frame = await frameOf(page);
  await expect(frame.locator('[data-part="score"]')).toHaveText('Score: 10%.');
  expect(await course.reports(page)).toEqual([]);

  // A mend counts once its code has run, and until then the course keeps what it has.
  await course.open(page, './activity/mend-talks/', [hostile('mend-talks', ['mend.talks'], {})]);
  frame = await frameOf(page);
  const verdict = frame.locator('.mend-verdict');
  await expect(verdict).toHaveText('Your code is back. Run it again to see whether it is mended.');
  await expect(frame.locator('mend-cells[data-mended]')).toHaveCount(0);
  await frame.getByRole('button', { name: 'Run all' }).click();
  await expect(verdict).toHaveText(/^Not mended yet\. /);
  await expect(frame.locator('[data-part="score"]')).toHaveText('Your course has recorded a score of 100%.');
  expect(await course.reports(page)).toEqual([]);
  const cell = frame.locator('.code-cell').first();
  const code = await cell.locator('[data-part="code"]').innerText();
  await writeCell(cell, code.replace('plan.primary(places', 'plan.secondary(places'));
  await expect(verdict).toHaveText(/^Mended\. /);
  await expect.poll(score).toBe(1);
});

inCourse('a figure asks each student at their own moments, and goes on where they left', async ({ page, course }) => {
  const path = './activity/ask-algorithm-x/';
  const last = async () => (await course.reports(page)).at(-1);
  await course.open(page, path, [answer({ state: null, user_id: 'ann' })]);
  let frame = await frameOf(page);
  const option = (text: string) => frame.locator('.ask-options').getByRole('button', { name: text, exact: true });
  const press = (name: string) => frame.getByRole('button', { name, exact: true }).click();
  // The drawer’s own questions are not scored, so there are none.
  await press('More');
  await expect(frame.locator('[data-do="share"]')).toBeVisible();
  await expect(frame.locator('[data-do="ask-me"]')).toBeHidden();
  await page.keyboard.press('Escape');
  await press('Ask me');
  await option('2').click();
  await expect(frame.locator('[data-part="score"]')).toHaveText('Score: 20%. Reported to your course.');
  await press('Go on');
  await option('2').click();
  await expect(frame.locator('.ask-verdict')).toContainText('Try again.');
  const address = { 'asks.seed': String(seedFor('ann', 'ask-algorithm-x')), 'asks.answers': '1r-5m-8o-10o-13o' };
  await expect.poll(last).toMatchObject({ score: 0.2, state: { address } });

  // The seed comes with the state, whoever looks at it.
  await course.open(page, path, [answer({ state: JSON.stringify((await last())?.state), user_id: 'a teacher' })]);
  frame = await frameOf(page);
  await expect(frame.locator('[data-part="asked-words"]')).toHaveText(
    'Earlier answers. Right first time: 1. Still to come: 4.',
  );
  await expect(frame.locator('[data-part="score"]')).toHaveText('Your course has recorded a score of 20%.');
  expect(await course.reports(page)).toEqual([]);
  await press('Go on asking');
  await expect(frame.locator('.ask-count')).toHaveText('Question 2 of 5');
  await option('3').click();
  await press('Go on');
  await press('Show the answer');
  await press('Go on');
  await option('No, the search goes on').click();
  await press('Go on');
  await option('1').click();
  await press('Go on');
  await expect(frame.locator('.ask-verdict')).toHaveText('Right first time: 3 of 5 questions.');
  await expect(frame.getByRole('button', { name: 'More questions' })).toBeHidden();
  await expect.poll(last).toMatchObject({ score: 0.7, state: { done: true, best: 0.7 } });
  await press('Close');
  await expect(frame.getByRole('button', { name: 'Ask me again' })).toBeVisible();

  // Answers to another run, or none, are no answers to this one; those of an attempt without a seed are to its moments.
  for (const [answers, seed, count, notice] of [
    ['2r-5m-8o-10o-13o', null, 2, ''],
    ['2r-5m-8o-10o-13o', address['asks.seed'], 1, ''],
    ['2r-5r-8r-10r-14r', null, 1, ''],
    ['<b>', '<b>', 1, /^The link’s seed is damaged.* The link’s answers are damaged/],
  ] as const) {
    const back = { 'asks.answers': answers, ...(seed === null ? {} : { 'asks.seed': seed }) };
    const state = stateOf('ask-algorithm-x', { ...FRESH, address: back });
    await course.open(page, path, [answer({ state, user_id: 'ann' })]);
    frame = await frameOf(page);
    await expect(frame.locator('asked-figure > [data-part="notice"]')).toHaveText(notice);
    await frame.locator('[data-do="begin-asking"]').click();
    await expect(frame.locator('.ask-count')).toHaveText(`Question ${count} of 5`);
    await press('Show the answer');
    await expect.poll(last).toMatchObject({ score: count === 1 ? 0 : 0.2 });
  }
});

test('an activity alone: a plain link keeps its score on the page, by keyboard', async ({ page }) => {
  await page.goto('./activity/unlink-order/');
  await wake(page.locator('#order'));
  await expect(page.locator('[data-part="score"]')).toHaveText(/^The score is 100% once/);
  await page.locator('[data-part="pool"] button').first().press('Enter');
  await page.getByRole('button', { name: 'Run it' }).press('Enter');
  await expect(page.locator('[data-part="score"]')).toHaveText('Score: 0%.');
});

test('every activity has its questions or its figure, fits into a narrow frame, and axe finds nothing', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 390, height: 760 });
  for (const id of readdirSync('dist/activity')) {
    await page.goto(`./activity/${id}/`);
    await expect(page.locator('activity-page')).toHaveAttribute('data-ready', '');
    if (/^questions-|^write-(?!links)|^mend-/.test(id))
      await expect(page.locator('graded-question, .exercise, .mend').first(), id).toBeVisible();
    else await wake(page.locator('.figure-host'));
    const asked = (await page.locator('activity-page').getAttribute('data-questions')) ?? '';
    const seen = page.locator('[data-question]').filter({ visible: true });
    const names = await seen.evaluateAll((all: HTMLElement[]) => all.map(({ dataset }) => dataset['question']));
    expect.soft(names.join(' '), id).toBe(asked);
    expect.soft(await tooWide(page, 390), id).toEqual([]);
    if (
      /^(questions-cover|search-fill|cover-watch|purify-order|perform|write-links|sheet|sheet-everything|write-cover|mend-pairs|ask-algorithm-x|ask-ripple-effect)$/.test(
        id,
      )
    ) {
      expect.soft(await violationsInThemes(page), id).toEqual([]);
    }
  }
});
