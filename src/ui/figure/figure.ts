import { nextKind } from '#dlx/matrix.ts';
import { positionOf } from '#history/frame.ts';
import { type Highlight, noHighlight, sameHighlight } from '#pictures/kit/highlight.ts';
import type { FigureState, ReadState } from '#player/address.ts';
import { type PlayerClock, createPlayer } from '#player/player.ts';
import { type Run, type RunOptions, createRun } from '#player/run.ts';
import { type Scenario, chooserOf } from '#scenarios/scenario.ts';
import { createAwaiting } from './awaiting.ts';
import { createDance } from './dance.ts';
import { figureProblem } from './figure-problem.ts';
import { createRunPart } from '#player/run-part.ts';
import { type FigureView, figureView } from './figure-view.ts';
import type { Instead, MountedFigure } from './mounted-figure.ts';
import { changeWords, wentWords } from './went-words.ts';

export type { MountedFigure };

/** A figure without its page: its state, and what it shows. */
export interface Figure extends MountedFigure {
  readonly view: FigureView;
  /** The current run. */
  readonly run: Run;
  /** The state that an address has for this moment. */
  readonly state: FigureState;
  /** Receives each column that is pressed while the figure asks; null while it does not. */
  answered: ((column: number) => void) | null;
  /** Called after each picture while the figure asks; null while it does not. */
  drawn: (() => void) | null;
  /** Where a change of the problem has led, as a sentence; empty when the reader has gone on from there. */
  readonly went: string;
  /** Whether the narrator speaks of columns, though the scenario has a story. */
  ofColumns: boolean;
  /** Resets all columns to the kinds that the problem gives them. */
  resetColumns(): void;
  /** To be called when the reader has settled on a step of the player. */
  settled(): void;
  /** Solves to the end; shows the first solution, or plays the search if the setting `animate` is on. */
  solve(): void;
  /** Stops the search. The address keeps the step of a link that was awaited, so that the search can go on. */
  cancel(): void;
  /** Goes to the next solution as soon as it is known, solving on if need be. */
  toNextSolution(): void;
  /** Searches on to the step of a link, which the reader was asked about. */
  searchOn(): void;
  /** To be called when the page shows a moment of the run: it replaces the built picture, and announces an answer. */
  shown(): void;
  end(): void;
}

/** What a figure is given by its page. */
export interface FigurePage {
  readonly scenario: Scenario;
  /** Its state in the address. */
  readonly read: ReadState;
  /** What its runs find. Default: `solution`. */
  readonly noun?: string | undefined;
  /** True when the page has words of its own for the answer to a change of the problem. */
  readonly hasAnswer?: boolean;
  /** True when the page has a button that stops a search. */
  readonly canCancel?: boolean;
  readonly ticker: PlayerClock;
  readonly connect: RunOptions['connect'];
  /** Whether nothing may move by itself. Default: nothing may. */
  isStill?(): boolean;
  /** Whether the page hides what comes next in all its figures. */
  isToComeHidden(): boolean;
  /** Called when there is something else to show. */
  changed(): void;
  /** Writes the state into the address. */
  write(state: FigureState): void;
}

/**
 * Creates a figure in the state that its address has. It touches no page, and runs on any clock.
 *
 * @param asked the problem of that state, for a page that has made it in a task of its own
 */
export function createFigure(page: FigurePage, asked = figureProblem(page.scenario, page.read.state)): Figure {
  const { scenario, read } = page;
  const { problem, faults } = asked;
  const { pinned: linked = -1 } = read.state;
  const lost = linked < problem.size.rows ? [] : ['The link pins a row that the matrix does not have.'];
  let pinned: Highlight | null = linked < 0 || lost.length > 0 ? null : { row: linked, column: null };
  let highlight = pinned ?? noHighlight;
  /** True once the reader has changed the problem: from then on its opening belongs in the address. */
  let isChanged = false;
  /** True until the answer to a change of the problem has been announced. */
  let isAnswerDue = false;
  /** True while the page shows the picture drawn at build time, if that is of this problem. */
  let isAsBuilt = problem.isStandard;
  let isConcealed = false;
  /** True from Solve until the search that it plays has been stopped, or is over. */
  let isWatched = false;
  /** What is said while the search is stopped because there is nothing to find; else empty. */
  let proof = '';
  let ofColumns = false;
  let instead: Instead | null = null;
  /** Where a change of the problem has led; its step is null until the run has got there. */
  let landing: {
    readonly change: string;
    readonly to: ReturnType<Scenario['after']>;
    readonly step: number | null;
  } | null = null;
  let run = startRun();
  const player = createPlayer(
    run.recording,
    page.ticker,
    () => {
      isWatched &&= player.playing;
      page.changed();
    },
    () => run.state === 'running',
  );
  const part = createRunPart(player, () => page.changed());
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
    get wanted() {
      // What was drawn at build time knows as many solutions as are looked for now.
      return isAsBuilt ? (scenario.pauseAt ?? 1) : 1;
    },
    arrived({ kind }) {
      land();
      if (kind !== 'opening' || isChanged) write();
    },
  });

  function nounNow(): string | undefined {
    return scenario.noun?.(problem.encoded, problem.settings) ?? page.noun;
  }

  function startRun(): Run {
    return createRun(problem.encoded.matrix, {
      chooser: chooserOf(problem.settings),
      walk: scenario.walk,
      recorded: scenario.recorded?.(problem.encoded.matrix),
      nodes: problem.nodes,
      restAfter: scenario.restAfter,
      connect: page.connect,
      changed: () => {
        // A run that broke off starts again, with another recording.
        if (player.recording !== run.recording) player.load(run.recording);
        awaiting.settle();
        page.changed();
      },
      now: page.ticker.now,
    });
  }

  /**
   * Solves again after a setting or a column has changed, and goes to `decision`, or else to where `to` says.
   *
   * @param change what has changed, without a full stop; null where the reader need not be told
   */
  function restart(change: string | null, to: ReturnType<Scenario['after']>, decision?: number): void {
    const before = player.step;
    const decisionBefore = positionOf(player.frame, 'decisions');
    const isToEnd = run.state === 'finished';
    isChanged = true;
    proof = '';
    instead = null;
    isAnswerDue = page.hasAnswer ?? false;
    run.dispose();
    awaiting.forgetLink();
    pinned = null;
    highlight = noHighlight;
    run = startRun();
    landing = change !== null && decision === undefined ? { change, to, step: null } : null;
    player.load(run.recording, to === 'keep' ? before : 0);
    if (decision !== undefined) awaiting.toDecision(decision, isToEnd);
    // A long run has to get to the step first.
    else if (to === 'keep' && run.state !== 'finished') awaiting.toDecision(decisionBefore, isToEnd);
    else if (to === 'opening' || (to === 'start' && problem.isStandard)) awaiting.open();
    else run.solve(1);
    if (awaiting.now === null) land();
    write();
    page.changed();
  }

  /** Notes the step at which a change of the problem has led. */
  function land(): void {
    if (landing?.step === null) landing = { ...landing, step: player.step };
  }

  function write(): void {
    page.write(figure.state);
  }

  const figure: Figure = {
    get run() {
      return run;
    },
    get problem() {
      return problem.encoded;
    },
    get settings() {
      return problem.settings;
    },
    player,
    dance: createDance(player, page.ticker, () => page.isStill?.() ?? true),
    part,
    get reveal() {
      return isConcealed || page.isToComeHidden() ? 'past' : 'all';
    },
    conceal(to) {
      isConcealed = to;
      page.changed();
    },
    get pinned() {
      return pinned;
    },
    get ofColumns() {
      return ofColumns;
    },
    set ofColumns(to) {
      ofColumns = to;
      page.changed();
    },
    get went() {
      return landing?.step === player.step ? wentWords(landing.change, landing.to, player, nounNow()) : '';
    },
    get view() {
      const { canCancel = false } = page;
      return figureView({
        problem,
        run,
        player,
        awaiting,
        highlight,
        isAsBuilt,
        isAnswerDue,
        isWatched,
        proof,
        faults: [...read.problems, ...faults, ...lost],
        canCancel,
        scenario,
        reveal: figure.reveal,
        noun: nounNow(),
        ofColumns,
        instead,
        went: figure.went,
      });
    },
    get state() {
      const { settings, kinds } = problem;
      const { now } = awaiting;
      // While the opening is searched for there is no step to write; a link keeps its own.
      const isStepless = now?.kind === 'opening' || scenario.keepsStep?.(settings) === false;
      const step = isStepless ? null : now?.kind === 'step' ? now.step : player.step;
      const row = pinned?.column === null ? pinned.row : null;
      return { settings, kinds, zoom: player.zoom, step, ...(row !== null && { pinned: row }) };
    },
    goTo(step, zoom) {
      player.setZoom(zoom);
      player.seek(step);
      figure.settled();
    },
    toDecision(decision) {
      awaiting.toDecision(decision, false);
      page.changed();
    },
    point(to) {
      const next = sameHighlight(to, noHighlight) ? (pinned ?? noHighlight) : to;
      if (sameHighlight(next, highlight)) return;
      highlight = next;
      page.changed();
    },
    pin(to) {
      const before = figure.state.pinned;
      pinned = to;
      highlight = to ?? noHighlight;
      if (figure.state.pinned !== before) write();
      page.changed();
    },
    get isProved() {
      return proof !== '';
    },
    showInstead(to) {
      instead = to;
      page.changed();
    },
    answered: null,
    drawn: null,
    get isAsking() {
      return figure.answered !== null;
    },
    pressColumn(column, otherwise) {
      if (figure.answered) figure.answered(column);
      else if (otherwise) otherwise();
      else figure.switchColumn(column, nextKind(problem.encoded.matrix, column));
    },
    switchColumn(column, kind) {
      problem.switchColumn(column, kind);
      const { name = '' } = problem.encoded.matrix.columns[column] ?? {};
      const ofBoard = ofColumns ? null : (scenario.switched?.(problem.encoded, column) ?? null);
      restart(ofBoard ?? `Column ${name} is ${kind} now`, scenario.after(null, ''));
    },
    standardOf: (setting) => scenario.choices[setting]?.[0] ?? scenario.texts?.[setting]?.standard ?? '',
    renew(change, decision) {
      problem.renew();
      restart(change, 'opening', decision);
    },
    resetColumns() {
      problem.resetColumns();
      restart('All columns have their original kinds again', scenario.after(null, ''));
    },
    set(name, value, decision) {
      const changed = problem.set(name, value);
      if (changed === 'view') {
        write();
        page.changed();
      }
      if (changed === 'problem') {
        restart(changeWords(scenario.labels?.[name], value), scenario.after(name, value), decision);
      }
    },
    settled() {
      awaiting.forget();
      write();
    },
    solve() {
      proof = '';
      run.solve();
      const isToWatch = problem.settings['animate'] === 'on';
      if (isToWatch && player.step >= player.last) player.seek(0);
      figure.settled();
      if (isToWatch) {
        player.play();
        isWatched = player.playing;
      } else if (player.solution === 0) awaiting.toSolution(1);
    },
    cancel() {
      run.cancel();
      player.pause();
      const isLink = awaiting.now?.kind === 'step';
      awaiting.stop();
      if (!isLink) write();
      page.changed();
    },
    rest(words) {
      if (run.state === 'finished') return;
      proof = words;
      figure.cancel();
    },
    toNextSolution: () => awaiting.toNextSolution(),
    searchOn() {
      awaiting.searchOn();
      write();
      page.changed();
    },
    shown() {
      isAsBuilt = false;
      if (run.state !== 'running') isAnswerDue = false;
      figure.drawn?.();
    },
    end() {
      figure.dance.rest();
      player.pause();
      run.dispose();
    },
  };

  player.setZoom(read.state.zoom);
  if (read.state.step === null) awaiting.open();
  else awaiting.openLink(read.state.step);
  return figure;
}
