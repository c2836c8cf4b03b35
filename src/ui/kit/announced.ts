/** What elements say of the reader's answers, as events that bubble up to the element that keeps the score (`ui/activity`). */

/** The detail of `judged`: an answer, and how it went. */
export interface Judged {
  readonly name: string;
  readonly how: 'right' | 'wrong' | 'shown';
  readonly answer: string;
  /** Whether it was given earlier, and is judged again because the attempt has been brought back. */
  readonly isAgain: boolean;
}

export function announceJudged(host: HTMLElement, detail: Judged): void {
  host.dispatchEvent(new CustomEvent('judged', { bubbles: true, detail }));
}

/** The detail of `performed`: how much of what the reader performs is done well, from 0 to 1, and whether all is done. */
export interface Performed {
  readonly share: number;
  readonly isOver: boolean;
}

export function announcePerformed(host: HTMLElement, detail: Performed): void {
  host.dispatchEvent(new CustomEvent('performed', { bubbles: true, detail }));
}

/** Asks an element to judge the answer in its field again, without noting it on the device. */
export function judgeAgain(host: HTMLElement, isShown: boolean): void {
  host.dispatchEvent(new CustomEvent('judge-again', { detail: isShown }));
}
