import type { Draft } from '../puzzles/ripple-effect/draft.ts';
import { parseDraft } from '../puzzles/ripple-effect/draft.ts';
import { LEVELS } from '../puzzles/ripple-effect/level.ts';
import { makerWords } from './own-puzzle-words.ts';
import { connectMaker } from './own-puzzle-workers.ts';
import { onPress, part, setDisabled, setText } from './parts.ts';

const MOST_SEED = 999_999;

/** Makes a puzzle from a seed, in a worker; the grid gets it when it is there. */
export function mountMaker(
  host: HTMLElement,
  write: (draft: Draft) => void,
  signal: AbortSignal,
): void {
  const form = part(host, 'maker', HTMLFormElement);
  const seed = part(host, 'seed', HTMLInputElement);
  const said = part(host, 'maker-said', HTMLElement);
  const progress = part(host, 'maker-progress', HTMLElement);
  const field = (name: string): string => part(host, `make-${name}`, HTMLSelectElement).value;
  let asked = '';

  const worker = connectMaker((message) => {
    if (message.kind === 'making') {
      setText(progress, makerWords(message, asked));
      return;
    }
    finish(makerWords(message, asked));
    if (message.kind === 'made') write(parseDraft(message.text));
  });

  function finish(words: string): void {
    const hasFocus = document.activeElement === cancel;
    setText(progress, '');
    setText(said, words);
    if (cancel) cancel.hidden = true;
    setDisabled(begin, false);
    if (hasFocus) begin?.focus();
  }

  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      if (begin?.disabled || begin?.getAttribute('aria-disabled') === 'true') return;
      const number = Number(seed.value);
      const isSeed = /^\s*\d+\s*$/.test(seed.value) && number <= MOST_SEED;
      seed.setAttribute('aria-invalid', String(!isSeed));
      const level = LEVELS.find((name) => name === field('level'));
      if (!isSeed || !level) {
        setText(
          said,
          `“${seed.value}” is not a seed; write a whole number from 0 to ${MOST_SEED}.`,
        );
        seed.focus();
        return;
      }
      asked = level;
      setText(said, '');
      setText(progress, 'Making …');
      if (cancel) cancel.hidden = false;
      setDisabled(begin, true);
      worker.make({
        width: Number(field('width')),
        height: Number(field('height')),
        largest: Number(field('largest')),
        level,
        seed: number,
      });
    },
    { signal },
  );
  const begin = onPress(host, 'make', () => undefined, signal);
  const cancel = onPress(
    host,
    'stop-making',
    () => {
      worker.cancel();
      finish('Stopped. The grid is as it was.');
    },
    signal,
  );
  onPress(
    host,
    'new-seed',
    () => {
      seed.value = String(Math.floor(Math.random() * (MOST_SEED + 1)));
      seed.setAttribute('aria-invalid', 'false');
    },
    signal,
  );
  signal.addEventListener('abort', () => worker.cancel());
}
