/** Notebooks: cells that run in the sandbox. */
import { openNotebook } from '../support/cells.ts';
import { wake } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

test(
  'a cell runs with all that it needs; an input runs those that depend on it',
  { tag: '@quick' },
  async ({ page }) => {
    const { host, cell } = await openNotebook(page, 'queens');
    await cell(2).run();
    await expect(cell(2).output).toHaveText('{ solutions: 4, nodes: 111, updates: 1,973 }');
    await cell(1).place.getByRole('slider', { name: 'n' }).fill('8');
    await expect(cell(2).output).toHaveText(/^\{ solutions: 92, nodes: 1,199/);
    const figure = host.locator('cell-figure').first();
    await expect(figure.locator('[data-part="position"]')).toHaveText(/^step \d+ of 3,596$/);
  },
);

test(
  'what is written becomes the figure; the draft is kept, and Undo goes back',
  { tag: '@quick' },
  async ({ page }) => {
    const { host, cell } = await openNotebook(page, 'six-rows');
    await cell(1).write(
      "const knuth = problem('Two').primary(['a', 'b']).row('ab', ['a', 'b']).row('a', ['a']);\nknuth",
    );
    const figure = host.locator('cell-figure').first();
    await expect(figure.locator('[data-part="position"]')).toHaveText(/ of 5$/);
    await page.reload();
    await wake(host);
    await expect(cell(1).place.locator('[data-part="code"]')).toContainText("problem('Two')");
    // A draft has not run.
    await expect(cell(1).output).toHaveText('');
    await host.getByRole('button', { name: 'Start over' }).click();
    await expect(cell(1).place.locator('[data-part="code"]')).toContainText('Knuth’s six rows');
    await host.getByRole('button', { name: 'Undo' }).click();
    await expect(cell(1).place.locator('[data-part="code"]')).toContainText("problem('Two')");
    // What was typed is a step of its own.
    await host.getByRole('button', { name: 'Undo' }).click();
    await expect(cell(1).place.locator('[data-part="code"]')).toContainText('Knuth’s six rows');
  },
);

test('errors name their place, in what is written and in what runs', async ({ page }) => {
  const { cell } = await openNotebook(page, 'six-rows');
  await cell(2).write('let a = ;');
  await expect(cell(2).fault).toHaveText(/^Line 1, column 9: Unexpected token/);
  await expect(cell(2).place.locator('.cm-lintRange-error')).toBeVisible();
  await cell(2).write('// One line,\n// and another.\nnowhere.x');
  await expect(cell(2).fault).toHaveText(/^Line 3, column \d+: there is no “nowhere”/);
});

test('endless code is stopped, and the next run works; a long count tells how far it is', async ({ page }) => {
  const { cell } = await openNotebook(page, 'six-rows');
  for (const code of ['for (;;) {}', 'const all = []; for (;;) all.push(new Float64Array(1000));']) {
    await cell(2).write(code);
    await expect(cell(2).status).toHaveText('Running…');
    await cell(2).place.getByRole('button', { name: 'Stop' }).click();
    await expect(cell(2).status).toHaveText('Stopped.');
    await cell(2).write('1 + 1');
    await expect(cell(2).output).toHaveText('2');
  }

  // A long count tells how far it is, and what it had come to.
  await cell(2).write("count(tetrasticks({ omit: 'H' })).solutions");
  const counting = cell(2).place.locator('.cell-counting');
  await expect(counting).toContainText(/nodes; about \d+% of the tree/);
  await expect(counting.locator('progress')).toHaveJSProperty('max', 1);
  await cell(2).place.getByRole('button', { name: 'Stop' }).click();
  await expect(cell(2).status).toHaveText(/^Stopped\. A count had come to .* nodes, about \d+% of the tree\.$/);
  await expect(counting).toBeHidden();

  // What a stopped cell has printed stays, and the best that it has found.
  await cell(2).write(`console.log('begins');
const nights = problem('Nights').primary(range(14).map((n) => \`n\${n}\`)).between(2, 2)
  .primary(range(12).map((p) => \`p\${p}\`)).between(0, 4);
for (const n of range(14)) for (const p of range(12))
  nights.row(\`\${p} on \${n}\`, [\`n\${n}\`, \`p\${p}\`]).cost(p < 3 ? 0 : 1);
cheapest(nights)[0];`);
  await expect(counting).toContainText(/^The best so far costs \d+; there may be a cheaper one\.$/);
  await cell(2).place.getByRole('button', { name: 'Stop' }).click();
  await expect(cell(2).status).toHaveText(/^Stopped\. The best so far costs \d+; there may be a cheaper one\.$/);
  await expect(cell(2).output).toContainText(/begins.*rows, cost, lowerBound, isProved/);
});

test('by keyboard the focus goes from Run to Stop and back, and one sentence says what has run', async ({ page }) => {
  const { host, cell } = await openNotebook(page, 'six-rows');
  const [run, stop] = ['Run cell 2', 'Stop cell 2'].map((name) => cell(2).place.getByRole('button', { name }));
  if (!run || !stop) throw new Error('a cell has two buttons');
  const said = host.locator('[data-part="said"]');
  await run.press('Enter');
  await expect(said).toHaveText(/^Cells? .*2.* ha(s|ve) run\. .*shows a list of 1\.$/);
  await expect(run).toBeFocused();
  await cell(2).write('for (;;) {}');
  await expect(cell(2).status).toHaveText('Running…');
  // “Running” is no news for each cell of many.
  await expect(cell(2).status).toHaveAttribute('aria-live', 'off');
  // What runs long is said after a second, with the way to end it.
  await expect(said).toHaveText('Cell 2 is running. Escape takes you to Stop.');
  await expect(host.getByRole('textbox', { name: 'Cell 2, code' })).toBeFocused();
  // Now and then the browser gives the first press to the editor, which has just lost the focus.
  await expect
    .poll(async () => {
      if (await stop.isVisible()) await stop.press('Enter');
      return cell(2).status.textContent();
    })
    .toBe('Stopped.');
  await expect(cell(2).status).toHaveAttribute('aria-live', 'polite');
  await expect(run).toBeFocused();
  await cell(2).write('1 + 1');
  await expect(said).toHaveText('Cell 2 has run. It shows 2.');
  const words: string[] = [];
  await page.exposeFunction('hear', (text: string) => words.push(text));
  await said.evaluate((line) => {
    const { hear } = window as unknown as { hear(text: string): void };
    new MutationObserver(() => line.textContent && hear(line.textContent)).observe(line, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await host.getByRole('button', { name: 'Run all' }).press('Enter');
  await expect.poll(() => words.at(-1)).toMatch(/^Cells 1, 2.* have run\./);
  expect(words).toHaveLength(1);
});

test(
  'what comes with a link does not run before the reader presses Run, and is no HTML',
  { tag: '@quick' },
  async ({ page }) => {
    const text =
      "# <img src=x onerror=alert(1)>\n\n<b>bold</b>\n\n```ts\nconsole.log('<i>ran</i>');\n'</script><b>x</b>'\n```\n";
    const { host, cell } = await openNotebook(page, 'six-rows', text);
    await expect(host.locator('[data-part="notice"]')).toContainText('This code came with the link.');
    await expect(host.locator('.code-cell')).toHaveCount(1);
    await expect(cell(1).output).toHaveText('');
    await expect(host.locator('.cell-text')).toHaveText('<b>bold</b>');
    await cell(1).run();
    await expect(cell(1).output).toHaveText(/<i>ran<\/i>.*<b>x<\/b>/);
    await expect(host.locator('img, i, b')).toHaveCount(0);
  },
);

test('the doctor shows a pair that a matrix forgets; a chart is drawn from what a cell counts', async ({ page }) => {
  const { host, cell } = await openNotebook(page, 'queens');
  const { place } = cell(1);
  const doctor = place.locator('[data-part="doctor"]');
  const meaning = place.locator('cell-figure [data-part="meaning"]');
  // As it was built: opened before anything has run.
  await doctor.locator('summary').click();
  await expect(doctor.getByRole('button', { name: 'Show' })).toHaveCount(1);

  await cell(1).write(`const board = problem('Wrong').cells(6, 6).primary(range(6).flatMap((i) => ['r' + i, 'c' + i]));
for (const y of range(6)) for (const x of range(6)) board.row('q' + y + x, ['r' + y, 'c' + x], [fill(x, y)]);
board.clash(({ cells: [[x, y]] }, { cells: [[u, v]] }) => x === u || y === v || x - y === u - v);`);
  // What is wrong is in sight, whatever is folded.
  const first = place.locator('[data-part="urgent-findings"] li').first();
  await expect(first).toContainText('Rows q00 and q11 share no column, yet they clash (55 such pairs).');
  await doctor.locator('summary').click();
  await expect(first).toBeVisible();
  const show = first.getByRole('button');
  await show.click();
  await expect(meaning).toContainText('q00');
  await show.click();
  await expect(meaning).toContainText('q11');
  await expect(show).toHaveText('Hide');

  // A question is in sight as well, and does not look like a fault.
  await cell(1).write(`const board = problem('Asked').primary(['c1', 'c2', 'h1']);
for (const [name, ...columns] of [['a', 'c1', 'h1'], ['b', 'c1'], ['c', 'c2'], ['d', 'c2', 'h1']]) board.row(name, columns);
board;`);
  await expect(first).toContainText('There are 2 solutions. With the column h1 secondary, there would be 3.');
  await expect(first).toBeVisible();
  await expect(first).not.toHaveClass(/is-grave/);

  await cell(1).write('const board = queens(6); 6;');
  await expect(doctor).toBeHidden();
  await expect(first).toHaveCount(0);

  // As it was built; Observable Plot comes with the first chart that is drawn here.
  const chart = cell(3).place.locator('.chart:visible');
  await expect(chart.locator('.chart-bar rect')).toHaveCount(12);
  await cell(3).write("chart([{ n: 1, ways: 3 }, { n: 2, ways: 5 }], { kind: 'line', title: '<b>Ways</b>' })");
  await expect(chart).toHaveAccessibleName('<b>Ways</b>. Line chart, 2 points; ways from 3 to 5.');
  await expect(chart.locator('.chart-dot :is(path, circle)')).toHaveCount(2);
  await cell(3).place.getByText('The numbers as a table').click();
  await expect(cell(3).output.locator('td')).toHaveText(['1', '3', '2', '5']);
  await expect(host.locator('b')).toHaveCount(0);
});

test('a grid is pressed and typed into, and a number out of range says so', async ({ page }) => {
  const { cell } = await openNotebook(page, 'sudoku');
  const first = cell(3).place.getByRole('button', { name: 'rank 1, file 1: empty' });
  // What was counted while the site was built follows by itself. All cells are one tab stop; arrows move, letters put, Delete takes away.
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(cell(3).output).toHaveText(/^\{ solutions: 72,/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('2');
  await expect(cell(3).output).toHaveText(/^\{ solutions: 24,/);
  await expect(cell(3).place.getByRole('status').filter({ hasText: 'rank 1, file 2: 2' })).toBeAttached();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+Enter');
  await expect(cell(3).output).toHaveText(/^\{ solutions: 288,/);
  // Another grid has cells of its own.
  await cell(3).write("grid('Givens', { letters: '.1234', width: 6, height: 6 })");
  await expect(cell(3).place.locator('.field-grid button')).toHaveCount(36);

  const words = await openNotebook(page, 'words');
  const people = words.cell(3).place.getByRole('spinbutton');
  await people.fill('9');
  await people.press('Enter');
  await expect(words.cell(3).place.getByRole('alert')).toHaveText('People goes from 1 to 8.');
  await expect(people).toHaveAttribute('aria-invalid', 'true');
  await people.fill('5');
  await people.press('Enter');
  await expect(words.cell(3).output).toHaveText('52');
});

test('what stays in view beside a cell does not slide over the cells below', async ({ page }) => {
  await openNotebook(page, 'killer');
  for (let top = 0; top < 2_400; top += 300) {
    await page.evaluate((to) => scrollTo(0, to), top);
    const over = await page.evaluate(() =>
      ['.cell-left', '.cell-result'].flatMap((column) => {
        const boxes = [...document.querySelectorAll(column)].map((one) => one.getBoundingClientRect());
        return boxes.slice(1).filter(({ top }, at) => top < (boxes[at]?.bottom ?? 0));
      }),
    );
    expect(over, `scrolled to ${top}`).toEqual([]);
  }
});

test('a rota is changed at once: an eighth person is told why not, over the picture, and a switch helps', async ({
  page,
}) => {
  const { host, cell } = await openNotebook(page, 'rota');
  const { place } = cell(1);
  const people = host.getByLabel('People');
  const board = place.locator('cell-figure .user-board');
  await people.fill('Ada, Ben, Cleo, Dan, Eve, Finn, Gilda');
  await people.press('Enter');
  await expect(board).toContainText('Gilda');

  await people.fill('Ada, Ben, Cleo, Dan, Eve, Finn, Gil, Hal');
  await people.press('Enter');
  await expect(cell(1).output).toContainText('8 people are each to work early once, and 7 days have it 7 times.');
  await expect(cell(2).output).toContainText('8 people are each to work early once');
  const why = place.locator('[data-part="urgent-findings"] li').first();
  await expect(why).toContainText('Together they cover 8 columns of the group early, but there are 7.');
  const [words, picture] = [await why.boundingBox(), await board.boundingBox()];
  expect((picture?.y ?? Infinity) - (words?.y ?? 0)).toBeLessThan(200);
  await expect(why).toBeInViewport();

  // Nothing goes on searching for what is proved not to be.
  await expect(place.locator('cell-figure [data-part="solution"]')).toHaveText('No solution');
  await expect(place.locator('cell-figure')).not.toHaveAttribute('data-solving');

  await host.getByLabel('Somebody may have fewer shifts').click();
  await expect(why).toHaveCount(0);
  // Seven have all shifts then, and one has none.
  await expect(board).toContainText('This is a solution.');
});
