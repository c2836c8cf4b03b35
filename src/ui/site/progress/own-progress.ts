import { answers, setAnswers } from '#ui/kit/answers.ts';
import { recall, remember, VISITS } from '#ui/kit/device.ts';
import { make } from '#ui/kit/make.ts';
import { say, setText } from '#ui/kit/parts.ts';
import { type Why, setWhys, whys } from '#ui/kit/whys.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { saveFile } from '#ui/kit/save-file.ts';
import { readFile } from '#ui/tools/kit/files.ts';
import { type Progress, MOST_BYTES, progressText, readProgress, together } from './progress-file.ts';
import { defineElement } from '#ui/kit/define-element.ts';

const NO_REASONS = 'None yet. Questions ask for them under “Why? In your own words”.';

/** What the reader has done on this device: shown, and saved, read from a file or forgotten at a press. */
function mountProgress(host: HTMLElement, signal: AbortSignal): void {
  const { part, optionalPart, press, on } = wiring(host, signal);
  const list = (name: string): string[] => (host.dataset[name] ?? '').split(' ').filter(Boolean);
  const [asked, written] = [list('questions'), list('exercises')];
  // Finished exercises are recorded among the answers.
  const known = { lessons: list('lessons'), questions: [...asked, ...written] };
  const words = part('words', HTMLElement);
  const said = optionalPart('said', HTMLElement);
  const reasons = optionalPart('reasons', HTMLElement);
  let forgotten: Progress | null = null;

  const now = (): Progress => ({
    lessons: (recall(VISITS) ?? '').split(' ').filter((slug) => known.lessons.includes(slug)),
    answers: Object.fromEntries(answers()),
    whys: whys(),
  });
  const show = (): void => {
    const { lessons, answers: given, whys: own } = now();
    const right = (names: readonly string[]): number => names.filter((name) => given[name] === 'right').length;
    const isNothing = lessons.length === 0 && Object.keys(given).length === 0;
    const solved = right(written) === 0 ? '' : `, ${right(written)} of ${written.length} parts of a solver written`;
    const done =
      `${lessons.length} of ${known.lessons.length} lessons visited, ${right(asked)} of ${asked.length} ` +
      `questions answered right${solved}.`;
    setText(words, isNothing ? (host.dataset['nothing'] ?? '') : done);
    if (reasons && own.length > 0) reasons.replaceChildren(...own.toReversed().map(reasonOf));
    else setText(reasons, NO_REASONS);
  };
  const keep = ({ lessons, answers: given, whys: own }: Progress): boolean => {
    const isKept = remember(VISITS, lessons.length === 0 ? null : lessons.join(' '));
    return [setAnswers(given), setWhys(own), isKept].every(Boolean);
  };
  const tell = (sentence: string): void => {
    if (said) say(said, sentence);
  };

  show();
  on(window, 'answered', show);
  on(window, 'storage', show);
  press('save', () => saveFile('cover-and-uncover-progress.json', progressText(now())));
  const file = optionalPart('file', HTMLInputElement);
  press('open', () => file?.click());
  const open = async (): Promise<void> => {
    const [chosen] = file?.files ?? [];
    if (!chosen || !file) return;
    const { text, fault } = await readFile(chosen, MOST_BYTES);
    file.value = '';
    try {
      if (fault !== '') throw new Error(fault);
      const isKept = keep(together(now(), readProgress(text, known)));
      tell(
        isKept
          ? 'The file has been read and joined with what was here.'
          : 'This browser keeps nothing for the page, so the file could not be kept.',
      );
    } catch (error) {
      tell((error as Error).message);
    }
    show();
  };
  on(file, 'change', () => void open());
  // A file that was chosen before this script ran.
  void open();
  const forget = press('forget', () => {
    if (forgotten) {
      keep(together(now(), forgotten));
      forgotten = null;
      tell('Everything is here again.');
    } else {
      forgotten = now();
      keep({ lessons: [], answers: {}, whys: [] });
      tell('Everything is forgotten. The same button brings it back, as long as this page is open.');
    }
    setText(forget, forgotten ? 'Bring it back' : 'Forget all of it');
    show();
  });
}

/** A question with the reader's reason and that of the site. */
function reasonOf({ ask, own, reason }: Why): HTMLElement {
  const line = (name: string, words: string): HTMLElement =>
    make(document, 'p', { class: 'flush' }, make(document, 'b', {}, name), ` ${words}`);
  return make(
    document,
    'div',
    { class: 'stack' },
    make(document, 'p', { class: 'flush' }, make(document, 'i', {}, ask)),
    line('You:', own),
    line('The page:', reason),
  );
}

defineElement('own-progress', mountProgress);
