import { describeCode } from '#pictures/code/describe.ts';
import { type CodeKey, isCodeKey } from '#pictures/code/keys.ts';
import { linesInForce } from '#pictures/code/line-of.ts';
import { type NextRun, nextRun } from '#pictures/code/next-run.ts';
import { showListing } from '#pictures/code/show-listing.ts';
import { showNow } from '#pictures/code/show-now.ts';
import { type TextId, TEXTS } from '#pictures/code/text.ts';
import { valuesOf } from '#pictures/code/values.ts';
import { showVariables } from '#pictures/code/variables.ts';
import { namesOf } from '#history/caption.ts';
import { chosenText, rememberText } from './code-memory.ts';
import { bringLineIntoView } from './line-in-view.ts';
import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import { listStep } from '#ui/kit/key-steps.ts';
import { part, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { rovingFocus } from '#ui/kit/roving-focus.ts';
import type { Picture } from '#ui/figure/pictures.ts';
import type { RunMoment } from '#pictures/kit/moment.ts';

/** The code in step with the run: the current line is lit, and a press on a line goes to a step that runs it. */
export function codePicture(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): Picture {
  const { optionalPart, on } = wiring(host, signal);
  const place = part(host, 'code', HTMLElement);
  const frameBox = part(place, 'code-frame', HTMLElement);
  const variables = part(place, 'code-variables', HTMLElement);
  const words = part(place, 'code-words', HTMLElement);
  const note = part(place, 'code-note', HTMLElement);
  const now = optionalPart('code-now', HTMLElement);
  const radios = Array.from(place.querySelectorAll<HTMLInputElement>('input[type="radio"]'));
  const listings = Array.from(place.querySelectorAll<HTMLElement>('[data-text]'));
  let shown: RunMoment | null = null;
  let litLine: HTMLElement | null = null;
  /** The step that the note is about. */
  let noted: number | null = null;

  const text = (): TextId => {
    const checked = radios.find((radio) => radio.checked)?.value;
    return TEXTS.find((id) => id === checked) ?? 'english';
  };
  const listing = (): HTMLElement | undefined => listings.find((one) => one.dataset['text'] === text());
  // One line of each text can be reached with Tab; the arrows go on from there.
  const roving = rovingFocus<HTMLButtonElement>(frameBox, signal, {
    get items() {
      return `[data-text="${text()}"] [data-key] > button`;
    },
    next(line, { key }) {
      if (key === 'ArrowLeft' || key === 'ArrowRight') return null;
      const lines = Array.from(listing()?.querySelectorAll<HTMLButtonElement>('[data-key] > button') ?? []);
      const to = listStep(key, lines.indexOf(line), lines.length, 1);
      return to === null ? null : (lines[to] ?? line);
    },
    stay: () => {},
  });

  function show(): void {
    if (!shown) return;
    const { problem, frame } = shown;
    const { matrix, rowNames } = problem;
    const lines = linesInForce(matrix, frame);
    const values = valuesOf(matrix, frame);
    const names = namesOf(matrix, rowNames);
    const shownText = listing() ?? frameBox;
    const lit = showListing(shownText, lines);
    if (now) {
      now.dataset['text'] = text();
      showNow(now, shownText);
    }
    if (lit instanceof HTMLElement) {
      const isNew = lit !== litLine;
      litLine = lit;
      if (isNew) keepInView();
      const button = lit.querySelector('button');
      if (button && !frameBox.contains(document.activeElement)) roving.stopAt(button);
      const inForce = Array.from(
        shownText.querySelectorAll(':is([data-now="line"], [data-now="also"]) > button'),
        (one) => one.getAttribute('aria-label') ?? '',
      );
      setText(words, describeCode(inForce, values, text(), names));
    }
    showVariables(variables, values, text(), names);
    if (noted !== null && noted !== frame.step) say('', null);
  }

  function keepInView(): void {
    if (litLine) bringLineIntoView(frameBox, litLine);
  }

  function goTo(key: CodeKey): void {
    const { player } = figure();
    const before = player.zoom;
    const next = nextRun(player.recording, player.frame, key);
    if (next) figure().goTo(next.step, next.zoom);
    say(wordsFor(next, before, player.recording.finished).trim(), player.step);
  }

  function say(sentence: string, step: number | null): void {
    setText(note, sentence);
    noted = step;
  }

  for (const radio of radios) {
    on(radio, 'change', () => {
      rememberText(radio.value);
      show();
    });
  }
  on(place, 'click', ({ target }) => {
    if (!(target instanceof Element) || isSelecting(place)) return;
    const line = target.closest<HTMLElement>('[data-key]');
    const key = line?.dataset['key'] ?? '';
    if (!isCodeKey(key)) return;
    const button = line?.querySelector('button');
    if (button) roving.stopAt(button);
    goTo(key);
  });

  // Another width, or a font that has come, breaks lines elsewhere.
  const sizes = new ResizeObserver(keepInView);
  for (const one of listings) sizes.observe(one);
  signal.addEventListener('abort', () => sizes.disconnect());

  const wanted = chosenText(host.id);
  for (const radio of radios) if (wanted) radio.checked = radio.value === wanted;

  return (moment) => {
    shown = moment;
    show();
  };
}

function wordsFor(next: NextRun | null, before: string, finished: boolean): string {
  if (!next) return `This line does not run${finished ? '' : ', as far as the run is known'}.`;
  const zoom = next.zoom === before ? '' : `It runs at the zoom “${next.zoom}”. `;
  switch (next.where) {
    case 'later':
      return zoom;
    case 'from the start':
      return `${zoom}It does not run again after the step you were at: this is the first time it runs.`;
    case 'only here':
      return `${zoom}It runs only here.`;
  }
}

/** Whether text of the listing is selected, as to be copied. */
function isSelecting(place: HTMLElement): boolean {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && place.contains(selection.anchorNode);
}
