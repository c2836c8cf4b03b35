import { seedIn } from '#activities/seed.ts';
import { taskName } from '#practice/comes-back.ts';
import { type About, ABOUT_WORDS, isAsked, LAST_SEED, taskKinds, taskOf } from '#practice/tasks/index.ts';
import type { Task } from '#practice/tasks/task.ts';
import { announceJudged } from '#ui/kit/announced.ts';
import { noteMissed } from '#ui/kit/answers.ts';
import { copyLink } from '#ui/kit/copy-link.ts';
import { readText, writeText } from '#ui/kit/address-text.ts';
import { notice } from '#ui/kit/notice.ts';
import { make } from '#ui/kit/make.ts';
import { part, say, sayInView, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { groupsOf, missedMost } from './class-counts.ts';
import { aboutIn, answersIn, readLinks, SHEET } from './answer-links.ts';
import { showReturned } from './returned-table.ts';
import { fieldOf, isReveal, judge, showTask, showVerdict } from './task-card.ts';

/** The sheet of a seed, with its answers; both are in the address, so that a link restores them. */
export function mountTaskSheet(host: HTMLElement, signal: AbortSignal): void {
  const { press, on } = wiring(host, signal);
  const seedInput = part(host, 'seed', HTMLInputElement);
  const items = Array.from(host.querySelectorAll<HTMLElement>('[data-task]'));
  const aboutInput = part(host, 'about', HTMLSelectElement);
  const key = part(host, 'key', HTMLElement);
  const said = part(host, 'said', HTMLElement);
  let seed = 1;
  const ownAbout = aboutIn(host.dataset['about'] ?? '') ?? 'all';
  let about: About = ownAbout;
  /** By its place, each task that has been asked; the others are not made. */
  let tasks: (Task | undefined)[] = [];
  /** Answers to tasks that are not asked, of a link. */
  let givenBefore: readonly string[] = [];

  const answers = (): string[] => items.map((item) => fieldOf(item).value);

  function show(to: number, given: readonly string[]): void {
    seed = to;
    tasks = [];
    givenBefore = given;
    seedInput.value = String(seed);
    host.dataset['seed'] = String(seed);
    setText(part(host, 'key-of', HTMLElement), String(seed));
    for (const [at, item] of items.entries()) fieldOf(item).value = given[at] ?? '';
    showAbout();
  }

  /** Makes a task when it is first asked, and puts it on its card and into the key. */
  function showTaskAt(at: number): void {
    const [kind, item, line] = [taskKinds[at], items[at], key.children[at]];
    if (!kind || !item || !line || tasks[at]) return;
    const task = taskOf(kind, at, seed);
    tasks[at] = task;
    showTask(item, task, givenBefore[at] ?? '', signal);
    line.replaceChildren(`${kind.title}: `, make(document, 'code', {}, task.key));
  }

  /** Shows the tasks that the sheet asks; answers to the others are kept. */
  function showAbout(): void {
    aboutInput.value = about;
    for (const [at, item] of items.entries()) {
      if (isAsked(at, about)) showTaskAt(at);
      for (const one of [item.closest('li'), key.children[at]]) one?.toggleAttribute('hidden', !isAsked(at, about));
    }
  }

  function keep(): void {
    const given = answers();
    writeText(host, 'seed', String(seed));
    writeText(host, 'about', about === ownAbout ? null : about);
    writeText(host, 'answers', given.every((one) => one === '') ? null : JSON.stringify(given));
  }

  /** Prints the sheet; the key is printed if it is open. */
  function printWith(hasKey: boolean): void {
    const folded = part(host, 'folded-key', HTMLDetailsElement);
    const wasOpen = folded.open;
    folded.open = hasKey;
    print();
    folded.open = wasOpen;
  }

  function begin(to: number): void {
    const isLost = answers().some((one) => one !== '');
    const before = { seed, answers: answers() };
    show(to, []);
    keep();
    if (isLost) {
      const back = make(document, 'button', { type: 'button', class: 'button' }, 'Bring it back');
      back.addEventListener('click', () => {
        show(before.seed, before.answers);
        keep();
        said.textContent = `Sheet ${before.seed} is back, with its answers.`;
        seedInput.focus();
      });
      said.replaceChildren(`This is sheet ${to}. Sheet ${before.seed} had answers. `, back);
    } else say(said, `This is sheet ${to}.`);
  }

  const linked = readText(host, 'seed');
  const linkedSeed = seedIn(linked);
  const linkedAnswers = readText(host, 'answers');
  const given = answersIn(linkedAnswers, items.length);
  const linkedAbout = readText(host, 'about');
  about = aboutIn(linkedAbout) ?? ownAbout;
  show(linkedSeed ?? 1, linkedSeed === null ? [] : (given ?? []));
  const faults = [
    ...(linked !== null && linkedSeed === null
      ? [`The link’s seed “${linked.slice(0, 24)}” is not a number from 1 to ${LAST_SEED}; this is sheet 1.`]
      : []),
    ...(linkedAbout !== null && !aboutIn(linkedAbout)
      ? ['The topic in the link is not known here; this sheet has ten exercises of different kinds.']
      : []),
    ...(linkedAnswers !== null && !given ? ['The link’s answers are damaged and have been left out.'] : []),
  ];
  notice(host, faults.join(' '));

  on(seedInput, 'change', () => {
    const to = seedIn(seedInput.value);
    if (to === null) say(said, `A seed is a whole number from 1 to ${LAST_SEED}.`);
    else if (to !== seed) begin(to);
  });
  press('new-seed', () => begin(1 + Math.floor(Math.random() * LAST_SEED)));
  on(aboutInput, 'change', () => {
    about = aboutIn(aboutInput.value) ?? 'all';
    showAbout();
    keep();
    say(said, `Topic: ${ABOUT_WORDS[about]}.`);
  });
  press('print', () => printWith(false));
  press('print-key', () => printWith(true));
  press('copy', () => {
    const query = new URLSearchParams({
      [`${SHEET}.seed`]: String(seed),
      ...(about === 'all' ? {} : { [`${SHEET}.about`]: about }),
      [`${SHEET}.answers`]: JSON.stringify(answers()),
    });
    void copyLink('The link with your answers', SHEET, `?${query.toString()}`).then((words) => sayInView(said, words));
  });
  for (const [at, item] of items.entries()) {
    const changed = (): void => {
      showVerdict(item, null, '');
      keep();
    };
    on(item, 'input', changed);
    on(item, 'judge-again', (event) => {
      const task = tasks[at];
      const read = task ? judge(item, task, (event as CustomEvent<boolean>).detail) : 'unread';
      const how = read === 'unread' ? 'wrong' : read;
      announceJudged(item, { name: taskName(at), how, answer: fieldOf(item).value, isAgain: true });
    });
    on(item, 'submit', (event) => {
      event.preventDefault();
      const task = tasks[at];
      if (!task) return;
      const wasRight = item.dataset['verdict'] === 'right';
      const how = judge(item, task, isReveal(event));
      const answer = fieldOf(item).value;
      if (how !== 'unread') announceJudged(item, { name: taskName(at), how, answer, isAgain: false });
      if (how === 'wrong' || (how === 'shown' && !wasRight)) noteMissed(taskName(at));
    });
  }
  mountReturned(host, signal);
}

/** Makes a table of the links that a teacher pastes. */
function mountReturned(host: HTMLElement, signal: AbortSignal): void {
  const { part, press } = wiring(host, signal);
  const links = part('links', HTMLTextAreaElement);
  const table = part('returned', HTMLElement);
  const said = part('returned-said', HTMLElement);
  press('judge-links', () => {
    void readLinks(links.value).then(({ returned, walked, faults }) => {
      const isNone = returned.length + walked.length === 0;
      const sheets = returned.length === 1 ? 'One sheet judged.' : `${returned.length} sheets judged.`;
      const figures = walked.length === 1 ? 'One figure read.' : `${walked.length} figures read.`;
      const sentences = [
        ...(isNone ? ['No sheet yet: paste the links, one per line.'] : []),
        ...(returned.length > 0 ? [sheets] : []),
        ...(walked.length > 0 ? [figures] : []),
        missedMost(returned),
        ...faults,
      ];
      say(said, sentences.filter((one) => one !== '').join(' '));
      showReturned(table, returned, groupsOf(walked));
    });
  });
}
