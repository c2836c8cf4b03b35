import { type Given, GIVEN } from '#practice/fading.ts';
import { type Rung, type Topic, rungName } from '#practice/ladder.ts';
import { readText, writeText } from '#ui/kit/address-text.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { setDisabled } from '#ui/kit/parts.ts';
import { whenIdle } from '#ui/kit/when-idle.ts';
import { wiring } from '#ui/kit/wiring.ts';

/** What a figure has on the ladder that it does not have in a lesson. */
interface RungOfLadder {
  /** Whether each step comes with its reason. */
  readonly isTraced: boolean;
  readonly given: Given;
  give(value: string): void;
  /** To be called when the round has changed. */
  show(state: { readonly isGiven: boolean }): void;
  /** To be called when a round begins, or goes on where it was left. */
  begin(isOver: boolean): void;
  /** To be called when a step has been done or refused; notes on the device, once a round, how it went. */
  note(state: { readonly isOver: boolean; readonly isFirstMiss: boolean }): void;
}

interface Acts {
  next(): void;
  back(): void;
}

/** Mounts the buttons and keys by which the steps that are given are done. */
export function mountRung(host: HTMLElement, signal: AbortSignal, { next, back }: Acts): RungOfLadder {
  const { press, on } = wiring(host, signal);
  const { topic, rung } = host.dataset as { topic?: Topic; rung?: Rung };
  const name = topic && rung ? rungName(topic, rung) : null;
  const find = (value: string | null | undefined): Given | undefined => GIVEN.find((each) => each === value);
  const standard = find(host.dataset['given']) ?? 'none';
  let given = (name === null ? null : find(readText(host, 'given'))) ?? standard;

  let isNoted = false;
  // No press waits for what notes how the round went.
  const noting = () => fetchPart(host, 'the code that saves your rungs', () => import('#ui/kit/answers.ts'), signal);
  if (name !== null) whenIdle(() => void noting(), signal);

  const button = press('next', next);
  if (button) {
    on(host, 'keydown', ({ key, target, altKey, ctrlKey, metaKey }) => {
      if (altKey || ctrlKey || metaKey || target instanceof HTMLSelectElement) return;
      if (key.toLowerCase() === 'n' && !button.disabled && !button.ariaDisabled) next();
      if (key.toLowerCase() === 'b') back();
    });
  }

  return {
    isTraced: name !== null,
    get given() {
      return given;
    },
    give(value) {
      given = find(value) ?? given;
      writeText(host, 'given', given === standard ? null : given);
    },
    show({ isGiven }) {
      setDisabled(button, !isGiven);
    },
    begin(isOver) {
      isNoted = isOver;
    },
    note({ isOver, isFirstMiss }) {
      if (name === null) return;
      const isMost = given === 'all' || given === 'most';
      if (isOver && !isNoted && (rung === 'watch' || !isMost)) {
        void noting().then(({ noteAnswer }) => noteAnswer(name, 'right'));
      }
      isNoted ||= isOver;
      if (isFirstMiss && rung === 'fill') void noting().then(({ noteMissed }) => noteMissed(name));
    },
  };
}
