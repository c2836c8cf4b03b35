/** The panel of a figure that asks: the question replaces the line of the narrator, with the answers under it. */
import type { Prediction } from '#practice/predict/prediction.ts';
import { inFigures } from '#english/english.ts';
import { make } from '#ui/kit/make.ts';
import { optionalPart, part, say } from '#ui/kit/parts.ts';
import { newWhyFold, WAITING, whyFold } from '#ui/kit/why-fold.ts';
import { bringInSight, unfold } from './ask-sight.ts';

interface AskWishes {
  choose(option: number): void;
  /** Highlights the column of an option, or nothing. */
  point(column: number | null): void;
  reveal(): void;
  goOn(): void;
  /** Asks more, after the last question. */
  more(): void;
  leave(): void;
}

export function createAskPanel(host: HTMLElement, signal: AbortSignal, wishes: AskWishes) {
  const caption = part(host, 'caption', HTMLElement);
  const narrator = caption.parentElement ?? host;
  const id = `${host.id}-ask`;
  const question = make(document, 'p', { class: 'step-caption ask-question', id });
  const options = make(document, 'div', { class: 'ask-options row target' });
  const verdict = make(document, 'p', { class: 'ask-verdict note-type snug flush', role: 'status' });
  const count = make(document, 'span', { class: 'ask-count soft' });
  const reveal = button('Show the answer', () => wishes.reveal());
  const goOn = button('Go on', () => wishes.goOn(), 'button-primary');
  const more = button('More questions', () => wishes.more());
  const stop = button('Stop asking', () => wishes.leave(), 'button-quiet');
  const fold = newWhyFold(document);
  const panel = make(
    document,
    'div',
    {
      class: 'ask-panel ui-type small-type',
      role: 'group',
      'aria-label': 'Ask me',
      tabindex: '-1',
      // Otherwise the arrow keys would step on, and show the answer.
      'data-own-keys': '',
    },
    make(document, 'div', { class: 'ask-answers row' }, options, fold),
    verdict,
    make(document, 'div', { class: 'ask-foot row' }, count, reveal, goOn, more, stop),
  );
  const why = whyFold(panel);
  /** A region that is announced from the first question on; that of the verdict comes with the panel. */
  const spoken = optionalPart(host, 'progress-said', HTMLElement);
  const summary = fold.querySelector('summary');
  summary?.addEventListener('click', (event) => {
    event.preventDefault();
    unfold(host, () => (fold.open = !fold.open));
    bringInSight(host, panel);
  });
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    // From the field of the reader's own words Escape leads out of it, and only then out of the questions.
    if (event.target instanceof HTMLTextAreaElement) summary?.focus();
    else wishes.leave();
  });

  function button(words: string, act: () => void, kind = ''): HTMLButtonElement {
    const made = make(document, 'button', { type: 'button', class: `button ${kind}` }, words);
    made.addEventListener('click', act);
    return made;
  }

  /** Shows a question, or for an empty string the line of the narrator. */
  function ask(words: string): void {
    // An option that is removed while it is pointed at sends no `pointerleave`.
    wishes.point(null);
    caption.hidden = words !== '';
    question.textContent = words;
    question.hidden = words === '';
    if (words === '') panel.removeAttribute('aria-labelledby');
    else panel.setAttribute('aria-labelledby', id);
  }

  function offer(...shown: readonly HTMLButtonElement[]): void {
    for (const one of [reveal, goOn, more]) one.hidden = !shown.includes(one);
  }

  function judge(words: string, how: 'right' | 'wrong' | ''): void {
    say(verdict, words);
    verdict.dataset['state'] = { right: 'good', wrong: 'bad', '': '' }[how];
  }

  function refuse(hint: string): void {
    verdict.classList.remove('visually-hidden');
    judge(`No. ${hint} Try again.`, 'wrong');
  }

  function mark(option: number, how: 'right' | 'wrong'): void {
    const chosen = options.children[option];
    if (!(chosen instanceof HTMLElement)) return;
    chosen.dataset['verdict'] = how;
    chosen.append(make(document, 'span', { class: 'visually-hidden' }, `, ${how}`));
  }

  function close(): void {
    ask('');
    why.begin(true);
    delete host.dataset['asks'];
    question.remove();
    panel.remove();
  }

  signal.addEventListener('abort', close);

  return {
    /** Opens the panel. */
    open(): void {
      unfold(host, () => {
        // Inside the narrator's element, so that they stay together wherever a page puts that.
        narrator.prepend(question);
        narrator.append(panel);
        host.dataset['asks'] = '';
        ask('');
      });
    },
    /** Says that a question is still to come: its number, from 1, and how many there are. */
    wait(number: number, of: number): void {
      ask('');
      const words = `Question ${number} of ${of} comes at a later step: play on.`;
      options.replaceChildren(make(document, 'span', { class: 'soft' }, words));
      if (spoken) say(spoken, words);
      judge('', '');
      fold.inert = true;
      why.begin(true);
      count.textContent = '';
      stop.textContent = 'Stop asking';
      offer();
    },
    /** Poses a question. With `takesFocus` the panel takes the focus; otherwise the question is announced. */
    pose(prediction: Prediction, number: number, of: number, takesFocus: boolean): void {
      ask(prediction.ask);
      fold.inert = false;
      options.replaceChildren(
        ...prediction.options.map(({ text, column }, at) => {
          const option = button(text, () => wishes.choose(at));
          for (const here of ['pointerenter', 'focus']) {
            option.addEventListener(here, () => wishes.point(column));
          }
          for (const gone of ['pointerleave', 'blur']) {
            option.addEventListener(gone, () => wishes.point(null));
          }
          return option;
        }),
      );
      count.textContent = `Question ${number} of ${of}`;
      offer(reveal);
      // The question is the panel's label; without the focus it is announced by the verdict's live region.
      judge(takesFocus ? '' : prediction.ask, '');
      verdict.classList.toggle('visually-hidden', !takesFocus);
      if (!takesFocus) return;
      panel.focus({ preventScroll: true });
      bringInSight(host, panel);
    },
    refuse(option: number, hint: string): void {
      mark(option, 'wrong');
      options.children[option]?.setAttribute('aria-disabled', 'true');
      refuse(hint);
    },
    /** Refuses a column that was pressed in a picture and is not among the options. */
    hint: refuse,
    /** Adds words to the verdict. */
    note(words: string): void {
      const said = verdict.classList.contains('visually-hidden') ? '' : verdict.textContent;
      if (said.includes(words)) return;
      verdict.classList.remove('visually-hidden');
      say(verdict, `${said} ${words}`.trim());
    },
    /** Shows the right answer and its reason; `isGiven` when the reader has found it. */
    settle({ ask: asked, options: given, right, reason }: Prediction, isGiven: boolean): void {
      verdict.classList.remove('visually-hidden');
      if (isGiven) mark(right, 'right');
      for (const option of options.children) option.setAttribute('aria-disabled', 'true');
      const short = isGiven ? 'Right.' : `The answer is “${given[right]?.text ?? ''}”.`;
      const show = (): void => {
        judge(`${short} ${reason}`, isGiven ? 'right' : '');
        goOn.focus({ preventScroll: true });
      };
      offer(goOn);
      if (why.comesFirst) judge(`${short} ${WAITING}`, isGiven ? 'right' : '');
      else show();
      why.answered({ ask: asked, reason }, show);
    },
    result(atOnce: number, of: number, hasMore: boolean): void {
      ask('');
      fold.inert = true;
      why.begin(true);
      options.replaceChildren();
      count.textContent = '';
      stop.textContent = 'Close';
      const words = `Right first time: ${atOnce} of ${inFigures(of, 'question')}.`;
      judge(of === 0 ? 'No question is left after this step.' : words, '');
      offer(...(hasMore ? [more] : []));
    },
    has: (element: Element | null): boolean => panel.contains(element),
    /** Moves the focus to the panel. */
    focus: (): void => panel.focus({ preventScroll: true }),
    /** Scrolls the pictures and the question into view. */
    inSight: (): void => bringInSight(host, panel),
    close: (): void => unfold(host, close),
  };
}
