import { taskAt } from '#practice/comes-back.ts';
import { type Item, DONE, dueOn, nextDay } from '#practice/spaced.ts';
import { taskKinds, taskOf } from '#practice/tasks/index.ts';
import { inFigures } from '#english/english.ts';
import { dayOf, dayWords, isAgainKept, noteAgain, readAgain } from '#ui/kit/again.ts';
import { make } from '#ui/kit/make.ts';
import { part as partOf, setText } from '#ui/kit/parts.ts';
import { tick } from '#ui/kit/tick.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { type DuePlace, dueWords } from './due-place.ts';
import { isReveal, judge, showTask, showVerdict } from './task-card.ts';

/** A line of the list, and the seed of the instance that it opens. */
interface Line {
  readonly seed: number;
  readonly place: HTMLElement;
  /** Says when it comes back, once it has been answered. */
  readonly then: HTMLElement;
}

/** Lists what comes back today. An exercise unfolds in its line; anything else is a link to where it is done. */
export function mountDueToday(host: HTMLElement, signal: AbortSignal): void {
  const { part, on } = wiring(host, signal);
  const words = part('words', HTMLElement);
  const list = part('list', HTMLElement);
  const templates = { short: part('short', HTMLTemplateElement), long: part('long', HTMLTemplateElement) };
  const places = new Map(
    (JSON.parse(part('places', HTMLScriptElement).text) as DuePlace[]).map((place) => [place.name, place]),
  );
  const lines = new Map<string, Line>();

  show();
  on(window, 'answered', show);
  on(window, 'storage', show);
  // The reader comes back from a link of the list, or on another day.
  on(window, 'pageshow', show);
  on(document, 'visibilitychange', show);

  function show(): void {
    const today = dayOf(new Date());
    const { items, dropped } = readAgain();
    const known = items.filter(({ name }) => taskKinds[taskAt(name) ?? -1] || places.has(name));
    const due = dueOn(known, today);
    for (const item of due) {
      const before = lines.get(item.name);
      if (before?.seed === item.seed) continue;
      const line = lineOf(item);
      if (before) before.place.replaceWith(line.place);
      else list.append(line.place);
      lines.set(item.name, line);
    }
    // What the reader has made the device forget.
    for (const [name, { place }] of lines) {
      if (known.some((item) => item.name === name)) continue;
      place.remove();
      lines.delete(name);
    }
    const answered = known.filter((item) => lines.has(item.name) && !due.includes(item));
    for (const item of answered) markAnswered(lines.get(item.name)!, item, today);
    const next = nextDay(known, today);
    const sentences = [
      dueWords(due.length, answered.length, next === null ? null : dayWords(next, today)),
      ...(dropped > 0 ? [`${inFigures(dropped, 'line')} of the list could not be read and will be left out.`] : []),
      ...(isAgainKept() ? [] : ['This browser stores nothing for this page, so the list is lost when you leave.']),
    ];
    setText(words, sentences.join(' '));
  }

  function lineOf(item: Item): Line {
    const then = make(document, 'span', { class: 'due-then soft note-type' });
    const at = taskAt(item.name);
    const kind = taskKinds[at ?? -1];
    const place = make(document, 'li', { class: 'flush' });
    if (at !== null && kind) {
      const title = make(document, 'span', { class: 'due-title' }, kind.title);
      const details = make(document, 'details', {}, make(document, 'summary', {}, title, then));
      details.addEventListener('toggle', () => unfold(details, item, at), { once: true, signal });
      place.append(details);
    } else {
      const { title = '', href = '' } = places.get(item.name) ?? {};
      const link = make(document, 'a', { class: 'due-title', href: href.replace('{seed}', String(item.seed)) }, title);
      place.append(make(document, 'p', { class: 'due-link flush' }, link, then));
    }
    return { seed: item.seed, place, then };
  }

  /** Puts the card of an exercise into its line. */
  function unfold(details: HTMLElement, { name, seed }: Item, at: number): void {
    const task = taskOf(taskKinds[at]!, at, seed);
    const card = (task.isLong ? templates.long : templates.short).content.firstElementChild?.cloneNode(true);
    if (!(card instanceof HTMLFormElement)) return;
    const form = partOf(card, 'form', HTMLElement);
    form.id = `form-${name}`;
    card.querySelector('[name="answer"]')?.setAttribute('aria-describedby', form.id);
    card.setAttribute('aria-label', taskKinds[at]!.title);
    details.append(card);
    showTask(card, task, '', signal);
    /** True once an answer has counted: the reader may try again, for the same instance never counts twice. */
    let isSettled = false;
    on(card, 'input', () => showVerdict(card, null, ''));
    on(card, 'submit', (event) => {
      event.preventDefault();
      const how = judge(card, task, isReveal(event));
      if (isSettled || how === 'unread') return;
      isSettled = true;
      noteAgain(name, how === 'right' ? 'right' : 'wrong');
      const { textContent } = lines.get(name)?.then ?? {};
      if (textContent) partOf(card, 'verdict', HTMLElement).append(` This exercise ${textContent}.`);
    });
  }
}

function markAnswered({ place, then }: Line, { stage, due }: Item, today: number): void {
  setText(then, stage === DONE ? 'is learnt and will not come back' : `comes back ${dayWords(due, today)}`);
  if (stage > 0 && !place.querySelector('.visited')) then.before(tick('right'));
}
