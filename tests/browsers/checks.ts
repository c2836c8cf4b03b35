/** What a page must do in any browser, by the least that a page of either driver can do. */
import { fragmentFor } from '#player/fragment.ts';
import { attacks } from '../support/attacks.ts';
import type { Tab } from './drivers.ts';

/** A state that does not come within these milliseconds never comes. */
const LIMIT = 30_000;

/**
 * Every figure wakes, and every slider changes what its figure shows.
 * @returns how many there were
 */
export async function readsAndMoves(tab: Tab): Promise<string> {
  const figures = await allAwake(tab);
  let moved = 0;
  const sliders = await tab.evaluate(() => document.querySelectorAll('.figure-host input[type="range"]').length, null);
  for (let index = 0; index < sliders; index += 1) {
    const before = await tab.evaluate(sliderAt, index);
    if (!before) continue; // there is nothing to move yet: it is hidden, or has one position
    await tab.evaluate((at) => {
      document.querySelectorAll<HTMLElement>('.figure-host input[type="range"]')[at]?.focus();
    }, index);
    await tab.keyboard.press(before.isAtEnd ? 'ArrowLeft' : 'ArrowRight');
    await until(`slider ${index}, ${before.name}, moves`, async () => {
      const after = await tab.evaluate(sliderAt, index);
      return after?.value !== before.value && after?.look !== before.look;
    });
    moved += 1;
  }
  return `figures: ${figures}, sliders: ${moved}`;
}

/** A link to a notebook with these cells, which do not run by themselves. */
function notebookOf(...codes: readonly string[]): string {
  const text = codes.map((code) => `\`\`\`ts\n${code}\n\`\`\``).join('\n\n');
  return fragmentFor({ 'notebook.text': text });
}

const cell = (number: number): string => `#notebook .code-cell[data-cell$="${number}"]`;

/** Tells what of the page, its parent, its storage and other scripts a cell can get hold of. */
const REACHED = `const tries = {
  document: () => document, storage: () => localStorage.length, cookies: () => cookieStore && document.cookie,
  parent: () => { if (self.parent === undefined || self.parent === self) throw 0; },
  script: () => importScripts('/sandbox/box.html'),
};
const reached = Object.entries(tries).filter(([, one]) => { try { one(); return true; } catch { return false; } });
'reached: ' + (reached.map(([name]) => name).join() || 'none')`;

export const tasks: readonly {
  readonly name: string;
  readonly path: string;
  /** What it returns is told. */
  readonly work: (tab: Tab) => Promise<unknown>;
  /** The browser reports what the sandbox has caught, which is no fault. */
  readonly isNoisy?: boolean;
}[] = [
  {
    name: 'Solve solves',
    path: './lessons/ripple-effect/#ripple-effect?ripple-effect.step=0',
    async work(tab) {
      await wake(tab, '#ripple-effect');
      await shows(tab, '#ripple-effect [data-part="position"]', 'step 0 of');
      await tab.click('#ripple-effect [data-do="more"]');
      await tab.click('#ripple-effect [data-do="solve"]');
      await shows(tab, '#ripple-effect [data-part="solution"]', 'Solution 1 of 1');
      await has(tab, '#ripple-effect [data-part="board"].is-solved');
    },
  },
  {
    name: 'Solve works in the worker, and Stop ends it',
    path: './lessons/tetrasticks/',
    async work(tab) {
      await wake(tab, '#tetrasticks');
      await tab.click('#tetrasticks [data-do="more"]');
      await tab.click('#tetrasticks [data-do="solve"]');
      await shows(tab, '#tetrasticks [data-part="progress"]', 'Solving');
      await tab.click('#tetrasticks [data-do="cancel"]');
      await shows(tab, '#tetrasticks [data-part="progress"]', 'Stopped');
    },
  },
  {
    name: 'the secondary columns of figure 9.1 are switched off, and on again',
    path: './lessons/tetrasticks/',
    async work(tab) {
      await wake(tab, '#tetrasticks');
      const matrix = '#tetrasticks [data-status="matrix"]';
      await shows(tab, matrix, '(75 primary + 16 secondary)');
      await tab.click('#tetrasticks [role="switch"]');
      await shows(tab, matrix, '(75 primary + 0 secondary)');
      await has(tab, '#tetrasticks [role="switch"][aria-checked="false"]');
      await has(tab, '#tetrasticks [data-part="board"] .crossing');
      await tab.click('#tetrasticks [role="switch"]');
      await shows(tab, matrix, '(75 primary + 16 secondary)');
    },
  },
  {
    name: 'a piece is laid, and taken back',
    path: './tetrasticks/play/',
    async work(tab) {
      await wake(tab, '#play');
      await tab.click('#play [data-start="L"]');
      await tab.click('#play [data-part="tray"] button');
      await shows(tab, '#play [data-part="said"]', 'In your hand');
      await tab.click('#play [data-do="place"]');
      await shows(tab, '#play [data-part="said"]', '14 pieces');
      await has(tab, '#play .letters > .piece-letter.is-chosen');
      await tab.click('#play [data-do="undo"]');
      await hasNot(tab, '#play .letters > .piece-letter.is-chosen');
    },
  },
  {
    name: 'a number is put in, and taken back',
    path: './ripple-effect/play/',
    async work(tab) {
      await wake(tab, '#ripple-play');
      const free = '#ripple-play .cell:not(.is-given)';
      const numbers = '#ripple-play .number:not(.given)';
      await press(tab, free);
      await has(tab, `${free}.is-picked`);
      await tab.click('#ripple-play [data-part="pad"] button:not([data-do])');
      await has(tab, numbers);
      await tab.click('#ripple-play [data-do="undo"]');
      await hasNot(tab, numbers);
    },
  },
  {
    name: 'an edge of a board of one’s own is taken away, and brought back',
    path: './tetrasticks/boards/',
    async work(tab) {
      await wake(tab, '#own-board');
      await press(tab, '#own-board [data-part="verdict"]');
      await has(tab, '#own-board [data-part="building"][data-ready]');
      const edge = '#own-board [data-edge="H11"]';
      // Its line is what is seen of it: the room around it that takes presses is no square in every browser.
      await press(tab, `${edge} .line`);
      await has(tab, `${edge}[aria-checked="false"]`);
      await tab.click('#own-board [data-do="undo"]');
      await has(tab, `${edge}[aria-checked="true"]`);
    },
  },
  {
    name: 'a cell runs in the sandbox, and an endless one is stopped',
    path: `./notebook/queens/${notebookOf('for (;;) {}', '1 + 1')}`,
    async work(tab) {
      await wake(tab, '#notebook');
      await tab.click(`${cell(1)} [data-do="run-cell"]`);
      await shows(tab, `${cell(1)} [data-part="cell-status"]`, 'Running');
      await tab.click(`${cell(1)} [data-do="stop-cell"]`);
      await shows(tab, `${cell(1)} [data-part="cell-status"]`, 'Stopped');
      await tab.click(`${cell(2)} [data-do="run-cell"]`);
      await shows(tab, `${cell(2)} [data-part="cell-output"]`, '2');
    },
  },
  {
    name: 'a cell has no page, no storage and no parent',
    path: `./notebook/queens/${notebookOf(REACHED)}`,
    async work(tab) {
      await wake(tab, '#notebook');
      await tab.click(`${cell(1)} [data-do="run-cell"]`);
      await shows(tab, `${cell(1)} [data-part="cell-output"]`, 'reached: none');
    },
  },
  ...attacks.map(({ name, code, said }) => ({
    isNoisy: true,
    name: `the page answers, and the next cell runs, after ${name}`,
    path: `./notebook/queens/${notebookOf(code, '6 * 7')}`,
    async work(tab: Tab) {
      await wake(tab, '#notebook');
      await tab.evaluate(startBeat, null);
      await tab.click(`${cell(1)} [data-do="run-cell"]`);
      if (said) await shows(tab, cell(1), said);
      else await hasNot(tab, `${cell(1)}[data-running]`);
      await tab.evaluate(
        (selector) => {
          const stop = document.querySelector<HTMLButtonElement>(selector);
          if (stop && !stop.hidden) stop.click();
        },
        `${cell(1)} [data-do="stop-cell"]`,
      );
      await tab.click(`${cell(2)} [data-do="run-cell"]`);
      await shows(tab, `${cell(2)} [data-part="cell-output"]`, '42');
      const gap = await tab.evaluate(longestGap, null);
      if (gap > MOST_GAP) throw new Error(`the page did not answer for ${gap} ms`);
      return `answers within ${gap} ms`;
    },
  })),
];

/** A page answers within this time, in milliseconds, whatever a cell does. */
const MOST_GAP = 1_000;

interface Beating extends Window {
  beats?: number[];
}

/** Notes on the page when its thread was free, twenty times a second. */
function startBeat(): void {
  const beats = ((window as Beating).beats = [performance.now()]);
  setInterval(() => beats.push(performance.now()), 50);
}

/** The longest time in which the page’s thread was never free, in milliseconds. */
function longestGap(): number {
  const beats = [...((window as Beating).beats ?? []), performance.now()];
  return Math.round(Math.max(...beats.slice(1).map((at, index) => at - (beats[index] ?? at))));
}

/** What is told of a slider and its figure; null if it cannot be moved. */
function sliderAt(index: number): { name: string; value: string; isAtEnd: boolean; look: string } | null {
  const slider = document.querySelectorAll<HTMLInputElement>('.figure-host input[type="range"]')[index];
  const host = slider?.closest('.figure-host');
  if (!slider || !host || slider.disabled || slider.offsetParent === null) return null;
  if (slider.min === slider.max) return null;
  return {
    name: `${host.id}: ${slider.getAttribute('aria-label') ?? slider.labels?.[0]?.textContent.trim() ?? ''}`,
    value: slider.value,
    isAtEnd: slider.value === slider.max,
    look: host.textContent + [...host.querySelectorAll('svg')].map((svg) => svg.outerHTML).join(''),
  };
}

async function allAwake(tab: Tab): Promise<number> {
  const ids = await tab.evaluate(
    // The puzzles on cards have no name.
    () => [...document.querySelectorAll('.figure-host[id]')].map(({ id }) => id),
    null,
  );
  for (const id of ids) await wake(tab, `[id="${id}"]`);
  return ids.length;
}

/** Goes to a figure: some are fetched only when they come near the screen. */
async function wake(tab: Tab, host: string): Promise<void> {
  await tab.evaluate((selector) => document.querySelector(selector)?.scrollIntoView(), host);
  await has(tab, `${host}[data-ready]`);
}

/** A press on the middle of what may be covered by something that lets it through. */
async function press(tab: Tab, selector: string): Promise<void> {
  const middle = await tab.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    element?.scrollIntoView({ block: 'center' });
    const box = element?.getBoundingClientRect();
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  }, selector);
  if (!middle) throw new Error(`there is no ${selector}`);
  await tab.mouse.click(middle.x, middle.y);
}

async function shows(tab: Tab, selector: string, words: string | RegExp): Promise<void> {
  const text = (wanted: string): string => document.querySelector(wanted)?.textContent ?? '';
  await until(`${selector} shows “${String(words)}”`, async () => {
    const shown = await tab.evaluate(text, selector);
    return typeof words === 'string' ? shown.includes(words) : words.test(shown);
  });
}

async function has(tab: Tab, selector: string): Promise<void> {
  await until(`there is ${selector}`, () => isThere(tab, selector));
}

async function hasNot(tab: Tab, selector: string): Promise<void> {
  await until(`there is no ${selector}`, async () => !(await isThere(tab, selector)));
}

function isThere(tab: Tab, selector: string): Promise<boolean> {
  return tab.evaluate((wanted) => document.querySelector(wanted) !== null, selector);
}

async function until(state: string, holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + LIMIT;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`never came: ${state}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
