import { isLinkedTo } from '#ui/kit/address.ts';
import { inTasks, nextTask } from '#ui/kit/next-task.ts';
import { notice } from '#ui/kit/notice.ts';
import { onceAFrame } from '#ui/kit/once-a-frame.ts';
import { isToComeHidden, TO_COME_CHANGED } from './to-come.ts';
import { setDisabled, setText } from '#ui/kit/parts.ts';
import { isStill } from '#ui/kit/still.ts';
import { pageClock } from '#ui/kit/tween.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { type FigureState, writeState } from '#player/address.ts';
import { type Scenario, textSettingsOf } from '#scenarios/scenario.ts';
import { stateFromAddress, stateToAddress } from './address-bar.ts';
import { mountBoardWords } from './board-words.ts';
import { type MountedFigure, createFigure } from './figure.ts';
import { figureProblem } from './figure-problem.ts';
import { mountFigureKeys } from './figure-keys.ts';
import type { MomentView } from './figure-view.ts';
import { mountMoreDrawer } from './more.ts';
import { mountLargeView } from './large-view.ts';
import { mountNarrator } from './narrator.ts';
import { mountSuggestions } from './suggestions.ts';
import { mountLinking } from './linking.ts';
import type { Picture } from './pictures.ts';
import { mountSettings } from './settings-controls.ts';
import { noteFigure } from './known-figures.ts';
import { mountSolve } from './solve-controls.ts';
import { connectSolver } from './solver-port.ts';
import { updateStatus } from './status-view.ts';
import { mountTimeline } from './timeline-controls.ts';
import { withWent } from './went-words.ts';

export type { MountedFigure };

export interface FigureOptions {
  readonly scenario: Scenario;
  /**
   * Prepares the pictures, in the order in which they are drawn, and whatever else only this figure has; `signal` ends
   * their work. Canvases come first: painting one after another picture has changed the page forces the browser to
   * compute its styles in between.
   */
  pictures(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): readonly Picture[];
  /**
   * What is announced once a change of the problem has been solved, the caption included; default: the caption and
   * these counts.
   */
  answer?(figure: MountedFigure, counts: string): string;
}

/**
 * Wires a figure that its component has drawn at build time: its state, its controls, the pictures
 * and the address. Its problem, its run and its controls are made in a task each, and nothing is drawn before the last.
 * One scrub goes: slider → player → one frame → one animation frame → pictures.
 */
export async function mountFigure(host: HTMLElement, signal: AbortSignal, options: FigureOptions): Promise<void> {
  const { part, optionalPart, button, press, on } = wiring(host, signal);
  const { scenario } = options;
  const { choices } = scenario;
  const written = textSettingsOf(scenario);
  const stage = part('stage', HTMLElement);
  const meaning = part('meaning', HTMLElement);
  const noticeLine = part('notice', HTMLElement);
  const builtStep = part('step', HTMLInputElement).getAttribute('value');

  const requestDraw = onceAFrame(draw, signal);
  let isWired = false;
  const read = stateFromAddress(host.id, choices, scenario.zoom, written);
  const parts = scenario.encodeInParts?.(read.state.settings);
  if (parts) await inTasks(parts);
  const asked = figureProblem(scenario, read.state);
  await nextTask();
  if (signal.aborted) return;
  const page = {
    scenario,
    read,
    noun: optionalPart('solution', HTMLElement)?.dataset['noun'],
    hasAnswer: options.answer !== undefined,
    canCancel: button('cancel') !== null,
    ticker: pageClock,
    isStill,
    connect: connectSolver,
    isToComeHidden,
    changed() {
      if (isWired) requestDraw();
    },
    write,
  };
  const figure = createFigure(page, asked);
  signal.addEventListener('abort', () => figure.end());
  await nextTask();
  const { player } = figure;
  noteFigure(host, { figure, scenario });
  on(document, TO_COME_CHANGED, requestDraw);
  const settled = (): void => figure.settled();
  // Playing stops when the figure is out of view.
  const sight = new IntersectionObserver((entries) => {
    if (entries.every((entry) => !entry.isIntersecting)) player.pause();
  });
  sight.observe(host);
  signal.addEventListener('abort', () => sight.disconnect());

  const pictures = options.pictures(host, () => figure, signal);
  const boardWords = mountBoardWords(host, scenario, signal);
  const narrator = mountNarrator(host);
  const another = button('another-way');
  const timeline = mountTimeline(host, figure, settled, signal);
  const more = mountMoreDrawer(host, figure, ownState, signal);
  const suggestions = mountSuggestions(host, figure, scenario, signal);
  const unsayEnd = mountFigureKeys(host, player, settled, signal);
  mountLargeView(host, signal);
  mountLinking(stage, signal, (to) => figure.point(to));
  const settings = mountSettings(host, signal, (name, value) => figure.set(name, value));
  const solve = mountSolve(host, figure, signal, (counts) =>
    withWent(figure.went, options.answer?.(figure, counts) ?? counts),
  );
  const columnsSaid = press('of-columns', () => (figure.ofColumns = !figure.ofColumns));
  press('reset-columns', () => figure.resetColumns());
  const searchOn = press('search-on', () => figure.searchOn());

  let drawnStep = NaN;
  let noticed = '';
  showNotice(figure.view.notice);
  document.documentElement.classList.add('has-meaning-line');
  takeFocus();
  isWired = true;
  requestDraw();

  /** After a link has been opened, the keys of its timeline work at once. */
  function takeFocus(): void {
    // In a frame the focus is the reader's own, somewhere in the page around it.
    if (!isLinkedTo(host.id) || document.activeElement !== document.body || window.parent !== window) return;
    const step = part('step', HTMLInputElement);
    step.focus({ preventScroll: true });
    // In a figure that is higher than the window, the timeline has to be in view; the head need not be.
    requestAnimationFrame(() => step.scrollIntoView({ block: 'nearest' }));
  }

  /** Shows the figure's own notice, and keeps what others have added to it. */
  function showNotice(words: string): void {
    if (words === noticed) return;
    const others = noticeLine.hidden ? '' : noticeLine.textContent.replace(noticed, '').trim();
    notice(host, `${words} ${others}`.trim());
    noticed = words;
  }

  function draw(): void {
    const { view } = figure;
    const { moment, controls } = view;
    showNotice(view.notice);
    setText(searchOn, view.searchOn ?? '');
    if (searchOn) searchOn.hidden = view.searchOn === null;
    if (moment) drawMoment(moment);
    if (view.caption !== null) {
      narrator.update(view.caption, player.playing, moment?.isQuiet ?? false);
    }
    if (controls) {
      solve.update(controls);
      settings.update(controls.settings);
      suggestions.update(controls.settings, player.solution);
    }
    if (moment) figure.shown();
  }

  function drawMoment(shown: MomentView): void {
    // Only a single step by hand is animated; a scrub, a jump and playing are not.
    const isStep = Math.abs(player.step - drawnStep) === 1 && !player.playing;
    host.classList.toggle('is-stepping', isStep && !host.querySelector('[data-part="step"]:active'));
    drawnStep = player.step;
    const { frame } = shown.run;
    const isBuilt = shown.isStandard && frame.zoom === scenario.zoom && String(frame.step) === builtStep;
    figure.dance.follow();
    for (const picture of pictures) picture(shown.run, isBuilt);
    boardWords(shown.run);
    more.update(shown.timeline);
    timeline.update(shown.timeline, figure.part.now(), isBuilt);
    another?.toggleAttribute('data-idle', !shown.isChoice);
    setText(meaning, shown.meaning);
    unsayEnd();
    updateStatus(host, shown.status);
    setDisabled(button('reset-columns'), !shown.canReset);
    columnsSaid?.setAttribute('aria-checked', String(shown.ofColumns));
  }

  function write(state: FigureState): void {
    stateToAddress(host.id, choices, state, scenario.zoom, written);
  }

  /** The state of this figure alone, for a link; the page's address has it too. */
  function ownState(): string {
    write(figure.state);
    return writeState('', host.id, choices, figure.state, scenario.zoom, written);
  }
}
