import { messageOf } from '#english/english.ts';
import type { Verdict } from '#practice/model/judge.ts';
import type { Table } from '#practice/model/task.ts';
import { recall, remember } from '#ui/kit/device.ts';
import { defineElement } from '#ui/kit/define-element.ts';
import { fetchAtPress } from '#ui/kit/fetch-part.ts';
import { make } from '#ui/kit/make.ts';
import { say, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { onNews } from '../cell-news.ts';

const LOOKED = 'You looked at the solution.';

/** A task around its cells: when the second has run, the judge runs it with other data too, and says what it finds. */
function mountModelTask(host: HTMLElement, signal: AbortSignal): void {
  const { part, press } = wiring(host, signal);
  const { task = '', answer = '' } = host.dataset;
  const box = part('verdict', HTMLElement);
  const words = part('verdict-words', HTMLElement);
  const why = part('verdict-why', HTMLElement);
  const table = part('verdict-table', HTMLElement);
  const kept = `looked.${answer}`;
  let judging: Promise<(code: string) => Promise<Verdict | null>> | null = null;
  let turn = 0;

  const lastCell = (): Element | undefined => [...host.querySelectorAll('.code-cell')].at(-1);

  /** The verdict is below the cell that it is about; the cells may be others after Undo. */
  function tell(how: 'none' | 'right' | 'wrong', sentence: string, more = '', solution: Table | null = null): void {
    const bar = lastCell()?.querySelector('.cell-bar');
    if (bar && bar.nextElementSibling !== box) bar.after(box);
    box.hidden = false;
    box.dataset['verdict'] = how;
    say(words, sentence);
    setText(why, more);
    why.hidden = more === '';
    table.replaceChildren(...(solution ? [tableOf(solution)] : []));
    table.hidden = solution === null;
  }

  function open(): Promise<(code: string) => Promise<Verdict | null>> {
    const address = host.querySelector<HTMLElement>('notebook-page')?.dataset['box'] ?? '';
    judging ??= fetchAtPress('the judge', () => import('./judging.ts')).then(({ openJudging }) =>
      openJudging(host, address, signal, task),
    );
    judging.catch(() => (judging = null));
    return judging;
  }

  async function judge(code: string): Promise<void> {
    turn += 1;
    const mine = turn;
    tell('none', 'The judge is at work.');
    try {
      const verdict = await (await open())(code);
      if (mine === turn && verdict && !signal.aborted) await show(verdict);
    } catch (error) {
      if (mine === turn) tell('none', messageOf(error));
    }
  }

  async function show(verdict: Verdict): Promise<void> {
    const { kind, words: found, why: more, table: solution = null } = verdict;
    if (kind !== 'right') {
      tell('wrong', found, more, solution);
      return;
    }
    const hasLooked = recall(kept) !== null;
    tell('right', `Right, on this and on other data. ${found}`, hasLooked ? LOOKED : '');
    if (hasLooked) return;
    const { noteAnswer } = await fetchAtPress('the code that saves your answers', () => import('#ui/kit/answers.ts'));
    noteAnswer(answer, 'right');
  }

  onNews(host, signal, {
    gives({ code }, cell) {
      if (cell === lastCell()) void judge(code);
    },
    givesNone(cell) {
      turn += 1;
      if (cell === lastCell()) tell('wrong', 'The cell doesn’t show a problem. End it with the name of your problem.');
    },
    changes() {
      turn += 1;
      if (!box.hidden) tell('none', 'Changed. Run the cell to have it judged.');
    },
  });
  press('show-solution', () => remember(kept, 'yes'));
  press('start-over', () => remember(kept, null));
}

function tableOf({ head, lines }: Table): HTMLElement {
  const cell = (text: string, scope: 'col' | 'row' | null): HTMLElement =>
    scope ? make(document, 'th', { scope }, text) : make(document, 'td', {}, text);
  return make(
    document,
    'table',
    {},
    make(document, 'thead', {}, make(document, 'tr', {}, ...head.map((text) => cell(text, 'col')))),
    make(
      document,
      'tbody',
      {},
      ...lines.map((line) => make(document, 'tr', {}, ...line.map((text, at) => cell(text, at === 0 ? 'row' : null)))),
    ),
  );
}

defineElement('model-task', mountModelTask);
