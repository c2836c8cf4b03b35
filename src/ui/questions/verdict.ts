/** Gives the verdict on answers. This file is fetched with the first one, and contains all questions. */
import { fragmentFor } from '#player/fragment.ts';
import { announceJudged } from '#ui/kit/announced.ts';
import { part, say } from '#ui/kit/parts.ts';
import { noteAnswer, noteMissed } from '#ui/kit/answers.ts';
import { showAnswered } from './answered.ts';
import { type QuestionName, questions } from './index.ts';
import { grade, reveal } from './question.ts';
import { make } from '#ui/kit/make.ts';
import { WAITING, whyFold } from '#ui/kit/why-fold.ts';

/**
 * Says whether the answer in the form of a question is right, or shows the answer.
 *
 * @param host the question on the page; `data-away` is the path of its lesson, if that is another page
 * @param isGivenUp whether the reader wants to see the answer
 * @param isAgain whether the answer was given earlier: then this device does not note it
 */
export function giveVerdict(host: HTMLElement, isGivenUp: boolean, isAgain = false): void {
  const verdict = part(host, 'verdict', HTMLElement);
  const given = new FormData(part(host, 'answer', HTMLFormElement)).get('answer');
  const answer = typeof given === 'string' ? given.trim() : '';
  const name = host.dataset['question'] as QuestionName;
  if (answer === '' && !isGivenUp) {
    delete host.dataset['verdict'];
    say(verdict, 'Give an answer first.');
    if (isAgain) announceJudged(host, { name, how: 'wrong', answer, isAgain });
    return;
  }
  const question = questions[name];
  const { isRight, words, short, reason, look } = isGivenUp ? reveal(question) : grade(question, answer);
  const state = isRight ? 'right' : isGivenUp ? 'shown' : 'wrong';
  host.dataset['verdict'] = state;
  const show = (): void => {
    say(verdict, words);
    if (!look) return;
    const href = (host.dataset['away'] ?? '') + fragmentFor(look.state);
    verdict.append(' ', make(document, 'a', { href }, `See ${look.words}`), '.');
  };
  const why = whyFold(host);
  if (isAgain) show();
  else if (state === 'wrong') {
    why.begin(false);
    show();
    noteMissed(name);
  } else {
    if (why.comesFirst) say(verdict, `${short} ${WAITING}`);
    else show();
    why.answered({ ask: question.ask, reason }, show);
    noteAnswer(name, state);
  }
  announceJudged(host, { name, how: state, answer, isAgain });
  showAnswered(host);
}
