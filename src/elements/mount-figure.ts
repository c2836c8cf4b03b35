import type { ColumnKind, MatrixSize } from '../dlx/index.ts';
import { sizeOf } from '../dlx/index.ts';
import type { Highlight } from '../figures/kit/highlight.ts';
import { noHighlight, sameHighlight } from '../figures/kit/highlight.ts';
import type { Names, Zoom } from '../history/index.ts';
import { namesOf } from '../history/index.ts';
import type { FigureState, Settings } from '../player/address.ts';
import type { Player } from '../player/player.ts';
import { createPlayer } from '../player/player.ts';
import type { Run } from '../player/run.ts';
import { createRun } from '../player/run.ts';
import { statusItems } from '../player/words.ts';
import { linkTo, stateFromAddress, stateToAddress } from './address-bar.ts';
import { mountFigureKeys } from './figure-keys.ts';
import { mountLinking } from './linking.ts';
import { button, onPress, optionalPart, part, setDisabled, setText } from './parts.ts';
import type { Picture } from './pictures.ts';
import type { Scenario, Scene } from './scenario.ts';
import { mountSettings } from './settings-controls.ts';
import { mountSolve } from './solve-controls.ts';
import { connectSolver } from './solver-port.ts';
import { updateStatus } from './status-view.ts';
import { mountTimeline } from './timeline-controls.ts';

/** What a figure offers to the parts of a page that only it has. */
export interface MountedFigure {
  readonly scene: Scene;
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
  const { choices, own = {} } = scenario;
  const leaving = new AbortController();
  const { signal } = leaving;
  const stage = part(host, 'stage', HTMLElement);
  const meaning = part(host, 'meaning', HTMLElement);
  const status = part(host, 'status', HTMLElement);
  const notice = part(host, 'notice', HTMLElement);

  const read = stateFromAddress(host.id, choices, scenario.zoom, own);
  let settings = read.state.settings;
  const linked = knownKinds();
  let { kinds } = linked;
  let scene = sceneOf();
  let names: Names = namesOf(scene.problem.matrix, scene.problem.rowNames);
  let size: MatrixSize = sizeOf(scene.problem.matrix);
  /** The zoom that the reader has chosen; a figure opens at a decision, whatever the zoom. */
  let zoom: Zoom = read.state.zoom;
  let highlight = noHighlight;
  let pinned: Highlight | null = null;
  /** A moment to go to once the run is long enough: a link's step, a solution, or the opening. */
  let awaited:
    | { readonly step: number }
    | { readonly decision: number; readonly isToEnd: boolean }
    | { readonly solution: number }
    | 'opening'
    | null = null;
  let ticket = 0;
  /** True once the reader has changed the problem: from then on its opening belongs in the address. */
  let isChanged = false;
  /** True while the answer to a change of the problem is still to be said. */
  let isAnswerDue = false;
  /** True until the first drawing, if the picture drawn at build time is of the same problem. */
  let opening =
    kinds.size === 0 &&
    Object.entries(settings).every(
      ([name, value]) => value === (choices[name]?.[0] ?? own[name]?.standard),
    );

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

  function sceneOf(): Scene {
    return scenario.scene(settings, kinds);
  }

  /** The columns that a link switches, when this problem has them all; else none, and a word on it. */
  function knownKinds(): { kinds: FigureState['kinds']; problems: readonly string[] } {
    const asked = read.state.kinds;
    if (asked.size === 0) return { kinds: asked, problems: [] };
    const { columns } = scenario.scene(settings, new Map()).problem.matrix;
    const missing = [...asked.keys()].find((column) => column >= columns.length);
    if (missing !== undefined) {
      const problem = `The link switches column ${missing}, and the matrix has ${columns.length}.`;
      return { kinds: new Map(), problems: [problem] };
    }
    const changed = [...asked].filter(([column, kind]) => columns[column]?.kind !== kind);
    return { kinds: new Map(changed), problems: [] };
  }

  function startRun(): Run {
    restAt = scenario.restAfter ?? Infinity;
    return createRun(scene.problem.matrix, {
      chooser: scenario.chooser?.(settings) ?? 'smallest',
      connect: connectSolver,
      changed: () => {
        rest();
        settle();
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

  /** Goes to the awaited moment if the run has come that far, or says that it never will. */
  function settle(): void {
    const { recording } = run;
    if (run.state === 'failed') showNotice(`Solving failed: ${run.failure}`);
    if (!awaited) return;
    if (awaited === 'opening') {
      // What was drawn at build time knows as many solutions as are looked for now.
      const wanted = opening ? (scenario.pauseAt ?? 1) : 1;
      if (recording.totals.solutions < wanted && run.state === 'running') return;
      awaited = null;
      player.load(recording, scenario.opening(recording, scene), 'decisions');
      player.setZoom(zoom);
      if (isChanged) committed();
    } else if ('solution' in awaited) {
      if (player.toSolution(awaited.solution)) {
        awaited = null;
        committed();
      } else if (recording.finished) {
        awaited = null;
        player.seek(player.last);
      }
    } else if ('decision' in awaited) {
      const { decision, isToEnd } = awaited;
      const isThere = recording.lastStep() >= decision;
      if (!isThere && run.state === 'running') return;
      awaited = null;
      if (!isToEnd) run.pause();
      goToDecision(decision);
    } else if (recording.lastStep(player.zoom) >= awaited.step) {
      const { step } = awaited;
      awaited = null;
      if (!scenario.isShort?.(settings)) run.pause();
      player.seek(step);
    } else if (recording.finished) {
      const last = recording.lastStep(player.zoom).toLocaleString('en');
      showNotice(
        `The link asks for step ${awaited.step.toLocaleString('en')}, and the run has ${last}. The figure shows its usual moment instead.`,
      );
      open();
    }
  }

  function goToDecision(decision: number): void {
    player.load(run.recording, decision, 'decisions');
    player.setZoom(zoom);
    committed();
  }

  /** Shows the moment that the figure opens with, as soon as it is known. */
  function open(): void {
    awaited = 'opening';
    // A run without end is not begun before the reader asks for it.
    if (scenario.isShort?.(settings)) run.solve();
    else if (scenario.pauseAt !== 0) run.solve(scenario.pauseAt ?? 1);
    settle();
  }

  function awaitSolution(number: number): void {
    if (player.toSolution(number)) {
      committed();
      return;
    }
    if (run.recording.finished) return;
    awaited = { solution: number };
    if (run.state !== 'running') run.solve(number);
  }

  /** Solves anew after a setting or a column has changed. */
  function restart(to: ReturnType<Scenario['after']>, decision?: number): void {
    const before = player.step;
    const isToEnd = run.state === 'finished';
    ({ zoom } = player);
    isChanged = true;
    isAnswerDue = options.answer !== undefined;
    run.dispose();
    awaited = null;
    scene = sceneOf();
    names = namesOf(scene.problem.matrix, scene.problem.rowNames);
    size = sizeOf(scene.problem.matrix);
    pinned = null;
    highlight = noHighlight;
    run = startRun();
    player.load(run.recording, to === 'keep' ? before : 0);
    if (decision !== undefined) {
      awaited = { decision, isToEnd };
      run.solve();
      settle();
    } else if (to === 'opening') open();
    else run.solve(1);
    committed();
    requestDraw();
  }

  function change(name: string, value: string, decision?: number): void {
    const isKnown = choices[name]?.includes(value) ?? own[name]?.accepts(value);
    if (settings[name] === value || !isKnown) return;
    settings = { ...settings, [name]: value };
    if (scenario.live?.includes(name)) {
      committed();
      requestDraw();
      return;
    }
    if (name !== 'whatif') {
      kinds = new Map();
      forgetWhatIf();
    }
    restart(scenario.after(name, value), decision);
  }

  /** What the reader chose at the nodes of one problem means nothing in another. */
  function forgetWhatIf(): void {
    if (own['whatif']) settings = { ...settings, whatif: own['whatif'].standard };
  }

  function toggleColumn(column: number): void {
    const kind = scene.problem.matrix.columns[column]?.kind;
    if (kind) switchColumn(column, NEXT_KIND[kind]);
  }

  function switchColumn(column: number, kind: ColumnKind): void {
    const standard = scenario.scene(settings, new Map()).problem.matrix.columns[column]?.kind;
    const next = new Map(kinds);
    if (kind === standard) next.delete(column);
    else next.set(column, kind);
    kinds = next;
    forgetWhatIf();
    restart(scenario.after(null, ''));
  }

  function point(to: Highlight): void {
    const next = sameHighlight(to, noHighlight) ? (pinned ?? noHighlight) : to;
    if (sameHighlight(next, highlight)) return;
    highlight = next;
    requestDraw();
  }

  function state(): FigureState {
    // While the opening is looked for there is no step to speak of.
    const step = awaited === 'opening' ? null : player.step;
    return { settings, kinds, zoom: player.zoom, step };
  }

  /** The reader has gone somewhere: what was awaited would only take them away again. */
  function movedByHand(): void {
    awaited = null;
    committed();
  }

  /** Cancel: what a link asks for is given up, but the link stays as it is, to be opened again. */
  function stopped(): void {
    if (awaited === null || awaited === 'opening' || !('step' in awaited)) {
      movedByHand();
      return;
    }
    const { step } = awaited;
    awaited = null;
    player.seek(player.last);
    showNotice(
      `The search was stopped before step ${step.toLocaleString('en')} of the link. The figure shows how far it has come; Solve goes on.`,
    );
  }

  function committed(): void {
    stateToAddress(host.id, choices, state(), scenario.zoom, own);
  }

  function showNotice(text: string): void {
    setText(notice, text);
    notice.hidden = text === '';
  }

  function requestDraw(): void {
    if (ticket !== 0 || signal.aborted) return;
    ticket = requestAnimationFrame(() => {
      ticket = 0;
      draw();
    });
  }

  function draw(): void {
    // While the first moment is being looked for, what was drawn at build time stays.
    if (opening && awaited && run.state === 'running') {
      if (awaited === 'opening') return;
      if ('step' in awaited) searchingOn(awaited.step);
      else setText(part(host, 'caption', HTMLElement), 'Searching on to a solution…');
      solve.update();
      settingsControls.update(settings);
      part(host, 'zoom', HTMLSelectElement).value = zoom;
      return;
    }
    // On another way to the same moment, what is shown of it stays.
    if (awaited !== null && awaited !== 'opening' && 'decision' in awaited) {
      setText(part(host, 'caption', HTMLElement), 'Searching on to this step…');
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
    for (const picture of pictures) picture(scene, frame, highlight);
    timeline.update(names, isAnswerDue);
    if (awaited !== null && awaited !== 'opening' && 'step' in awaited && run.state === 'running') {
      searchingOn(awaited.step);
    }
    solve.update();
    if (run.state !== 'running') isAnswerDue = false;
    settingsControls.update(settings);
    setText(meaning, words(highlight));
    updateStatus(status, statusItems(size, frame, run.recording, run.elapsed));
    setDisabled(button(host, 'reset-columns'), kinds.size === 0);
  }

  /** A link's step may be far away: what the page does in the meantime, and how to end it. */
  function searchingOn(step: number): void {
    const cure = button(host, 'cancel') ? ' Cancel stops the search.' : '';
    const text = `Searching on to step ${step.toLocaleString('en')} of the link…${cure}`;
    setText(part(host, 'caption', HTMLElement), text);
  }

  function words({ row, column }: Highlight): string {
    const { problem } = scene;
    if (row !== null && row < problem.matrix.rows.length) return problem.describeRow(row);
    if (column !== null && column < problem.matrix.columns.length) {
      return problem.describeColumn(column);
    }
    return '';
  }

  const figure: MountedFigure = {
    get scene() {
      return scene;
    },
    get settings() {
      return settings;
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
      cancelAnimationFrame(ticket);
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
        return settings['animate'] === 'on';
      },
      awaitSolution,
      committed: movedByHand,
      stopped,
      answer: (counts) => options.answer?.(figure, counts) ?? counts,
    },
    signal,
  );
  onPress(host, 'reset-columns', resetColumns, signal);
  onPress(host, 'share', () => void share(), signal);

  function resetColumns(): void {
    kinds = new Map();
    forgetWhatIf();
    restart(scenario.after(null, ''));
  }

  async function share(): Promise<void> {
    committed();
    const link = linkTo(host.id, choices, state(), scenario.zoom, own);
    const said = optionalPart(host, 'shared', HTMLElement);
    try {
      await navigator.clipboard.writeText(link);
      setText(said, 'Link copied.');
    } catch {
      setText(said, 'The address of this page is the link.');
    }
    setTimeout(() => setText(said, ''), 4_000);
  }

  showNotice([...read.problems, ...linked.problems].join(' '));
  if (read.state.step === null) open();
  else {
    player.setZoom(zoom);
    awaited = { step: read.state.step };
    run.solve();
    settle();
  }
  requestDraw();
  return figure;
}
