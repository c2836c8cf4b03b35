import type { ColumnKind } from '../../dlx/index.ts';
import type { Highlight } from '../../pictures/kit/highlight.ts';
import { noHighlight, sameHighlight } from '../../pictures/kit/highlight.ts';
import type { Zoom } from '../../history/index.ts';
import type { FigureState, Settings } from '../../player/address.ts';
import type { Player } from '../../player/player.ts';
import { createPlayer } from '../../player/player.ts';
import type { Run } from '../../player/run.ts';
import { createRun } from '../../player/run.ts';
import { statusItems } from '../../player/control-words.ts';
import type { Awaited } from './awaiting.ts';
import { awaitingWords, createAwaiting } from './awaiting.ts';
import { shareState, stateFromAddress, stateToAddress } from './address-bar.ts';
import { mountFigureKeys } from './figure-keys.ts';
import { figureProblem } from './figure-problem.ts';
import { mountLinking } from './linking.ts';
import { addNotice } from '../page/element-state.ts';
import { onceAFrame } from '../page/once-a-frame.ts';
import { button, onPress, optionalPart, part, setDisabled, setText } from '../page/parts.ts';
import { momentOf, pointedAtWords } from '../../pictures/kit/moment.ts';
import type { Problem } from '../../puzzles/problem.ts';
import type { Picture } from './pictures.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import { chooserOf, writtenOf } from '../../scenarios/scenario.ts';
import { mountSettings } from './settings-controls.ts';
import { mountSolve } from './solve-controls.ts';
import { connectSolver } from './solver-port.ts';
import { updateStatus } from './status-view.ts';
import { mountTimeline } from './timeline-controls.ts';

/** What a figure offers to the parts of a page that only it has. */
export interface MountedFigure {
  /** The problem that is solved, as a matrix. */
  readonly problem: Problem;
  readonly settings: Settings;
  readonly player: Player;
  /** Goes to a moment as the reader's own steps do: the playing stops, and the address follows. */
  goTo(step: number, zoom: Zoom): void;
  /** Points at something, as the reader's pointer does. */
  point(highlight: Highlight): void;
  /** What is pointed at while the reader points at nothing else. */
  readonly pinned: Highlight | null;
  pin(highlight: Highlight | null): void;
  /** Switches a column from primary to secondary to off to primary, and solves again. */
  toggleColumn(column: number): void;
  /** Switches a column to this kind, and solves again. */
  switchColumn(column: number, kind: ColumnKind): void;
  /**
   * Gives a setting another value, as its control does; a value that is not allowed is left. Goes to
   * the decision given, or else to where the scenario says.
   */
  set(name: string, value: string, decision?: number): void;
  destroy(): void;
}

export interface FigureOptions {
  readonly scenario: Scenario;
  /**
   * Prepares the pictures, in the order in which they are drawn, and whatever else only this figure
   * has; `signal` ends their work. Canvases come first: to write on one after another picture has
   * changed the page makes the browser work out the styles of the page in between.
   */
  pictures(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): readonly Picture[];
  /**
   * What a screen reader hears once a change of the problem has been solved, the caption included;
   * when it is left out it hears the caption and these counts.
   */
  answer?(figure: MountedFigure, counts: string): string;
}

const NEXT_KIND: Readonly<Record<ColumnKind, ColumnKind>> = {
  primary: 'secondary',
  secondary: 'off',
  off: 'primary',
};

/**
 * Wires a figure that its component has drawn at build time: the player, its controls, the pictures
 * and the address. One scrub goes: slider → player → one frame → one animation frame → pictures.
 */
export function mountFigure(host: HTMLElement, options: FigureOptions): MountedFigure {
  const { scenario } = options;
  const { choices } = scenario;
  const written = writtenOf(scenario);
  const leaving = new AbortController();
  const { signal } = leaving;
  const stage = part(host, 'stage', HTMLElement);
  const meaning = part(host, 'meaning', HTMLElement);
  const status = part(host, 'status', HTMLElement);
  const notice = part(host, 'notice', HTMLElement);

  const read = stateFromAddress(host.id, choices, scenario.zoom, written);
  const { problem, faults } = figureProblem(scenario, read.state);
  /** The zoom that the reader has chosen; a figure opens at a decision, whatever the zoom. */
  let zoom: Zoom = read.state.zoom;
  let highlight = noHighlight;
  let pinned: Highlight | null = null;
  /** True once the reader has changed the problem: from then on its opening belongs in the address. */
  let isChanged = false;
  /** True while the answer to a change of the problem is still to be said. */
  let isAnswerDue = false;
  /** True until the first drawing, if the picture drawn at build time is of the same problem. */
  let opening = problem.isStandard;
  const requestDraw = onceAFrame(draw, signal);

  /** The updates after which the run rests. */
  let restAt = Infinity;
  let run: Run = startRun();
  const player = createPlayer(
    run.recording,
    {
      now: () => performance.now(),
      request: (callback) => requestAnimationFrame(callback),
      cancel: (handle) => cancelAnimationFrame(handle),
    },
    requestDraw,
    () => run.state === 'running',
  );
  // What is out of sight does not play on by itself.
  const sight = new IntersectionObserver((entries) => {
    if (entries.every((entry) => !entry.isIntersecting)) player.pause();
  });
  sight.observe(host);

  const awaiting = createAwaiting({
    scenario,
    player,
    get run() {
      return run;
    },
    get problem() {
      return problem.encoded;
    },
    get settings() {
      return problem.settings;
    },
    get zoom() {
      return zoom;
    },
    get wanted() {
      // What was drawn at build time knows as many solutions as are looked for now.
      return opening ? (scenario.pauseAt ?? 1) : 1;
    },
    arrived({ kind }) {
      if (kind !== 'opening' || isChanged) committed();
    },
    notice: (words) => addNotice(host, words),
  });

  function startRun(): Run {
    restAt = scenario.restAfter ?? Infinity;
    return createRun(problem.encoded.matrix, {
      chooser: chooserOf(problem.settings),
      connect: connectSolver,
      changed: () => {
        rest();
        if (player.recording !== run.recording) player.load(run.recording);
        if (run.state === 'failed') showNotice(`Solving failed: ${run.failure}.`);
        awaiting.settle();
        requestDraw();
      },
      now: () => performance.now(),
    });
  }

  /** A run that goes on and on stops now and then, so that it never fills the memory unasked. */
  function rest(): void {
    const { updates } = run.recording.totals;
    if (scenario.restAfter === undefined || run.state !== 'running' || updates < restAt) return;
    restAt = updates + scenario.restAfter;
    run.cancel();
  }

  /** Solves anew after a setting or a column has changed, and goes to the decision given, or where it says. */
  function restart(to: ReturnType<Scenario['after']>, decision?: number): void {
    const before = player.step;
    const isToEnd = run.state === 'finished';
    ({ zoom } = player);
    isChanged = true;
    isAnswerDue = options.answer !== undefined;
    run.dispose();
    awaiting.forget();
    pinned = null;
    highlight = noHighlight;
    run = startRun();
    player.load(run.recording, to === 'keep' ? before : 0);
    if (decision !== undefined) awaiting.toDecision(decision, isToEnd);
    else if (to === 'opening') awaiting.open();
    else run.solve(1);
    committed();
    requestDraw();
  }

  function change(name: string, value: string, decision?: number): void {
    const changed = problem.set(name, value);
    if (changed === 'view') {
      committed();
      requestDraw();
    }
    if (changed === 'problem') restart(scenario.after(name, value), decision);
  }

  function toggleColumn(column: number): void {
    const kind = problem.encoded.matrix.columns[column]?.kind;
    if (kind) switchColumn(column, NEXT_KIND[kind]);
  }

  function switchColumn(column: number, kind: ColumnKind): void {
    problem.switchColumn(column, kind);
    restart(scenario.after(null, ''));
  }

  function point(to: Highlight): void {
    const next = sameHighlight(to, noHighlight) ? (pinned ?? noHighlight) : to;
    if (sameHighlight(next, highlight)) return;
    highlight = next;
    requestDraw();
  }

  function state(): FigureState {
    const { settings, kinds } = problem;
    // While the opening is looked for there is no step to speak of.
    const step = awaiting.now?.kind === 'opening' ? null : player.step;
    return { settings, kinds, zoom: player.zoom, step };
  }

  function movedByHand(): void {
    awaiting.forget();
    committed();
  }

  /** Cancel: what a link asks for is given up, but the link stays as it is, to be opened again. */
  function stopped(): void {
    const { now } = awaiting;
    if (now?.kind !== 'step') {
      movedByHand();
      return;
    }
    awaiting.forget();
    player.seek(player.last);
    showNotice(
      `The search was stopped before step ${now.step.toLocaleString('en')} of the link. The figure shows how far it has come; Solve goes on.`,
    );
  }

  function committed(): void {
    stateToAddress(host.id, choices, state(), scenario.zoom, written);
  }

  function showNotice(text: string): void {
    setText(notice, text);
    notice.hidden = text === '';
  }

  function draw(): void {
    const { now } = awaiting;
    const isSearching = now !== null && run.state === 'running';
    // While the first moment is being looked for, what was drawn at build time stays.
    if (opening && isSearching) {
      if (now.kind === 'opening') return;
      sayAwaited(now);
      solve.update();
      settingsControls.update(problem.settings);
      part(host, 'zoom', HTMLSelectElement).value = zoom;
      return;
    }
    // On another way to the same moment, what is shown of it stays.
    if (now?.kind === 'decision') {
      sayAwaited(now);
      solve.update();
      return;
    }
    opening = false;
    zoom = player.zoom;
    const { frame } = player;
    // Motion explains one step taken by hand; a scrub, a jump and playing have none.
    const isStep = Math.abs(player.step - drawnStep) === 1 && !player.playing;
    host.classList.toggle(
      'is-stepping',
      isStep && !host.querySelector('[data-part="step"]:active'),
    );
    drawnStep = player.step;
    const moment = momentOf(problem.encoded, frame, highlight);
    for (const picture of pictures) picture(moment);
    timeline.update(problem.names, isAnswerDue);
    if (isSearching && now.kind === 'step') sayAwaited(now);
    solve.update();
    if (run.state !== 'running') isAnswerDue = false;
    settingsControls.update(problem.settings);
    setText(meaning, pointedAtWords(moment));
    updateStatus(status, statusItems(problem.size, frame, run.recording, run.elapsed));
    setDisabled(button(host, 'reset-columns'), problem.kinds.size === 0);
  }

  function sayAwaited(what: Awaited): void {
    const canCancel = button(host, 'cancel') !== null;
    setText(part(host, 'caption', HTMLElement), awaitingWords(what, canCancel));
  }

  const figure: MountedFigure = {
    get problem() {
      return problem.encoded;
    },
    get settings() {
      return problem.settings;
    },
    player,
    goTo(step, at) {
      player.setZoom(at);
      player.seek(step);
      movedByHand();
    },
    point,
    get pinned() {
      return pinned;
    },
    pin(to) {
      pinned = to;
      highlight = to ?? noHighlight;
      requestDraw();
    },
    toggleColumn,
    switchColumn,
    set: change,
    destroy() {
      leaving.abort();
      sight.disconnect();
      player.pause();
      run.dispose();
    },
  };
  let drawnStep = NaN;
  const pictures = options.pictures(host, () => figure, signal);
  const timeline = mountTimeline(host, player, movedByHand, requestDraw, signal);
  mountFigureKeys(host, player, movedByHand, signal);
  mountLinking(stage, point, signal);
  const settingsControls = mountSettings(host, (name, value) => change(name, value), signal);
  const solve = mountSolve(
    host,
    {
      get run() {
        return run;
      },
      player,
      get animate() {
        return problem.settings['animate'] === 'on';
      },
      awaitSolution: (number) => awaiting.toSolution(number),
      committed: movedByHand,
      stopped,
      answer: (counts) => options.answer?.(figure, counts) ?? counts,
    },
    signal,
  );
  onPress(
    host,
    'reset-columns',
    () => {
      problem.resetColumns();
      restart(scenario.after(null, ''));
    },
    signal,
  );
  onPress(host, 'share', share, signal);

  function share(): void {
    committed();
    const said = optionalPart(host, 'shared', HTMLElement);
    void shareState(said, host.id, choices, state(), scenario.zoom, written);
  }

  showNotice([...read.problems, ...faults].join(' '));
  if (read.state.step === null) awaiting.open();
  else {
    player.setZoom(zoom);
    awaiting.toStep(read.state.step);
  }
  requestDraw();
  return figure;
}
