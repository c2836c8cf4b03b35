/** Shows the notebook that a page opens with, and what another tab makes of it later. */
import { notice } from '#ui/kit/notice.ts';
import { onceAFrame } from '#ui/kit/once-a-frame.ts';
import type { NotebookWork } from './notebook-work.ts';
import { tellCopy, tellLink } from './of-a-link.ts';
import type { NotebookOpening } from './opening.ts';

interface FollowWorkActs {
  /** The notebook on the page, as text. */
  text(): string;
  /** Shows another one. Returns the fault when it cannot be read. */
  show(text: string): string;
  /** Called when what another tab has made is shown. */
  followed(): void;
  say(words: string): void;
}

/**
 * Shows the notebook of the link or of the draft, without running it, and follows other tabs.
 *
 * @param built the notebook of the build, which stands there already
 */
export function followWork(
  host: HTMLElement,
  signal: AbortSignal,
  built: string,
  opening: NotebookOpening,
  work: NotebookWork,
  { text, show, followed, say }: FollowWorkActs,
): void {
  if (work.text !== built) {
    const fault = show(work.text);
    if (fault) notice(host, `The notebook could not be opened: ${fault}`);
    else if (!work.isOfLink) say('The notebook is as you left it. A cell that has not run since says so.');
    else tellLink(host, opening.linked, keepLinked);
    if (opening.isCopy) tellCopy(host);
  }
  const followSoon = onceAFrame(follow, signal);
  // A page that comes back with Back may be older than what is stored, as that of another tab.
  for (const sign of ['storage', 'pageshow']) window.addEventListener(sign, followSoon, { signal });

  function keepLinked(): void {
    work.keep(work.at(text()));
    say('Kept on this device: you will find it under “Yours” on the notebook page.');
  }

  function follow(): void {
    const other = work.fromOtherTab(text());
    if (!other || show(other.now) !== '') return;
    work.goOnFrom(other);
    notice(host, 'This notebook was changed in another tab, and this is that version. Undo restores yours.');
    followed();
  }
}
