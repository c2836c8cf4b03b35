import { answers, setAnswers } from '#ui/kit/answers.ts';
import { readAgain, setAgain } from '#ui/kit/again.ts';
import { DONE } from '#practice/spaced.ts';
import { inFigures } from '#english/english.ts';
import { recall, remember, VISITS } from '#ui/kit/device.ts';
import { say, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { saveFile } from '#ui/kit/save-file.ts';
import { readFile } from '#ui/tools/kit/files.ts';
import { type Progress, MOST_BYTES, progressText, readProgress, together } from './progress-file.ts';
import { defineElement } from '#ui/kit/define-element.ts';

/** What the reader has done on this device: shown, and saved, read from a file or forgotten at a press. */
function mountProgress(host: HTMLElement, signal: AbortSignal): void {
  const { part, optionalPart, press, on } = wiring(host, signal);
  const list = (name: string): string[] => (host.dataset[name] ?? '').split(' ').filter(Boolean);
  const [asked, written, rungs] = [list('questions'), list('exercises'), list('rungs')];
  // Finished exercises and rungs of the ladder are recorded among the answers.
  const known = { lessons: list('lessons'), questions: [...asked, ...written, ...rungs] };
  const words = part('words', HTMLElement);
  const said = optionalPart('said', HTMLElement);
  let forgotten: Progress | null = null;

  const now = (): Progress => ({
    lessons: (recall(VISITS) ?? '').split(' ').filter((slug) => known.lessons.includes(slug)),
    answers: Object.fromEntries(answers()),
    again: readAgain().items,
  });
  const show = (): void => {
    const { lessons, answers: given, again } = now();
    const right = (names: readonly string[]): number => names.filter((name) => given[name] === 'right').length;
    const isNothing = lessons.length + Object.keys(given).length + again.length === 0;
    const solved = right(written) === 0 ? '' : `, ${right(written)} of ${written.length} parts of a solver written`;
    const climbed = right(rungs) === 0 ? '' : `, ${right(rungs)} of ${rungs.length} rungs climbed`;
    const coming = again.filter(({ stage }) => stage < DONE).length;
    const back = coming === 0 ? '' : ` ${inFigures(coming, 'thing comes back', 'things come back')} to practise.`;
    const done =
      `${lessons.length} of ${known.lessons.length} lessons visited, ${right(asked)} of ${asked.length} ` +
      `questions answered right${solved}${climbed}.${back}`;
    setText(words, isNothing ? (host.dataset['nothing'] ?? '') : done);
  };
  const keep = ({ lessons, answers: given, again }: Progress): boolean => {
    const isKept = remember(VISITS, lessons.length === 0 ? null : lessons.join(' '));
    return [setAgain(again), setAnswers(given), isKept].every(Boolean);
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
      const { progress, damaged } = readProgress(text, known);
      const isKept = keep(together(now(), progress));
      const rest = damaged === 0 ? '' : ` ${inFigures(damaged, 'damaged line')} of what comes back left out.`;
      tell(
        isKept
          ? `The file has been read and joined with what was here.${rest}`
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
      keep({ lessons: [], answers: {}, again: [] });
      tell('Everything is forgotten. The same button brings it back, as long as this page is open.');
    }
    setText(forget, forgotten ? 'Bring it back' : 'Forget all of it');
    show();
  });
}

defineElement('own-progress', mountProgress);
