import { createRecorder } from '#history/record.ts';
import { type Figure, createFigure } from '#ui/figure/figure.ts';
import { type FigureState, defaultState } from '#player/address.ts';
import { type Scenario, textSettingsOf } from '#scenarios/scenario.ts';
import { queens } from '#scenarios/queens.ts';
import type { ToSolver } from '#workers/protocol.ts';
import { createSolver } from '#workers/solver.ts';
import { type FakeTicker, fakeTicker } from '../../player/ticker.ts';

/** Queens: five are done at once and have ten solutions, eleven need a solver behind a port. */
export const manyQueens: Scenario = {
  ...queens,
  choices: { ...queens.choices, n: ['11', '5', '3'], animate: ['off', 'on'] },
  live: ['animate'],
};

export interface FigureOn {
  readonly figure: Figure;
  readonly ticker: FakeTicker;
  readonly log: {
    /** What the solvers were told. */
    readonly posted: ToSolver['kind'][];
    /** What was written into the address. */
    readonly written: FigureState[];
    changes: number;
    closed: number;
  };
  /** Lets the page draw what there is to show. */
  draw(): Figure['view'];
  /** Lets the solver do one slice; false when it rests. */
  turn(): boolean;
  /** Lets the solver work until it rests. */
  settle(): void;
  /** The solver breaks down. */
  fail(why: string): void;
}

/** A figure on a page of which there is nothing but a clock, and solvers that the test turns by hand. */
export function figureOn(
  scenario: Scenario,
  asked: Partial<FigureState> = {},
  page: { hasAnswer?: boolean; canCancel?: boolean; problems?: readonly string[]; isStill?: () => boolean } = {},
): FigureOn {
  const ticker = fakeTicker();
  const log: FigureOn['log'] = { posted: [], written: [], changes: 0, closed: 0 };
  let queue: (() => void)[] = [];
  let fail: (why: string) => void = () => undefined;
  const standard = defaultState(scenario.choices, scenario.zoom, textSettingsOf(scenario));
  const settings = { ...standard.settings, ...asked.settings };
  const figure = createFigure({
    scenario,
    read: { state: { ...standard, ...asked, settings }, problems: page.problems ?? [] },
    ...page,
    ticker,
    isToComeHidden: () => false,
    connect(hear, broken) {
      queue = [];
      fail = broken;
      const solver = createSolver(
        {
          send: (message) => hear(structuredClone(message)),
          soon: (callback) => queue.push(callback),
          now: () => {
            ticker.pass(20);
            return ticker.now();
          },
        },
        (matrix, chooser) => createRecorder(matrix, { chooser }),
      );
      return {
        post(message) {
          log.posted.push(message.kind);
          solver(structuredClone(message));
        },
        close: () => (log.closed += 1),
      };
    },
    changed: () => (log.changes += 1),
    write: (state) => log.written.push(state),
  });
  const on: FigureOn = {
    figure,
    ticker,
    log,
    draw() {
      const { view } = figure;
      if (view.moment) figure.shown();
      return view;
    },
    turn() {
      const next = queue.shift();
      next?.();
      return next !== undefined;
    },
    settle() {
      for (let turns = 0; on.turn(); turns += 1) {
        if (turns > 10_000) throw new Error('the solver never comes to rest');
      }
    },
    fail: (why) => fail(why),
  };
  return on;
}
