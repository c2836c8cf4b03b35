import { type Topic, TOPICS } from '#practice/ladder.ts';
import { orderText } from '#practice/order/mix.ts';
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
import { writeText } from '#ui/kit/address-text.ts';
import { announcePerformed } from '#ui/kit/announced.ts';
import { notice } from '#ui/kit/notice.ts';
import { say, setDisabled } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { anotherSeed } from '../turn.ts';
import { openedProgram } from './opened-program.ts';
import { mountOrderLists } from './order-lists.ts';
import { mountRunPanel } from './run-panel.ts';

/** The seed of the lines in the markup. */
const BUILT = 1;

/** Mounts the figure in which the reader puts the lines of a program in order, and runs it. */
export function mountOrderLines(host: HTMLElement, signal: AbortSignal): void {
  const { part, press } = wiring(host, signal);
  const topic: Topic = TOPICS.find((each) => each === host.dataset['topic']) ?? 'unlink';
  const rung = host.dataset['rung'] ?? '';
  const said = part('said', HTMLElement);
  const opened = openedProgram(host, topic);
  let { seed, program } = opened;
  let hasMissed = false;
  /** The line at which the last run has gone wrong, or 0. */
  let wrongLine = 0;

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
    say(said, `Here are other lines, and another ${topic === 'unlink' ? 'ring' : 'matrix'}.`);
  });
  const panel = mountRunPanel(host, signal, topic, BUILT);
  const lists = mountOrderLists(
    host,
    () => program,
    { use, takeOut, put: (line, at) => change(putLine(program, line, at)), select, shift },
    signal,
  );
  if (opened.isDamaged) notice(host, 'The link’s program is damaged, so the figure starts with its own lines.');
  if (seed !== BUILT) lists.offer(program.mix);
  panel.begin(seed);
  show();

  function renew(next: number): void {
    seed = next;
    program = emptyProgram(topic, seed);
    hasMissed = false;
    lists.offer(program.mix);
    writeText(host, 'seed', seed === BUILT ? null : String(seed));
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
    wrongLine = 0;
    panel.begin(seed);
    say(said, words);
    announcePerformed(host, { share: 0, isOver: false });
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
    const found = await panel.run(seed, textsOf(program), () => order === program.order);
    if (!found) return;
    say(said, '');
    if (found.kind === 'right') {
      noteAnswer(rung, 'right');
      announcePerformed(host, { share: 1, isOver: true });
    } else {
      wrongLine = found.line;
      show();
      if (!hasMissed) noteMissed(rung);
      hasMissed = true;
    }
  }
}
