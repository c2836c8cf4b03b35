import { say } from '#ui/kit/parts.ts';

/** An edit and its verdict are announced after a pause of this many milliseconds. */
const PAUSE = 400;
/** A running search is announced only if it takes longer than this, in milliseconds. */
const LONG = 1_000;

/** Announces an edit and the verdict on it to screen readers, in one message. */
export interface Speech {
  /** Takes an edit, which is announced with the verdict that follows. */
  edited(words: string): void;
  /** Takes the current verdict; `isOpen` while the search is running. */
  answered(words: string, isOpen: boolean): void;
  /** Announces a message at once. */
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
      // The same verdict is not announced twice without an edit.
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
