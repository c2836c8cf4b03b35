import { say } from '#ui/kit/parts.ts';

/** After an edit so many milliseconds without another, it is told with what it has come to. */
const PAUSE = 400;
/** Only a search that takes longer than this is told of while it runs. */
const LONG = 1_000;

/** What is told to those who cannot see the page: an edit and the answer, in one breath. */
export interface Speech {
  /** What the reader has just done; told with the answer that follows. */
  edited(words: string): void;
  /** The answer now; `isOpen` while the search still runs. */
  answered(words: string, isOpen: boolean): void;
  /** Something to tell that changes nothing. */
  tell(words: string): void;
}

export function mountSpeech(place: HTMLElement, signal: AbortSignal): Speech {
  let edit = '';
  let answer = '';
  let told = '';
  let timer = 0;

  function later(milliseconds: number): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      const words = [edit === '' ? '' : `${edit}.`, answer].filter((part) => part !== '').join(' ');
      // The count of nodes goes on; who has heard that the search runs need not hear it again.
      if (edit === '' && answer === told) return;
      told = answer;
      edit = '';
      say(place, words);
    }, milliseconds);
  }

  signal.addEventListener('abort', () => window.clearTimeout(timer));
  return {
    edited(words) {
      edit = words;
      answer = '';
      later(LONG);
    },
    answered(words, isOpen) {
      if (words === answer) return;
      answer = words;
      later(isOpen ? LONG : PAUSE);
    },
    tell(words) {
      window.clearTimeout(timer);
      say(place, words);
    },
  };
}
