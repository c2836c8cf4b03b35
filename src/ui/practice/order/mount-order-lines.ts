import { type Topic, TOPICS } from '#practice/ladder.ts';
import { indents } from '#practice/order/blocks.ts';
import { type Order, mixOf, orderText, placed, readOrder, shifted, without } from '#practice/order/mix.ts';
import { noteAnswer, noteMissed } from '#ui/kit/answers.ts';
import { notice, readText, writeText } from '#ui/kit/element-state.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { isPress } from '#ui/kit/keys.ts';
import { make } from '#ui/kit/make.ts';
import { say, setDisabled } from '#ui/kit/parts.ts';
import { rovingFocus } from '#ui/kit/roving-focus.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { MOST_SEED, anotherSeed } from '../turn.ts';
import { mountLineDragging } from './line-dragging.ts';

/** Mounts the figure in which the reader puts the lines of a program in order, and runs it. */
export function mountOrderLines(host: HTMLElement, signal: AbortSignal): void {
  const { part, press, on } = wiring(host, signal);
  const topic: Topic = TOPICS.find((each) => each === host.dataset['topic']) ?? 'unlink';
  const rung = host.dataset['rung'] ?? '';
  const pool = part('pool', HTMLElement);
  const program = part('program', HTMLElement);
  const said = part('said', HTMLElement);
  const verdict = part('verdict', HTMLElement);
  const about = part('about', HTMLElement);
  const svg = part('torus', SVGSVGElement);
  let seed = 1;
  let mix = mixOf(topic, seed);
  let order: Order = [];
  /** The line of the program that keys and buttons move, if any. */
  let selected: number | null = null;
  let lines: HTMLButtonElement[] = [];
  let hasMissed = false;
  /** True while the picture shows the links that a program of this seed starts from. */
  let isAtStart = true;
  /** The line at which the last run has gone wrong, or 0. */
  let wrongLine = 0;
  const running = () => fetchPart(host, 'the run', () => import('./run-order.ts'), signal);

  const buttons = {
    up: press('up', () => shift(-1)),
    down: press('down', () => shift(1)),
    out: press('out', () => selected !== null && takeOut(selected)),
    clear: press('clear', () => {
      go([], null, 'All lines are back.');
    }),
  };
  press('run', () => void run());
  press('new', () => {
    renew(anotherSeed());
    say(said, 'Here are other lines, and another matrix.');
  });

  const items = '.order-line';
  const rovers = {
    pool: rovingFocus<HTMLButtonElement>(pool, signal, {
      items,
      next: (line, { key }) => neighbour(pool, line, key),
      act: ({ key }) => key === 'ArrowRight' && focusIn(program),
    }),
    program: rovingFocus<HTMLButtonElement>(program, signal, {
      items,
      next: (line, { key }) => (selected === lineOf(line) && isUpDown(key) ? null : neighbour(program, line, key)),
      act({ key }, element) {
        const line = lineOf(element);
        if (isUpDown(key)) shift(key === 'ArrowUp' ? -1 : 1);
        else if (key === 'Delete' || key === 'Backspace') takeOut(line);
        else if (key === 'Escape' && selected !== null) select(null);
        else return key === 'ArrowLeft' && focusIn(pool);
        return true;
      },
    }),
  };
  on(program, 'keydown', (event) => {
    const line = event.target instanceof Element ? event.target.closest<HTMLElement>(items) : null;
    if (!line || !event.altKey || event.ctrlKey || event.metaKey || !isUpDown(event.key)) return;
    event.preventDefault();
    selected = lineOf(line);
    shift(event.key === 'ArrowUp' ? -1 : 1);
  });
  // A held Enter would take one line after the other.
  on(host, 'keydown', (event) => {
    if (event.repeat && isPress(event)) event.preventDefault();
  });
  on(host, 'click', ({ target }) => {
    const element = target instanceof Element ? target.closest<HTMLElement>(items) : null;
    if (!element) return;
    const line = lineOf(element);
    if (order.includes(line)) select(selected === line ? null : line);
    else takeIn(line);
  });
  mountLineDragging(host, part('program', HTMLElement).parentElement ?? program, signal, {
    program: () => order.map((line) => lines[line]!),
    drop(element, at) {
      const line = lineOf(element);
      if (at !== null) go(placed(order, line, at), selected, placeWords(line, placed(order, line, at)));
      else if (order.includes(line)) takeOut(line);
    },
  });
  readAddress();

  function readAddress(): void {
    const asked = readText(host, 'seed');
    const wanted = Number(asked ?? 1);
    const isSeed = Number.isInteger(wanted) && wanted >= 1 && wanted <= MOST_SEED;
    const text = readText(host, 'lines');
    begin(isSeed ? wanted : 1);
    const read = text === null ? [] : readOrder(text, mix.length);
    if (!isSeed || !read) notice(host, 'The link’s program is damaged, so the figure starts with its own lines.');
    order = isSeed && read ? read : [];
    if (seed !== 1) void showStart();
    show();
  }

  function begin(next: number): void {
    seed = next;
    mix = mixOf(topic, seed);
    [order, selected, hasMissed] = [[], null, false];
    // The lines of the markup may have the focus already.
    const there = [...pool.querySelectorAll<HTMLButtonElement>(items)];
    if (lines.length === 0 && seed === 1) {
      lines = there;
      return;
    }
    lines = mix.map((text, line) =>
      make(
        document,
        'button',
        { type: 'button', class: 'order-line', 'data-line': String(line), tabindex: '-1' },
        text,
      ),
    );
    // A line that is in use keeps its place free.
    pool.replaceChildren(
      ...mix.map((text) => make(document, 'li', {}, make(document, 'span', { 'aria-hidden': 'true' }, text))),
    );
  }

  function renew(next: number): void {
    begin(next);
    writeText(host, 'seed', seed === 1 ? null : String(seed));
    isAtStart = false;
    go([], null, '');
  }

  function takeIn(line: number): void {
    const at = selected === null ? order.length : order.indexOf(selected) + 1;
    const next = placed(order, line, at);
    const focused = document.activeElement === lines[line];
    go(next, selected === null ? null : line, placeWords(line, next));
    if (focused) (freeAfter(line) ?? lines[line])?.focus();
  }

  function takeOut(line: number): void {
    const at = order.indexOf(line);
    const focused = host.contains(document.activeElement) && document.activeElement === lines[line];
    go(without(order, line), selected === line ? null : selected, `“${textOf(line)}” is back among the lines.`);
    if (!focused) return;
    const next = order[Math.min(at, order.length - 1)];
    lines[next ?? line]?.focus();
  }

  function shift(by: -1 | 1): void {
    if (selected === null) return;
    const next = shifted(order, selected, by);
    if (next === order) say(said, by < 0 ? 'This is the first line.' : 'This is the last line.');
    else go(next, selected, placeWords(selected, next));
  }

  function select(line: number | null): void {
    selected = line;
    say(said, line === null ? 'Let go.' : `Line ${order.indexOf(line) + 1} is grabbed: arrows or the buttons move it.`);
    show();
  }

  /** Changes the program; what the last run said no longer belongs to it. */
  function go(next: Order, chosen: number | null, words: string): void {
    [order, selected] = [next, chosen];
    writeText(host, 'lines', orderText(order));
    notice(host, '');
    verdict.replaceChildren();
    wrongLine = 0;
    if (!isAtStart) void showStart();
    delete host.dataset['verdict'];
    say(said, words);
    show();
  }

  function show(): void {
    const focused = document.activeElement;
    const texts = order.map(textOf);
    const depths = indents(texts);
    program.replaceChildren(
      ...order.map((line, at) => {
        const item = make(document, 'li', at + 1 === wrongLine ? { 'data-wrong': '' } : {}, lines[line]!);
        item.style.setProperty('--depth', String(depths[at] ?? 0));
        return item;
      }),
    );
    for (const [line, element] of lines.entries()) {
      const place = order.indexOf(line);
      if (place < 0) {
        const slot = pool.children[line];
        if (element.parentElement !== slot) slot?.append(element);
        element.removeAttribute('aria-pressed');
        element.removeAttribute('aria-label');
      } else {
        element.setAttribute('aria-pressed', String(line === selected));
        element.setAttribute('aria-label', `Line ${place + 1}: ${textOf(line)}`);
      }
    }
    rovers.pool.keepStop();
    rovers.program.keepStop();
    if (focused instanceof HTMLElement && host.contains(focused) && document.activeElement !== focused) focused.focus();
    for (const name of ['up', 'down', 'out'] as const) setDisabled(buttons[name], selected === null);
    setDisabled(buttons.clear, order.length === 0);
  }

  async function run(): Promise<void> {
    if (order.length === 0) {
      say(said, 'Your program has no lines yet.');
      return;
    }
    const asked = order;
    const { runOrder } = await running();
    if (asked !== order || signal.aborted) return;
    const { verdict: found, title } = runOrder(svg, topic, seed, order.map(textOf));
    if (title !== '') {
      isAtStart = false;
      about.textContent = title;
    }
    host.dataset['verdict'] = found.kind;
    const told = found.kind === 'right' ? found.words : [found.name.words, found.seen];
    verdict.replaceChildren(...told.map((words) => make(document, 'p', { class: 'verdict-line flush' }, words)));
    say(said, '');
    if (found.kind === 'right') noteAnswer(rung, 'right');
    else {
      wrongLine = found.line;
      program.children[wrongLine - 1]?.setAttribute('data-wrong', '');
      if (!hasMissed) noteMissed(rung);
      hasMissed = true;
    }
  }

  async function showStart(): Promise<void> {
    isAtStart = true;
    const { drawStart } = await running();
    about.textContent = drawStart(svg, topic, seed);
  }

  function textOf(line: number): string {
    return mix[line] ?? '';
  }

  function placeWords(line: number, next: Order): string {
    return `“${textOf(line)}” is now line ${next.indexOf(line) + 1} of ${next.length}.`;
  }

  /** The next line that is not in use, below a line of the mix or else above it. */
  function freeAfter(line: number): HTMLElement | undefined {
    const free = lines.filter((_, other) => !order.includes(other));
    return free.find((element) => lineOf(element) > line) ?? free.at(-1);
  }

  function focusIn(list: HTMLElement): boolean {
    const stop = list.querySelector<HTMLElement>(`${items}[tabindex="0"]`);
    stop?.focus();
    return stop !== null;
  }
}

function lineOf(element: Element): number {
  return Number(element.getAttribute('data-line'));
}

function isUpDown(key: string): boolean {
  return key === 'ArrowUp' || key === 'ArrowDown';
}

/** The line that a key leads to in its list, the line itself at either end; null for other keys. */
function neighbour(list: HTMLElement, line: HTMLButtonElement, key: string): HTMLButtonElement | null {
  const all = [...list.querySelectorAll<HTMLButtonElement>('.order-line')];
  const at = all.indexOf(line);
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: all.length - 1 }[key];
  return to === undefined ? null : (all[to] ?? line);
}
