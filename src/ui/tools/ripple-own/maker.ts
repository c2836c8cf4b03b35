import { type Design, designOf } from '#puzzles/ripple-effect/design.ts';
import { LEVELS } from '#puzzles/ripple-effect/level.ts';
import { madeWords, makingWords } from './judge-words.ts';
import { recall, remember } from '#ui/kit/device.ts';
import { showShare } from '#ui/kit/share-bar.ts';
import { setDisabled, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { openTask } from '#ui/kit/worker.ts';
import { readSeed } from '../kit/seed-field.ts';

const MOST_SEED = 999_999;
/** The shortest and the longest side of a puzzle that can be made. */
const SIDES = [4, 12] as const;
/** The storage name for the last values of the fields, in one line. */
const NAME = 'ripple-own.maker';

export interface PuzzleMaker {
  /** Clears the result, which no longer applies when the grid has changed. */
  forget(): void;
}

/**
 * Wires the maker, which makes a puzzle from a seed in a worker.
 *
 * @param sides returns the width and the height that the puzzle is to have
 * @param write called with the puzzle
 */
export function mountMaker(
  host: HTMLElement,
  signal: AbortSignal,
  sides: () => Pick<Design, 'width' | 'height'>,
  write: (design: Design) => void,
): PuzzleMaker {
  const { part, press, on } = wiring(host, signal);
  const form = part('maker', HTMLFormElement);
  const seed = part('seed', HTMLInputElement);
  const said = part('maker-said', HTMLElement);
  const progress = part('maker-progress', HTMLElement);
  const share = part('maker-share', HTMLProgressElement);
  const field = (name: string): string => part(`make-${name}`, HTMLSelectElement).value;
  const fields = Array.from(host.querySelectorAll<HTMLSelectElement | HTMLInputElement>('[data-making]'));
  let asked = '';
  let from = 0;
  let isMaking = false;

  const worker = openTask('make', signal, {
    progress(making) {
      setText(progress, makingWords(making));
      showShare(share, making.share);
    },
    done(made) {
      write(designOf(made.puzzle));
      finish(madeWords(made, asked, from));
    },
    failed: (why) => finish(`No puzzle could be made: ${why}.`),
  });

  const keep = (): boolean => remember(NAME, fields.map(({ value }) => value).join(' '));
  // Width and height came first as long as the maker had its own.
  (recall(NAME)?.split(' ').slice(-fields.length) ?? []).forEach((value, index) => {
    const control = fields[index];
    const isThere =
      control instanceof HTMLInputElement ||
      Array.from(control?.options ?? []).some((option) => option.value === value);
    if (control && isThere) control.value = value;
  });
  on(form, 'input', () => {
    keep();
    seed.setAttribute('aria-invalid', 'false');
    if (!isMaking) setText(said, '');
  });

  function finish(words: string): void {
    isMaking = false;
    const hasFocus = document.activeElement === cancel;
    setText(progress, '');
    showShare(share, 0);
    setText(said, words);
    if (cancel) cancel.hidden = true;
    setDisabled(begin, false);
    if (hasFocus) begin?.focus();
  }

  on(form, 'submit', (event) => {
    event.preventDefault();
    if (begin?.disabled || begin?.getAttribute('aria-disabled') === 'true') return;
    const number = readSeed(seed, MOST_SEED);
    if (typeof number === 'string') {
      setText(said, number);
      seed.focus();
      return;
    }
    const level = LEVELS.find((name) => name === field('level'));
    if (!level) return;
    const { width, height } = sides();
    const [least, most] = SIDES;
    if (Math.min(width, height) < least || Math.max(width, height) > most) {
      setText(
        said,
        `A puzzle of ${width}×${height} cannot be made from a seed: choose sides from ${least} to ${most}.`,
      );
      return;
    }
    asked = level;
    from = number;
    isMaking = true;
    setText(said, '');
    setText(progress, 'Making…');
    if (cancel) cancel.hidden = false;
    setDisabled(begin, true);
    worker.begin({
      width,
      height,
      largest: Number(field('largest')),
      level,
      seed: number,
    });
  });
  const begin = press('make', () => undefined);
  const cancel = press('stop-making', () => {
    worker.cancel();
    finish('Stopped. The grid has not changed.');
  });
  press('new-seed', () => {
    seed.value = String(Math.floor(Math.random() * (MOST_SEED + 1)));
    seed.setAttribute('aria-invalid', 'false');
    keep();
    setText(said, `The seed is ${seed.value}.`);
  });
  return {
    forget() {
      if (!isMaking && seed.getAttribute('aria-invalid') !== 'true') setText(said, '');
    },
  };
}
