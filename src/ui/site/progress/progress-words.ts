import { AGAIN, READ_LESSONS, recall } from '#ui/kit/device.ts';
import { answers } from '#ui/kit/kept-answers.ts';
import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';

/** What the site has (`known-progress.ts`): lessons by slug, and the names of what is answered. */
export function knownOn(host: HTMLElement) {
  const list = (name: string): string[] => (host.dataset[name] ?? '').split(' ').filter(Boolean);
  const [asked, written, rungs] = [list('questions'), list('exercises'), list('rungs')];
  // Finished exercises and rungs of the ladder are recorded among the answers; some exercises are rungs as well.
  const all = new Set([...asked, ...written, ...rungs]);
  return { lessons: list('lessons'), asked, written, rungs, questions: [...all] };
}

export function lessonsRead(known: readonly string[]): string[] {
  return (recall(READ_LESSONS) ?? '').split(' ').filter((slug) => known.includes(slug));
}

/** Says what the reader has done on this device, and goes on saying it as that changes. */
export function mountProgressWords(host: HTMLElement, signal: AbortSignal): void {
  const { part, on } = wiring(host, signal);
  const known = knownOn(host);
  const words = part('words', HTMLElement);

  function show(): void {
    const given = answers();
    const read = lessonsRead(known.lessons).length;
    const right = (names: readonly string[]): number => names.filter((name) => given.get(name) === 'right').length;
    const isNothing = read === 0 && given.size === 0 && recall(AGAIN) === null;
    const more = [
      { names: known.written, what: 'parts of a solver written' },
      { names: known.rungs, what: 'rungs climbed' },
    ].map(({ names, what }) => (right(names) === 0 ? '' : `, ${right(names)} of ${names.length} ${what}`));
    const done =
      `${read} of ${known.lessons.length} lessons read to the end, ${right(known.asked)} of ${known.asked.length} ` +
      `questions answered right${more.join('')}.`;
    setText(words, isNothing ? (host.dataset['nothing'] ?? '') : done);
  }

  show();
  on(window, 'answered', show);
  on(window, 'storage', show);
}
