import { type Topic, TOPICS } from '#practice/ladder.ts';
import { orderText, readOrder } from '#practice/order/mix.ts';
import {
  type Change,
  emptyProgram,
  putLine,
  selectLine,
  shiftLine,
  takeOutAll,
  takeOutLine,
  textsOf,
  useLine,
} from '#practice/order/program.ts';
import { noteAnswer, noteMissed } from '#ui/kit/answers.ts';
import { notice, readText, writeText } from '#ui/kit/element-state.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { make } from '#ui/kit/make.ts';
import { say, setDisabled } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { MOST_SEED, anotherSeed } from '../turn.ts';
import { mountOrderLists } from './order-lists.ts';

/** Mounts the figure in which the reader puts the lines of a program in order, and runs it. */
export function mountOrderLines(host: HTMLElement, signal: AbortSignal): void {
  const { part, press } = wiring(host, signal);
  const topic: Topic = TOPICS.find((each) => each === host.dataset['topic']) ?? 'unlink';
  const rung = host.dataset['rung'] ?? '';
  const said = part('said', HTMLElement);
  const verdict = part('verdict', HTMLElement);
  const about = part('about', HTMLElement);
  const svg = part('torus', SVGSVGElement);
  let seed = 1;
  let program = emptyProgram(topic, seed);
  let hasMissed = false;
  /** True while the picture shows the links that a program of this seed starts from. */
  let isAtStart = true;
  /** The line at which the last run has gone wrong, or 0. */
  let wrongLine = 0;
  const running = () => fetchPart(host, 'the run', () => import('./run-order.ts'), signal);

  const shift = (by: -1 | 1): void => change(shiftLine(program, by));
  const buttons = {
    up: press('up', () => shift(-1)),
    down: press('down', () => shift(1)),
    out: press('out', () => program.selected !== null && takeOut(program.selected)),
    clear: press('clear', () => change(takeOutAll(program))),
  };
  press('run', () => void run());
  press('new', () => {
    renew(anotherSeed());
    say(said, 'Here are other lines, and another matrix.');
  });
  const lists = mountOrderLists(
    host,
    () => program,
    { use, takeOut, put: (line, at) => change(putLine(program, line, at)), select, shift },
    signal,
  );
  readAddress();

  function readAddress(): void {
    const asked = readText(host, 'seed');
    const wanted = Number(asked ?? 1);
    const isSeed = Number.isInteger(wanted) && wanted >= 1 && wanted <= MOST_SEED;
    const text = readText(host, 'lines');
    begin(isSeed ? wanted : 1);
    const read = text === null ? [] : readOrder(text, program.mix.length);
    if (!isSeed || !read) notice(host, 'The link’s program is damaged, so the figure starts with its own lines.');
    if (isSeed && read) program = { ...program, order: read };
    if (seed !== 1) void showStart();
    show();
  }

  function begin(next: number): void {
    seed = next;
    program = emptyProgram(topic, seed);
    hasMissed = false;
    lists.begin(program.mix, seed === 1);
  }

  function renew(next: number): void {
    begin(next);
    writeText(host, 'seed', seed === 1 ? null : String(seed));
    isAtStart = false;
    rewritten('');
  }

  function use(line: number): void {
    const hadFocus = lists.hasFocus(line);
    change(useLine(program, line));
    if (hadFocus) lists.focusFree(line);
  }

  function takeOut(line: number): void {
    const at = program.order.indexOf(line);
    const hadFocus = lists.hasFocus(line);
    change(takeOutLine(program, line));
    if (hadFocus) lists.focus(program.order[Math.min(at, program.order.length - 1)] ?? line);
  }

  function select(line: number | null): void {
    const to = selectLine(program, line);
    program = to.program;
    say(said, to.said);
    show();
  }

  function change(to: Change): void {
    if (to.program === program) {
      say(said, to.said);
      return;
    }
    program = to.program;
    rewritten(to.said);
  }

  /** Shows another program; what the last run said no longer belongs to it. */
  function rewritten(words: string): void {
    writeText(host, 'lines', orderText(program.order));
    notice(host, '');
    verdict.replaceChildren();
    wrongLine = 0;
    if (!isAtStart) void showStart();
    delete host.dataset['verdict'];
    say(said, words);
    show();
  }

  function show(): void {
    lists.show(program, wrongLine);
    for (const name of ['up', 'down', 'out'] as const) setDisabled(buttons[name], program.selected === null);
    setDisabled(buttons.clear, program.order.length === 0);
  }

  async function run(): Promise<void> {
    const { order } = program;
    if (order.length === 0) {
      say(said, 'Your program has no lines yet.');
      return;
    }
    const { runOrder } = await running();
    if (order !== program.order || signal.aborted) return;
    const { verdict: found, title } = runOrder(svg, topic, seed, textsOf(program));
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
      show();
      if (!hasMissed) noteMissed(rung);
      hasMissed = true;
    }
  }

  async function showStart(): Promise<void> {
    isAtStart = true;
    const { drawStart } = await running();
    about.textContent = drawStart(svg, topic, seed);
  }
}
