import { inFigures } from '#english/english.ts';
import { readAgain, setAgain } from '#ui/kit/again.ts';
import { READ_LESSONS, remember } from '#ui/kit/device.ts';
import { answers, setAnswers } from '#ui/kit/kept-answers.ts';
import { make } from '#ui/kit/make.ts';
import { say, setText } from '#ui/kit/parts.ts';
import { type Why, setWhys, whys } from '#ui/kit/whys.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { saveFile } from '#ui/kit/save-file.ts';
import { readFile } from '#ui/tools/kit/files.ts';
import { type Progress, MOST_BYTES, progressText, readProgress, together } from './progress-file.ts';
import { knownOn, lessonsRead, mountProgressWords } from './progress-words.ts';
import { defineElement } from '#ui/kit/define-element.ts';

const NO_REASONS = 'None yet. Questions ask for them under “Why? In your own words”.';

/** What the reader has done on this device: shown, and saved, read from a file or forgotten at a press. */
function mountProgress(host: HTMLElement, signal: AbortSignal): void {
  const { part, press, on } = wiring(host, signal);
  const known = knownOn(host);
  const said = part('said', HTMLElement);
  const reasons = part('reasons', HTMLElement);
  let forgotten: Progress | null = null;

  const now = (): Progress => ({
    lessons: lessonsRead(known.lessons),
    answers: Object.fromEntries(answers()),
    again: readAgain().items,
    whys: whys(),
  });
  const keep = ({ lessons, answers: given, again, whys: own }: Progress): boolean => {
    const isKept = remember(READ_LESSONS, lessons.length === 0 ? null : lessons.join(' '));
    return [setAgain(again), setWhys(own), setAnswers(given), isKept].every(Boolean);
  };
  const showReasons = (): void => {
    const own = whys();
    if (own.length > 0) reasons.replaceChildren(...own.toReversed().map(reasonOf));
    else setText(reasons, NO_REASONS);
  };
  const tell = (sentence: string): void => say(said, sentence);

  mountProgressWords(host, signal);
  showReasons();
  on(window, 'answered', showReasons);
  on(window, 'storage', showReasons);
  press('save', () => saveFile('cover-and-uncover-progress.json', progressText(now())));
  const file = part('file', HTMLInputElement);
  press('open', () => file.click());
  const open = async (): Promise<void> => {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    const { text, fault } = await readFile(chosen, MOST_BYTES);
    file.value = '';
    try {
      if (fault !== '') throw new Error(fault);
      const { progress, damaged } = readProgress(text, known);
      const isKept = keep(together(now(), progress));
      const rest = damaged === 0 ? '' : ` ${inFigures(damaged, 'damaged line')} left out.`;
      tell(
        isKept
          ? `The file has been merged with what was here.${rest}`
          : 'This browser stores nothing for this page, so the file could not be kept.',
      );
    } catch (error) {
      tell((error as Error).message);
    }
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
      keep({ lessons: [], answers: {}, again: [], whys: [] });
      tell('Everything is forgotten. Until you leave this page, the same button brings it back.');
    }
    setText(forget, forgotten ? 'Bring it back' : 'Forget everything');
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
    line('The site:', reason),
  );
}

defineElement('own-progress', mountProgress);
