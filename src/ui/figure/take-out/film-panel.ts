import { messageOf } from '#english/english.ts';
import { make } from '#ui/kit/make.ts';
import { say, setDisabled } from '#ui/kit/parts.ts';
import { saveFile } from '#ui/kit/save-file.ts';
import type { KnownFigure } from '../known-figures.ts';
import { actionButton, choice, statusLine } from './controls.ts';
import type { Panel, Taken } from './panel.ts';
import { type Frames, framesOf } from './film-frames.ts';
import { type FilmPlan, FILM_WIDTHS, faultIn, framesIn, planWords, sizeWords } from './film-plan.ts';
import { type FilmOptions, estimateFilm, makeFilm } from './make-film.ts';
import { stretchControls } from './stretch.ts';

/** The size is estimated this long after the last change, in milliseconds. */
const PATIENCE = 400;

/** A film of a stretch of the run, as a GIF. */
export function filmPanel({ host, title, name, stretch, signal }: Taken, known: KnownFigure): Panel {
  const preview = make(document, 'div', { class: 'take-out-preview' });
  const plan = statusLine();
  const said = statusLine();
  const bar = make(document, 'progress', { 'aria-label': 'How much of the film is made', hidden: '' });
  let frames: Frames | null = null;
  let estimating = new AbortController();
  let making: AbortController | null = null;
  let timer = 0;
  let painted = 0;
  signal.addEventListener('abort', () => {
    estimating.abort();
    making?.abort();
    clearTimeout(timer);
  });

  const picture = choice('Picture', [], changed);
  const width = choice(
    'Width',
    FILM_WIDTHS.map((value) => ({ value: String(value), text: `${value} px` })),
    changed,
  );
  width.select.value = '640';
  const controls = stretchControls(known, stretch, signal, (mark) => {
    if (mark) void show(stretch[mark]);
    changed();
  });
  const make_ = actionButton('Make the film', () => void start());
  const cancel = actionButton('Stop', () => making?.abort());
  cancel.hidden = true;

  const planNow = (): FilmPlan => ({ ...stretch, hasLinks: frames?.hasLinks(picture.select.value) ?? false });
  const options = (): FilmOptions => ({
    plan: planNow(),
    choice: picture.select.value,
    width: Number(width.select.value),
  });

  async function show(step: number): Promise<void> {
    if (!frames) return;
    painted += 1;
    const mine = painted;
    const canvas = await frames.paint(picture.select.value, step, 480);
    if (mine !== painted || signal.aborted) return;
    canvas.setAttribute('role', 'img');
    canvas.setAttribute('aria-label', `Step ${step} in the film`);
    preview.replaceChildren(canvas);
  }

  function changed(): void {
    estimating.abort();
    clearTimeout(timer);
    const now = planNow();
    const fault = faultIn(now);
    setDisabled(make_, fault !== '' || making !== null);
    say(plan, fault || planWords(now, null));
    if (fault || !frames || making) return;
    timer = window.setTimeout(() => void estimate(), PATIENCE);
  }

  async function estimate(): Promise<void> {
    if (!frames) return;
    estimating = new AbortController();
    const mine = estimating.signal;
    try {
      const bytes = await estimateFilm(frames, options(), mine);
      if (!mine.aborted) say(plan, planWords(planNow(), bytes));
    } catch (error) {
      if (!mine.aborted) say(plan, `The size cannot be estimated: ${messageOf(error)}.`);
    }
  }

  function setMaking(to: AbortController | null): void {
    making = to;
    setDisabled(make_, to !== null);
    // The focus does not go with the button.
    if (to === null && document.activeElement === cancel) make_.focus();
    cancel.hidden = to === null;
    bar.hidden = to === null;
  }

  async function start(): Promise<void> {
    if (!frames || making) return;
    estimating.abort();
    clearTimeout(timer);
    const now = options();
    const mine = new AbortController();
    setMaking(mine);
    bar.max = framesIn(now.plan);
    bar.value = 0;
    say(said, 'Making the film…');
    try {
      const film = await makeFilm(frames, now, mine.signal, (count) => (bar.value = count));
      const file = `${name}-steps-${now.plan.from}-to-${now.plan.to}.gif`;
      saveFile(file, film);
      say(said, `Saved as ${file}, ${sizeWords(film.size)}.`);
    } catch (error) {
      say(said, mine.signal.aborted ? 'Stopped. Nothing was saved.' : `No film could be made: ${messageOf(error)}.`);
    }
    setMaking(null);
    changed();
  }

  return {
    tab: 'Film',
    content: make(
      document,
      'div',
      { class: 'stack' },
      preview,
      controls,
      make(document, 'div', { class: 'row apart' }, picture.field, width.field),
      plan,
      make(document, 'div', { class: 'row' }, make_, cancel, bar),
      said,
    ),
    shown() {
      void framesOf(host, title, known).then((found) => {
        if (signal.aborted) return;
        frames = found;
        if (!found) {
          make_.disabled = true;
          say(plan, 'This figure has no picture to film.');
          return;
        }
        for (const value of found.choices) picture.select.append(make(document, 'option', { value }, value));
        picture.field.hidden = found.choices.length < 2;
        void show(stretch.from);
        changed();
      });
    },
  };
}
