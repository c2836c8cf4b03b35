import { answerWords, countingWords } from '#pictures/tetrasticks/sketch-words.ts';
import { shareWords } from '#player/share-words.ts';
import type { SketchAnswer } from '#puzzles/tetrasticks/answers.ts';
import type { Placement } from '#puzzles/tetrasticks/placements.ts';
import { formatSketch } from '#puzzles/tetrasticks/sketch-text.ts';
import { isFull } from '#puzzles/tetrasticks/sketch.ts';
import { forecastAtTouch } from '#ui/figure/forecast-at-touch.ts';
import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { answerWords as toldWords } from '#english/answer-words.ts';
import { capital, inFigures, inWords } from '#english/english.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { firstTouch } from '#ui/kit/first-touch.ts';
import { showShare } from '#ui/kit/share-bar.ts';
import { openTask } from '#ui/kit/worker.ts';
import type { Beyond } from './beyond.ts';
import type { PlayState } from './play-state.ts';

/** What is fetched at the first touch. */
const MORE = 'the code for proofs and counts';

/** Wires the questions to the solver, its answers in words, and the button that follows an answer. */
export function mountQuestions(host: HTMLElement, table: PlayState, draw: () => void, signal: AbortSignal) {
  const { part, button, press } = wiring(host, signal);
  const board = part('play', HTMLElement);
  const words = part('answer', HTMLElement);
  const progress = part('progress', HTMLElement);
  const bar = part('share', HTMLProgressElement);
  const cancel = button('cancel');
  const follow = button('follow');
  let answer: SketchAnswer | null = null;
  let beyond: Beyond | null = null;
  void firstTouch().then(async () => {
    const { mountBeyond } = await fetchPart(host, MORE, () => import('./beyond.ts'), signal);
    if (signal.aborted) return;
    beyond = mountBeyond(host, () => table.sketch, signal);
    showBeyond();
  });
  const expect = forecastAtTouch(
    host,
    signal,
    () => fetchPart(host, 'the estimate of how long a search takes', () => import('./count-forecast.ts'), signal),
    (words) => setText(progress, words),
  );

  const solver = openTask('sketch', signal, {
    progress({ solutions, nodes, share = 0, expected }) {
      [found, searched] = [solutions, nodes];
      const soFar = asked === 'count' ? `${inWords(solutions)} so far, ` : '';
      const counts = `${soFar}${inFigures(nodes, 'node')} searched`;
      const done = shareWords(share, performance.now() - began);
      setText(progress, done ? `${capital(done)}: ${counts}` : counts);
      showShare(bar, share);
      if (expected) setText(words, countingWords(expected.nodes));
    },
    done(given) {
      answer = given;
      rest(answerWords(given, table.sketch));
      draw();
      // The placement of the hint is drawn on the board.
      if (given.kind === 'hint') board.scrollIntoView({ block: 'nearest' });
    },
    failed: (why) => rest(`The solver stopped: ${why}. Ask again.`),
  });
  let asked: 'count' | 'hint' = 'count';
  let began = 0;
  /** How far the search has come. */
  let found = 0;
  let searched = 0;

  /** Shows the state without a search, with these words. */
  function rest(text: string): void {
    setText(words, text);
    setText(progress, '');
    showShare(bar, 0);
    if (cancel) leave(cancel, true);
    showBeyond();
    const label = followLabel(answer);
    if (follow) {
      leave(follow, label === '');
      setText(follow, label);
    }
  }

  /** Hides or shows a button; the focus of a hidden one returns to the button of the question. */
  function leave(gone: HTMLButtonElement, hidden: boolean): void {
    if (hidden && document.activeElement === gone) button(asked)?.focus({ preventScroll: true });
    gone.hidden = hidden;
  }

  function showBeyond(): void {
    beyond?.offer(answer?.kind === 'stuck' || (answer?.kind === 'count' && answer.solutions === 0));
    beyond?.changed();
  }

  function ask(question: 'count' | 'hint'): void {
    forget();
    expect(null, true);
    asked = question;
    if (question === 'hint' && isFull(table.sketch)) {
      rest(answerWords({ kind: 'done' }, table.sketch));
      return;
    }
    setText(words, question === 'count' ? 'Counting…' : 'Looking for a solution…');
    if (cancel) cancel.hidden = false;
    began = performance.now();
    [found, searched] = [0, 0];
    solver.begin({ question, sketch: formatSketch(table.sketch) });
  }

  /** Cancels the question and clears the answer when the board has changed. */
  function forget(): void {
    solver.cancel();
    answer = null;
    rest('');
    draw();
    expectCount();
  }

  /** Shows a forecast of how long a count of this board takes, unless it is short. */
  function expectCount(): void {
    expect(table.sketch, true);
  }

  press('count', () => ask('count'));
  press('hint', () => ask('hint'));
  press('cancel', () => {
    if (!solver.cancel()) return;
    const stopped = toldWords({ kind: 'open', done: searched, unit: 'node' });
    const noun = table.sketch.secondary ? 'solution' : 'cover';
    rest(asked === 'count' ? `${stopped} ${inFigures(found, noun)} so far.` : stopped);
  });
  press('follow', () => {
    const given = answer;
    if (given?.kind === 'hint') table.lay(given.placement);
    if (given?.kind === 'stuck') {
      const more = given.alone ? [] : given.later;
      table.remove(given.culprit.piece, ...more.map(({ piece }) => piece));
    }
  });
  expectCount();
  return {
    hint: (): Placement | null => (answer?.kind === 'hint' ? answer.placement : null),
    forget,
  };
}

function followLabel(answer: SketchAnswer | null): string {
  if (answer?.kind === 'hint') return `Place ${answer.placement.piece}`;
  if (answer?.kind !== 'stuck') return '';
  const { culprit, later, alone } = answer;
  return alone ? `Take back ${culprit.piece}` : `Take back ${culprit.piece} and ${later.length} more`;
}
