import { type Mark, areDone, markAfter, scoreOfMarks } from '#activities/attempt.ts';
import { seedIn } from '#activities/seed.ts';
import { type Page, openSession } from '#activities/session.ts';
import type { Judged, Performed } from '#ui/kit/announced.ts';
import { say, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { framePort, tellHeight } from './frame-port.ts';
import { addressIn, hasElement, questionIn, showAddress, showMarks } from './shown-attempt.ts';
import { claimedWords, scoreWords, toldWords } from './words.ts';

/** What the reader does within this time, in milliseconds, is reported at once. */
const PAUSE = 250;

/** Mounts an activity: what the reader does in it is scored, and reported to the platform around the page, if any. */
export function mountActivity(host: HTMLElement, signal: AbortSignal): void {
  const { part, press, on } = wiring(host, signal);
  const [said, told, choice] = [part('score', HTMLElement), part('told', HTMLElement), part('choice', HTMLElement)];
  const { activity = '', questions = '', startName, startText } = host.dataset;
  const names = questions.split(' ').filter((name) => name !== '');
  let marks: Readonly<Record<string, Mark>> = {};
  /** The questions that came back as right, and have not been judged here yet. They count for nothing until they are. */
  let unproved: ReadonlySet<string> = new Set();
  /** The score that came back with them. */
  let claimed = 0;
  /** How much of its figure has been performed. */
  let performed: Performed = { share: 0, isOver: false };
  /** Whether the reader has touched the activity: what elements do before is not theirs. */
  let isTouched = false;
  let timer = 0;

  const page: Page = {
    now() {
      const judged = Object.fromEntries(Object.entries(marks).filter(([name]) => !unproved.has(name)));
      const [best, done] =
        names.length > 0 ? [scoreOfMarks(names, judged), areDone(names, judged)] : [performed.share, performed.isOver];
      return { address: addressIn(host), marks, best, done };
    },
    show(attempt) {
      ({ marks, best: claimed } = attempt);
      unproved = new Set(names.filter((name) => Object.hasOwn(marks, name) && marks[name]!.how === 'right'));
      showAddress(host, attempt.address);
      showMarks(host, marks);
      if (claimed > 0) setText(said, claimedWords(claimed));
      // An attempt does not say how its figure was performed.
      return names.length > 0 ? { best: 0, done: false } : attempt;
    },
    isJudged: () => unproved.size === 0,
    begin(seed) {
      if (startName !== undefined) {
        showAddress(host, { [startName]: (startText ?? '').replace('{seed}', String(seed)) });
      }
    },
    tell(what) {
      choice.hidden = what !== 'late';
      told.hidden = toldWords[what] === '';
      say(told, toldWords[what]);
      if (isTouched) showScore();
    },
    has: (name) => hasElement(host, name) || questionIn(host, name) !== null,
  };
  const port = framePort(signal);
  const session = openSession(activity, seedIn(new URLSearchParams(location.search).get('seed')), page, port);

  for (const which of ['earlier', 'this'] as const) press(which, () => session.choose(which));
  for (const sign of ['pointerdown', 'keydown', 'input', 'click', 'submit']) {
    on(host, sign, () => (isTouched = true), { capture: true });
  }
  // A link to another page must not replace the activity, and what has been done in it.
  on(host, 'click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && link.pathname !== location.pathname) link.target = '_blank';
  });
  on(host, 'judged', (event) => {
    const { name, how, answer, isAgain } = (event as CustomEvent<Judged>).detail;
    const before = Object.hasOwn(marks, name) ? marks[name] : undefined;
    // The course keeps a right answer until there is one here, or it is found to be wrong.
    if (unproved.has(name) && !isAgain && how !== 'right') return;
    unproved = new Set([...unproved].filter((one) => one !== name));
    // An answer that was brought back is worth what it is found to be.
    const after = isAgain && before ? { ...before, how } : markAfter(before, how, answer);
    marks = { ...marks, [name]: after };
    changed();
  });
  on(host, 'performed', (event) => {
    performed = (event as CustomEvent<Performed>).detail;
    changed();
  });
  on(window, 'address-written', changed);
  // A frame that is taken away says what it has not said yet.
  on(window, 'pagehide', report);
  tellHeight(signal);

  function changed(): void {
    clearTimeout(timer);
    timer = window.setTimeout(report, PAUSE);
  }

  function report(): void {
    clearTimeout(timer);
    session.changed(isTouched);
    if (isTouched || (names.length > 0 && claimed > 0)) showScore();
  }

  function showScore(): void {
    const words = scoreWords(page.now().best, session.best, session.isReported);
    setText(said, page.isJudged() ? words : claimedWords(claimed));
  }
}
